import { describe, expect, test } from 'vitest'
import { changed } from '../../../src/server/changes'

describe('a change', () => {
  test('puts a new value in place of any old one', () => {
    expect(changed(undefined, { put: { a: [1] } })).toEqual({ a: [1] })
    expect(changed([1, 2], { put: null })).toBeNull()
  })

  test('within an object or a list leaves all other members as they are', () => {
    const old = { turn: 1, cities: [{ gold: 3 }, { gold: 4 }], track: { side: 'A' } }
    const change = {
      within: { turn: { put: 2 }, cities: { within: { '1': { within: { gold: { put: 9 } } } } } },
    }
    const after = changed(old, change) as typeof old
    expect(after).toEqual({ turn: 2, cities: [{ gold: 3 }, { gold: 9 }], track: { side: 'A' } })
    expect(after.track).toBe(old.track)
    expect(after.cities[0]).toBe(old.cities[0])
    expect(old.turn).toBe(1)
  })

  test('that changes nothing gives the same object', () => {
    const old = { turn: 1 }
    expect(changed(old, { within: {} })).toBe(old)
  })

  test.each([
    [{ at: 3, cut: 0, put: [4] }, [1, 2, 3, 4]],
    [{ at: 0, cut: 2, put: [] }, [3]],
    [{ at: 1, cut: 1, put: [7, 8] }, [1, 7, 8, 3]],
  ])('replaces some members of a list: %j', (change, after) => {
    expect(changed([1, 2, 3], change)).toEqual(after)
  })
})
