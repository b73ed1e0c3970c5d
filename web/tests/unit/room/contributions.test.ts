import { beforeEach, describe, expect, test } from 'vitest'
import {
  compare,
  forgetValue,
  luckOf,
  moveToRematch,
  valueFor,
} from '../../../src/room/notices/contributions'
import { namesFor } from '../../../src/text/bundle'
import { formerNames } from '../../../src/room/people/seat_names'

const HASH = 'ab'.repeat(32)
const OTHER = 'cd'.repeat(32)
const published = (...values: (string | null)[]) => ({ scheme: 'x', commitment: HASH, values })

beforeEach(() => localStorage.clear())

describe('contributions to the luck', () => {
  test('are 256 random bits, the same for a seat whenever they are asked for', () => {
    const value = valueFor('room', 0, HASH)
    expect(value).toMatch(/^[0-9a-f]{64}$/)
    expect(valueFor('room', 0, HASH)).toBe(value)
    expect(valueFor('room', 1, HASH)).not.toBe(value)
    expect(valueFor('room', 0, OTHER)).not.toBe(value)
  })

  test('have to be in the log, with the hash that was seen', () => {
    expect(compare('room', published(null))).toBe('nothing')
    const [one, two] = [valueFor('room', 0, HASH), valueFor('room', 1, HASH)]
    expect(compare('room', published(one, two))).toBe('same')
    expect(compare('room', published(two, null, one))).toBe('same')
    expect(compare('room', published(one, null))).toBe('different')
    expect(compare('room', { ...published(one, two), commitment: OTHER })).toBe('different')
    expect(compare('room', { scheme: 'uploaded' })).toBe('different')
    expect(compare('another', published(one, two))).toBe('nothing')
  })

  test('that the server did not take are forgotten', () => {
    const [one, two] = [valueFor('room', 0, HASH), valueFor('room', 1, HASH)]
    forgetValue(two)
    expect(compare('room', published(one, null))).toBe('same')
  })

  test('to a rematch belong to its room once it is made', () => {
    const value = valueFor('room', 0, HASH, true)
    expect(compare('room', published(null, null))).toBe('nothing')
    moveToRematch('room', 'next')
    expect(compare('next', published(null, value))).toBe('same')
    expect(compare('next', published(null, null))).toBe('different')
  })

  test('are found in a log', () => {
    expect(luckOf('{"moves": []}')).toBeNull()
    expect(luckOf('{"luck": {"scheme": "uploaded"}}')).toEqual({ scheme: 'uploaded' })
  })
})

test('a player who has lost the seat keeps the name on the moves made before', () => {
  const seats = [
    { seat: 0, former: null },
    { seat: 1, former: { name: 'Eva', until: 7 } },
  ]
  expect([...formerNames(['Anna', 'Builder'], seats, 7)]).toEqual(['Anna', 'Eva'])
  expect([...formerNames(['Anna', 'Builder'], seats, 8)]).toEqual(['Anna', 'Builder'])
  const you = (row: number, seat: number) =>
    formerNames(namesFor(['Anna', 'Builder'], seat), seats, row).you
  expect(you(7, 0)).toBe(0)
  expect(you(7, 1)).toBeNull()
  expect(you(8, 1)).toBe(1)
})
