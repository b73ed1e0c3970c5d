/**
 * The pictures of the README, taken at tables in the middle of recorded games:
 *
 *     npm run pictures -- http://127.0.0.1:8000 ../docs/pictures
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch, SIZES } from './browser.mjs'
import { webp } from './webp.mjs'

const [address, folder] = process.argv.slice(2)
const GOLDEN = join(import.meta.dirname, '../../tests/golden')
const SETTINGS = { public: false, spectators: true, clock: null, undo: 'free' }

/** What to show: a recorded game, up to which move, and what is done before the picture. */
const PICTURES = {
  akropolis: {
    log: 'akropolis/greedy-four',
    at: 131,
    go: (page) =>
      page
        .locator('[data-hint]')
        .click()
        .then(() => laidOut(page)),
  },
  'machi-koro': {
    log: 'machi_koro/greedy-four',
    at: 127,
    theme: 'dark',
    go: (page) =>
      page
        .locator('[data-supply] [data-card=furniture-factory]')
        .click()
        .then(() => laidOut(page)),
  },
  'world-wonders': { log: 'world_wonders/monument-builders', at: 190 },
  'world-wonders-phone': {
    log: 'world_wonders/greedy-three-rivers',
    at: 151,
    size: 'phone',
    scale: 1.5,
  },
}
const laidOut = (page) => page.locator('[data-effect]').waitFor()

/** A room that goes on from a moment of a log in which everybody sits at this browser. */
async function sit(page, { log, at }) {
  const whole = JSON.parse(readFileSync(join(GOLDEN, `${log}.json`), 'utf8'))
  const { game, options, seats } = whole
  const room = {
    game,
    options,
    seats: seats.map((name) => ({ kind: 'me', name })),
    settings: SETTINGS,
    log: JSON.stringify({ ...whole, moves: whole.moves.slice(0, at), result: null }),
  }
  const made = await page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch('api/rooms', { method: 'POST', headers, body })
    return answer.json()
  }, JSON.stringify(room))
  if (!made.room) throw new Error(JSON.stringify(made))
  const { host, invite } = made
  await page.evaluate((keys) => localStorage.setItem('polis.rooms', JSON.stringify([keys])), {
    room: made.room,
    game,
    host,
    invite,
    seats: made.seats,
  })
  await page.goto(`${address}/#/room/${made.room}`)
  const start = page.locator('[data-start]')
  await page.locator('[data-table], [data-start]').first().waitFor()
  if (await start.count()) await start.click()
  await page.locator('[data-table][data-turn="mine"]').waitFor()
}

mkdirSync(folder, { recursive: true })
const browser = await launch()
const converter = await browser.newPage()
for (const [name, picture] of Object.entries(PICTURES)) {
  const context = await browser.newContext({
    viewport: SIZES[picture.size ?? 'wide'],
    deviceScaleFactor: picture.scale ?? 1,
    isMobile: picture.size === 'phone',
    hasTouch: picture.size === 'phone',
    colorScheme: picture.theme ?? 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    localStorage.setItem('polis.language', 'en')
    // Dice that are dealt already do not wait for a person.
    localStorage.setItem('polis.roll', 'off')
    localStorage.setItem('polis.speed', 'instant')
  })
  await page.goto(address)
  await sit(page, picture)
  await picture.go?.(page)
  await page.waitForLoadState('networkidle')
  const bytes = await webp(converter, await page.screenshot())
  writeFileSync(join(folder, `${name}.webp`), bytes)
  console.log(`${name}: ${Math.round(bytes.length / 1000)} kB`)
  await context.close()
}
await browser.close()
