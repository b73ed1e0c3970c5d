import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { Hands } from './pointer'
import { inOrder } from './page_checks'
import { copied, GAMES, guest, type Game, withBrowser } from './table'

withBrowser()

/** Enter something for each of two players. */
const ENTER: Record<Game, (page: Page, hands: Hands) => Promise<void>> = {
  akropolis: async (page, hands) => {
    for (const seat of [0, 1]) {
      await hands.press(page.locator(`[data-pad-seat="${seat}"]`))
      for (const n of [1, 2, 3]) {
        await hands.press(page.locator('[data-tile][aria-disabled=false]').nth(5 * n + seat))
        await hands.pressOneOf('data-place', n)
        if (n === 2) await hands.press(page.locator('[data-rotate]'))
        await hands.press(page.locator('[data-lay]'))
        await page.locator('[data-lay]:disabled').waitFor()
      }
      await hands.press(page.locator('[data-stone]'))
    }
    await hands.press(page.locator('[data-back]'))
  },
  'machi-koro': async (page, hands) => {
    for (const [seat, built] of [
      [0, ['train-station', 'shopping-mall', 'amusement-park', 'radio-tower']],
      [1, ['train-station']],
    ] as const) {
      await hands.press(page.locator(`[data-pad-seat="${seat}"]`))
      for (const landmark of built) await hands.press(page.locator(`[data-landmark="${landmark}"]`))
    }
  },
  'world-wonders': async (page, hands) => {
    await page.locator('[data-track="population"]').fill('3')
    await hands.press(page.locator('[data-tool^="road"]').first())
    await hands.pressOneOf('data-cell', 0)
    await hands.press(page.locator('[data-lay]'))
    await hands.press(page.locator('[data-tool="S2"]'))
    await hands.pressOneOf('data-cell', 7)
    await hands.press(page.locator('[data-rotate]'))
    await hands.press(page.locator('[data-lay]'))
    await hands.press(page.locator('[data-seat="1"]'))
    await page.locator('[data-track="population"]').fill('1')
  },
}

// As long as anything else is waited for.
const WAIT = { timeout: 120_000 }
const totals = (page: Page) => page.locator('[data-result] summary strong').allInnerTexts()

describe.each(GAMES)('the score pad of %s', (game) => {
  test.each([false, true])(
    'is filled in, explained, shared, printed (on a phone: %s)',
    async (phone) => {
      const { page } = await guest(`#/pad/${game}`, { phone, theme: phone ? 'dark' : 'light' })
      const hands = new Hands(page, phone)
      await page.getByLabel('Name of player 1').fill('Žofie')
      await ENTER[game](page, hands)
      const result = page.locator('[data-result]')
      await result.waitFor()
      await result.locator('summary').first().click()
      expect(await result.locator('details[open] li').count()).toBeGreaterThan(0)
      await inOrder(page)

      await page.getByRole('button', { name: 'Share' }).click()
      const other = await guest((await copied(page)).hash)
      await other.page.locator('[data-result]', { hasText: 'Žofie' }).waitFor()
      // The pad asks the server a moment after the last change.
      await expect
        .poll(() => Promise.all([totals(page), totals(other.page)]), WAIT)
        .toSatisfy(([one, two]: string[][]) => String(one) === String(two))
      // What is changed after sharing, or after opening what was shared, counts.
      for (const { page: shared } of [{ page }, other]) {
        await shared.getByLabel('Name of player 1').fill('Zuzana')
        await shared.reload()
        await shared.locator('[data-result]', { hasText: 'Zuzana' }).waitFor()
      }

      await page.emulateMedia({ media: 'print' })
      expect(await result.isVisible()).toBe(true)
      expect(await page.locator('header.top').isVisible()).toBe(false)
    },
  )
})
