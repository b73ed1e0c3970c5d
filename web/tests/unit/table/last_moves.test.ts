import { expect, test } from 'vitest'
import type { Move } from '../../../src/server/model'
import { lastMoves } from '../../../src/table/lists/last_moves'

const move = (seat: number | null, ...effects: Record<string, unknown>[]): Move => ({
  seat,
  move: '',
  tell: { key: '', args: {} },
  news: [],
  effects: effects as Move['effects'],
})
const turn = (seat: number) => ({ kind: 'turn', seat, again: false })
const did = (what: string) => ({ kind: what })

const kinds = (moves: Move[], seat: number) =>
  (lastMoves(moves).get(seat) ?? []).map(({ kind }) => kind).filter((kind) => kind !== 'turn')

test('the last two turns of a seat count, the oldest first, without what chance did', () => {
  const moves = [
    move(null, did('reveal'), turn(0)),
    move(0, did('first'), turn(1)),
    move(1, did('other'), turn(0)),
    move(0, did('take')),
    move(0, did('place'), turn(1)),
    move(null, did('reveal')),
    move(1, did('another'), turn(0)),
    move(0, did('take')),
  ]
  expect(kinds(moves, 0)).toEqual(['take', 'place', 'take'])
  expect(kinds(moves, 1)).toEqual(['other', 'another'])
  expect(kinds(moves, 2)).toEqual([])
})

test('a turn in which a seat decided nothing changes nothing', () => {
  const moves = [
    move(null, turn(0)),
    move(0, did('build'), turn(1)),
    move(1, did('other'), turn(0)),
    move(null, turn(1)),
    move(1, did('other'), turn(0)),
  ]
  expect(kinds(moves, 0)).toEqual(['build'])
})
