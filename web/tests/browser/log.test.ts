/** The log: entries in the second person, marked on the board where they happened. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { GAMES, guest, myTurn, playFromList, playNow, withBrowser, type Game } from './table'

withBrowser()

/** What builds something, for whoever has the choice. */
const BUILDING = /^(place|lay|build (?!nothing)|take 1$|buy (S\d|road|set|tower))/
const building = (actions: string[]) =>
  actions.find((action) => BUILDING.test(action)) ?? actions[0]!

/** The effects by which a row is about something on a board. */
const BUILT: Record<Game, RegExp> = {
  akropolis: /places the tile/,
  'machi-koro': /builds: /,
  'world-wonders': /places /,
}

/** A table where the opponent has built something, with the log open. */
async function played(game: Game): Promise<Page> {
  const { page } = await guest()
  await playNow(page, game)
  const theirs = page.locator('[data-row]', { hasText: BUILT[game] })
  do {
    await myTurn(page)
    await playFromList(page, building)
    await myTurn(page)
    await page.locator('[data-tab=log]').click()
  } while (!(await theirs.count()))
  return page
}

test.each(GAMES)('%s: pointing at an entry marks it, a click goes there', async (game) => {
  const page = await played(game)
  const row = page.locator('[data-row]', { hasText: BUILT[game] }).first()
  await row.hover()
  await page.locator('[data-line="1"][data-traced]').waitFor()
  await row.click()
  await page.locator('[data-look="1"][aria-pressed=true]').waitFor()
  const mark = page.locator('[data-city="1"] [data-last]')
  await mark.first().waitFor()
  // It stays when the mouse goes to look at it.
  await page.locator('h1[data-prompt]').hover()
  expect(await mark.count()).toBeGreaterThan(0)
  expect(await page.locator('[data-line="1"][data-traced]').count()).toBe(1)
})

test('the keyboard walks through the log, and marks what has the focus', async () => {
  const page = await played('akropolis')
  await page.locator('[data-tab=log]').focus()
  await page.keyboard.press('Tab')
  const focused = () =>
    page.evaluate(() => Number((document.activeElement as HTMLElement).dataset['row']))
  const last = await focused()
  await page.keyboard.press('ArrowUp')
  expect(await focused()).toBeLessThan(last)
  await page.locator('[data-traced]').first().waitFor()
  await page.keyboard.press('End')
  expect(await focused()).toBe(last)
})

test.each([
  ['en', /^You build/, /Player 1/],
  ['cs', /^(Stavíte|Nic nestavíte)/, /Hráč 1/],
  ['pl', /^(Budujesz|Nic nie budujesz)/, /Gracz 1/],
] as const)('in %s one’s own moves are told to oneself', async (language, own, name) => {
  const { page } = await guest('#/', { language })
  await playNow(page, 'machi-koro')
  await myTurn(page)
  await playFromList(page, building)
  await myTurn(page)
  await page.locator('[data-tab=log]').click()
  const texts = await page.locator('[data-row] .words').evaluateAll((all) =>
    all.map((one) => {
      const text = one.textContent!
      return text[0]!.toUpperCase() + text.slice(1)
    }),
  )
  expect(texts.some((text) => own.test(text))).toBe(true)
  for (const text of texts) expect(text).not.toMatch(name)
  // The list of actions and the confirmation say the same.
  await page.locator('[data-tab=actions]').click()
  // The list may be folded up; a click is the same as from an open one.
  await page
    .locator('[data-action]')
    .first()
    .evaluate((one) => (one as HTMLElement).click())
  await page.locator('[data-confirm]').waitFor()
  const shown = await page.locator('[data-region=lists], .confirm').allInnerTexts()
  for (const text of shown) expect(text).not.toMatch(name)
})

/** Note how long the markers of the tracks slide from now on, in milliseconds. */
const watchMarkers = (page: Page) =>
  page.evaluate(() => {
    const slides: number[] = []
    ;(window as typeof window & { slides: number[] }).slides = slides
    document.addEventListener('transitionrun', ({ target }) => {
      const marker = target as Element
      if (!marker.matches('[data-marker]')) return
      for (const slide of marker.getAnimations())
        slides.push(Number(slide.effect!.getTiming().duration))
    })
  })
const slides = (page: Page) =>
  page.evaluate(() => (window as typeof window & { slides: number[] }).slides)
const spaces = (page: Page) =>
  page
    .locator('[data-marker]')
    .evaluateAll((all) => all.map((one) => (one as SVGElement).style.transform))

/** Buy and lay buildings until a track has moved. */
async function gain(page: Page): Promise<void> {
  await playNow(page, 'world-wonders')
  await myTurn(page)
  await watchMarkers(page)
  const before = await spaces(page)
  do {
    await playFromList(page, building)
    await page.locator('[data-table][data-turn=mine]:not([data-watched])').waitFor()
  } while (String(await spaces(page)) === String(before))
}

test('tracks slide when they change', async () => {
  const { page } = await guest('#/', { speed: 'quick', motion: true })
  await gain(page)
  const lasted = await slides(page)
  expect(lasted.length).toBeGreaterThan(0)
  for (const time of lasted) {
    expect(time).toBeGreaterThanOrEqual(150)
    expect(time).toBeLessThanOrEqual(400)
  }
})

test('tracks jump where nothing may move', async () => {
  const { page } = await guest('#/', { speed: 'quick', motion: false })
  await gain(page)
  expect(await slides(page)).toEqual([])
})
