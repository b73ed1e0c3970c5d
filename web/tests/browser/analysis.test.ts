/** A recorded game and its analysis side by side. The judged moves are made up: only the page counts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { inOrder } from './page_checks'
import { guest, legal, myTurn, number, playNow, withBrowser } from './table'

withBrowser()

const GOLDEN = join(import.meta.dirname, '../../../tests/golden')
const fileOf = (game: string) => join(GOLDEN, game.replace('-', '_'), 'greedy-two.json')
const movesOf = (game: string): string[] =>
  (JSON.parse(readFileSync(fileOf(game), 'utf8')) as { moves: string[] }).moves

interface Decision {
  at: number
  seat: number
  action: string
  best: string
}

/** A judged move as the server sends it. */
function judged({ at, seat, action, best }: Decision) {
  const same = action === best
  return {
    at,
    seat,
    action,
    best,
    best_tell: { key: 'web-move', args: {} },
    value: same ? 50 : 44,
    best_value: 50,
    lost: same ? 0 : 6,
    points: same ? 0 : 6,
    chance: same ? 0.6 : 0.5,
    best_chance: 0.6,
    grade: same ? 'good' : 'mistake',
    seen: true,
    reasons: same ? [] : [{ key: 'hint-chance', args: { chance: 60 } }],
  }
}

/** Open a recorded game whose analysis answers with these decisions. */
async function study(game: string, decisions: Decision[], wishes = {}): Promise<Page> {
  const { page } = await guest('#/replay', wishes)
  await page.route('**/api/log/analysis', (route) =>
    route.fulfill({
      json: {
        game,
        bot: 'search',
        start: 0,
        next: null,
        total: movesOf(game).length,
        thresholds: { blunder: 0.15, mistake: 0.08, inaccuracy: 0.03, good: 0 },
        moves: decisions.map(judged),
      },
    }),
  )
  await page.locator('[data-log-file]').setInputFiles(fileOf(game))
  await page.locator('[data-analyse]').click()
  await page.locator('[data-analysis="1"]').waitFor()
  return page
}

const shown = (page: Page, at: number) =>
  page.locator(`[data-table][data-number="${at}"]`).waitFor()

/** In Akropolis, moves 5 and 6 are taken and placed by the first player. */
const TAKE = { at: 4, seat: 0, action: 'take 1', best: 'take 2' }
const PLACE = { at: 5, seat: 0, action: 'place 0,-3 s', best: 'place 2,-3 s' }
const BEST = { at: 6, seat: 1, action: 'take 2', best: 'take 2' }

describe('the analysis of a recorded game', () => {
  test('opening a move shows that move, with both moves on the board and a legend', async () => {
    const page = await study('akropolis', [TAKE, PLACE, BEST])
    await page.locator('[data-judged="6"]').click()
    await shown(page, 6)
    expect(await page.locator('[data-slider]').inputValue()).toBe('6')
    expect(new URL(page.url()).hash).toContain('at=6')
    expect(await page.locator('[data-verdict]').getAttribute('data-verdict')).toBe('6')
    // The table stands where the move was decided: the tile is in hand, both places are drawn.
    await page.locator('[data-hand]').waitFor()
    await page.locator('[data-outline=played]').waitFor()
    await page.locator('[data-outline=best]').waitFor()
    const line = (role: string) =>
      page
        .locator(`[data-outline=${role}]`)
        .evaluate((path) => [getComputedStyle(path).stroke, getComputedStyle(path).strokeDasharray])
    expect(await line('played')).not.toEqual(await line('best'))
    expect(await page.locator('[data-verdict] .key').count()).toBe(2)
    expect(await page.locator('[data-loss]').innerText()).toBe(
      'It lost 6 points and 10% chance to win.',
    )
    await inOrder(page)
  })

  test('the arrow keys go from move to move, and the bar follows', async () => {
    const page = await study('akropolis', [TAKE, PLACE, BEST])
    await page.locator('[data-judged="5"]').click()
    await shown(page, 5)
    expect(await page.locator('[data-compared=played]').getAttribute('data-take')).toBe('1')
    expect(await page.locator('[data-compared=best]').getAttribute('data-take')).toBe('2')
    expect(await page.locator('[data-evaluation]').getAttribute('data-evaluation')).toBe('50')
    await page.keyboard.press('ArrowRight')
    await shown(page, 6)
    await page.locator('[data-outline=best]').waitFor()
    expect(await page.locator('[data-compared]').count()).toBe(0)
    await page.keyboard.press('ArrowRight')
    await shown(page, 7)
    expect(await page.locator('[data-compared=both]').getAttribute('data-take')).toBe('2')
    expect(await page.locator('[data-verdict]').getAttribute('data-grade')).toBe('good')
    expect(await page.locator('[data-evaluation]').getAttribute('data-evaluation')).toBe('60')
    await page.keyboard.press('ArrowRight')
    await shown(page, 8)
    expect(await page.locator('[data-verdict]').count()).toBe(0)
    expect(await page.locator('[data-compared], [data-outline]').count()).toBe(0)
    await page.keyboard.press('ArrowLeft')
    await shown(page, 7)
  })

  test('weak moves are marked on the chart of scores and can be gone through', async () => {
    const page = await study('akropolis', [TAKE, PLACE, BEST])
    const marks = page.locator('[data-mark]')
    expect(
      await marks.evaluateAll((all) => all.map((one) => one.getAttribute('data-mark'))),
    ).toEqual(['5', '6'])
    expect(await marks.first().locator('text').textContent()).toBe('?')
    await page.keyboard.press('Home')
    await shown(page, 0)
    await page.locator('[data-weak-after]').click()
    await shown(page, 5)
    await page.locator('[data-weak-after]').click()
    await shown(page, 6)
    expect(await page.locator('[data-weak-after]').isDisabled()).toBe(true)
    await page.locator('[data-weak-before]').click()
    await shown(page, 5)
    expect(await page.locator('[data-thresholds]').innerText()).toContain('8%')
  })

  test('a position is tried again against a bot', async () => {
    const page = await study('akropolis', [TAKE, PLACE, BEST])
    await page.locator('[data-judged="6"]').click()
    await shown(page, 6)
    await page.locator('[data-retry]').click()
    await page.locator('[data-table][data-live="open"]').waitFor()
    expect(await myTurn(page)).toBe('mine')
    // The room begins before the decision: five moves are made, and the tile is in hand.
    await page.locator('[data-hand]').waitFor()
    expect(await number(page)).toBe(0)
    expect(await page.locator('[data-look="0"]').getAttribute('aria-pressed')).toBe('true')
  })

  test.each([
    ['machi-koro', 'build convenience-store', 'build nothing'],
    ['world-wonders', 'buy S6', 'buy S1'],
  ])('%s: a position is tried again', async (game, action, best) => {
    const at = movesOf(game).indexOf(action)
    const page = await study(game, [{ at, seat: 0, action, best }])
    await page.locator(`[data-judged="${at + 1}"]`).click()
    await shown(page, at + 1)
    await page.locator('[data-retry]').click()
    await page.locator('[data-table][data-live="open"]').waitFor()
    expect(await myTurn(page)).toBe('mine')
    expect(await legal(page)).toContain(action)
    expect(await page.locator('[data-look="0"]').getAttribute('aria-pressed')).toBe('true')
  })

  test('stands beside the board in a wide window and below it in a narrow one', async () => {
    for (const phone of [false, true]) {
      const page = await study('akropolis', [TAKE, PLACE, BEST], { phone })
      const board = (await page.locator('[data-city]').first().boundingBox())!
      const panel = (await page.locator('[data-analysis]').boundingBox())!
      if (phone) expect(panel.y).toBeGreaterThanOrEqual(board.y + board.height)
      else expect(panel.x).toBeGreaterThanOrEqual(board.x + board.width)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBe(await page.evaluate(() => document.documentElement.clientWidth))
    }
  })
})

test('a hint names the move, a reason and how other moves compare', async () => {
  const { page } = await guest()
  await playNow(page, 'machi-koro')
  await myTurn(page)
  await page.locator('[data-hint]').click()
  await page.locator('[data-hint-use]').waitFor()
  const reasons = await page.locator('.hint li').allInnerTexts()
  expect(reasons.length).toBeGreaterThan(0)
  expect(reasons.at(-1)).toMatch(/loses|as good|exactly equal|no other move/i)
  // Every key has its words.
  expect(reasons.filter((text) => /^(hint|loss|mk)-/.test(text))).toEqual([])
})

test.each([false, true])('Machi Koro: the two cards are seen (phone: %s)', async (phone) => {
  const built = { at: 1, seat: 0, action: 'build convenience-store', best: 'build bakery' }
  const page = await study('machi-koro', [built], { phone })
  await page.locator('[data-judged="2"]').click()
  await shown(page, 2)
  await page.locator('[data-compared=best]').waitFor()
  expect(await page.locator('[data-compared=played]').getAttribute('data-card')).toBe(
    'convenience-store',
  )
  expect(await page.locator('[data-compared=best]').getAttribute('data-card')).toBe('bakery')
})

test('World Wonders: a purchase in the market, a piece on the map', async () => {
  const moves = movesOf('world-wonders')
  const buy = moves.indexOf('buy S6')
  const road = moves.findIndex((move) => move.startsWith('lay '))
  const page = await study('world-wonders', [
    { at: road, seat: 0, action: moves[road]!, best: 'lay d7 r1' },
    { at: buy, seat: 0, action: 'buy S6', best: 'buy S1' },
  ])
  await page.locator(`[data-judged="${road + 1}"]`).click()
  await page.locator('[data-outline=played]').waitFor()
  await page.locator('[data-outline=best]').waitFor()
  await page.locator(`[data-judged="${buy + 1}"]`).click()
  await shown(page, buy + 1)
  await page.locator('[data-buy="S6"][data-compared=played]').waitFor()
  await page.locator('[data-buy="S1"][data-compared=best]').waitFor()
})
