/** What holds on every page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const KEY = /\b(web|ak|ww|mk|akropolis|machi-koro|world-wonders)-[a-z-]+/g

interface Axe {
  run: (options: { runOnly?: string[] }) => Promise<{
    violations: { id: string; nodes: { html: string }[] }[]
  }>
}

/** Words instead of keys, nothing too wide, nothing too small, nothing for axe to find. */
export async function inOrder(page: Page, where = page.url()): Promise<void> {
  const text = await page.locator('body').innerText()
  expect(text.match(KEY) ?? [], `keys of texts on ${where}`).toEqual([])
  // On a phone, a page that is too wide makes the window wider, too.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  const over = wide - (page.viewportSize()?.width ?? wide)
  expect(over, `pixels that ${where} is too wide`).toBe(0)
  expect(await tooSmall(page), `what a finger would miss on ${where}`).toEqual([])
  await nothingForAxe(page, where)
}

/** Axe finds nothing, by all of its rules or by these. */
export async function nothingForAxe(page: Page, where: string, runOnly?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: Axe }).axe.run(options),
    runOnly ? { runOnly } : {},
  )
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)[0]}`)
  expect(found, `what axe finds on ${where}`).toEqual([])
}

/**
 * What a finger is to press and has less than 44 px of, where fingers are used.
 *
 * Links within a text may be as small as it is. The cells of a map and the places of a city lie as
 * close as they must to be seen all at once; both can be brought closer.
 */
async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (!matchMedia('(pointer: coarse)').matches) return []
    const LEAST = 43.9
    const wanted = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]'

    return [...document.querySelectorAll(wanted)].flatMap((one) => {
      const inText = one.tagName === 'A' && getComputedStyle(one).display === 'inline'
      if (inText || one.matches('[data-cell], [data-place]') || !one.checkVisibility()) return []
      const { width, height } = (one.closest('label') ?? one).getBoundingClientRect()
      if (width < 2 || height < 2) return [] // only spoken
      const size = `${Math.round(width)} x ${Math.round(height)}`
      return Math.min(width, height) < LEAST ? [`${size}: ${one.outerHTML.slice(0, 160)}`] : []
    })
  })
}
