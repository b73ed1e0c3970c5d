/** The end of a game played by hints, and its analysis: one judge gives both. */
import { expect, test } from 'vitest'
import { almostOver, movesOf } from './recorded'
import { GAMES, guest, moved, myTurn, number, withBrowser, type Game } from './table'

withBrowser()

/** Recorded games, and how many of their last moves are left to play. */
const ENDINGS: Record<Game, [file: string, left: number]> = {
  akropolis: ['akropolis/greedy-two', 6],
  'machi-koro': ['machi_koro/greedy-two', 4],
  'world-wonders': ['world_wonders/greedy-two', 4],
}

interface Judged {
  at: number
  action: string
  /** None where a move wins at once, or only one was legal. */
  grade: string | null
}

const WEAK = ['inaccuracy', 'mistake', 'blunder']

test.each(GAMES)('%s: the analysis calls no hinted move a mistake', async (game) => {
  const [file, left] = ENDINGS[game]
  const { page } = await guest()
  await almostOver(page, file, left)
  let hinted = 0
  while ((await myTurn(page)) === 'mine') {
    const before = await number(page)
    await page.locator('[data-hint]').click()
    await page.locator('[data-hint-use]').click()
    await page.locator('[data-confirm]').click()
    await moved(page, before)
    expect(++hinted).toBeLessThan(30)
  }

  // The judge is the real one; only the moves that were made before are left out.
  const judged: Judged[] = []
  await page.route('**/api/log/analysis', async (route) => {
    const asked = route.request().postDataJSON() as { log: string; start: number }
    asked.start = Math.max(asked.start, movesOf(file).length - left)
    const response = await route.fetch({ postData: JSON.stringify(asked) })
    judged.push(...((await response.json()) as { moves: Judged[] }).moves)
    await route.fulfill({ response })
  })
  await page.locator('[data-to-analysis]').click()
  await page.locator('[data-analysis="1"]').waitFor()
  // Where only one move was legal there is nothing to judge.
  expect(judged.length).toBeGreaterThan(1)
  expect(judged.filter(({ grade }) => WEAK.includes(grade ?? 'good'))).toEqual([])
  expect(await page.locator('[data-mark]').count()).toBe(0)
  for (const { at } of judged) {
    await page.locator('[data-slider]').fill(String(at + 1))
    const verdict = page.locator(`[data-verdict="${at + 1}"]`)
    await verdict.waitFor()
    expect(WEAK).not.toContain(await verdict.getAttribute('data-grade'))
  }
})
