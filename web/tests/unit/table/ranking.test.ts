import { expect, test } from 'vitest'
import { ranking } from '../../../src/table/players/ranking'

test('who shares the win comes first, then who has more points', () => {
  const rows = ranking([30, 41, 41, 30], ['0', '0', '1', '0'])
  expect(rows.map(({ seat }) => seat)).toEqual([2, 1, 0, 3])
  expect(rows.map(({ wins }) => wins)).toEqual([true, false, false, false])
  expect(ranking([10, 10], ['1/2', '1/2']).every(({ wins }) => wins)).toBe(true)
})
