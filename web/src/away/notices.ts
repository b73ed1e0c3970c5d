/**
 * Notices that it is the person's turn: by the page while it is hidden, and through the browser's
 * push service while it is closed. Both are off until the person asks for them.
 */
import { identity } from '../kit/identity'
import { addressOf, link } from '../kit/router.svelte'
import { remember, remembered } from '../kit/browser/storage'
import { games, pushKey, subscribe, unsubscribe } from '../server/http'
import { Refused } from '../server/refusal'
import { language } from '../text/translation.svelte'
import { awayTexts } from './texts'
import { possible, register, registration } from './worker'

/** `on`: while the page is hidden; `push`: also while it is closed. */
export type Notices = 'off' | 'on' | 'push'
/** What keeps a browser from showing notices. */
export type Hindrance = 'insecure' | 'unsupported' | 'denied'

export function notices(): Notices {
  const before = remembered('notices')
  return before === 'on' || before === 'push' ? before : 'off'
}

/** Why no notice can be shown here; null if one can. */
export function hindrance(): Hindrance | null {
  if (!isSecureContext) return 'insecure'
  if (!('Notification' in globalThis)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

/** Why the server cannot push notices to this browser; null if it can. */
export async function pushHindrance(): Promise<'unsupported' | 'server' | null> {
  if (!possible() || !('PushManager' in globalThis)) return 'unsupported'
  return (await pushKey().catch(() => null)) ? null : 'server'
}

/** Turn notices on or off; the browser asks the person now, and never before. */
export async function setNotices(wanted: Notices): Promise<Notices> {
  if (wanted === 'off') {
    remember('notices', null)
    await endPush()
    return 'off'
  }
  const allowed = hindrance() ? 'denied' : await Notification.requestPermission()
  if (allowed !== 'granted') return setNotices('off')
  remember('notices', wanted)
  if (wanted === 'on') await endPush()
  else await renew().catch(withoutPush)
  return notices()
}

/** The server's refusal is for the person to read; a browser's fault leaves the other notices. */
function withoutPush(error: unknown): void {
  if (error instanceof Refused) throw error
  remember('notices', 'on')
}

/** Tell that rooms wait for the person, who looks elsewhere. */
export async function tellTurns(rooms: readonly string[]): Promise<void> {
  if (notices() === 'off' || hindrance()) return
  const tell = await awayTexts(language())
  const worker = await registration()
  for (const room of rooms) {
    const about = { body: tell('away-turn'), tag: room, icon: './icon-192.png', data: room }
    // Phones allow no other way than through the service worker.
    if (worker?.active) await worker.showNotification('Polis', about)
    else show(room, about)
  }
}

function show(room: string, about: NotificationOptions): void {
  const shown = new Notification('Polis', about)
  shown.onclick = () => {
    window.focus()
    location.href = addressOf(link(['room', room]))
    shown.close()
  }
}

/** Register at the push service and the server: again on each visit, as either may forget. */
export async function renew(): Promise<void> {
  const who = identity()
  if (notices() !== 'push' || !who) return
  const [key, worker] = await Promise.all([pushKey(), register()])
  if (!key || !worker) return
  await keepTexts()
  await navigator.serviceWorker.ready
  const { endpoint, keys } = (await subscription(worker, key)).toJSON()
  if (!endpoint || !keys) return
  await subscribe({ identity: who.secret, endpoint, p256dh: keys['p256dh']!, auth: keys['auth']! })
}

/** The browser's subscription with this key of the server; one with another key is void. */
async function subscription(
  worker: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> {
  const before = await worker.pushManager.getSubscription()
  if (before && written(before.options.applicationServerKey) === key) return before
  await before?.unsubscribe()
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

function written(key: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Put the texts of notices where the service worker finds them, in the person's language. */
async function keepTexts(): Promise<void> {
  const tell = await awayTexts(language())
  const texts: Record<string, string> = { 'away-turn': tell('away-turn') }
  for (const { game, title } of (await games()).games) {
    texts[`away-turn ${game}`] = tell('away-turn-in', { game: title })
  }
  const cache = await caches.open('polis-notices')
  await cache.put(new URL('notices.json', document.baseURI), Response.json(texts))
}

async function endPush(): Promise<void> {
  const worker = await registration()
  const before = await worker?.pushManager?.getSubscription()
  if (!before) return
  await before.unsubscribe().catch(() => false)
  const who = identity()
  if (who) await unsubscribe(who.secret, before.endpoint).catch(() => undefined)
}
