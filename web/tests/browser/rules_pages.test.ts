/** Rules pages: drawings and names instead of notation, and tables that fit a phone. */
import { expect, test } from 'vitest'
import { GAMES, guest, withBrowser } from './table'

withBrowser()

test.each(GAMES)('%s: a phone shows the rows of tables below each other', async (game) => {
  const { page } = await guest(`#/rules/${game}`, { phone: true, language: 'cs' })
  await page.locator('main figure svg[viewBox]').first().waitFor()
  const tables = await page.locator('main .wide').evaluateAll((all) =>
    all.map((table) => ({
      cut: table.scrollWidth - table.clientWidth,
      stacked: [...table.querySelectorAll('tbody tr')].every((row) => {
        const [first, second] = [...row.children].filter((cell) => cell.clientHeight)
        if (!first || !second) return true
        return second.getBoundingClientRect().top >= first.getBoundingClientRect().bottom
      }),
    })),
  )
  expect(tables.length).toBeGreaterThan(1)
  expect(tables).toEqual(tables.map(() => ({ cut: 0, stacked: true })))
  expect(await page.locator('main code').count()).toBe(0)
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(width[0]).toBe(width[1])
})

test('shapes are drawn and say what they are', async () => {
  const { page } = await guest('#/rules/world-wonders')
  const shape = page.locator('[data-shape="XXX/.X."]')
  await shape.waitFor()
  expect(await shape.locator('rect').count()).toBe(4)
  expect((await shape.textContent())?.trim()).toBe('4 cells of land')
})
