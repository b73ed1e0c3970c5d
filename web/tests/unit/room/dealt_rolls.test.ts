import { expect, test } from 'vitest'
import { split, upTo } from '../../../src/room/live/dealt_rolls'
import type { Step } from '../../../src/room/live/playback.svelte'
import type { LogEntry, PositionView } from '../../../src/server/model'

const roll = { kind: 'roll', seat: 0, waits: true, coins: [3, 4] }
const line = (move: string, effects: unknown[] = []) => ({ move, effects })
const entry = (number: number, moves: unknown[]) => ({ number, moves }) as unknown as LogEntry
const step = (moves: unknown[]): Step => ({
  position: {
    number: 7,
    to_act: 0,
    legal: ['build nothing'],
    view: 'after',
  } as unknown as PositionView,
  entries: [entry(6, [line('x')]), entry(7, moves)],
  seat: 1,
  asks: false,
})
const before = () => 'before'

test('a roll that is dealt with the move before is a step of its own', () => {
  const [done, dealt] = split(step([line('build ranch'), line('5', [roll])]), before, [0])
  expect(done!.position).toMatchObject({ number: 6.5, view: 'before', to_act: 0, legal: [] })
  expect(done!.entries.map(({ moves }) => moves.map(({ move }) => move))).toEqual([
    ['x'],
    ['build ranch'],
  ])
  expect([done!.seat, done!.asks, dealt!.seat, dealt!.asks]).toEqual([1, false, 0, true])
  expect(dealt!.position.number).toBe(7)
  expect(dealt!.entries.map(({ moves }) => moves.map(({ move }) => move))).toEqual([['5']])
})

test('another player’s roll waits for nobody', () => {
  const [, dealt] = split(step([line('build ranch'), line('5', [roll])]), before, [1])
  expect(dealt!.asks).toBe(false)
})

test('other moves are one step', () => {
  const whole = step([line('build ranch'), line('5', [{ ...roll, waits: false }])])
  expect(split(whole, before, [0])).toEqual([whole])
  const unknown = step([line('build ranch'), line('5', [roll])])
  expect(split(unknown, undefined, [0])).toEqual([unknown])
})

test('of several rolls in an uploaded game only the last waits, unless its turn is over', () => {
  const turn = { kind: 'turn', seat: 0 }
  const game = [line('5', [roll]), line('build ranch', [turn]), line('3', [roll])]
  const [done, dealt] = split(step(game), before, [0])
  expect(done!.entries.at(-1)!.moves.map(({ move }) => move)).toEqual(['5', 'build ranch'])
  expect(dealt!.entries[0]!.moves.map(({ move }) => move)).toEqual(['3'])
  const built = step([...game, line('build bakery', [turn])])
  expect(split(built, before, [0])).toEqual([built])
})

test('of a row that is shown in part, the log has that part', () => {
  const rows = [entry(6, [line('x')]), entry(7, [line('build ranch'), line('5', [roll])])]
  const part = entry(7, [line('build ranch')])
  const at = (number: number) => ({ number }) as PositionView
  expect(upTo(rows, at(6.5), [part])).toEqual([rows[0], part])
  expect(upTo(rows, at(7), [])).toBe(rows)
  expect(upTo(rows, at(6), [part])).toEqual([rows[0]])
})
