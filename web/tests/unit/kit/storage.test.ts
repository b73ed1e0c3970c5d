import { afterEach, describe, expect, test, vi } from 'vitest'
import { remember, remembered } from '../../../src/kit/browser/storage'

describe('what the browser remembers', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    localStorage.clear()
  })

  test('lasts as long as the page where storage is full or forbidden', () => {
    remember('rooms', 'old')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    remember('rooms', 'new')
    expect(remembered('rooms')).toBe('new')
    vi.restoreAllMocks()
    remember('rooms', 'newest')
    expect(remembered('rooms')).toBe('newest')
    expect(localStorage.getItem('polis.rooms')).toBe('newest')
    remember('rooms', null)
    expect(remembered('rooms')).toBeNull()
  })
})
