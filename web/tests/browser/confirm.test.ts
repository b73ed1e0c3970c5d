/** When a move must be confirmed, and the move that has no alternative. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inTheMiddle, movesOf } from './recorded'
import { guest, legal, moved, myTurn, number, playNow, together, withBrowser } from './table'

withBrowser()

/** Choose the first action of the list. */
async function choose(page: Page): Promise<void> {
  const [first] = await legal(page)
  await page.locator(`[data-action="${first}"]`).evaluate((one) => (one as HTMLElement).click())
}

test('“never”: what is chosen is played', async () => {
  const { page } = await guest('#/', { settings: { confirm: 'never' } })
  await playNow(page, 'machi-koro')
  await myTurn(page)
  const before = await number(page)
  await choose(page)
  await moved(page, before)
})

test('“only when it cannot be undone”: alone against a bot it can be', async () => {
  const { page } = await guest('#/', { settings: { confirm: 'final' } })
  await playNow(page, 'machi-koro')
  await myTurn(page)
  const before = await number(page)
  await choose(page)
  await moved(page, before)
})

test('“only when it cannot be undone”: where others must agree, it is asked', async () => {
  const { host } = await together('machi-koro')
  await host.evaluate(() => localStorage.setItem('polis.confirm', 'final'))
  await host.reload()
  await myTurn(host)
  const before = await number(host)
  await choose(host)
  await host.locator('[data-confirm]').waitFor()
  expect(await number(host)).toBe(before)
})

test.each([
  ['akropolis/greedy-two', 25],
  ['world_wonders/greedy-two', 89],
])('“never”: in %s a single legal move is played, but not after a step back', async (file, at) => {
  const { page } = await guest('#/', { settings: { confirm: 'never' } })
  await inTheMiddle(page, file, at)
  const before = await number(page)
  const action = movesOf(file)[at]!
  await legal(page)
  await page.locator(`[data-action="${action}"]`).evaluate((one) => (one as HTMLElement).click())
  await page.locator(`[data-table][data-number="${before + 2}"]`).waitFor()
  await page.locator('[data-undo]').click()
  await page.locator('[data-confirm]').waitFor()
  expect(await number(page)).toBe(before + 3)
})

test.each([['[data-confirm-when=never]'], ['[data-speed=slow]']])(
  'the setting %s is kept',
  async (button) => {
    const { page } = await guest()
    const settings = page.getByRole('button', { name: 'Settings' })
    await settings.click()
    await page.locator(button).click()
    await page.reload()
    await settings.click()
    await page.locator(`${button}[aria-pressed=true]`).waitFor()
  },
)

test('a single legal move is laid out at once', async () => {
  const { page } = await guest()
  await inTheMiddle(page, 'machi_koro/random-two', 7)
  await page.locator('[data-confirm]').waitFor()
  expect(await legal(page)).toEqual(['build nothing'])
  await page.locator('[data-nothing][aria-pressed=true]').waitFor()
  // It is not played before it is confirmed.
  const before = await number(page)
  await page.locator('[data-drop]').click()
  await page.locator('[data-confirm]').waitFor({ state: 'detached' })
  expect(await number(page)).toBe(before)
})
