/**
 * The moments of a lesson, kept by the browser for times without the net. They come from the server
 * while that answers; what is kept belongs to the build of the page, as the service worker's files.
 */
import { review } from '../server/http'
import type { Review } from '../server/model'

/** Where moments are kept; null where the browser has no place for them, as by plain http. */
async function place(): Promise<Cache | null> {
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content
  if (!build || !isSecureContext || !('caches' in globalThis)) return null
  // Without a service worker this page would not open without the net either.
  if (!(await navigator.serviceWorker?.getRegistration(document.baseURI))) return null
  return caches.open(`polis-lessons-${build}`).catch(() => null)
}

const addressOf = (game: string, at: number | null) =>
  new URL(`lessons/${game}/${at ?? 'all'}`, document.baseURI)

/** The moments of a game's lesson, as `review` gives them. */
export function momentsOf(game: string): (log: string, at: number | null) => Promise<Review> {
  return async (log, at) => {
    const kept = await place()
    const address = addressOf(game, at)
    try {
      const found = await review(log, at)
      await kept?.put(address, Response.json(found)).catch(() => undefined)
      return found
    } catch (error) {
      const before = await kept?.match(address)
      if (before) return (await before.json()) as Review
      throw error
    }
  }
}

/** Keep all moments of a lesson, one after the other; those that are kept are not asked for. */
export async function keepLesson(game: string, log: string): Promise<void> {
  const kept = await place()
  if (!kept) return
  const moment = momentsOf(game)
  const known = await kept.match(addressOf(game, null))
  const whole = known ? ((await known.json()) as Review) : await moment(log, null)
  for (let at = 0; at < whole.moves.length; at++) {
    if (!(await kept.match(addressOf(game, at)))) await moment(log, at)
  }
}
