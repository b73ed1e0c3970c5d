/// <reference lib="webworker" />
/**
 * What is kept for times without the net. The page itself always comes from the server while that
 * answers, so that no page is older than the server; files whose names change with what is in them
 * come from here. All is kept by build, and goes with it.
 */
declare const self: ServiceWorkerGlobalScope

/** Written by the build: its name, and all its files. */
declare const __BUILD__: string
declare const __FILES__: string[]

const BUILD = __BUILD__
const FILES = __FILES__
/** The page and its files; what is in it fits together. */
const PAGES = `polis-pages-${BUILD}`
/** Answers of the server that pages need which can be read without the net. */
const ANSWERS = `polis-answers-${BUILD}`
const LESSONS = `polis-lessons-${BUILD}`

const AT_ONCE = 2
const TRIES = 30
const KEPT_ANSWERS = /^api\/(games|keeping|pad\/[^/]+|rules\/[^/]+\/[^/]+|texts\/[^/]+)(\?|$)/
/** The only address of the page; elsewhere the server says that there is nothing. */
const HOME = /^(index\.html)?(\?|$)/
/** A proxy answers so while the server itself is away. */
const AWAY = [502, 503, 504]

const here = (path: string) => new URL(path, self.registration.scope).href
const pathOf = (url: string) => url.slice(self.registration.scope.length).split('#')[0]!

/** A file, also if the server has to be asked more slowly. */
async function fetched(path: string, options: RequestInit = {}): Promise<Response> {
  for (let n = 0; n < TRIES; n++) {
    const found = await fetch(here(path), options)
    if (found.ok) return found
    if (found.status !== 429) break
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error(path)
}

/** Keep the page and all its files; without one of them nothing is kept. */
export async function keepAll(): Promise<void> {
  const cache = await caches.open(PAGES)
  for (let n = 0; n < FILES.length; n += AT_ONCE) {
    const some = FILES.slice(n, n + AT_ONCE)
    await Promise.all(some.map(async (file) => cache.put(here(file), await fetched(file))))
  }
  // Not from the browser's own cache: it has to be the page of this build.
  const page = await fetched('', { cache: 'no-store' })
  if (!(await ofThisBuild(page))) throw new Error('another build')
  await cache.put(here(''), page)
  await keepAnswers().catch(() => undefined)
}

const ofThisBuild = async (page: Response): Promise<boolean> =>
  (await page.clone().text()).includes(`content="${BUILD}"`)

interface Sheets {
  games: { game: string; players: number[] }[]
}

/** What score pads ask for; each may fail, as a game need not have one. */
async function keepAnswers(): Promise<void> {
  const cache = await caches.open(ANSWERS)
  const keep = async (path: string) => {
    const found = await fetched(path)
    await cache.put(here(path), found.clone())
    return found
  }
  const { games } = (await (await keep('api/games')).json()) as Sheets
  const pads = games.flatMap(({ game, players }) =>
    players.map((n) => `api/pad/${game}?players=${n}`),
  )
  for (const path of ['api/keeping', ...pads]) await keep(path).catch(() => undefined)
}

/** Throw away what other builds have kept. */
export async function discardOld(): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) =>
      name.startsWith('polis-') && ![PAGES, ANSWERS, LESSONS, 'polis-notices'].includes(name),
  )
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** The answer to a request; null leaves it to the browser. */
export function answer(request: Request): Promise<Response> | null {
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return null
  const path = pathOf(request.url)
  // A page that was forgotten as too old is kept again if the server still shows it.
  if (request.mode === 'navigate' && HOME.test(path))
    return serverFirst(request, here(''), PAGES, ofThisBuild)
  if (path.startsWith('assets/')) return keptFirst(request)
  if (KEPT_ANSWERS.test(path)) return serverFirst(request, request.url, ANSWERS, () => true)
  if (FILES.includes(path)) return serverFirst(request, request.url, PAGES)
  return null
}

async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request.url, { cacheName: PAGES })) ?? fetch(request)
}

async function serverFirst(
  request: Request,
  kept: string,
  cacheName: string,
  renew: (found: Response) => boolean | Promise<boolean> = () => false,
): Promise<Response> {
  let found: Response | null = null
  try {
    found = await fetch(request)
    if (found.ok && (await renew(found)))
      await (await caches.open(cacheName)).put(kept, found.clone())
    if (!AWAY.includes(found.status)) return found
  } catch {
    // Without the net, or the server is not there.
  }
  return (await caches.match(kept, { cacheName })) ?? found ?? Response.error()
}
