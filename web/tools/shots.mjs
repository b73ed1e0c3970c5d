/**
 * Pictures of every page and of every state of a table, in light and dark and in windows of all
 * layouts, and what axe finds there:
 *
 *     node tools/shots.mjs http://127.0.0.1:8000 /tmp/shots [only] [--lang=cs] [--size=360] [--theme=dark]
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { launch, watch } from './browser.mjs'

const GOLDEN = join(import.meta.dirname, '../../tests/golden')
const SIZES = {
  360: { width: 360, height: 740 },
  820: { width: 820, height: 1180 },
  1280: { width: 1280, height: 800 },
  1920: { width: 1920, height: 1080 },
  844: { width: 844, height: 390 },
}

const [address, folder, ...rest] = process.argv.slice(2)
const only = rest.find((word) => !word.startsWith('--')) ?? ''
const option = (name) => rest.find((word) => word.startsWith(`--${name}=`))?.split('=')[1]
const lang = option('lang') ?? 'en'
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
mkdirSync(folder, { recursive: true })

const settled = (page) => page.waitForLoadState('networkidle')

/** What to open, and what to do there before the picture. */
const PAGES = {
  start: { hash: '#/' },
  level: {
    hash: '#/',
    go: async (page) => {
      await page.locator('[data-play]').first().click()
      await page.locator('dialog[open]').waitFor()
    },
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
  me: { hash: '#/me' },
  statistics: {
    hash: '#/',
    go: async (page) => {
      await middle(page, 'machi_koro/greedy-two', -1, 1)
      await page.locator('[data-table][data-turn=mine]').waitFor()
      await act(page, 'build train-station')
      await page.locator('[data-best]').waitFor()
      await settled(page)
      await page.goto(`${address}/#/statistics`)
      await page.locator('[data-statistics=done]').waitFor()
    },
  },
  club: { hash: '#/club' },
  daily: { hash: '#/daily' },
  missing: { hash: '#/nowhere' },
}

/** A room in the middle of a recorded game; bots have the other seats. */
async function middle(page, file, moves, seat = null) {
  const whole = JSON.parse(readFileSync(join(GOLDEN, `${file}.json`), 'utf8'))
  const log = JSON.stringify({ ...whole, moves: whole.moves.slice(0, moves), result: null })
  const seats = whole.seats.map((name, n) =>
    seat === null || n === seat ? { kind: 'me', name } : { kind: 'bot', level: 'apprentice' },
  )
  const settings = { public: false, spectators: true, clock: null, undo: 'free' }
  const wanted = { game: whole.game, options: whole.options, seats, settings, log }
  const room = await page.evaluate(async (wanted) => {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify(wanted)
    const answer = await fetch('api/rooms', { method: 'POST', headers, body })
    const made = await answer.json()
    const { room, host, invite, seats } = made
    const keys = [{ room, game: wanted.game, host, invite, seats }]
    localStorage.setItem('polis.rooms', JSON.stringify(keys))
    return room
  }, wanted)
  await page.goto(`${address}/#/room/${room}`)
  await page.locator('[data-table]').waitFor()
  return whole.moves
}

/** Play an action of the list. */
async function act(page, action) {
  const before = await page.locator('[data-table]').getAttribute('data-number')
  const click = (selector) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => one.click())
  await click('[data-tab=actions]')
  await click(action ? `[data-action="${action}"]` : '[data-action]')
  await click('[data-confirm]')
  await page.locator(`[data-table]:not([data-number="${before}"])`).waitFor()
}

/** The end of a recorded game, with all lines of the score. */
async function end(page, file) {
  const moves = await middle(page, file, -1)
  await page.locator('[data-table][data-turn=mine]').waitFor()
  await act(page, moves.at(-1))
  await page.locator('[data-score-table=done]').waitFor()
}

const RECORDED = {
  akropolis: ['akropolis/greedy-four', 103],
  'machi-koro': ['machi_koro/greedy-four', 127],
  'world-wonders': ['world_wonders/greedy-five-rivers', 120],
}
const ENDS = {
  akropolis: 'akropolis/greedy-four',
  'machi-koro': 'machi_koro/greedy-four',
  'world-wonders': 'world_wonders/greedy-two',
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
  const [file, moves] = RECORDED[game]
  PAGES[`middle-${game}`] = {
    hash: '#/',
    go: async (page) => {
      await middle(page, file, moves)
      await page.locator('[data-table][data-turn=mine]').waitFor()
    },
  }
  PAGES[`hint-${game}`] = {
    hash: '#/',
    go: async (page) => {
      await middle(page, file, moves)
      await page.locator('[data-hint]:enabled').evaluate((one) => one.click())
      await page.locator('[data-hint-use]').waitFor()
    },
  }
  PAGES[`since-${game}`] = {
    hash: '#/',
    go: async (page) => {
      await middle(page, ENDS[game], game === 'akropolis' ? 20 : 40, 0)
      await page.locator('[data-table][data-turn=mine]').waitFor()
      await act(page)
      await page.locator('[data-table][data-turn=mine]:not([data-watched])').waitFor()
    },
  }
  PAGES[`end-${game}`] = { hash: '#/', go: (page) => end(page, ENDS[game]) }
  PAGES[`analysis-${game}`] = {
    hash: '#/',
    go: async (page) => {
      await end(page, ENDS[game])
      await page.locator('[data-to-analysis]').evaluate((one) => one.click())
      await page.locator('[data-judged]').first().waitFor()
      await page.locator('[data-judged]').first().click()
      await page.locator('[data-verdict]').waitFor()
    },
  }
  PAGES[`puzzle-${game}`] = {
    hash: '#/puzzles',
    go: async (page) => {
      await page.locator(`[data-puzzles=${game}] a`).first().click()
      await page.locator('[data-table]').waitFor()
    },
  }
  PAGES[`pad-${game}`] = { hash: `#/pad/${game}` }
  PAGES[`learn-${game}`] = { hash: `#/learn/${game}` }
}

PAGES['dice'] = {
  hash: '#/',
  roll: 'on',
  go: async (page) => {
    await page.locator('[data-play=machi-koro]').click()
    await page.locator('[data-level=apprentice]').click()
    await page.locator('[data-roll-now]').waitFor()
  },
}

const browser = await launch()
let found = 0
for (const [name, { hash, go, roll = 'off' }] of Object.entries(PAGES)) {
  if (!name.startsWith(only)) continue
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (size !== (option('size') ?? size)) continue
    for (const theme of ['light', 'dark']) {
      if (theme !== (option('theme') ?? theme)) continue
      const touch = size !== '1280' && size !== '1920'
      const context = await browser.newContext({
        viewport,
        colorScheme: theme,
        reducedMotion: 'reduce',
        hasTouch: touch,
        isMobile: touch,
      })
      context.setDefaultTimeout(60_000)
      const page = await context.newPage()
      const remembered = { language: lang, offline: 'off', speed: 'instant', roll }
      await page.addInitScript((all) => {
        for (const [key, value] of Object.entries(all)) localStorage.setItem(`polis.${key}`, value)
      }, remembered)
      const wrong = watch(page, address)
      try {
        await page.goto(`${address}/${hash}`)
        await settled(page)
        await go?.(page)
        await settled(page)
        await page.screenshot({ path: `${folder}/${name}-${size}-${theme}-${lang}.png` })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (wide > 0) wrong.push(`${wide} px too wide`)
        await page.evaluate(axe)
        const { violations } = await page.evaluate(() => globalThis.axe.run())
        for (const { id, nodes } of violations) {
          wrong.push(`axe ${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)
        }
      } catch (error) {
        wrong.push(`failed: ${error.message.split('\n')[0]}`)
        await page.screenshot({ path: `${folder}/${name}-${size}-${theme}-${lang}.png` })
      }
      for (const line of new Set(wrong)) console.log(`${name} ${size} ${theme}: ${line}`)
      found += wrong.length
      await context.close()
    }
  }
}
await browser.close()
console.log(found ? `${found} findings` : 'nothing found')
