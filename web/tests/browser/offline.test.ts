/** The service worker: what can be read without the net, and that no page is older than the server. */
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { CLUB } from './server'
import { GAMES, guest, legal, moved, withBrowser, type Guest } from './table'

withBrowser(`--host-resolver-rules=MAP ${CLUB} 127.0.0.1`)

// As long as anything else is waited for.
const WAIT = { timeout: 120_000 }

/** The names of what the service worker keeps. */
const kept = (page: Page) => page.evaluate(() => caches.keys())

/** How much is kept under names that begin like this. */
const entries = (page: Page, start: string) =>
  page.evaluate(async (begin) => {
    const name = (await caches.keys()).find((one) => one.startsWith(begin))
    return name === undefined ? 0 : (await (await caches.open(name)).keys()).length
  }, start)

/** Wait until the service worker has kept everything. */
async function ready(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Without the net a page says so on the console, and may. */
function forgive({ wrong }: Guest): void {
  const others = wrong.splice(0).filter((one) => !/ERR_(INTERNET_DISCONNECTED|FAILED)/.test(one))
  expect(others).toEqual([])
}

async function show(page: Page, hash: string, shows: string): Promise<void> {
  await page.goto(new URL(hash, page.url()).href)
  await page.reload()
  await page.locator(shows).first().waitFor()
}

test('rules, score pads and lessons can be read without the net', async () => {
  const one = await guest('#/pad/machi-koro', { offline: true })
  const { page, context } = one
  await ready(page)
  await page.locator('[data-pad-seat="0"]').click()
  await page.locator('[data-landmark="train-station"]').click()
  const scored = () => page.evaluate(() => localStorage.getItem('polis.score.machi-koro') ?? '{}')
  // The table that was scored last is the one with the landmark.
  await expect
    .poll(async () => JSON.parse(await scored()).table, WAIT)
    .toContain('"landmarks":["train-station"]')
  const result = await page.locator('[data-result]').innerText()
  await show(page, '#/learn/machi-koro', '[data-lesson="0"]')
  // Its beginning, its end and all moments between them.
  await expect.poll(() => entries(page, 'polis-lessons'), WAIT).toBe(59)

  await context.setOffline(true)
  await show(page, '#/pad/machi-koro', '[data-result]')
  expect(await page.locator('[data-result]').innerText()).toBe(result)
  // Another table waits for the net.
  await page.locator('[data-landmark="shopping-mall"]').first().click()
  await page.locator('[role=alert]', { hasText: 'cannot be reached' }).waitFor()
  // A pad of another game, which was not opened before.
  await show(page, '#/pad/akropolis', '[data-pad-seat="1"]')
  for (const game of ['akropolis', 'world-wonders']) {
    await show(page, `#/rules/${game}`, 'main figure svg[viewBox]')
  }
  await show(page, '#/privacy', '[data-privacy] h2')
  await show(page, '#/', '.games li:nth-child(3) .picture svg[viewBox]')

  await show(page, '#/learn/machi-koro', '[data-lesson="0"]')
  const next = page.locator('[data-lesson-next]')
  while (await next.count()) {
    const at = Number(await page.locator('[data-lesson]').getAttribute('data-lesson'))
    await next.click()
    await moved(page, at)
  }
  const at = Number(await page.locator('[data-lesson]').getAttribute('data-lesson'))
  expect((await legal(page)).length).toBeGreaterThan(0)
  await page.locator('[data-lesson-show]').click()
  await page.locator('[data-confirm]').click()
  await moved(page, at)

  // When the net is back, the pad counts again.
  await show(page, '#/pad/machi-koro', '[role=alert]')
  await context.setOffline(false)
  await page.locator('[data-result]').waitFor()
  forgive(one)
})

/** A server in front of the real one, which pretends to have another build, or to be away. */
async function front(): Promise<{
  server: Server
  address: string
  serve: (build: string | null) => void
}> {
  const real = new URL(inject('address'))
  let pretended: string | null = ''
  const server = createServer((asked, answer) => {
    if (pretended === null) return void answer.writeHead(502).end('The server is away.')
    const options = { host: '127.0.0.1', port: real.port, path: asked.url, method: asked.method }
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    asked.pipe(
      request({ ...options, headers }, (found) => {
        const parts: Buffer[] = []
        found.on('data', (part: Buffer) => parts.push(part))
        found.on('end', () => {
          let body = Buffer.concat(parts)
          const text = /html|service_worker/.test(`${found.headers['content-type']}${asked.url}`)
          if (text && pretended) body = Buffer.from(body.toString().replaceAll(built, pretended))
          const { 'content-length': _, etag: __, ...rest } = found.headers
          answer.writeHead(found.statusCode ?? 500, rest).end(body)
        })
      }).on('error', () => answer.destroy()),
    )
  })
  const built = /name="build" content="(\w+)"/.exec(await (await fetch(real)).text())![1]!
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    server,
    address: `http://localhost:${port}`,
    serve: (build) => (pretended = build),
  }
}

const build = (page: Page) =>
  page.locator('meta[name=build]').evaluate((one) => (one as HTMLMetaElement).content)

test('who installs the app can take all three lessons without the net', async () => {
  const one = await guest('#/', { offline: true })
  const { page, context } = one
  await ready(page)
  // As the browser says it; the page cannot install itself.
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  const keptMoments = (game: string) =>
    page.evaluate(async (game) => {
      const name = (await caches.keys()).find((one) => one.startsWith('polis-lessons'))
      const keys = name === undefined ? [] : await (await caches.open(name)).keys()
      const kept = keys.filter(({ url }) => url.includes(`/lessons/${game}/`))
      const whole = kept.find(({ url }) => url.endsWith('/all'))
      if (!whole) return false
      const { moves } = (await (await caches.match(whole))!.json()) as { moves: unknown[] }
      return kept.length === moves.length + 1
    }, game)
  for (const game of GAMES) await expect.poll(() => keptMoments(game), WAIT).toBe(true)

  await context.setOffline(true)
  for (const game of GAMES) {
    await show(page, `#/learn/${game}`, '[data-lesson="0"]')
    await page.locator('[data-lesson-next]').click()
    await page.locator('[data-table]:not([data-number="0"])').waitFor()
  }
  // Nothing that the page still asks for can fail afterwards.
  await context.close()
  forgive(one)
})

test('a new build is shown at once, and what the old one kept is gone', async () => {
  const { server, address, serve } = await front()
  const one = await guest('#/', { offline: true, address })
  const { page, context } = one
  await ready(page)
  const first = await build(page)
  expect(await kept(page)).toContain(`polis-pages-${first}`)

  serve('0123456789ab')
  await page.reload()
  expect(await build(page)).toBe('0123456789ab')
  await expect
    .poll(() => kept(page), WAIT)
    .toSatisfy(
      (names: string[]) =>
        names.includes('polis-pages-0123456789ab') && !names.some((name) => name.includes(first)),
    )
  // Without the net the page is that of the new build, too.
  await context.setOffline(true)
  await page.reload()
  await page.locator('.games li').first().waitFor()
  expect(await build(page)).toBe('0123456789ab')
  forgive(one)
  await context.close()
  server.closeAllConnections()
  server.close()
})

test('a page that the server calls too old never comes back, also while the server restarts', async () => {
  const { server, address, serve } = await front()
  const { page, wrong } = await guest('#/', { offline: true, address })
  await ready(page)
  const first = await build(page)
  await page.routeWebSocket(/\/api\/live/, (socket) =>
    socket.onMessage(() => socket.send(JSON.stringify({ type: 'reload', protocol: 99 }))),
  )
  await page.goto(`${address}/#/room/aaaaaaaaaaaaaaaa`)
  await page.reload()
  const again = page.getByRole('button', { name: 'Reload the page' })
  await again.waitFor()

  serve(null)
  // The page waits for the server, and says so.
  await again.click()
  await page.locator('[data-toast=warn]', { hasText: 'cannot be reached' }).waitFor()
  await again.waitFor()
  // Who reloads it nevertheless sees what the proxy says, not the old page.
  await page.reload()
  await page.getByText('The server is away.').waitFor()

  serve('0123456789ab')
  await page.reload()
  expect(await build(page)).toBe('0123456789ab')
  expect(first).not.toBe('0123456789ab')
  await page.context().close()
  expect(wrong.splice(0).filter((one) => !/502|ERR_FAILED/.test(one))).toEqual([])
  server.closeAllConnections()
  server.close()
})

test('a page that the person does not want to keep is not kept', async () => {
  const { page } = await guest('#/', { offline: true })
  await ready(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.locator('[data-offline]').uncheck()
  await expect.poll(() => kept(page), WAIT).toEqual([])
  await page.reload()
  await page.locator('.games li').first().waitFor()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.locator('[data-offline]:not(:checked)').waitFor()
  expect(await kept(page)).toEqual([])
})

test('by plain http the settings say why nothing is kept and no notice comes', async () => {
  const address = inject('address').replace('localhost', CLUB)
  const { page, wrong } = await guest('#/', { address, offline: true })
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.locator('[data-offline]:disabled:not(:checked)').waitFor()
  await page.locator('[data-notices]:disabled:not(:checked)').waitFor()
  await page.locator('[data-notices-why=insecure]', { hasText: 'https' }).waitFor()
  await page.locator('[data-offline-why]', { hasText: 'https' }).waitFor()
  expect(wrong.splice(0).filter((one) => !one.includes('Cross-Origin-Opener-Policy'))).toEqual([])
})
