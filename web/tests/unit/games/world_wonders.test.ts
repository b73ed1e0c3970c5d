/** World Wonders' geometry and the reading of its notation. */
import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { monuments } from '../../../../src/polis/games/world_wonders/components.json'
import { nameOf, turned } from '../../../src/games/world_wonders/geometry'
import { around, boxed, rounded } from '../../../src/games/world_wonders/paths'
import log from '../../../src/games/world_wonders/lesson/first_game.json'
import { learn } from '../../../src/games/world_wonders/lesson'
import {
  actionOn,
  readBuy,
  readSpot,
  spotAt,
  spotTowards,
  spotTurned,
  type Spot,
} from '../../../src/games/world_wonders/notation'
import { summary } from '../../../src/games/world_wonders/summary'
import { SILHOUETTES } from '../../../src/games/world_wonders/pieces/silhouettes'
import { TRACKS } from '../../../src/games/world_wonders/pieces/scenes'
import Tracks from '../../../src/games/world_wonders/table/Tracks.svelte'
import { reachedWith } from '../../../src/games/world_wonders/table/market/purchases'
import { nextStep } from '../../../src/games/world_wonders/table/next_steps'
import { needGames, speak } from '../../../src/text/translation.svelte'
import type { Shape, View } from '../../../src/wire/views/world_wonders'
import { CASES } from './outline_paths'

const inHand = (shapes: Record<string, Shape>): View => ({ hand: { shapes } }) as never
const cells = (spot: Spot | null) => spot?.cells.map(nameOf).sort()

describe('notation', () => {
  it('lays a long road from its corner, turned clockwise', () => {
    const view = inHand({ '': ['XXXX'] })
    expect(cells(readSpot('lay d7 r1', view))).toEqual(['d10', 'd7', 'd8', 'd9'])
    expect(cells(readSpot('lay a1 r0', view))).toEqual(['a1', 'b1', 'c1', 'd1'])
  })
  it('turns a corner piece as the engine does', () => {
    const view = inHand({ '': ['XX', 'X.'] })
    expect(cells(readSpot('lay b7 r1', view))).toEqual(['b7', 'c7', 'c8'])
  })
  it('finds the pieces of a set and of a monument by name', () => {
    const set = inHand({ one: ['X'], two: ['XX'] })
    expect(cells(readSpot('lay two b6 r0', set))).toEqual(['b6', 'c6'])
    const parts = inHand({ '0': ['LL', 'LL'], '2': ['L'] })
    expect(readSpot('lay 2 b6 r0', parts)?.cells).toHaveLength(1)
    expect(readSpot('lay 1 b6 r0', parts)).toBeNull()
  })
  it('leaves a gap uncovered', () => {
    expect(cells(readSpot('lay a1 r0', inHand({ '': ['L?L'] })))).toEqual(['a1', 'c1'])
  })
  it('tells purchases from everything else', () => {
    expect(readBuy('buy pedestal 1')).toBe('pedestal 1')
    expect(readBuy('loan')).toBeNull()
    expect(readSpot('buy S2', inHand({ '': ['XX', 'X.'] }))).toBeNull()
  })
})

describe('the action that a click means', () => {
  const map = Array<string>(10).fill('............')
  it('lays the piece on the cell, its middle as near as can be', () => {
    expect(actionOn(['XXXX'], '', 0, [5.4, 2.5], map)).toBe('lay d3 r0')
    expect(actionOn(['XXXX'], '', 1, [5.5, 5.4], map)).toBe('lay f4 r1')
    expect(actionOn(['XX'], 'two', 0, [0.5, 0.5], map)).toBe('lay two a1 r0')
  })
  it('stays on the map', () => {
    expect(actionOn(['XXXX'], '', 0, [11.5, 0.5], map)).toBe('lay i1 r0')
    expect(actionOn(['XXXX'], '', 1, [11.5, 9.5], map)).toBe('lay l7 r1')
    expect(actionOn(['XXXX'], '', 0, [5, 10.2], map)).toBeNull()
  })
})

describe('choosing a place', () => {
  const view = inHand({ '': ['XXXX'] })
  const spots = ['lay a7 r1', 'lay b7 r1', 'lay a10 r0', 'lay b10 r0'].map((action) =>
    readSpot(action, view)!,
  )
  it('takes what covers the point, turned as it is if it can', () => {
    expect(spotAt(spots, 1, 1.5, 9.5)?.action).toBe('lay b7 r1')
    expect(spotAt(spots, 0, 1.5, 9.5)?.action).toBe('lay a10 r0')
    expect(spotAt(spots, 0, 1.5, 7.5)?.action).toBe('lay b7 r1')
    expect(spotAt(spots, 0, 9, 1)).toBeNull()
  })
  it('turns to a place that overlaps, and moves with the arrows', () => {
    expect(spotTurned(spots, spots[0]!, 1)?.turn).toBe(0)
    expect(spotTowards(spots, spots[0]!, 'ArrowRight')?.action).toBe('lay b7 r1')
    expect(spotTowards(spots, spots[0]!, 'ArrowUp')).toBeNull()
  })
})

describe('geometry', () => {
  it('comes back to the same shape after four turns', () => {
    for (const { pieces } of monuments)
      for (const shape of pieces) expect(turned(shape, 4)).toEqual(shape)
  })
  it('draws an outline within its lines, with round corners', () => {
    expect(rounded(boxed([1, 0, 2, 1]))).toBe('M120 0L120 40L40 40L40 0Z')
    expect(rounded(boxed([0, 0, 1, 1]), 1.5, 6)).toBe(
      'M32.5 1.5Q38.5 1.5 38.5 7.5L38.5 32.5Q38.5 38.5 32.5 38.5' +
        'L7.5 38.5Q1.5 38.5 1.5 32.5L1.5 7.5Q1.5 1.5 7.5 1.5Z',
    )
    const hole = [[1, 1, 1, 2, 2, 2, 2, 1]]
    expect(rounded(hole, 1)).toBe('M39 39L39 81L81 81L81 39Z')
  })
  it('draws outlines as the engine does', () => {
    for (const { outline, inset, bend, path } of CASES)
      expect(rounded(outline, inset, bend)).toBe(path)
  })
  it('finds the outline of a thing where it lies', () => {
    expect(around({ kind: 'road', cells: ['b3', 'b4'] })).toEqual([[2, 2, 2, 4, 1, 4, 1, 2]])
    const figure = { outline: [[2, 0, 2, 1, 0, 1, 0, 0]], parts: [] }
    const monument = { kind: 'monument', id: 'giza', cells: ['c2', 'd2'], figure } as const
    expect(around(monument)).toEqual([[4, 1, 4, 2, 2, 2, 2, 1]])
    expect(around({ ...monument, figure: undefined as never })).toHaveLength(2)
  })
  it('has a drawing of every monument', () => {
    for (const { id } of monuments) expect(SILHOUETTES[id], id).toBeDefined()
  })
})

it('comments the first game where its moves are', () => {
  const { steps } = learn.tutorial
  expect(steps.every(({ at }) => at <= log.moves.length)).toBe(true)
  expect(steps.at(-1)!.at).toBe(log.moves.length)
})

describe('the next step of a line', () => {
  const next = { ring: 2, resources: ['gears'], nature: ['a6'], district: null }
  const view = (more: object = {}, city: object = {}): View =>
    ({
      cities: [{ loan: false, next, terrain: Array<string>(10).fill('............'), ...city }],
      display: [],
      objectives: [],
      loan: { gives: 2, repay: 3, penalty: 2 },
      ...more,
    }) as never
  const words = (key: string, shown: View, goal = 0) =>
    nextStep({ key, args: {} } as never, shown, 0, goal)

  beforeAll(async () => {
    await speak('en', false)
    await needGames('world-wonders')
  })
  it('says what is missing', () => {
    expect(words('ww-line-population', view())).toContain('2 more spaces')
    expect(words('ww-line-resource', view())).toContain('technology')
    expect(words('ww-line-nature', view())).toContain('the last free natural resource')
    expect(words('ww-line-loan', view())).toContain('2 points')
    expect(words('ww-line-loan', view({}, { loan: true }))).toContain('3 coins')
    const district = { type: 'B', cells: ['a1', 'b1'], open: ['c1'] }
    const open = view({}, { next: { ...next, district } })
    expect(words('ww-line-districts', open)).toMatch(/1 cell.*library \(upper left/)
  })
  it('says when nothing is missing', () => {
    const done = { ring: null, resources: [], nature: [], district: null }
    const full = view({}, { next: done })
    for (const line of ['population', 'resource', 'nature', 'districts', 'monuments'])
      expect(words(`ww-line-${line}`, full)).not.toMatch(/Next point|ww-/)
  })
  it('finds the objective of its line', () => {
    const goal = (missing: number) => ({ first: 3, ranking: [{ seat: 0, missing }] })
    const shown = view({ objectives: [goal(0), goal(4)] })
    expect(words('ww-line-objective', shown, 0)).toBe('First place is yours alone')
    expect(words('ww-line-objective', shown, 1)).toMatch(/^4 more.*3 points/)
  })
})

describe('the tracks', () => {
  const reached = [{ gears: 6, population: 2 }, { gears: 4 }]
  const view = {
    stacks: [
      { id: 'S5', tile: { gears: 3, reached } },
      { id: 'S6', tile: null },
    ],
    display: [null, { id: 'giza', population: 1, reached: [{ population: 3 }, {}] }],
  } as unknown as View

  beforeAll(async () => {
    await speak('en', false)
    await needGames('world-wonders')
  })
  it('take from the server where the markers of each city would stand', () => {
    expect(reachedWith(view, 'S5', 0)).toEqual({ gears: 6, population: 2 })
    expect(reachedWith(view, 'S5', 1)).toEqual({ gears: 4 })
    expect(reachedWith(view, 'giza', 0)).toEqual({ population: 3 })
    for (const other of ['S6', 'road', null]) expect(reachedWith(view, other, 0)).toBeNull()
  })
  it('light the spaces up to there, and say what the next step gives', () => {
    const { food, gears } = TRACKS.city.resources
    const spaces = { gears: gears + 2, population: TRACKS.city.population + 1 }
    const shown = mount(Tracks, { target: document.body, props: { ...TRACKS, reached: spaces } })
    flushSync()
    const rows = [...document.querySelectorAll('.tracks li')]
    expect(rows.map((row) => row.querySelectorAll('.more').length)).toEqual([0, 0, 2, 1])
    expect(rows[0]!.querySelectorAll('.done')).toHaveLength(food + 1)
    const words = rows.map((row) => row.querySelector('.next')!.textContent)
    expect(words.map((text) => text.includes('lowest'))).toEqual([false, false, true, false])
    expect(words[3]).toContain(`next ring in ${TRACKS.city.next.ring}`)
    void unmount(shown)
  })
})

describe('since the last turn', () => {
  beforeAll(async () => {
    await speak('en', false)
    await needGames('world-wonders')
  })
  it('calls a monument of another set by the name that the set gives it', () => {
    const piece = { type: 'monument', key: 'sphinx', letter: null, gains: null } as const
    const bought = [
      { kind: 'take', seat: 1, piece, slot: 0 } as const,
      { kind: 'pay', payer: 1, payee: null, amount: 3, reason: 'buy' } as never,
    ]
    const said = summary(bought, 1, {} as never, { names: { sphinx: 'the Sphinx' } })
    expect(said.join()).toContain('the Sphinx')
    expect(said.join()).not.toContain('ww-monument')
  })
})
