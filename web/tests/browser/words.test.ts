/** Nobody reads codes or coordinates at a table: in its texts, titles and labels. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inTheMiddle } from './recorded'
import { guest, myTurn, openActions, playFromList, playNow, withBrowser } from './table'

withBrowser()

/** As in tests/games/test_words.py. */
const CODES = [
  /\b[hmbtgqHMBTG]{3}\b/, // a tile of Akropolis
  /\d,\s?-?\d/, // a hex
  /\b[a-oA-O]\d{1,2}\b/, // a cell of a map, or a map
  /\b[SP]\d\b/, // a stack
  /\b[a-z]+-[0-9]+\b/, // a component
  /\br[0-3]\b/, // a turned piece
]

/** Everything that the page says, seen, heard or pointed at. */
const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (const one of document.querySelectorAll('main, main *')) {
      for (const name of ['title', 'aria-label', 'aria-description', 'alt']) {
        found.push(one.getAttribute(name) ?? '')
      }
      for (const node of one.childNodes) {
        if (node.nodeType === Node.TEXT_NODE && !one.closest('style, script')) {
          found.push(node.textContent ?? '')
        }
      }
    }
    // Players without a name have a number.
    const plain = found.map((text) => text.replace(/Player \d/g, '').trim())
    return [...new Set(plain.filter(Boolean))]
  })

async function readsNoCodes(page: Page): Promise<void> {
  const texts = await said(page)
  expect(texts.length).toBeGreaterThan(30)
  expect(texts.filter((text) => CODES.some((code) => code.test(text)))).toEqual([])
}

test.each(['akropolis', 'machi-koro', 'world-wonders'])('%s: a new game', async (game) => {
  const { page } = await guest()
  await playNow(page, game)
  await myTurn(page)
  await readsNoCodes(page)
  await playFromList(page)
  await myTurn(page)
  await openActions(page)
  await readsNoCodes(page)
})

test.each([
  ['akropolis/greedy-two', 25],
  ['machi_koro/greedy-four', 127],
  ['world_wonders/greedy-three-rivers', 61],
])('%s: in the middle of a game', async (file, after) => {
  const { page } = await guest()
  await inTheMiddle(page, file, after)
  await readsNoCodes(page)
  await openActions(page)
  await readsNoCodes(page)
})
