/** Pages enlarged to 200 %: half as many pixels of CSS each way, nothing lost. */
import { describe, expect, inject, test } from 'vitest'
import { inOrder } from './page_checks'
import { PAGES } from './pages'
import { GAMES, guest, myTurn, playFromList, playNow, withBrowser } from './table'

withBrowser()

test('every page at 200 %', async () => {
  const { page } = await guest('#/', { zoomed: true })
  for (const [hash, shows] of PAGES) {
    await page.goto(`${inject('address')}/${hash}`)
    await page.locator(shows).first().waitFor()
    await inOrder(page, hash)
  }
})

describe.each(GAMES)('%s at 200 %', (game) => {
  test('the table is whole and can be played', async () => {
    const { page } = await guest('#/', { zoomed: true })
    await playNow(page, game)
    for (let n = 0; n < 4; n++) {
      expect(await myTurn(page)).toBe('mine')
      await playFromList(page)
    }
    await myTurn(page)
    await inOrder(page)
    // What stays in place while the page scrolls leaves a third of the window to the board; the
    // sheet can be folded away besides.
    const free = await page.evaluate(() => {
      const held = [...document.querySelectorAll('body *')].filter((one) =>
        ['sticky', 'fixed'].includes(getComputedStyle(one).position),
      )
      const rows = Array.from({ length: innerHeight }, (_, y) => {
        const seen = document.elementFromPoint(innerWidth / 2, y)
        return !held.some((one) => one.contains(seen))
      })
      return rows.filter(Boolean).length / innerHeight
    })
    expect(free).toBeGreaterThan(1 / 3)
  })
})

test('a map of World Wonders brought close has cells for a finger', async () => {
  const { page } = await guest('#/', { phone: true })
  await playNow(page, 'world-wonders')
  await myTurn(page)
  await page.getByRole('button', { name: 'Larger map' }).tap()
  const sizes = await page.locator('[data-cell]').evaluateAll((cells) =>
    cells.map((one) => {
      const { width, height } = one.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(43.9)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
