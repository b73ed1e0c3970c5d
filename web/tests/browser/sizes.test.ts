/** Windows of every width: pieces never shrink when the window grows, and everything has its room. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { inTheMiddle, resize } from './recorded'
import { guest, withBrowser } from './table'

withBrowser()

const WIDTHS = [360, 390, 600, 740, 768, 820, 900, 1024, 1100, 1280, 1920]
/** Heights with the widths at which they are met; at 1080 everything grows in the widest window. */
const WINDOWS = [
  { height: 800, widths: WIDTHS, phone: false },
  { height: 1080, widths: [600, 1100, 1280, 1920], phone: false },
  // A phone on its side and its low windows, a tablet.
  { height: 390, widths: [...WIDTHS, 844].sort((a, b) => a - b), phone: false },
  { height: 390, widths: [360, 390, 600, 740, 844, 900], phone: true },
  { height: 1180, widths: WIDTHS, phone: false },
  { height: 1180, widths: [600, 740, 768, 820, 900, 1024], phone: true },
]

// Each game in one of the languages: a tile in hand, a card to build, something to buy for five.
const TABLES = [
  { name: 'akropolis/greedy-four', moves: 103, language: 'cs', offer: '.site', piece: 'hex' },
  {
    name: 'machi_koro/greedy-four',
    moves: 127,
    language: 'pl',
    offer: '[data-supply]',
    piece: 'card',
  },
  {
    name: 'world_wonders/greedy-five-rivers',
    moves: 120,
    language: 'cs',
    offer: '.market',
    piece: 'cell',
  },
]

interface Found {
  /** By kind of piece, the width of the smallest. */
  sizes: Record<string, number>
  wrong: string[]
}

/** Everything measured at once, with the page at its top. */
function measure(page: Page, offer: string): Promise<Found> {
  return page.evaluate((offer) => {
    scrollTo(0, 0)
    const found: Found = { sizes: {}, wrong: [] }
    const visible = (one: Element) => one.checkVisibility({ visibilityProperty: true })
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(visible)

    const KINDS: Record<string, string> = {
      hex: '[data-city] svg [data-at] > :first-child',
      tile: '[data-take] > svg',
      card: '[data-supply] .mk-card',
      landmark: '[data-city] [data-cards=landmarks] .mk-card',
      cell: 'svg.map [data-cell]',
      piece: '[data-buy] .picture',
    }
    for (const [kind, selector] of Object.entries(KINDS)) {
      const widths = all(selector).map((one) => one.getBoundingClientRect().width)
      if (widths.length) found.sizes[kind] = Math.min(...widths)
    }
    const map = document.querySelector<SVGSVGElement>('svg.map')
    if (map) found.sizes['cell'] = map.getScreenCTM()!.a * 40

    /** Words that stand on two lines, or leave the window. */
    const walker = document.createTreeWalker(
      document.querySelector('[data-table]')!,
      NodeFilter.SHOW_TEXT,
    )
    const range = document.createRange()
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const holder = text.parentElement!
      if (!text.data.trim() || !visible(holder) || holder.closest('svg, .spoken')) continue
      for (const word of text.data.matchAll(/[^\s\u00a0\u2010/-]+/g)) {
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.wrong.push(`broken: ${word[0]}`)
        // What does not fit into its button would lie over the next one.
        const button = holder.closest('button')?.getBoundingClientRect()
        const { left, right } = range.getBoundingClientRect()
        const cut = holder.closest('.name') !== null
        if (button && !cut && (left < button.left - 0.5 || right > button.right + 0.5))
          found.wrong.push(`too wide: ${word[0]}`)
      }
    }

    const regions = {
      prompt: '[data-region=prompt]',
      players: '[data-region=players]',
      offer: `[data-table] ${offer}`,
      city: '[data-city]',
      rail: '[data-layout=wide] .rail',
    }
    const boxes = Object.entries(regions).flatMap(([name, selector]) => {
      // What lies in a sheet covers the city on purpose.
      const one = all(selector).find((one) => !one.closest('[role=group].sheet'))
      return one ? [{ name, ...one.getBoundingClientRect().toJSON() }] : []
    })
    for (const [n, one] of boxes.entries()) {
      if (one.left < -0.5 || one.right > innerWidth + 0.5) found.wrong.push(`${one.name} leaves`)
      for (const two of boxes.slice(n + 1)) {
        const across = Math.min(one.right, two.right) - Math.max(one.left, two.left)
        const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
        const inside = one.name === 'players' && two.name === 'rail'
        if (across > 0.5 && down > 0.5 && !inside)
          found.wrong.push(`${one.name} overlaps ${two.name}`)
      }
    }
    const wide = document.documentElement.scrollWidth - innerWidth
    if (wide > 0) found.wrong.push(`${wide} px too wide`)
    return found
  }, offer)
}

describe.each(WINDOWS)('$height px high, touch: $phone', ({ height, widths, phone }) => {
  test.each(TABLES)('$name grows with the window', async (table) => {
    const { name, moves, language, offer, piece } = table
    const { page } = await guest('#/', { language, phone })
    await inTheMiddle(page, name, moves)
    const before: Record<string, number> = {}
    for (const width of widths) {
      await resize(page, width, height)
      const { sizes, wrong } = await measure(page, offer)
      expect(wrong, `at ${width} × ${height}`).toEqual([])
      expect(sizes[piece], `${piece} at ${width} × ${height}`).toBeGreaterThan(10)
      for (const [kind, size] of Object.entries(sizes)) {
        // A pixel's part may be lost in rounding.
        expect(size, `${kind} at ${width} × ${height}`).toBeGreaterThan((before[kind] ?? 0) - 0.6)
        before[kind] = size
      }
    }
  })
})
