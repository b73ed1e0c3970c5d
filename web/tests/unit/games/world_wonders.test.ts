/** World Wonders' geometry and the reading of its notation. */
import { describe, expect, it } from 'vitest'
import { MONUMENTS, shortShape } from '../../../src/games/world_wonders/box'
import { nameOf, turned, type Cell } from '../../../src/games/world_wonders/geometry'
import { contour, heart, largest, monumentParts } from '../../../src/games/world_wonders/outlines'
import log from '../../../src/games/world_wonders/lesson/first_game.json'
import { learn } from '../../../src/games/world_wonders/lesson'
import {
  readBuy,
  readSpot,
  spotAt,
  spotTowards,
  spotTurned,
  type Spot,
} from '../../../src/games/world_wonders/notation'
import outlines from './outlines.json'
import { SILHOUETTES } from '../../../src/games/world_wonders/pieces/silhouettes'
import type { View } from '../../../src/wire/views/world_wonders'

interface Area {
  cells: Cell[]
  contour: string
  rounded: string
  heart: Cell
  wide: number[]
  tall: number[]
}
interface Parts {
  id: string
  cells: Cell[]
  parts: Cell[][]
}

const inHand = (item: string, rest: Record<string, number>): View =>
  ({ hand: { item, rest, cells: [] }, stacks: [{ id: 'S2', shape: ['XX', 'X.'] }] }) as never
const cells = (spot: Spot | null) => spot?.cells.map(nameOf).sort()

describe('notation', () => {
  it('lays a long road from its corner, turned clockwise', () => {
    const view = inHand('road', { '': 1 })
    expect(cells(readSpot('lay d7 r1', view))).toEqual(['d10', 'd7', 'd8', 'd9'])
    expect(cells(readSpot('lay a1 r0', view))).toEqual(['a1', 'b1', 'c1', 'd1'])
  })
  it('turns a corner piece as the engine does', () => {
    const view = inHand('S2', { '': 1 })
    expect(cells(readSpot('lay b7 r1', view))).toEqual(['b7', 'c7', 'c8'])
  })
  it('knows the pieces of a set and of a monument by name', () => {
    expect(cells(readSpot('lay two b6 r0', inHand('set', { one: 1, two: 2 })))).toEqual([
      'b6',
      'c6',
    ])
    expect(readSpot('lay 2 b6 r0', inHand('giza', { '0': 2, '2': 1 }))?.cells).toHaveLength(1)
    expect(shortShape('one')).toEqual(['X'])
  })
  it('leaves a gap uncovered', () => {
    expect(cells(readSpot('lay a1 r0', inHand('obelisks', { '': 1 })))).toEqual(['a1', 'c1'])
  })
  it('tells purchases from everything else', () => {
    expect(readBuy('buy pedestal 1')).toBe('pedestal 1')
    expect(readBuy('loan')).toBeNull()
    expect(readSpot('buy S2', inHand('S2', {}))).toBeNull()
  })
})

describe('choosing a place', () => {
  const view = inHand('road', { '': 1 })
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
    for (const { pieces } of MONUMENTS.values())
      for (const shape of pieces) expect(turned(shape, 4)).toEqual(shape)
  })
  it('outlines areas as the engine does', () => {
    for (const { cells, ...expected } of outlines.areas as unknown as Area[]) {
      const wide = largest(cells, true)
      const tall = largest(cells, false)
      const found = { contour: contour(cells), rounded: contour(cells, 1.5, 6), wide, tall }
      expect({ ...found, heart: heart(cells) }).toEqual(expected)
    }
  })
  it('finds the pieces of a monument as the engine does', () => {
    for (const { id, cells, parts } of outlines.monuments as unknown as Parts[]) {
      const found = monumentParts(cells, MONUMENTS.get(id)!.pieces)
      expect(found.map((part) => part.map(nameOf).sort())).toEqual(
        parts.map((part) => part.map(nameOf).sort()),
      )
    }
  })
  it('has a drawing of every monument', () => {
    for (const id of MONUMENTS.keys()) expect(SILHOUETTES[id], id).toBeDefined()
  })
})

it('comments the first game where its moves are', () => {
  const { steps } = learn.tutorial
  expect(steps.every(({ at }) => at <= log.moves.length)).toBe(true)
  expect(steps.at(-1)!.at).toBe(log.moves.length)
})
