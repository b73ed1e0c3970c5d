import { expect, test } from 'vitest'
import { ranking } from '../../../src/table/players/ranking'

test('who shares the win comes first, equal points share a place', () => {
  const places = ranking([30, 41, 41, 30], ['0', '1', '0', '0'])
  expect(places.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
    [3, 3],
  ])
  expect(ranking([10, 10], ['1/2', '1/2']).map(({ place }) => place)).toEqual([1, 1])
})
