import { expect, test } from 'vitest'
import { chosenOptions, optionsFor, settingsFor, setUpOf } from '../../../src/room/lobby/set_up'
import type { OptionSheet, RoomInfo, Seat, Settings, SettingSheet } from '../../../src/server/model'

const option = (key: string, players: number[], needs: string | null = null): OptionSheet => ({
  key,
  values: ['false', 'true'],
  flag: true,
  default: false,
  players,
  needs,
})
const SHEET = [option('solo', [1]), option('gardens', [1, 2]), option('lakes', [1, 2], 'gardens')]
const keys = (all: OptionSheet[]) => all.map(({ key }) => key)

test('options are shown where they change anything', () => {
  expect(keys(optionsFor(SHEET, 1, {}))).toEqual(['solo', 'gardens'])
  expect(keys(optionsFor(SHEET, 2, { gardens: true }))).toEqual(['gardens', 'lakes'])
})

test('what was chosen before it was hidden does not count', () => {
  const chosen = { solo: true, gardens: false, lakes: true }
  expect(chosenOptions(SHEET, 2, chosen)).toEqual({ gardens: false })
  expect(chosenOptions(SHEET, 1, chosen)).toEqual({ solo: true, gardens: false })
})

const SETTINGS: SettingSheet[] = [
  { key: 'public', company: null, needs: [] },
  { key: 'undo', company: 'others', needs: [] },
  { key: 'auto_start', company: 'open', needs: [] },
  { key: 'spectator_chat', company: null, needs: ['spectators', 'chat'] },
]
const room: Settings = { public: false, spectators: true, clock: null, undo: 'agreement' }

test.each([
  ['at one device', { others: false, open: false }, ['public', 'spectator_chat']],
  ['at two devices', { others: true, open: false }, ['public', 'undo', 'spectator_chat']],
  [
    'with an open seat',
    { others: true, open: true },
    ['public', 'undo', 'auto_start', 'spectator_chat'],
  ],
])('settings of a room: %s', (_, setUp, shown) => {
  expect(settingsFor(SETTINGS, setUp, room)).toEqual(shown)
  const quiet = { ...room, chat: false }
  expect(settingsFor(SETTINGS, setUp, quiet)).toEqual(
    shown.filter((key) => key !== 'spectator_chat'),
  )
})

test('the set-up of a room, as one of its devices sees it', () => {
  const seat = (number: number, kind: Seat['kind']) => ({ seat: number, kind }) as Seat
  const at = (status: RoomInfo['status'], ...kinds: Seat['kind'][]) =>
    setUpOf({ status, seats: kinds.map((kind, n) => seat(n, kind)) } as RoomInfo, {
      seats: [0],
      host: true,
    })
  expect(at('playing', 'person', 'bot')).toEqual({ others: false, open: false })
  expect(at('playing', 'person', 'person')).toEqual({ others: true, open: false })
  expect(at('open', 'person', 'open')).toEqual({ others: true, open: true })
})
