import { describe, expect, it } from 'vitest'
import { START } from '../../../src/games/akropolis/box'
import { depth, keeper, laid, standing } from '../../../src/games/akropolis/board/city'
import { marksFor } from '../../../src/games/akropolis/board/highlights'
import {
  footprint,
  nextTurn,
  placesOf,
  readPose,
  readTake,
  writePose,
} from '../../../src/games/akropolis/notation'
import { cellAt, ground } from '../../../src/games/akropolis/pieces/shape'
import type { Cell } from '../../../src/wire/views/akropolis'

describe('notation', () => {
  it('reads and writes places', () => {
    for (const action of ['place 2,-1 se', 'place -10,0 n', 'place 0,0 nw']) {
      expect(writePose(readPose(action)!)).toBe(action)
    }
    expect(readPose('take 2')).toBeNull()
    expect(readTake('take 2')).toBe(1)
    expect(readTake('place 2,-1 se')).toBeNull()
  })

  it('lays letters 1 and 2 clockwise', () => {
    expect(footprint({ at: [1, -1], turn: 0 })).toEqual([
      [1, -1],
      [1, -2],
      [2, -2],
    ])
  })

  it('turns to the next way that is possible, forwards and back', () => {
    const places = placesOf([3, 0].map((turn) => ({ at: [0, 0] as Cell, turn })))
    const { turns } = places.get('0,0')!
    expect(nextTurn(turns, 1)).toBe(3)
    expect(nextTurn(turns, 4)).toBe(0)
    expect(nextTurn(turns, 2, -1)).toBe(0)
  })
})

describe('the drawing', () => {
  it('finds the cell under the middle of every cell', () => {
    for (let q = -3; q <= 3; q++) {
      for (let r = -3; r <= 3; r++) expect(cellAt(...ground([q, r]))).toEqual([q, r])
    }
  })

  it('paints from back to front and hides walls behind equal heights', () => {
    const columns = standing(START, [], false)
    const order = columns.map(({ column }) => depth(column.at))
    expect(order).toEqual([...order].sort((one, other) => one - other))
    const north = columns.find(({ key }) => key === '0,-1')!
    expect(north.walls).toBe(1)
    const walled = standing(
      [
        { at: [0, -1], hex: 'q', level: 2 },
        { at: [0, 0], hex: 'q', level: 2 },
        { at: [-1, 0], hex: 'q', level: 2 },
        { at: [1, -1], hex: 'q', level: 2 },
      ],
      [],
      false,
    )
    expect(walled.find(({ key }) => key === '0,-1')!.walls).toBe(0)
  })

  it('keeps the columns it has as long as they are the same', () => {
    const keep = keeper()
    const first = keep(START)
    expect(keep(START.map((column) => ({ ...column })))).toBe(first)
    expect(keep(START.map((column) => ({ ...column, level: 2 })))).not.toBe(first)
  })

  it('lays a ghost one level above what is there', () => {
    const ghost = laid('mqt', [[0, 0], [5, 5], [0, -1]], START) // prettier-ignore
    expect(ghost.map(({ level }) => level)).toEqual([2, 1, 2])
  })

  it('marks the districts of a kind and leaves the others', () => {
    const marks = marksFor(
      [
        { at: [0, 0], hex: 'm', level: 1, reason: 'beside-market' },
        { at: [1, 0], hex: 'M', level: 1 },
        { at: [2, 0], hex: 'h', level: 1, reason: 'counts' },
      ],
      'market',
    )
    expect([...marks]).toEqual([
      ['0,0', 'off'],
      ['1,0', 'counts'],
    ])
  })
})
