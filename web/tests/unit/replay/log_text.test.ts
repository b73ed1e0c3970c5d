import { expect, test } from 'vitest'
import { upTo, upToAnd } from '../../../src/replay/log_text'

test('a log is cut at a move and loses its result', () => {
  const log = JSON.stringify({ game: 'g', moves: ['a', 'b', 'c'], result: [1, 0] })
  expect(JSON.parse(upTo(log, 2))).toEqual({ game: 'g', moves: ['a', 'b'], result: null })
  expect(upTo(log, 3)).toBe(log)
  expect(JSON.parse(upToAnd(log, 1, 'x'))).toEqual({ game: 'g', moves: ['a', 'x'], result: null })
})
