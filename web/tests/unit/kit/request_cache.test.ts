import { describe, expect, it, vi } from 'vitest'
import { Once } from '../../../src/kit/request_cache'

describe('a question put by several', () => {
  it('is asked once for all of them', async () => {
    const asked = vi.fn(() => Promise.resolve('yes'))
    const once = new Once<string>()
    expect(await Promise.all([once.ask('a', asked), once.ask('a', asked)])).toEqual(['yes', 'yes'])
    expect(asked).toHaveBeenCalledTimes(1)
  })
  it('is asked again if nothing came', async () => {
    const asked = vi.fn(() => Promise.resolve(null))
    const once = new Once<string>()
    await once.ask('a', asked)
    await once.ask('a', asked)
    expect(asked).toHaveBeenCalledTimes(2)
  })
})
