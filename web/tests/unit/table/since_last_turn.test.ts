import { expect, test } from 'vitest'
import { since } from '../../../src/table/lists/since_last_turn'
import type { LogRow } from '../../../src/table/lists/LogList.svelte'

const line = (effects: unknown[] = []) => ({ tell: { key: '', args: {} }, news: [], effects })
const roll = (seat: number) => line([{ kind: 'roll', seat }])
const row = (key: number, seat: number | null, more: Partial<LogRow> = {}): LogRow => ({
  key,
  seat,
  moves: [line()],
  undone: false,
  undo: false,
  by: null,
  ...more,
})
const told = (rows: LogRow[]) =>
  since(rows, [0]).map(({ seat, moves }) => [seat, moves.map(({ key }) => key)])

test('the moves of the others after the last own one, by seat', () => {
  const rows = [row(1, 1), row(2, 0), row(3, 1), row(4, 2), row(5, 1)]
  expect(told(rows)).toEqual([
    [1, ['3-0', '5-0']],
    [2, ['4-0']],
  ])
})

test('before the first own move everything counts', () => {
  expect(told([row(1, 1), row(2, 2)])).toEqual([
    [1, ['1-0']],
    [2, ['2-0']],
  ])
})

test('what was taken back, and what a bot did for us, is not our last move', () => {
  const rows = [row(1, 0), row(2, 1), row(3, 0, { undone: true }), row(4, 0, { by: 'clock' })]
  expect(told(rows)).toEqual([[1, ['2-0']]])
})

test('a roll is its roller’s, whoever’s move it was dealt with', () => {
  const rows = [row(1, 0, { moves: [line(), roll(1)] }), row(2, 1, { moves: [line(), roll(0)] })]
  expect(told(rows)).toEqual([[1, ['1-1', '2-0']]])
})
