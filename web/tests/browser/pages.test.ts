import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { GAMES, guest, myTurn, playNow, withBrowser } from './table'

withBrowser()

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const GOLDEN = join(import.meta.dirname, '../../../docs/examples/akropolis.json')

const PAGES = [
  '#/',
  '#/about',
  '#/replay',
  '#/rules',
  '#/pad',
  '#/nowhere',
  ...GAMES.flatMap((game) => [
    `#/new/${game}`,
    `#/rules/${game}`,
    `#/pad/${game}`,
    `#/learn/${game}`,
  ]),
]

type Axe = { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }

/** What holds on every page: words instead of keys, nothing too wide, nothing for axe to find. */
async function inOrder(page: Page): Promise<void> {
  const text = await page.locator('body').innerText()
  expect(text.match(/\b(web|ak|ww|mk|akropolis|machi-koro|world-wonders)-[a-z-]+/g) ?? []).toEqual(
    [],
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: Axe }).axe.run(),
  )
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

describe.each(GAMES)('the table of %s', (game) => {
  test.each([true, false])('is in order (on a phone: %s)', async (phone) => {
    const { page } = await guest('#/', {
      phone,
      language: phone ? 'pl' : 'cs',
      theme: phone ? 'light' : 'dark',
    })
    await playNow(page, game)
    await myTurn(page)
    await page.locator('[data-score="0"]').click()
    await inOrder(page)
  })
})

describe.each(['en', 'cs', 'pl'])('in %s', (language) => {
  test.each(PAGES)(
    '%s fits a phone, names everything, and shows no key of a text',
    async (hash) => {
      const { page } = await guest(hash, {
        language,
        phone: true,
        theme: language === 'cs' ? 'dark' : 'light',
      })
      await page.locator('main h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      await inOrder(page)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
    },
  )
})

test('a replay: open a file, slider, keys, jump, link to a move', async () => {
  const { page } = await guest('#/replay')
  await page.locator('[data-log-file]').setInputFiles(GOLDEN)
  await page.locator('[data-slider]').waitFor()
  const shown = (at: number) => page.locator(`[data-table][data-number="${at}"]`).waitFor()
  await page.keyboard.press('Home')
  await shown(0)
  await page.keyboard.press('ArrowRight')
  await shown(1)
  await page.locator('[data-slider]').fill('20')
  await shown(20)
  await inOrder(page)
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.locator('[data-region=lists] ol button').nth(9).click()
  await shown(10)
  await page.getByRole('button', { name: 'Link to this move' }).click()
  const url = await page.evaluate(() => navigator.clipboard.readText())
  const other = await guest(new URL(url).hash)
  await other.page.locator('[data-table][data-number="10"]').waitFor()
})

test('a replay can be played on from any point', async () => {
  const { page } = await guest('#/replay')
  await page.locator('[data-log-file]').setInputFiles(GOLDEN)
  await page.locator('[data-slider]').fill('30')
  await page.locator('[data-table][data-number="30"]').waitFor()
  await page.locator('[data-play-on]').click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('[data-table][data-live="open"]').waitFor()
})

test('the rules can be searched', async () => {
  const { page } = await guest('#/rules/akropolis')
  await page.locator('[data-search]').fill('quarr')
  await page.locator('mark').first().waitFor()
  await page.locator('[data-search]').fill('xyzzy')
  await page.getByText('do not mention').waitFor()
})

test('language and theme are remembered', async () => {
  const { page } = await guest()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Polski' }).click()
  await page.getByRole('button', { name: 'Ciemne' }).click()
  await page.reload()
  await page.getByRole('heading', { name: 'Buduj miasta' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
})
