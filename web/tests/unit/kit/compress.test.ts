import { expect, test } from 'vitest'
import { pack, unpack } from '../../../src/kit/browser/compress'

test('packed text is short, fits an address and comes back', async () => {
  const text = JSON.stringify({
    moves: Array.from({ length: 200 }, (_, n) => `take ${n % 3} žluť`),
  })
  const packed = await pack(text)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(packed.length).toBeLessThan(text.length / 4)
  expect(await unpack(packed)).toBe(text)
})
