import { beforeEach, expect, test } from 'vitest'
import { note, progressOf } from '../../../src/puzzle/progress'

beforeEach(() => localStorage.clear())

test('a streak grows with each solved puzzle and ends with one that is not', () => {
  expect(progressOf('akropolis')).toEqual({ next: 1, streak: 0, best: 0, solved: 0 })
  note('akropolis', 1, true)
  note('akropolis', 2, true)
  expect(note('akropolis', 3, false)).toEqual({ next: 4, streak: 0, best: 2, solved: 2 })
  expect(note('akropolis', 4, true)).toEqual({ next: 5, streak: 1, best: 2, solved: 3 })
  expect(progressOf('akropolis').next).toBe(5)
  expect(progressOf('machi-koro').next).toBe(1)
})

test('only the first answer to a puzzle counts', () => {
  note('akropolis', 1, false)
  expect(note('akropolis', 1, true)).toEqual({ next: 2, streak: 0, best: 0, solved: 0 })
})

test('what is not a progress is left aside', () => {
  localStorage.setItem('polis.puzzles.akropolis', '{"next": "many"}')
  expect(progressOf('akropolis').next).toBe(1)
})
