import { describe, expect, test } from 'vitest'
import { link, parse } from '../../../src/kit/router.svelte'

describe('addresses', () => {
  test('the start page', () => {
    for (const hash of ['', '#', '#/']) expect(parse(hash)).toEqual({ parts: [], query: {} })
  })

  test('parts and named values', () => {
    expect(parse('#/replay/room/ab-_9?at=31&x=a%20b')).toEqual({
      parts: ['replay', 'room', 'ab-_9'],
      query: { at: '31', x: 'a b' },
    })
  })

  test('what is written can be read', () => {
    const hash = link(['a b', 'ř/?', 7], { find: 'ż & ?', none: null, at: 0 })
    expect(parse(hash)).toEqual({ parts: ['a b', 'ř/?', '7'], query: { find: 'ż & ?', at: '0' } })
  })

  test('a broken escape does not break the page', () => {
    expect(parse('#/room/%E0%A4%A').parts).toEqual(['room', '%E0%A4%A'])
  })
})
