import { expect, test } from 'vitest'
import { outlines as onCity } from '../../../src/games/akropolis/board/compare'
import { markTargets, roles } from '../../../src/table/board/compared_moves'

test('two moves have two parts, the best one played has both', () => {
  expect(roles({ played: 'a', best: 'b' })).toEqual([
    { action: 'b', role: 'best' },
    { action: 'a', role: 'played' },
  ])
  expect(roles({ played: 'a', best: 'a' })).toEqual([{ action: 'a', role: 'both' }])
})

test('the elements of both moves are marked until the marks are taken away', () => {
  const root = document.createElement('div')
  root.innerHTML = '<i data-take="1"></i><i data-take="2"></i><i data-take="3"></i>'
  const marks = () => [...root.children].map((one) => one.getAttribute('data-compared'))
  const clear = markTargets(root, { played: '1', best: '3' }, (one) => `[data-take="${one}"]`)
  expect(marks()).toEqual(['played', null, 'best'])
  clear()
  expect(marks()).toEqual([null, null, null])
  markTargets(root, { played: '1', best: '3' }, () => null)
  expect(marks()).toEqual([null, null, null])
})

test('outlines of two places are of different size, with signs on different hexes', () => {
  const both = onCity({ played: 'place 0,0 n', best: 'place 3,0 s' }, 'hqq', [], true)
  expect(both.map(({ role }) => role)).toEqual(['best', 'played'])
  expect(new Set(both.map(({ d }) => d)).size).toBe(2)
  expect(onCity({ played: 'take 1', best: 'take 2' }, 'hqq', [], true)).toEqual([])
})
