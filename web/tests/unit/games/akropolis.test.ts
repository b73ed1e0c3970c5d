import { describe, expect, it } from 'vitest'
import { START } from '../../../src/games/akropolis/pieces/art'
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
import { Viewport } from '../../../src/games/akropolis/board/viewport.svelte'
import { HALF, RADIUS } from '../../../src/games/akropolis/pieces/art'
import { cellAt, extent, ground, nearestTo } from '../../../src/games/akropolis/pieces/shape'
import { summary } from '../../../src/games/akropolis/summary'
import { Drag } from '../../../src/games/akropolis/table/drag.svelte'
import { needGames, speak } from '../../../src/text/translation.svelte'
import type { Effect } from '../../../src/wire/effects/akropolis'
import type { Cell } from '../../../src/wire/views/akropolis'

it('says what a tile cost by what was paid', async () => {
  await speak('en', false)
  await needGames('akropolis')
  const take = { kind: 'take', seat: 1, piece: { type: 'tile', key: 'hmq' }, place: 2 } as const
  const turn: Effect = { kind: 'turn', seat: 0, again: false }
  const pay: Effect = { kind: 'pay', payer: 1, payee: null, amount: 3, cells: [] }
  expect(summary([take, pay, turn])).toEqual(['took a tile for 3 stones'])
  expect(summary([take, turn])).toEqual(['took a tile for free'])
})

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

describe('dragging a tile', () => {
  const at = (x: number, y: number) => ({
    pointerId: 1,
    pointerType: 'mouse',
    clientX: x,
    clientY: y,
  })
  const event = (x: number, y: number) =>
    ({ ...at(x, y), button: 0, target: { hasPointerCapture: () => false } }) as never
  function table() {
    const done: string[] = []
    const state = { inHand: false }
    const drag = new Drag({
      // The board begins at x = 100.
      board: () => ({
        holds: (x) => x >= 100,
        nearest: (x, y) => (x >= 100 ? [Math.round(x / 100), Math.round(y / 100)] : null),
      }),
      inHand: () => state.inHand,
      take: (place) => done.push(`take ${place}`),
      lay: (cell) => done.push(`lay ${cell}`),
    })
    return { drag, done, state }
  }

  it('takes on the board and lays out where it is dropped', () => {
    const { drag, done, state } = table()
    drag.press(event(10, 10), 'hhq', 2)
    drag.move(event(14, 10))
    expect(drag.tile).toBeNull()
    drag.move(event(60, 10))
    expect([drag.tile, ...done]).toEqual(['hhq'])
    drag.move(event(300, 200))
    drag.move(event(310, 200))
    expect(done).toEqual(['take 2'])
    state.inHand = true
    expect(drag.follow()).toEqual([3, 2])
    drag.release(event(310, 200))
    drag.follow()
    expect(done).toEqual(['take 2', 'lay 3,2'])
    expect(drag.tile).toBeNull()
  })

  it('waits with what is dropped until it is in hand', () => {
    const { drag, done, state } = table()
    drag.press(event(10, 10), 'hhq', 0)
    drag.move(event(200, 100))
    drag.release(event(200, 100))
    expect([drag.follow(), ...done]).toEqual([null, 'take 0'])
    state.inHand = true
    drag.follow()
    expect(done).toEqual(['take 0', 'lay 2,1'])
  })

  it('changes nothing when it ends elsewhere, and is no click', () => {
    const { drag, done } = table()
    drag.press(event(10, 10), 'hhq', 0)
    drag.move(event(60, 60))
    drag.move(event(10, 11))
    drag.release(event(10, 11))
    expect([drag.tile, ...done]).toEqual([null])
    const stopped: string[] = []
    const click = {
      detail: 1,
      stopPropagation: () => stopped.push('click'),
      preventDefault: () => undefined,
    } as never
    drag.click(click)
    drag.click(click)
    expect(stopped).toEqual(['click'])
  })
})

describe('the window on a city', () => {
  it('fits everything within two hexes of the city, below what covers it', () => {
    const view = new Viewport()
    view.width = 360
    view.height = 400
    const cells = [0, 1, 2, 3].map((q) => ({ at: [q, 0] as Cell, level: 1 }))
    view.fit(extent(cells, false), { covered: [52, 0, 40], margin: 2 })
    for (const at of [
      [-2, 0],
      [5, 0],
      [0, 2],
      [3, -2],
    ] as Cell[]) {
      const [x, y] = ground(at)
      const left = view.width / 2 + (x - RADIUS - view.x) * view.scale
      const right = view.width / 2 + (x + RADIUS - view.x) * view.scale
      const top = view.height / 2 + (y - HALF - view.y) * view.scale
      const bottom = view.height / 2 + (y + HALF - view.y) * view.scale
      expect(Math.min(left, top - 52, 360 - right, 360 - bottom)).toBeGreaterThanOrEqual(-0.001)
      expect(view.shows(x, y)).toBe(true)
    }
    expect(view.shows(...ground([20, 0]))).toBe(false)
  })
  it('finds the nearest of several points', () => {
    const tops = [
      { at: [0, 0] as Cell, point: [0, 0] as const },
      { at: [1, 0] as Cell, point: [10, 0] as const },
    ]
    expect(nearestTo(tops, 7, 3)).toEqual([1, 0])
    expect(nearestTo([], 7, 3)).toBeNull()
  })
})
