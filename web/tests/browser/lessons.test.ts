import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inOrder } from './page_checks'
import { GAMES, guest, legal, moved, type Game, withBrowser } from './table'

withBrowser()

const READERS = { akropolis: 'cs', 'machi-koro': 'pl', 'world-wonders': 'en' } as const
/** What only somebody with a mouse or a keyboard can do, in the language of each reader. */
const NOT_BY_TOUCH: Record<Game, RegExp> = {
  akropolis: /kláves|klik|kolečk|šipk|ukazatel|enter/i,
  'machi-koro': /klawisz|klik|kółk|strzałk|wskaźnik|enter/i,
  'world-wonders': /\bkeys?\b|click|wheel|point at|press|enter/i,
}
/** What the lesson says about trying a place or a card, and after how many moves. */
const TRYING: Record<Game, { after: number; touch: string; keys: string }> = {
  akropolis: { after: 5, touch: 'Klepnutím desku zkusíte', keys: 'klávesou r či kolečkem' },
  'machi-koro': { after: 1, touch: 'Dotknij Sklepu', keys: 'strzałkami i naciśnij Enter' },
  'world-wonders': { after: 9, touch: 'Tap a lit cell', keys: 'with the arrow keys' },
}
const movesOf = (game: Game): string[] => {
  const folder = join(import.meta.dirname, '../../src/games', game.replace('-', '_'))
  return JSON.parse(readFileSync(join(folder, 'lesson/first_game.json'), 'utf8')).moves
}

describe.each(GAMES)('the first lesson of %s', (game) => {
  test('is completed by making its moves', async () => {
    const { page } = await guest(`#/learn/${game}`, { phone: true, language: READERS[game] })
    const moves = movesOf(game)
    const lesson = page.locator('[data-lesson]')
    const told = new Set<string>()
    let [shown, refused] = [false, false]
    for (;;) {
      const at = Number(await lesson.getAttribute('data-lesson'))
      told.add(await lesson.locator('p').innerText())
      if (at === moves.length) break
      await page.locator(`[data-table][data-number="${at}"]`).waitFor()
      const next = page.locator('[data-lesson-next]')
      if (await next.count()) await next.click()
      else {
        const move = moves[at]!
        const actions = await legal(page)
        expect(actions, 'the learner may make the recorded move').toContain(move)
        const other = actions.find((action) => action !== move)
        if (other && !refused) {
          // Another legal move is not played; the lesson says what it wants instead.
          await page
            .locator(`[data-action="${other}"]`)
            .evaluate((one) => (one as HTMLElement).click())
          await page.locator('[data-confirm]').click()
          await page.locator('[data-toast=warn]').first().waitFor()
          expect(await lesson.getAttribute('data-lesson')).toBe(String(at))
          refused = true
        }
        if (!shown) await page.locator('[data-lesson-show]').click()
        else
          await page
            .locator(`[data-action="${move}"]`)
            .evaluate((one) => (one as HTMLElement).click())
        shown = true
        await page.locator('[data-confirm]').click()
      }
      await moved(page, at)
    }
    expect(refused).toBe(true)
    expect(told.size).toBeGreaterThan(5)
    const unfit = [...told].filter((text) => NOT_BY_TOUCH[game].test(text))
    expect(unfit, 'what no finger can do').toEqual([])
    await inOrder(page)
    await lesson.locator('a.main').click()
    await page.locator('[data-play]').first().waitFor()
  })

  test.each([true, false])('speaks of taps or of keys (by touch: %s)', async (phone) => {
    const { page } = await guest(`#/learn/${game}`, { phone, language: READERS[game] })
    const { after, touch, keys } = TRYING[game]
    for (;;) {
      const at = Number(await page.locator('[data-lesson]').getAttribute('data-lesson'))
      await page.locator(`[data-table][data-number="${at}"]`).waitFor()
      if (at === after) break
      const next = page.locator('[data-lesson-next]')
      if (await next.count()) await next.click()
      else {
        await page.locator('[data-lesson-show]').click()
        await page.locator('[data-confirm]').click()
      }
      await moved(page, at)
    }
    const said = await page.locator('[data-lesson] p').innerText()
    expect(said).toContain(phone ? touch : keys)
    expect(said).not.toContain(phone ? keys : touch)
    expect(NOT_BY_TOUCH[game].test(said)).toBe(!phone)
  })
})
