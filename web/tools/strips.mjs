/**
 * One turn of each game as a strip of frames, from recorded games:
 *
 *     npm run strips -- http://127.0.0.1:8000 ../docs/pictures
 *
 * Pieces on their way are held where they are after a part of their time, so that every run makes
 * the same frames.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch, SIZES } from './browser.mjs'
import { webp } from './webp.mjs'

const [address, folder, only = ''] = process.argv.slice(2)
const GOLDEN = join(import.meta.dirname, '../../tests/golden')
const LARGEST = 300_000
const [COLUMNS, WIDTH, GAP] = [2, 620, 8]
/** What is not the table. */
const AROUND = 'header.top, .notices'

/** The recorded game, the move before the turn, whose turn, and how far each frame has come. */
const STRIPS = {
  akropolis: {
    log: 'akropolis/greedy-two',
    at: 69,
    frames: [
      { part: 1 },
      { step: true, part: 0.55 },
      { part: 1 },
      { step: true, part: 0.4 },
      { part: 0.8 },
      { part: 1 },
    ],
  },
  'machi-koro': {
    log: 'machi_koro/greedy-two',
    at: 32,
    seat: 0,
    theme: 'dark',
    frames: [
      { part: 1 },
      { step: true, dice: true },
      { part: 0.7 },
      { part: 1 },
      { step: true, part: 0.5 },
      { part: 1 },
    ],
  },
  'world-wonders': {
    log: 'world_wonders/greedy-two',
    at: 102,
    frames: [
      { part: 1 },
      { step: true, part: 0.5 },
      { part: 1 },
      { step: true, part: 0.4 },
      { part: 0.8 },
      { part: 1 },
    ],
  },
}

const number = async (page) =>
  Number(await page.locator('[data-table]').getAttribute('data-number'))

/** Open a recorded game after a move, with the board of the player whose turn it is. */
async function open(page, { log, at, seat }) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${address}/#/replay`)
  const buffer = readFileSync(join(GOLDEN, `${log}.json`))
  const file = { name: 'log.json', mimeType: 'application/json', buffer }
  await page.locator('[data-log-file]').setInputFiles(file)
  await page.locator('[data-slider]').waitFor()
  await page.locator('[data-slider]').fill(String(at))
  await page.locator(`[data-table][data-number="${at}"]`).waitFor()
  // Before a roll nobody is to act.
  const line = page.locator(seat === undefined ? '[data-line].turn' : `[data-line="${seat}"]`)
  await line.locator('[data-look]').click()
  await page.evaluate(() => document.activeElement.blur())
  await page.evaluate((around) => {
    for (const one of document.querySelectorAll(around)) one.style.display = 'none'
  }, AROUND)
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
}

/** Go one move on; what moves is held as soon as it begins. */
async function step(page) {
  const next = (await number(page)) + 1
  await page.evaluate(() => {
    const hold = () => document.getAnimations().forEach((one) => one.pause())
    new MutationObserver(hold).observe(document.body, { childList: true, subtree: true })
  })
  await page.keyboard.press('ArrowRight')
  await page.locator(`[data-table][data-number="${next}"]`).waitFor()
  // The pieces start with the second picture that the browser draws.
  await page.evaluate(async () => {
    for (let n = 0; n < 3; n++) await new Promise((drawn) => requestAnimationFrame(drawn))
  })
}

/** Show what moves after this part of its time; with 1, it has arrived. */
const hold = (page, part) =>
  page.evaluate((share) => {
    for (const one of document.getAnimations()) {
      const { endTime } = one.effect.getComputedTiming()
      if (share === 1) one.finish()
      else one.currentTime = Number(endTime) * share
    }
  }, part)

/** The frames in rows, smaller. */
function arrange(page, pictures) {
  return page.evaluate(
    async ({ texts, columns, width, gap }) => {
      const images = await Promise.all(
        texts.map(async (text) =>
          createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob()),
        ),
      )
      const height = Math.round((width * images[0].height) / images[0].width)
      const rows = Math.ceil(images.length / columns)
      const canvas = new OffscreenCanvas(columns * (width + gap) - gap, rows * (height + gap) - gap)
      const pen = canvas.getContext('2d')
      pen.imageSmoothingQuality = 'high'
      images.forEach((image, n) => {
        const [x, y] = [(n % columns) * (width + gap), Math.floor(n / columns) * (height + gap)]
        pen.drawImage(image, x, y, width, height)
      })
      const blob = await canvas.convertToBlob({ type: 'image/png' })
      return Array.from(new Uint8Array(await blob.arrayBuffer()))
    },
    {
      texts: pictures.map((png) => png.toString('base64')),
      columns: COLUMNS,
      width: WIDTH,
      gap: GAP,
    },
  )
}

mkdirSync(folder, { recursive: true })
const browser = await launch()
const converter = await browser.newPage()
for (const [name, strip] of Object.entries(STRIPS)) {
  if (!name.includes(only)) continue
  const context = await browser.newContext({
    viewport: SIZES.wide,
    colorScheme: strip.theme ?? 'light',
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    localStorage.setItem('polis.language', 'en')
    localStorage.setItem('polis.speed', 'slow')
  })
  await open(page, strip)
  const pictures = []
  for (const frame of strip.frames) {
    if (frame.step) await step(page)
    if (!frame.dice) await hold(page, frame.part)
    pictures.push(await page.screenshot())
  }
  const bytes = await webp(converter, Buffer.from(await arrange(converter, pictures)), 0.75)
  if (bytes.length > LARGEST) throw new Error(`${name} has ${bytes.length} bytes`)
  writeFileSync(join(folder, `${name}-turn.webp`), bytes)
  console.log(`${name}-turn: ${Math.round(bytes.length / 1000)} kB`)
  await context.close()
}
await browser.close()
