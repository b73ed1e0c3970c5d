/** The service worker of these pages, where there is one: by plain http browsers allow none. */
import { go, link, route } from '../kit/router.svelte'
import { remember, remembered } from '../kit/browser/storage'

const SCRIPT = 'service_worker.js'

/** Whether this browser lets these pages have a service worker. */
export const possible = (): boolean => isSecureContext && 'serviceWorker' in navigator

/** Whether lessons, rules and score pads are kept here; they are unless the person declines. */
export const offlineWanted = (): boolean => remembered('offline') !== 'off'

const saving = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false

/** Register the service worker; null where it cannot be. */
export async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!possible()) return null
  const script = new URL(SCRIPT, document.baseURI)
  try {
    // The script itself is never taken from a cache, so that a new build is found at once.
    const found = await navigator.serviceWorker.register(script, { updateViaCache: 'none' })
    follow(found)
    return found
  } catch {
    return null // the person's settings, or a server without these pages
  }
}

/** The service worker that is there already. */
export async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!possible()) return null
  return (await navigator.serviceWorker.getRegistration(document.baseURI)) ?? null
}

/** This page is new: a service worker of its build need not wait for old pages. */
function follow(found: ServiceWorkerRegistration): void {
  const begin = () => found.waiting?.postMessage('begin')
  begin()
  found.addEventListener('updatefound', () =>
    found.installing?.addEventListener('statechange', begin),
  )
}

/** Keep lessons, rules and score pads here, or do so no more. */
export async function keepOffline(on: boolean, notices: boolean): Promise<void> {
  remember('offline', on ? null : 'off')
  if (on) return void (await register())
  if (notices) return
  await (await registration())?.unregister()
  for (const name of await caches.keys()) if (name.startsWith('polis-')) await caches.delete(name)
}

/**
 * Forget the kept page, in all builds: the server says that it is too old, so that without the
 * server there is none. Its files stay for other tabs that show it.
 */
export async function forgetPage(): Promise<void> {
  if (!possible()) return
  const page = new URL('./', document.baseURI)
  const names = (await caches.keys()).filter((name) => name.startsWith('polis-pages-'))
  await Promise.all(names.map(async (name) => (await caches.open(name)).delete(page)))
}

/** What every page does once it is shown: quietly, and only where it is allowed. */
export async function start(notices: boolean): Promise<void> {
  if (!possible()) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    const { ask, open } = (data ?? {}) as { ask?: unknown; open?: unknown }
    if (ask === 'where') ports[0]?.postMessage(link(route().parts.slice(0, 2)))
    if (typeof open === 'string' && open.startsWith('#/room/')) go(open)
  })
  if (notices || (offlineWanted() && !saving())) await register()
}
