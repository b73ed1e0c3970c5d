import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { inOrder } from './page_checks'
import {
  guest,
  moved,
  myTurn,
  number,
  playFromList,
  playNow,
  together,
  turn,
  withBrowser,
} from './table'

withBrowser()

interface Exported {
  format: string
  name: string
  games: { mine: number[]; log: { seats: string[]; moves: string[] } }[]
}

declare global {
  var badges: number[] | undefined
  var heights: Set<number> | undefined
}

/** Note the numbers on the app's icon, which no test can see. */
function countBadges(): void {
  const shown: number[] = (globalThis.badges = [])
  const note = (count = 0) => Promise.resolve(void shown.push(count))
  navigator.setAppBadge = note
  navigator.clearAppBadge = () => note()
}

test('games that wait for me are first, and the title counts them', async () => {
  const { host, other } = await together('machi-koro', 'Eva')
  const [mine, theirs] = (await turn(host)) === 'mine' ? [host, other] : [other, host]
  await mine.evaluate(countBadges)
  await mine.goto(`${inject('address')}/#/`)
  await mine.locator('[data-my-games] [data-game=turn]').waitFor()
  await mine.waitForFunction(() => globalThis.badges?.at(-1) === 1)
  await mine.waitForFunction(() => document.title === '(1) Polis')
  // They come before the games one could begin.
  const first = await mine.locator('main section, main ul.games').first().getAttribute('class')
  expect(first).not.toContain('games')
  await theirs.goto(`${inject('address')}/#/`)
  await theirs.locator('[data-my-games] [data-game=others]').waitFor()
  expect(await theirs.title()).toBe('Polis')
  // After the move it is the other's turn, which the list shows when the window is looked at.
  await mine.locator('[data-game=turn]').click()
  while ((await turn(mine)) === 'mine') {
    const before = await number(mine)
    await playFromList(mine)
    await moved(mine, before)
  }
  await mine.waitForFunction(() => globalThis.badges?.at(-1) === 0)
  await theirs.evaluate(() => dispatchEvent(new Event('focus')))
  await theirs.locator('[data-my-games] [data-game=turn]').waitFor()
  await theirs.waitForFunction(() => document.title === '(1) Polis')
})

/** Note in every frame where the first game can be begun. */
function noteHeights(): void {
  const heights = (globalThis.heights = new Set<number>())
  const look = () => {
    const play = document.querySelector('[data-play]')
    if (play) heights.add(play.getBoundingClientRect().top + scrollY)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test('no button of the start page moves when my games come late', async () => {
  const { page } = await guest()
  await playNow(page, 'machi-koro')
  const drawnTwice = () =>
    page.evaluate(async () => {
      for (let n = 0; n < 2; n++) await new Promise((next) => requestAnimationFrame(next))
    })
  let late = false
  await page.route('**/api/rooms/mine*', async (route) => {
    await page.locator('main').waitFor()
    // Whatever does not wait for this answer is drawn before it.
    for (let n = 0; n < 20; n++) await drawnTwice()
    late = true
    await route.continue()
  })
  await page.addInitScript(noteHeights)
  await page.goto(`${inject('address')}/?again`)
  await page.locator('[data-my-games]').waitFor()
  await page.locator('[data-play]').first().waitFor()
  await drawnTwice()
  expect(late).toBe(true)
  expect(await page.evaluate(() => globalThis.heights?.size)).toBe(1)
})

test('finished games stay, with result and replay, and the browser keeps their logs', async () => {
  const { page, context, wrong } = await guest()
  await playNow(page, 'akropolis')
  while ((await myTurn(page)) === 'mine') await playFromList(page)
  await page.locator('[data-result]').waitFor()
  const room = new URL(page.url()).hash.split('/').at(-1)!
  await page.locator('[data-rematch]').click()
  await page.waitForURL((url) => !url.hash.includes(room))
  await page.locator('[data-table]').waitFor()
  await page.goto(`${inject('address')}/#/`)
  const finished = page.locator('[data-game=finished]')
  await finished.locator('[data-outcome]', { hasText: /\d+ and \d+/ }).waitFor()
  expect(await finished.count()).toBe(1)
  await page.locator('[data-game=turn], [data-game=others]').waitFor()
  for (const language of ['cs', 'pl', 'en']) {
    await page.evaluate((one) => localStorage.setItem('polis.language', one), language)
    await page.reload()
    await finished.waitFor()
    await inOrder(page, `my games (${language})`)
  }

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.locator('[data-me]').click()
  await page.locator('[data-export]').click()
  const text = await readFile(await (await saving).path(), 'utf8')
  const { format, games } = JSON.parse(text) as Exported
  expect([format, games.length]).toEqual(['polis-games/1', 2])
  expect(games[0]!.log.moves.length).toBeGreaterThan(10)
  const secrets = await page.evaluate(() => localStorage.getItem('polis.rooms') ?? '')
  for (const [token] of secrets.matchAll(/[\w-]{43}/g)) expect(text).not.toContain(token)

  // As after 180 days: the server has forgotten the room.
  await context.route(`**/api/rooms/${room}/log`, (route) =>
    route.fulfill({
      status: 404,
      json: { reason: { key: 'room-unknown', args: { room } }, text: '' },
    }),
  )
  await page.goto(`${inject('address')}/#/`)
  await finished.locator('[data-replay]').click()
  await page.locator('[data-table]').waitFor()
  wrong.splice(0) // the browser complains about the answer 404
})

test('who is forgotten is called by the number of the seat', async () => {
  const { host, other } = await together('machi-koro', 'Eva')
  await host.locator('[data-look="1"]', { hasText: 'Eva' }).waitFor()
  await other.getByRole('tab', { name: 'Chat' }).click()
  await other.locator('[data-chat]').fill('hello there')
  await other.keyboard.press('Enter')
  await host.getByRole('tab', { name: /Chat/ }).click()
  await host.locator('[data-region=lists] li', { hasText: 'Eva' }).waitFor()
  await other.goto(`${inject('address')}/#/`)
  await other.getByRole('button', { name: 'Settings' }).click()
  await other.locator('[data-me]').click()
  await other.locator('[data-forget-me]').click()
  await other.locator('[data-forget-me-sure]').click()
  await other.locator('[data-toast]').waitFor()
  await host.locator('[data-look="1"]', { hasText: 'Player 2' }).waitFor()
  const line = host.locator('[data-region=lists] li', { hasText: 'hello there' })
  await line.and(host.locator(':has-text("Player 2")')).waitFor()
  expect(await host.locator('main').innerText()).not.toContain('Eva')
  expect(await other.evaluate(() => localStorage.getItem('polis.name'))).toBeNull()
})
