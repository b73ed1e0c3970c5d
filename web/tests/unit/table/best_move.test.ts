import { expect, test } from 'vitest'
import { bestIncome, bestMove } from '../../../src/table/scores/best_move'
import type { Move } from '../../../src/server/model'

const move = (seat: number | null, ...effects: Move['effects']): Move => ({
  seat,
  move: '',
  tell: { key: '', args: {} },
  news: [],
  effects,
})
const pay = (payer: number | null, payee: number | null, amount: number) => ({
  kind: 'pay',
  payer,
  payee,
  amount,
})

test('the decision that brought its player most', () => {
  const moves = [move(0), move(null), move(1), move(0)]
  const scores = [
    [0, 0],
    [3, 0],
    [3, 9],
    [3, 14],
    [7, 14],
  ]
  expect(bestMove({ moves, scores })).toEqual({ move: moves[2], at: 3, gain: 5 })
})

test('in a game of single points no move stands out', () => {
  expect(bestMove({ moves: [move(0)], scores: [[0], [1]] })).toBeNull()
})

test('the largest income of one seat by one move, on whosever turn', () => {
  const moves = [
    move(null, { kind: 'roll' }, pay(null, 0, 3), pay(0, 1, 2), pay(null, 0, 1)),
    move(0, pay(0, null, 9)),
    move(null, pay(null, 1, 3), pay(0, 1, 2)),
    move(null, pay(null, 0, 5)),
  ]
  expect(bestIncome({ moves })).toEqual({ move: moves[2], at: 3, gain: 5, seat: 1 })
})

test('where nobody is paid anything there is no income', () => {
  expect(bestIncome({ moves: [move(0, pay(0, null, 4), pay(null, 1, 0))] })).toBeNull()
})
