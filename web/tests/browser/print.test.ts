/** On paper: what was played or scored, without anything to press. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { Hands } from './pointer'
import { fileOf, resize } from './recorded'
import { GAMES, guest, type Game, withBrowser } from './table'

withBrowser()

/** A sheet of A4 without its margins, in pixels of style sheets. */
const PAPER = { width: 718, height: 1047 }

/** What is on paper and should not be: things to press, things over others, things too far out. */
const wrongOnPaper = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    )
    const named = (why: string, found: Element[]) =>
      found.map((one) => `${why}: ${one.outerHTML.slice(0, 120)}`)
    const pressed = '[role=tab], [type=range], header.top, footer.bottom'
    const looksPressed = (one: Element) =>
      one.matches('.button') && getComputedStyle(one).borderStyle !== 'none'
    const sticks = (one: Element) => ['sticky', 'fixed'].includes(getComputedStyle(one).position)
    const outside = (one: Element) => {
      const { left, right, width } = one.getBoundingClientRect()
      return width > 1 && (left < -1 || right > innerWidth + 1)
    }
    return [
      ...named(
        'to press',
        seen.filter((one) => one.matches(pressed) || looksPressed(one)),
      ),
      ...named('in the way', seen.filter(sticks)),
      ...named('too wide', seen.filter(outside)),
    ]
  })

/**
 * Check the table in a window and on paper.
 *
 * While a browser prints, style sheets follow the paper, but nobody is told of new sizes.
 */
async function rightOnPaper(page: Page, shown: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await shown()
  expect(await wrongOnPaper(page), 'in a wide window').toEqual([])
  await page.evaluate(() => Object.assign(globalThis, { printing: true }))
  await resize(page, PAPER.width, PAPER.height)
  await shown()
  expect(await wrongOnPaper(page), 'on paper').toEqual([])
}

/** A guest whose page hears of new sizes until it is printed. */
async function printing(hash: string): Promise<Page> {
  const { page } = await guest()
  await page.addInitScript(() => {
    globalThis.ResizeObserver = class extends ResizeObserver {
      constructor(hear: ResizeObserverCallback) {
        super((...news) => 'printing' in globalThis || hear(...news))
      }
    }
  })
  await page.goto(new URL(hash, page.url()).href)
  await page.reload()
  return page
}

/** Something to score for two players, as far as it takes to have a result. */
const ENTER: Record<Game, (page: Page) => Promise<void>> = {
  akropolis: async (page) => {
    await page.locator('[data-tile][aria-disabled=false]').first().click()
    await new Hands(page, false).pressOneOf('data-place', 0)
    await page.locator('[data-lay]').click()
  },
  'machi-koro': (page) => page.locator('[data-landmark=train-station]').first().click(),
  'world-wonders': (page) => page.locator('[data-track=population]').first().fill('3'),
}

describe.each(GAMES)('on paper, %s', (game) => {
  test('the result of a score pad', async () => {
    const page = await printing(`#/pad/${game}`)
    await page.getByLabel('Name of player 1').fill('Žofie')
    await ENTER[game](page)
    const result = page.locator('[data-result]')
    await result.waitFor()
    await rightOnPaper(page, async () => {
      const lines = await result.locator('summary').allInnerTexts()
      expect(lines).toHaveLength(2)
      expect(lines.join(' ')).toContain('Žofie')
      for (const line of lines) expect(line).toMatch(/\d$/)
    })
  })

  test('the final table of a replay', async () => {
    const page = await printing('#/replay')
    await page
      .locator('[data-log-file]')
      .setInputFiles(fileOf(`${game.replace('-', '_')}/greedy-two`))
    await page.locator('[data-slider]').waitFor()
    await page.keyboard.press('End')
    await page.locator('[data-table][data-turn=over]').waitFor()
    const names = await page.locator('[data-look] .name').allInnerTexts()
    const scores = await page.locator('[data-score]').allInnerTexts()
    await rightOnPaper(page, async () => {
      expect(await page.locator('[data-prompt]').innerText()).toMatch(/wins/)
      const players = await page.locator('[data-region=players]').innerText()
      for (const word of [...names, ...scores]) expect(players).toContain(word.trim())
      const board = (await page.locator('[data-region=board]').boundingBox())!
      expect(Math.min(board.width, board.height)).toBeGreaterThan(300)
    })
  })
})
