/// <reference lib="webworker" />
/**
 * The service worker: what can be read without the net, and notices while no page is open. It is
 * one classic script, because not all browsers let it import others.
 */
import { answer, discardOld, keepAll } from './offline'
import { open, tell } from './notices'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(keepAll()))

self.addEventListener('activate', (event) =>
  event.waitUntil(discardOld().then(() => self.clients.claim())),
)

self.addEventListener('fetch', (event) => {
  const found = answer(event.request)
  if (found) event.respondWith(found)
})

/** A page asks a new service worker to begin, which is safe while no other page is open. */
self.addEventListener('message', (event) => {
  if (event.data !== 'begin') return
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (pages) => {
      if (pages.length <= 1) await self.skipWaiting()
    }),
  )
})

self.addEventListener('push', (event) => event.waitUntil(tell(event.data)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})
