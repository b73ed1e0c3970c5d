import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inOrder } from './page_checks'
import { Hands } from './pointer'
import { playToEnd } from './quick_game'
import { Server } from './server'
import { GAMES, guest, legal, myTurn, playFromList, withBrowser, type Game } from './table'

withBrowser()

interface Puzzle {
  best: string[]
  second: string
}

/** The set that a game comes with; its first line is the head. */
function puzzlesOf(game: Game): Puzzle[] {
  const folder = join(import.meta.dirname, '../../../src/polis/games', game.replace('-', '_'))
  const lines = readFileSync(join(folder, 'puzzles.jsonl'), 'utf8').trim().split('\n')
  return lines.slice(1).map((line) => JSON.parse(line) as Puzzle)
}

/** Play the first or last legal action of each decision over an own connection, to the end. */
async function finish(page: Page, which: 0 | -1 = 0): Promise<void> {
  const { room, secret } = await page.evaluate(() => ({
    room: location.hash.split('/')[2]!,
    secret: (JSON.parse(localStorage.getItem('polis.identity')!) as { secret: string }).secret,
  }))
  await playToEnd(page, { room, tokens: [secret], seats: [0] }, which)
}

test('a daily game is played once, without help, and its result is in the table', async () => {
  const { page } = await guest('#/daily')
  const card = page.locator('[data-daily=akropolis]')
  await card.locator('[data-daily-play]').click()
  await myTurn(page)
  expect(await page.locator('[data-undo], [data-hint], [data-room-settings]').count()).toBe(0)
  await playFromList(page)
  await finish(page)
  await page.locator('[data-result]').waitFor()
  expect(await page.locator('[data-rematch]').count()).toBe(0)
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-share]').click(),
  ])
  expect(picture.suggestedFilename()).toMatch(/^akropolis-.*\.png$/)
  await page.locator('[data-luck=unverifiable] summary').click()
  await page.locator('[data-to-daily]').click()
  await card.locator('[data-daily-done]').waitFor()
  expect(await card.locator('[data-result-mine]').count()).toBe(1)
  expect(await card.locator('[data-daily-play]').count()).toBe(0)
  // On a phone no word and no number of the table is broken.
  await page.setViewportSize({ width: 360, height: 740 })
  const broken = await card.locator('[data-results] :is(thead th, td)').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
      return lines.size > 1 && !cell.querySelector('.spoken') ? [cell.textContent] : []
    }),
  )
  expect(broken).toEqual([])
  await inOrder(page)
})

test('a daily game on a phone is played by touch', async () => {
  const { page } = await guest('#/daily', { phone: true, language: 'pl' })
  const hands = new Hands(page, true)
  const card = page.locator('[data-daily=machi-koro]')
  await hands.press(card.locator('[data-daily-play]'))
  for (let n = 0; n < 3; n++) {
    expect(await myTurn(page)).toBe('mine')
    await hands.move('machi-koro')
  }
  await finish(page)
  await page.locator('[data-result]').waitFor()
  await inOrder(page)
  await hands.press(page.locator('[data-to-daily]'))
  await card.locator('[data-result-mine]').waitFor()
  await inOrder(page)
})

test('when the day is over, everybody can watch its best game', async () => {
  const server = await Server.start({}, 'akropolis')
  const { address } = server
  try {
    for (const [name, which] of [
      ['Žofie', 0],
      ['Adam', -1],
    ] as const) {
      const { page, context } = await guest('#/daily', { address, settings: { name } })
      await page.locator('[data-daily=akropolis] [data-daily-play]').click()
      await myTurn(page)
      await finish(page, which)
      await page.locator('[data-result]').waitFor()
      await context.close()
    }
    await server.kill()
    await server.run(1)

    const { page } = await guest('#/daily', { address, language: 'cs' })
    const card = page.locator('[data-daily=akropolis]')
    await card.locator('[data-daily-play]').waitFor()
    expect(await card.locator('[data-results]:visible').count(), 'results of today').toBe(0)
    await card.locator('[data-yesterday] summary').click()
    const [first, second] = await card.locator('[data-results="2"] tbody tr').allInnerTexts()
    const [place, best, points, rival] = first!.split(/\s+/)
    expect(place).toBe('1')
    expect(['Žofie', 'Adam'].filter((name) => name !== best)).toEqual([second!.split(/\s+/)[1]])
    await inOrder(page)

    await card.locator('[data-best-replay]').click()
    await page.locator('[data-table][data-live=replay]').waitFor()
    await page.keyboard.press('End')
    await page.locator('[data-table][data-turn=over]').waitFor()
    await page.locator('[data-look="0"]', { hasText: best }).waitFor()
    const scores = await page.locator('[data-score]').allInnerTexts()
    expect(scores.map((one) => one.trim())).toEqual([points, rival])
  } finally {
    await server.stop()
  }
})

test.each(GAMES)(
  'a puzzle of %s is failed and one is solved, and the streak stays',
  async (game) => {
    const [first, second] = puzzlesOf(game)
    const { page } = await guest('#/puzzles', { language: 'cs' })
    await page.locator(`[data-puzzles="${game}"] a`).click()
    const answer = async (number: number, action: string): Promise<void> => {
      await page.locator(`[data-puzzle="${number}"][data-verdict=open]`).waitFor()
      expect(await legal(page)).toContain(action)
      await page
        .locator(`[data-action="${action}"]`)
        .evaluate((one) => (one as HTMLElement).click())
      await page.locator('[data-confirm]').click()
    }
    await answer(1, first!.second)
    await page.locator('[data-verdict=wrong] [data-streak="0"]').waitFor()
    await inOrder(page)
    await page.locator('[data-puzzle-next]').click()
    await answer(2, second!.best[0]!)
    await page.locator('[data-verdict=right] [data-streak="1"]').waitFor()
    await page.goto(page.url().split('#')[0] + '#/puzzles')
    await page.reload()
    await page.locator(`[data-puzzles="${game}"] a[href$="/3"]`).waitFor()
  },
)

test.each(GAMES)('a puzzle of %s is answered by touch on a phone', async (game) => {
  const { page } = await guest('#/puzzles', { phone: true, language: 'pl' })
  const hands = new Hands(page, true)
  await hands.press(page.locator(`[data-puzzles="${game}"] a`))
  await page.locator('[data-puzzle="1"][data-verdict=open]').waitFor()
  const [action] = await legal(page)
  await hands.choose(action!, 0)
  const answered = page.locator('[data-verdict=right], [data-verdict=wrong]')
  const confirm = page.locator('[data-confirm]')
  await confirm.or(answered).first().waitFor()
  if (await confirm.count()) await hands.press(confirm)
  await answered.waitFor()
  await inOrder(page)
  await hands.press(page.locator('[data-puzzle-next]'))
  await page.locator('[data-puzzle="2"][data-verdict=open]').waitFor()
})
