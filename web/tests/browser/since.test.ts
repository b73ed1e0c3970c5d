/** The strip "since your last turn": what each opponent did, with pictures, amounts and points. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { againstBots } from './recorded'
import { GAMES, guest, myTurn, playFromList, withBrowser } from './table'

withBrowser()

const scoreOf = async (page: Page, seat: number) =>
  Number((await page.locator(`[data-score="${seat}"]`).innerText()).trim())
const strip = (page: Page, seat: number) => page.locator(`[data-since-seat="${seat}"]`)

/** Play until an opponent has moved; the opponents' scores before one's last move. */
async function untilTheyMoved(page: Page): Promise<number[]> {
  for (;;) {
    const before = [0, await scoreOf(page, 1), await scoreOf(page, 2)]
    await playFromList(page, (actions) => actions.at(-1)!)
    await myTurn(page)
    if ((await strip(page, 1).count()) && (await strip(page, 2).count())) return before
  }
}

const SAID = {
  akropolis: /^Took a tile for (free|\d stones?)( and|,) placed it on (the ground|level \d)/,
  'machi-koro': /^Rolled \d+.*(built|swapped) /,
  'world-wonders': /(laid the free road|bought .* for \d+ coins?)/i,
}

test.each(GAMES)('%s: one sentence with pictures and points for each opponent', async (game) => {
  const { page } = await guest()
  await againstBots(page, game, 2)
  await myTurn(page)
  const before = await untilTheyMoved(page)
  for (const seat of [1, 2]) {
    const said = strip(page, seat).locator('.words')
    expect(await said.count()).toBe(1)
    expect(await said.innerText()).toMatch(SAID[game])
    expect(await strip(page, seat).locator('.pictures svg').count()).toBeGreaterThan(0)
    const gained = (await scoreOf(page, seat)) - before[seat]!
    const shown = strip(page, seat).locator('.gained')
    const words = gained ? `${gained > 0 ? '+' : '−'}${Math.abs(gained)}` : null
    expect((await shown.count()) ? await shown.innerText() : null).toBe(words)
  }
})

test('a hint leaves the strip where it is, and a click on it marks the board', async () => {
  const { page } = await guest()
  await againstBots(page, 'akropolis', 2)
  await myTurn(page)
  await untilTheyMoved(page)
  const before = await strip(page, 1).boundingBox()
  await page.locator('[data-hint]').click()
  await page.locator('[data-hint-use]').waitFor()
  expect(await strip(page, 1).boundingBox()).toEqual(before)
  await strip(page, 1).click()
  await page.locator('[data-look="1"][aria-pressed=true]').waitFor()
  await page.locator('[data-city="1"] [data-last]').first().waitFor()
})

test('machi-koro: amounts are those of the roll', async () => {
  const { page } = await guest()
  await againstBots(page, 'machi-koro', 1)
  await myTurn(page)
  await playFromList(page, () => 'build nothing')
  await myTurn(page)
  const said = await strip(page, 1).locator('.words').innerText()
  const rolled = Number(/^Rolled (\d+)/.exec(said)?.[1])
  await page.locator('[data-tab=log]').click()
  const rolls = page.locator('[data-region=lists] .line .words', { hasText: /^Apprentice.* rolls/ })
  expect((await rolls.last().textContent())!.trim()).toMatch(new RegExp(`(^|\\D)${rolled}$`))
})
