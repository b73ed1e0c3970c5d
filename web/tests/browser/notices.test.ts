/** Notices that it is one's turn: while the page is hidden, and while it is closed. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { PushService } from './push_service'
import { guest, playFromList, together, turn, withBrowser, type Guest } from './table'

withBrowser()

/** Two people at a table, the second with a browser that may show notices. */
async function atTable(wishes: Parameters<typeof guest>[1] = {}): Promise<[Guest, Guest]> {
  const host = await guest('#/new/machi-koro')
  await host.page.locator('[data-create]').click()
  const link = await host.page.locator('[data-invite]').inputValue()
  const other = await guest(new URL(link).hash, wishes)
  await other.page.locator('[data-join]').click()
  await other.page.locator('[data-table]').waitFor()
  await host.page.locator('[data-table]').waitFor()
  return [host, other]
}

/** A page looks hidden from now on. */
const hide = (page: Page) =>
  page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }))

/** The notices that the browser shows for this page. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration()
    const all = (await found?.getNotifications()) ?? []
    return all.map(({ title, body, tag }) => ({ title, body, tag }))
  })

// As long as anything else is waited for.
const WAIT = { timeout: 120_000 }

const openSettings = (page: Page) => page.getByRole('button', { name: 'Settings' }).click()
const roomOf = (page: Page) => new URL(page.url()).hash.split('/')[2]!.split('?')[0]!

/** Move until it is the turn of the other one. */
async function passOn(page: Page): Promise<void> {
  while ((await turn(page)) === 'mine') await playFromList(page, (actions) => actions.at(-1)!)
}

test('a hidden page tells that it is one’s turn, once the person has asked for that', async () => {
  const [host, other] = await atTable({ allow: ['notifications'], offline: true })
  await other.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const [first, second] =
    (await turn(host.page)) === 'mine' ? [host.page, other.page] : [other.page, host.page]
  expect(first, 'the host begins').toBe(host.page)
  await hide(second)
  await passOn(first)
  await second.locator('[data-table][data-turn=mine]').waitFor()
  expect(await shown(second)).toEqual([])
  await passOn(second)

  await openSettings(second)
  await second.locator('[data-notices]').check()
  await second.locator('[data-notices]:checked:enabled').waitFor()
  await second.keyboard.press('Escape')
  await first.locator('[data-table][data-turn=mine]').waitFor()
  await passOn(first)
  await expect
    .poll(() => shown(second), WAIT)
    .toEqual([{ title: 'Polis', body: 'It is your turn.', tag: roomOf(second) }])
})

test.each(['on', 'off'] as const)(
  'the title of the page has a mark while it is one’s turn (to roll oneself: %s)',
  async (roll) => {
    const { host, other } = await together('machi-koro', 'Eva', { language: 'cs', roll })
    const titled = (page: Page, title: string) =>
      page.waitForFunction((wanted) => document.title === wanted, title)
    await titled(host, '● Room · Polis')
    await titled(other, 'Místnost · Polis')
    await passOn(host)
    await titled(other, '● Místnost · Polis')
    await titled(host, 'Room · Polis')
    if (roll === 'on') {
      await other.locator('[data-table][data-turn=roll]').waitFor()
      await other.keyboard.press('Space')
      await other.locator('[data-table][data-turn=mine]').waitFor()
      await titled(other, '● Místnost · Polis')
    }
    await passOn(other)
    await titled(other, 'Místnost · Polis')
    await titled(host, '● Room · Polis')
  },
)

test('a browser that refuses is not asked again, and the settings say so', async () => {
  const { page } = await guest()
  await openSettings(page)
  // Without a person who allows it, this browser refuses.
  await page.locator('[data-notices-why=denied]').waitFor()
  expect(await page.locator('[data-notices]').isDisabled()).toBe(true)
})

test('a notice of the server reaches a browser whose page is closed, unless it shows the room', async () => {
  const service = await PushService.start()
  const [host, other] = await atTable({ allow: ['notifications'] })
  const { page, context } = other
  await page.evaluate((subscription) => {
    // This browser has no push service of its own: it subscribes at the one of the test.
    const fake = {
      ...subscription,
      options: { applicationServerKey: null },
      toJSON: () => subscription,
      unsubscribe: async () => true,
    } as unknown as PushSubscription
    PushManager.prototype.subscribe = async () => fake
    PushManager.prototype.getSubscription = async () => fake
  }, service.subscription)
  await openSettings(page)
  await page.locator('[data-notices]').check()
  await page.locator('[data-push]').check()
  await page.locator('[data-push]:checked:enabled').waitFor()
  const room = roomOf(page)
  await page.goto(`${inject('address')}/#/about`)
  await host.page.getByText('away', { exact: true }).waitFor()
  await passOn(host.page)
  const told = await service.next()
  expect(JSON.parse(told)).toEqual({ room, game: 'machi-koro', text: 'away-turn' })

  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const deliver = async (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: inject('address'),
      registrationId: await registered,
      data,
    })
  await deliver('no JSON')
  await deliver(JSON.stringify({ room: '../../evil', game: 'x', text: 'y' }))
  await deliver(told)
  await expect
    .poll(() => shown(page), WAIT)
    .toEqual([{ title: 'Polis', body: 'Machi Koro: it is your turn.', tag: room }])

  // Who looks at the room needs no notice; one of another room comes.
  await page.evaluate(async () => {
    const found = await navigator.serviceWorker.ready
    for (const one of await found.getNotifications()) one.close()
  })
  await page.goto(`${inject('address')}/#/room/${room}`)
  await page.locator('[data-table]').waitFor()
  const elsewhere = { room: 'x'.repeat(16), game: 'unknown', text: 'away-turn' }
  await deliver(told)
  await deliver(JSON.stringify(elsewhere))
  await expect
    .poll(() => shown(page), WAIT)
    .toEqual([{ title: 'Polis', body: 'It is your turn.', tag: elsewhere.room }])

  // Without notices the server forgets this browser.
  const answer = page.waitForResponse('**/api/push/unsubscribe')
  await page.locator('[data-notices]').uncheck()
  expect(await (await answer).json()).toEqual({ devices: 1 })
  await page.locator('[data-push]').waitFor({ state: 'detached' })
  service.stop()
})
