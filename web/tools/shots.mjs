/**
 * Pictures of every page, in light and dark, wide and on a phone, and what axe finds there:
 *
 *     node tools/shots.mjs http://127.0.0.1:8000 /tmp/shots [only] [--lang=cs]
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { launch, SIZES, watch } from './browser.mjs'

const [address, folder, ...rest] = process.argv.slice(2)
const only = rest.find((word) => !word.startsWith('--')) ?? ''
const lang = rest.find((word) => word.startsWith('--lang='))?.slice(7) ?? 'en'
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
mkdirSync(folder, { recursive: true })

const settled = (page) => page.waitForLoadState('networkidle')

/** What to open, and what to do there before the picture. */
const PAGES = {
  start: { hash: '#/' },
  level: {
    hash: '#/',
    go: async (page) => page.locator('[data-play]').first().click(),
  },
  new: { hash: '#/new/akropolis' },
  lobby: {
    hash: '#/new/machi-koro',
    go: async (page) => {
      await page.locator('[data-create]').click()
      await page.locator('[data-lobby]').waitFor()
    },
  },
  'rules-akropolis': { hash: '#/rules/akropolis' },
  replay: { hash: '#/replay' },
  pad: { hash: '#/pad' },
  about: { hash: '#/about' },
  settings: { hash: '#/', go: async (page) => page.locator('header.top button').click() },
}
for (const game of ['akropolis', 'machi-koro', 'world-wonders']) {
  PAGES[`table-${game}`] = {
    hash: '#/',
    go: async (page) => {
      await page.locator(`[data-play=${game}]`).click()
      await page.locator('[data-level=apprentice]').click()
      await page.locator('[data-table], [data-start]').first().waitFor()
      const start = page.locator('[data-start]')
      if (await start.count()) await start.click()
      await page.locator('[data-table]').waitFor()
    },
  }
  PAGES[`pad-${game}`] = { hash: `#/pad/${game}` }
  PAGES[`learn-${game}`] = { hash: `#/learn/${game}` }
}

const browser = await launch()
let found = 0
for (const [name, { hash, go }] of Object.entries(PAGES)) {
  if (!name.startsWith(only)) continue
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const theme of ['light', 'dark']) {
      const context = await browser.newContext({ viewport, colorScheme: theme, bypassCSP: false })
      const page = await context.newPage()
      await page.addInitScript((one) => localStorage.setItem('polis.language', one), lang)
      const wrong = watch(page, address)
      try {
        await page.goto(`${address}/${hash}`)
        await settled(page)
        await go?.(page)
        await settled(page)
        await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png` })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (wide > 0) wrong.push(`${wide} px too wide`)
        await page.evaluate(axe)
        const { violations } = await page.evaluate(() => globalThis.axe.run())
        for (const { id, nodes } of violations) {
          wrong.push(`axe ${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)
        }
      } catch (error) {
        wrong.push(`failed: ${error.message.split('\n')[0]}`)
        await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png` })
      }
      for (const line of new Set(wrong)) console.log(`${name} ${size} ${theme}: ${line}`)
      found += wrong.length
      await context.close()
    }
  }
}
await browser.close()
console.log(found ? `${found} findings` : 'nothing found')
