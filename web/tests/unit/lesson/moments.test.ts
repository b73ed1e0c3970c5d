/** Moments of lessons: from the server while it answers, else as they were kept. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLesson, momentsOf } from '../../../src/lesson/moments'
import { Refused } from '../../../src/server/refusal'

const asked: (number | null)[] = []
let kept: Map<string, string>
let online = true

beforeEach(() => {
  asked.length = 0
  kept = new Map()
  online = true
  document.head.innerHTML = '<meta name="build" content="b1">'
  const cache = {
    put: async (url: URL, answer: Response) => void kept.set(url.pathname, await answer.text()),
    match: async (url: URL) =>
      kept.has(url.pathname) ? new Response(kept.get(url.pathname)) : undefined,
  }
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({}) } })
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    if (!online) throw new TypeError('no net')
    const { at } = JSON.parse(body) as { at: number | null }
    asked.push(at)
    return Response.json({ at: at ?? 3, moves: [1, 2, 3] })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a lesson is kept whole, and each moment is asked for once', async () => {
  await keepLesson('akropolis', '{}')
  expect(asked).toEqual([null, 0, 1, 2])
  await keepLesson('akropolis', '{}')
  expect(asked).toEqual([null, 0, 1, 2])
  await keepLesson('machi-koro', '{}')
  expect(asked).toHaveLength(8)
})

test('without the net the moments that are kept are shown, and others are refused', async () => {
  const moment = momentsOf('akropolis')
  await moment('{}', 1)
  online = false
  expect(await moment('{}', 1)).toEqual({ at: 1, moves: [1, 2, 3] })
  await expect(moment('{}', 2)).rejects.toBeInstanceOf(Refused)
})

test.each(['a page by plain http', 'a page without a service worker'])(
  '%s keeps none',
  async (page) => {
    if (page.includes('http')) vi.stubGlobal('isSecureContext', false)
    else vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined } })
    await keepLesson('akropolis', '{}')
    await momentsOf('akropolis')('{}', 0)
    expect([asked, kept.size]).toEqual([[0], 0])
  },
)
