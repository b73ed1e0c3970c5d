import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { inOrder } from './page_checks'
import {
  copied,
  GAMES,
  guest,
  legal,
  moved,
  myTurn,
  number,
  playFromList,
  withBrowser,
} from './table'

withBrowser()

const GOLDEN = join(import.meta.dirname, '../../../tests/golden')
const fileOf = (game: string) => join(GOLDEN, game.replace('-', '_'), 'greedy-two.json')
const shown = (page: Page, at: number) =>
  page.locator(`[data-table][data-number="${at}"]`).waitFor()

describe.each(GAMES)('a replay of %s', (game) => {
  test('by slider, keys, buttons and log, to a link and on to a new game', async () => {
    const { page } = await guest('#/replay')
    await page.locator('[data-log-file]').setInputFiles(fileOf(game))
    const slider = page.locator('[data-slider]')
    await slider.waitFor()
    const length = Number(await slider.getAttribute('max'))

    await page.keyboard.press('End')
    await shown(page, length)
    await page.keyboard.press('Home')
    await shown(page, 0)
    await page.keyboard.press('ArrowRight')
    await shown(page, 1)
    await slider.fill('20')
    await shown(page, 20)
    await page.getByRole('button', { name: 'One move forward' }).click()
    await shown(page, 21)
    await inOrder(page)
    await page.getByRole('tab', { name: 'Log' }).click()
    await page.locator('[data-region=lists] ol button').nth(9).click()
    await shown(page, 10)

    await page.getByRole('button', { name: 'Link to this move' }).click()
    const other = await guest((await copied(page)).hash)
    await shown(other.page, 10)

    await other.page.locator('[data-play-on]').click()
    await other.page.getByLabel('Fill empty seats with').selectOption('apprentice')
    await other.page.getByRole('button', { name: 'Start the game' }).click()
    await other.page.locator('[data-table][data-live="open"]').waitFor()
    expect(await myTurn(other.page)).toBe('mine')
    await playFromList(other.page)
  })
})

test('what was just played can be replayed, played by itself, and stopped', async () => {
  const { page } = await guest('#/')
  await page.locator('[data-play="machi-koro"]').click()
  await page.locator('[data-level="apprentice"]').click()
  await myTurn(page)
  await playFromList(page)
  const room = new URL(page.url()).hash.split('/').at(-1)
  await page.goto(`${inject('address')}/#/replay/room/${room}`)
  await page.locator('[data-slider]').waitFor()
  await page.keyboard.press('Home')
  await shown(page, 0)
  await page.getByRole('button', { name: 'Play the moves' }).click()
  await moved(page, 0)
  expect(await number(page)).toBeGreaterThan(0)
  expect(await legal(page)).toEqual([])
})

test('a file that is too large for a log is refused before it is read', async () => {
  const { page } = await guest('#/replay')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/log')) asked.push(request.url())
  })
  await page.locator('[data-log-file]').setInputFiles({
    name: 'huge.json',
    mimeType: 'application/json',
    buffer: Buffer.alloc(30_000_000, ' '),
  })
  expect(await page.getByRole('alert').innerText()).toContain('huge.json')
  expect(asked).toEqual([])
})

test('how large a log may be is what the server says', async () => {
  const { page } = await guest('#/')
  await page.route('**/api/games', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), body_bytes: 2000 } })
  })
  await page.reload()
  await page.goto(page.url().replace(/#.*/, '#/replay'))
  await page.locator('[data-log-file]').setInputFiles({
    name: 'long.json',
    mimeType: 'application/json',
    buffer: Buffer.alloc(2001, ' '),
  })
  expect(await page.getByRole('alert').innerText()).toMatch(/long\.json.*2 kB/)
})
