/**
 * How long the browser works on one redraw of a table, such as a finished one of four players:
 *
 *     npm run bench -- http://127.0.0.1:8000 LOG [moves]
 *
 * The last moves of the log are stepped through again and again; the tables come from memory, so what is
 * measured is script, style and layout, as the browser itself counts them.
 */
import { readFileSync } from 'node:fs'
import { launch, SIZES } from './browser.mjs'

const [address, log, moves = '40'] = process.argv.slice(2)
const STEPS = Number(moves)
const browser = await launch()
const context = await browser.newContext({ viewport: SIZES.wide })
const page = await context.newPage()
await page.goto(`${address}/#/replay`)
await page
  .locator('[data-log-file]')
  .setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer: readFileSync(log) })
const slider = page.locator('[data-slider]')
await slider.waitFor()
const last = Number(await slider.getAttribute('max'))
const shown = (at) => page.locator(`[data-table][data-number="${at}"]`).waitFor()

const session = await context.newCDPSession(page)
// Time of this thread alone: what other programs do meanwhile does not count.
await session.send('Performance.enable', { timeDomain: 'threadTicks' })
const read = async () => {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name) => metrics.find((metric) => metric.name === name).value
  return {
    script: of('ScriptDuration'),
    style: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
  }
}

/** One step by a key that the page itself handles, and what it cost in milliseconds. */
async function step(key, at) {
  const before = await read()
  await page.evaluate(
    (one) =>
      new Promise((done) => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: one, bubbles: true }))
        requestAnimationFrame(() => requestAnimationFrame(done))
      }),
    key,
  )
  const after = await read()
  // Afterwards, because waiting for the table is work in the page as well.
  await shown(at)
  return Object.fromEntries(
    Object.entries(after).map(([part, time]) => [part, 1000 * (time - before[part])]),
  )
}

await page.keyboard.press('End')
await shown(last)
for (let at = last - 1; at >= last - 8; at--) await step('ArrowLeft', at)
await page.waitForLoadState('networkidle')
const costs = []
for (let n = 0, at = last - 8; n < STEPS; n++) {
  const back = Math.floor(n / 8) % 2 === 1
  at += back ? -1 : 1
  costs.push(await step(back ? 'ArrowLeft' : 'ArrowRight', at))
}
await browser.close()

/** A figure below which this share of the redraws stays. */
function within(share, times) {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1)
}
const whole = costs.map(({ script, style, layout }) => script + style + layout)
console.log(
  `redraw of the table: median ${within(0.5, whole)} ms, ` +
    `9 of 10 within ${within(0.9, whole)} ms, most ${within(1, whole)} ms`,
)
for (const part of ['script', 'style', 'layout']) {
  const times = costs.map((cost) => cost[part])
  console.log(`  ${part}: median ${within(0.5, times)} ms`)
}
