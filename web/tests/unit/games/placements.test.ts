/** Places in words: no notation in any language, and no two places with the same words. */
import { describe, expect, test } from 'vitest'
import { table as akropolis } from '../../../src/games/akropolis/table'
import { table as wonders } from '../../../src/games/world_wonders/table'
import type { GameTable } from '../../../src/games/interface'
import type { Frame, LegalAction } from '../../../src/server/model'
import { LANGUAGES } from '../../../src/text/bundle'
import { needGames, speak } from '../../../src/text/translation.svelte'

const frame = (view: object, actions: string[]): Frame<never> =>
  ({
    view: { seat: 0, ...view },
    toAct: 0,
    legal: actions.map((action) => ({ action, tell: null })),
  }) as never

const QUARRIES = [
  { at: [0, 0], hex: 'H', level: 1 },
  { at: [0, -1], hex: 'q', level: 1 },
  { at: [1, 0], hex: 'q', level: 1 },
  { at: [-1, 1], hex: 'q', level: 1 },
]
const TILE = frame({ hand: 'gmh', site: [], cities: [{ cells: QUARRIES }] }, [
  'place 0,0 n',
  'place 0,0 ne',
  'place 2,-1 n',
  'place -1,2 s',
])

const MAP = ['......', '.N....', '......', '..WW..', '......', '......']
const LIBRARY = frame(
  {
    hand: {
      item: 'S1',
      type: 'B',
      rest: { '': 1 },
      shapes: { '': ['XX'] },
      touched: [[], ['N'], ['H', 'BR', 'W'], ['monument giza', 'S'], ['monument folly']],
    },
    names: { folly: 'The Folly' },
    cities: [{ terrain: MAP }],
  },
  ['lay a1 r0', 'lay c1 r1', 'lay c5 r0', 'lay e6 r0', 'lay f2 r1'],
)

/** Column letters, pairs of numbers, turns and other words of the notation. */
const CODE = /\b[a-l]\d|\d,-?\d|\br[0-3]\b|\b(lay|buy)\b|\bS\d/

describe.each(LANGUAGES)('in %s', (language) => {
  const labels = async (game: GameTable, moment: Frame<never>, inList: boolean) => {
    await needGames('akropolis', 'world-wonders')
    await speak(language, false)
    return moment.legal.map((one: LegalAction) => game.label!(one, moment, inList) ?? '')
  }

  test.each([
    ['a tile', akropolis, TILE],
    ['a building', wonders, LIBRARY],
  ] as const)('every place of %s has words of its own', async (_, game, moment) => {
    const inList = await labels(game, moment, true)
    expect(new Set(inList).size).toBe(moment.legal.length)
    for (const words of [...inList, ...(await labels(game, moment, false))]) {
      expect(words).not.toBe('')
      expect(words).not.toMatch(CODE)
    }
  })

  test('groups of places are named by where they are', async () => {
    await labels(wonders, LIBRARY, true)
    const groups = wonders.groups!(LIBRARY.legal, LIBRARY)
    expect(groups.length).toBeGreaterThan(2)
    for (const { title } of groups) expect(title).not.toMatch(CODE)
  })
})

test('what a place covers or touches is said', async () => {
  await needGames('akropolis', 'world-wonders')
  await speak('en', false)
  const first = (game: GameTable, moment: Frame<never>, n: number) =>
    game.label!(moment.legal[n]!, moment, false)
  expect(first(akropolis, TILE, 0)).toBe(
    'you place the tile on level 2 (middle) and cover house plaza and quarry',
  )
  expect(first(akropolis, TILE, 2)).toBe('you place the tile on level 1 (right)')
  expect(first(wonders, LIBRARY, 1)).toBe('you place it here (top), beside natural resource')
  expect(first(wonders, LIBRARY, 2)).toBe(
    'you place it here (bottom), beside dwelling, bridge and water',
  )
  expect(first(wonders, LIBRARY, 3)).toContain('beside Giza Pyramid Complex and the sidewalk')
  expect(first(wonders, LIBRARY, 4)).toContain('beside The Folly')
})
