/** Machi Koro's cards at the table: their sizes in every window, their words, what a tap tells. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inOrder } from './page_checks'
import { inTheMiddle, resize } from './recorded'
import { guest, myTurn, playNow, withBrowser } from './table'

withBrowser()

const WIDTHS = [360, 390, 600, 740, 768, 820, 900, 1024, 1100, 1280, 1920]
const LANGUAGES = ['en', 'cs', 'pl']
const PURPLE = ['stadium', 'tv-station', 'business-centre']

interface Found {
  /** By kind of list, the narrowest and the widest card. */
  widths: Record<string, [number, number]>
  /** By list, how many cards each row has. */
  rows: Record<string, number[]>
  /** What is wrong with words, sizes and places. */
  wrong: string[]
}

/** Everything measured at once. */
function measure(page: Page): Promise<Found> {
  return page.evaluate(() => {
    const LEAST = 13
    const found: Found = { widths: {}, rows: {}, wrong: [] }

    /** A word that is drawn on two lines, or beyond what holds it. */
    function brokenWords(text: Text, box: DOMRect): string[] {
      const range = document.createRange()
      return [...text.data.matchAll(/[^\s\u2010-]+/g)].flatMap((word) => {
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        const { left, right } = range.getBoundingClientRect()
        const out = left < box.left - 0.5 || right > box.right + 0.5
        return lines.size > 1 || out ? [`broken or cut: ${word[0]}`] : []
      })
    }

    function texts(card: Element): void {
      const box = card.getBoundingClientRect()
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        const holder = text.parentElement!
        if (!text.data.trim() || !holder.checkVisibility()) continue
        // The figures of a coin grow with its drawing.
        const drawing = holder.closest('svg')
        const scale = drawing ? drawing.clientWidth / drawing.viewBox.baseVal.width : 1
        const size = parseFloat(getComputedStyle(holder).fontSize) * scale
        if (size < LEAST) found.wrong.push(`${size} px: ${text.data}`)
        if (!drawing) found.wrong.push(...brokenWords(text, box))
      }
      for (const one of card.querySelectorAll('.numbers, .count, .gain')) {
        const lines = new Set([...one.getClientRects()].map(({ top }) => top))
        if (lines.size > 1) found.wrong.push(`in two lines: ${one.textContent}`)
      }
      const band = card.querySelector('.band')!
      if (band.scrollWidth > band.clientWidth) found.wrong.push(`too full: ${band.textContent}`)
    }

    const boxes: [string, DOMRect][] = []
    for (const list of document.querySelectorAll('[data-cards]')) {
      if (!list.checkVisibility()) continue
      const place = list.closest('.supply') ? 'supply' : (list as HTMLElement).dataset['cards']!
      const rows = new Map<number, number>()
      const inSheet = list.closest('.sheet [hidden], .sheet .content') !== null
      for (const card of list.querySelectorAll('.mk-card')) {
        const box = card.parentElement!.getBoundingClientRect()
        const [least, most] = found.widths[place] ?? [Infinity, 0]
        found.widths[place] = [Math.min(least, box.width), Math.max(most, box.width)]
        rows.set(Math.round(box.top), (rows.get(Math.round(box.top)) ?? 0) + 1)
        // What lies in a sheet covers the city on purpose.
        if (!inSheet) boxes.push([card.textContent!, box])
        texts(card)
      }
      found.rows[place] = [...rows.values()]
    }
    for (const [n, [name, one]] of boxes.entries()) {
      for (const [other, two] of boxes.slice(n + 1)) {
        const apart =
          one.right <= two.left + 0.5 ||
          two.right <= one.left + 0.5 ||
          one.bottom <= two.top + 0.5 ||
          two.bottom <= one.top + 0.5
        if (!apart) found.wrong.push(`${name} overlaps ${other}`)
      }
    }
    const wide = document.documentElement.scrollWidth - innerWidth
    if (wide > 0) found.wrong.push(`${wide} px too wide`)
    return found
  })
}

test.each(LANGUAGES)(
  'cards grow with the window, their words stay whole (%s)',
  async (language) => {
    const { page } = await guest('#/', { language })
    await inTheMiddle(page, 'machi_koro/greedy-four', 127)
    const before: Record<string, number> = {}
    for (const width of WIDTHS) {
      await resize(page, width)
      const { widths, rows, wrong } = await measure(page)
      expect(wrong, `at ${width} px`).toEqual([])
      expect(Object.keys(widths).sort()).toEqual(['landmarks', 'supply', 'table'])
      for (const [place, [least, most]] of Object.entries(widths)) {
        // On a phone the landmarks in the sheet have less room than those of the city.
        if (width >= 600) expect(most - least, `${place} at ${width} px`).toBeLessThan(0.6)
        expect(least, `${place} at ${width} px`).toBeGreaterThanOrEqual(before[place] ?? 0)
        before[place] = least
      }
      // The rows of the supply are even: the last one lacks fewer cards than there are rows.
      const supply = rows['supply']!
      expect(supply.reduce((sum, count) => sum + count)).toBe(15)
      expect(supply[0]! - supply.at(-1)!, `rows ${supply}`).toBeLessThan(supply.length)
      expect(rows['landmarks'], `landmarks at ${width} px`).toEqual([4])
    }
    // A large screen is used.
    expect(before['supply']).toBeGreaterThan(160)
  },
)

test('every card has its scene, the same wherever it lies', async () => {
  const { page } = await guest('#/')
  await inTheMiddle(page, 'machi_koro/greedy-four', 127)
  const drawn = await page.locator('.mk-card').evaluateAll((cards) =>
    cards.map((card) => {
      const picture = card.querySelector('[data-picture]')!
      return [picture.getAttribute('data-picture')!, picture.innerHTML] as const
    }),
  )
  const scenes = new Map(drawn)
  expect(scenes.size).toBe(19)
  expect(new Set(scenes.values()).size).toBe(19)
  for (const [card, paths] of drawn) expect(paths).toBe(scenes.get(card))
  for (const card of PURPLE) expect(scenes.get(card)).toContain('<path')
})

test('on a phone the landmarks are in the sheet, and a tap says what a card does', async () => {
  const { page } = await guest('#/', { phone: true })
  await playNow(page, 'machi-koro')
  await myTurn(page)
  const sheet = page.getByRole('group', { name: 'Supply' })
  const own = sheet.locator('[data-cards=landmarks] [data-card]')
  expect(await own.count()).toBe(4)
  await own.first().waitFor({ state: 'visible' })
  await inOrder(page)

  // A landmark that is too dear says what it does; playwright waits for what is enabled.
  await own.last().evaluate((one) => (one as HTMLElement).click())
  expect(await page.locator('[data-about=radio-tower]').innerText()).toContain('roll again')
  await page.keyboard.press('Escape')

  // Another city: the sheet goes down and leaves the city to be seen.
  await page.locator('[data-look="1"]').tap()
  await own.first().waitFor({ state: 'hidden' })
  for (const [card, does] of Object.entries({
    bakery: '1 coin',
    'train-station': 'one die or two',
  })) {
    const shown = page.locator(`[data-city="1"] [data-card=${card}]`)
    await shown.evaluate((one) => one.scrollIntoView({ block: 'center' }))
    await shown.tap()
    expect(await page.locator(`[data-about=${card}]`).innerText()).toContain(does)
    await page.keyboard.press('Escape')
    await page.locator('[data-about]').waitFor({ state: 'detached' })
  }

  await page.locator('[data-look="0"]').tap()
  await own.first().waitFor({ state: 'visible' })
})

test('laying out a card moves no other', async () => {
  const { page } = await guest('#/')
  await playNow(page, 'machi-koro')
  await myTurn(page)
  const places = () =>
    page.locator('[data-card]:not([data-card=ranch])').evaluateAll((cards) =>
      cards.map((card) => {
        const { left, top } = card.getBoundingClientRect()
        return `${card.getAttribute('data-card')} ${Math.round(left)} ${Math.round(top)}`
      }),
    )
  const before = await places()
  await page.locator('[data-card=ranch][aria-disabled=false]').click()
  await page.locator('[data-effect]').waitFor()
  expect(await places()).toEqual(before)
  await page.locator('[data-drop]').click()
  await page.locator('[data-card=ranch][aria-pressed=false]').waitFor()
  expect(await places()).toEqual(before)
})
