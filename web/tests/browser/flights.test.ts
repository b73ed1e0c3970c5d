import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { GAMES, aShortTurn, guest, myTurn, playFromList, playNow, withBrowser } from './table'

withBrowser()

type Watched = typeof window & { flown: string[] }

/** Note what flies from now on; with `held`, it stays in the air. */
const watchFlights = (page: Page, held = false) =>
  page.evaluate((hold) => {
    const flown: string[] = []
    ;(window as Watched).flown = flown
    new MutationObserver((changes) => {
      for (const one of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(one instanceof HTMLElement) || !one.dataset['flight']) continue
        flown.push(one.dataset['flight'])
        if (hold) for (const animation of one.getAnimations()) animation.pause()
      }
    }).observe(document.body, { childList: true, subtree: true })
  }, held)
const flown = (page: Page) => page.evaluate(() => (window as Watched).flown)
const inTheAir = (page: Page) => page.locator('[data-flight]')

/** Play once, and wait until the others have had their turns. */
async function playTurn(page: Page): Promise<void> {
  await playFromList(page, aShortTurn)
  await page.locator('[data-table][data-turn=mine]:not([data-watched])').waitFor()
}

const PIECES = { akropolis: 'tile', 'machi-koro': 'coin', 'world-wonders': 'piece' }

test.each(GAMES)('%s: pieces fly, land and leave nothing behind', async (game) => {
  const { page } = await guest('#/', { speed: 'quick', motion: true })
  await playNow(page, game)
  await myTurn(page)
  await watchFlights(page)
  do await playTurn(page)
  while (!(await flown(page)).includes(PIECES[game]))
  await page.waitForFunction(() => !document.querySelector('[data-flight]'))
})

test.each([
  ['a click', (page: Page) => page.locator('h1[data-prompt]').click()],
  ['a key', (page: Page) => page.keyboard.press('n')],
] as const)('%s ends what is on its way', async (_, finish) => {
  const { page } = await guest('#/', { speed: 'slow', motion: true })
  await playNow(page, 'akropolis')
  await myTurn(page)
  await watchFlights(page, true)
  await playFromList(page)
  await inTheAir(page).first().waitFor({ state: 'attached' })
  await finish(page)
  expect(await inTheAir(page).count()).toBe(0)
})

test.each([
  ['without motion', { speed: 'quick', motion: false }],
  ['at once', { speed: 'instant', motion: true }],
] as const)('%s nothing flies', async (_, wishes) => {
  const { page } = await guest('#/', wishes)
  await playNow(page, 'akropolis')
  await myTurn(page)
  await watchFlights(page)
  for (let turns = 0; turns < 2; turns++) await playTurn(page)
  expect(await flown(page)).toEqual([])
})

/** The columns, cards or pieces that are marked in the large drawing of a city. */
async function marked(page: Page, seat: number): Promise<string[]> {
  await page.locator(`[data-look="${seat}"]`).click()
  await page.locator(`[data-city="${seat}"]`).waitFor()
  return page.locator(`[data-city="${seat}"] [data-last]`).evaluateAll((all) => {
    const names = ['data-at', 'data-card', 'data-thing']
    return all.map((one) => names.map((name) => one.getAttribute(name) ?? '').join(''))
  })
}

test.each(GAMES)('%s: the last move is marked, also after a reload', async (game) => {
  const { page } = await guest()
  await playNow(page, game)
  await myTurn(page)
  // A bot may build nothing in its first turns.
  do await playFromList(page).then(() => myTurn(page))
  while (!(await marked(page, 1)).length)
  const before = await marked(page, 1)
  expect(before).not.toContain('')
  await page.reload()
  await myTurn(page)
  expect(await marked(page, 1)).toEqual(before)
})

test.each([
  ['a click', (page: Page) => page.locator('h1[data-prompt]').click()],
  ['a key', (page: Page) => page.keyboard.press('x')],
] as const)('%s ends the tumbling of dice', async (_, finish) => {
  const { page } = await guest('#/', { speed: 'slow', motion: true })
  await page.addInitScript(() => {
    // The dice roll until they are stopped.
    const real = setInterval
    window.setInterval = ((run: () => void, time: number) =>
      time < 100 ? 0 : real(run, time)) as typeof setInterval
  })
  await page.reload()
  await playNow(page, 'machi-koro')
  await myTurn(page)
  await playFromList(page, () => 'build nothing')
  await page.locator('[data-tumbling]').waitFor()
  await finish(page)
  expect(await page.locator('[data-tumbling]').count()).toBe(0)
})
