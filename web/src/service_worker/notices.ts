/// <reference lib="webworker" />
/** Notices that come through the browser's push service while perhaps no page is open. */
declare const self: ServiceWorkerGlobalScope

/** What the server says: no secrets, and a key instead of a text. */
interface Told {
  room: string
  game: string
  text: string
}

/** The texts in the language of the person, which the page has put there. */
type Texts = Record<string, string>

const TEXTS = 'polis-notices'

function read(data: PushMessageData | null): Told | null {
  try {
    const { room, game, text } = data?.json() as Record<keyof Told, unknown>
    const known = [room, game, text].every((one) => typeof one === 'string')
    return known && /^[\w-]{16}$/.test(room as string) ? ({ room, game, text } as Told) : null
  } catch {
    return null
  }
}

async function texts(): Promise<Texts> {
  const found = await caches.match(new URL('notices.json', self.registration.scope), {
    cacheName: TEXTS,
  })
  return found ? ((await found.json()) as Texts) : {}
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })
const hashOf = (room: string) => `#/room/${room}`

/** How long a page has to say what it shows, in milliseconds. */
const PATIENCE = 1000

/** Whether a page shows a room; its address here is the one with which it was opened. */
function shows(page: WindowClient, room: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === hashOf(room))
    setTimeout(() => resolve(false), PATIENCE)
    page.postMessage({ ask: 'where' }, [port2])
  })
}

/** Show a notice, unless the person is looking at that very room. */
export async function tell(data: PushMessageData | null): Promise<void> {
  const notice = read(data)
  if (!notice) return
  const visible = (await pages()).filter(({ visibilityState }) => visibilityState === 'visible')
  const seen = await Promise.all(visible.map((page) => shows(page, notice.room)))
  if (seen.includes(true)) return
  const known = await texts()
  await self.registration.showNotification('Polis', {
    body: known[`${notice.text} ${notice.game}`] ?? known[notice.text] ?? '',
    tag: notice.room,
    icon: 'icon-192.png',
    data: notice.room,
  })
}

/** Go to the room of a notice, in a page that is there if one is. */
export async function open(room: unknown): Promise<void> {
  if (typeof room !== 'string') return
  const there = await pages()
  const seen = await Promise.all(there.map((page) => shows(page, room)))
  const page = there[Math.max(0, seen.indexOf(true))]
  const address = new URL(hashOf(room), self.registration.scope).href
  if (!page) return void (await self.clients.openWindow(address))
  await page.focus()
  page.postMessage({ open: hashOf(room) })
}
