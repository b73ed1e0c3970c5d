import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { movedCorners, watchCorners } from './corners'
import { againstBots, drawn, inTheMiddle, resize } from './recorded'
import {
  GAMES,
  aShortTurn,
  guest,
  legal,
  myTurn,
  playFromList,
  playNow,
  together,
  withBrowser,
  type Game,
} from './table'

withBrowser()

interface Shifts {
  shifts: string[]
}

/** Note every thing of the board that the browser moves from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const store = globalThis as unknown as Shifts
    store.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as { sources: { node: Node | null }[] }
        for (const { node } of sources) {
          const element = node instanceof Element ? node : (node?.parentElement ?? null)
          // A piece that is turned in the hand moves by itself.
          if (element?.closest('[data-turns]')) continue
          const region = element?.closest('[data-region]')?.getAttribute('data-region')
          store.shifts.push(`${region ?? '-'}: ${element?.outerHTML.slice(0, 120) ?? '?'}`)
        }
      }
    }).observe({ type: 'layout-shift' })
  })

/** What has moved, once the browser has drawn twice. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    for (let n = 0; n < 2; n++) await new Promise((next) => requestAnimationFrame(next))
    return (globalThis as unknown as Shifts).shifts
  })

/** Everything but the lists, which grow by themselves. */
const elsewhere = async (page: Page) =>
  (await shifts(page)).filter((one) => !one.startsWith('lists'))

/** A table at which the person has something to choose. */
async function begin(game: Game): Promise<Page> {
  const { page } = await guest()
  await playNow(page, game)
  await myTurn(page)
  return page
}

/** The drawing that one points at, and what can be picked without the list. */
const DRAWN = {
  akropolis: { map: '.city svg.art', card: '[data-take="1"]' },
  'machi-koro': { map: '[data-city]', card: '[data-supply] [data-card=ranch]' },
  'world-wonders': { map: 'svg.map', card: '[data-buy=S1]' },
}

/** Until cards can be picked: the first road of World Wonders is laid before. */
async function openMarket(page: Page, game: Game): Promise<void> {
  if (game === 'world-wonders') await playFromList(page)
  await myTurn(page)
}

describe.each(GAMES)('%s', (game) => {
  test('nothing moves when a move is laid out and dropped, or a hint comes and goes', async () => {
    const page = await begin(game)
    const [first] = await legal(page)
    await watchShifts(page)
    await page.locator(`[data-action="${first}"]`).evaluate((one) => (one as HTMLElement).click())
    await page.locator('[data-confirm]').waitFor()
    await page.locator('[data-drop]').click()
    await page.locator('[data-confirm]').waitFor({ state: 'detached' })
    await page.locator('[data-hint]').click()
    await page.locator('[data-hint-use]').waitFor()
    await page.locator('.hint .plain').click()
    await page.locator('[data-hint-use]').waitFor({ state: 'detached' })
    expect(await elsewhere(page)).toEqual([])
  })

  test('nothing moves when the mouse wanders over the board', async () => {
    const page = await begin(game)
    if (game === 'akropolis') await playFromList(page)
    const box = (await page.locator(DRAWN[game].map).boundingBox())!
    await watchShifts(page)
    for (let n = 1; n < 20; n++) {
      const [x, y] = [box.x + (box.width * n) / 20, box.y + (box.height * ((7 * n) % 20)) / 20]
      await page.mouse.move(x, Math.min(y, 780))
    }
    expect(await shifts(page)).toEqual([])
  })

  test('nothing moves when somebody writes', async () => {
    const { host, other } = await together(game)
    await watchShifts(host)
    await other.locator('[data-tab=chat]').click()
    await other.locator('[data-chat]').fill('Hello')
    await other.keyboard.press('Enter')
    await host.locator('[data-tab=chat] .mark').waitFor()
    expect(await elsewhere(host)).toEqual([])
  })

  test('nothing moves when a card is picked', async () => {
    const page = await begin(game)
    await openMarket(page, game)
    await watchShifts(page)
    await page.locator(DRAWN[game].card).click()
    await page.locator('[data-confirm], [data-hand]').first().waitFor()
    expect(await elsewhere(page)).toEqual([])
  })

  test('nothing moves when an entry of the log is pointed at', async () => {
    const page = await begin(game)
    await playFromList(page)
    await myTurn(page)
    await page.locator('[data-tab=log]').click()
    await watchShifts(page)
    await page.locator('[data-row]').last().hover()
    await page.locator('[data-traced]').first().waitFor()
    expect(await shifts(page)).toEqual([])
  })

  test('a ring marks the focus of the keyboard, not of the mouse', async () => {
    const page = await begin(game)
    const ring = () =>
      page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!)
        return outlineStyle !== 'none' && outlineWidth !== '0px'
      })
    await page.locator('[data-tab=chat]').click()
    expect(await ring()).toBe(false)
    await page.locator('[data-look="1"]').click()
    expect(await ring()).toBe(false)
    await page.keyboard.press('Tab')
    expect(await ring()).toBe(true)
  })
})

test.each([
  ['akropolis', '[data-take="4"]'],
  ['machi-koro', '[data-supply] [data-card=mine]'],
] as const)('%s: the prompt says why something cannot be had, and nothing moves', async (...of) => {
  const [game, dear] = of
  const page = await begin(game)
  await watchShifts(page)
  const before = await legal(page)
  await page.locator(dear).click({ force: true })
  const refusal = page.locator('[data-region=prompt] [data-refusal]')
  await refusal.waitFor()
  expect(await legal(page)).toEqual(before)
  expect(await elsewhere(page)).toEqual([])
  // It goes with the next choice.
  await page.locator(`[data-action="${before[0]}"]`).evaluate((one) => (one as HTMLElement).click())
  await refusal.waitFor({ state: 'detached' })
})

test('keys turn and move the tile after the hint was clicked', async () => {
  const page = await begin('akropolis')
  await playFromList(page)
  await page.locator('[data-hint]').click()
  await page.locator('[data-hint-use]').click()
  const laid = () => page.locator('[data-place][aria-pressed=true]').getAttribute('data-place')
  // All three hexes: two of them may look the same.
  const ghost = () =>
    page.locator('[data-ghost]').evaluateAll((all) => all.map((one) => one.outerHTML).join())
  const [place, drawn] = [await laid(), await ghost()]
  await page.keyboard.press('r')
  expect(await ghost()).not.toBe(drawn)
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
    await page.keyboard.press(key)
    if ((await laid()) !== place) return
  }
  expect(await laid()).not.toBe(place)
})

test('keys rotate the piece after the hint was clicked', async () => {
  const page = await begin('world-wonders')
  await page.locator('[data-hint]').click()
  await page.locator('[data-hint-use]').click()
  const laid = () =>
    page
      .locator('[data-cell][aria-pressed=true]')
      .evaluateAll((all) => all.map((one) => (one as SVGElement).dataset['cell']))
  const before = await laid()
  await page.keyboard.press('r')
  expect(await laid()).not.toEqual(before)
})

test('a key builds nothing after the hint was clicked', async () => {
  const page = await begin('machi-koro')
  await page.locator('[data-hint]').click()
  await page.locator('[data-hint-use]').click()
  await page.keyboard.press('n')
  await page.locator('[data-nothing][aria-pressed=true]').waitFor()
})

const WINDOWS = { wide: [1280, 800], phone: [360, 740], low: [844, 390] } as const

for (const [layout, [width, height]] of Object.entries(WINDOWS))
  test.each(GAMES)(`%s, ${layout}: no region moves while three bots move`, async (game) => {
    const { page } = await guest('#/', { phone: layout === 'phone', speed: 'quick' })
    await resize(page, width, height)
    await againstBots(page, game, 3)
    await myTurn(page)
    await page.locator(`[data-layout=${layout}]`).waitFor()
    await openMarket(page, game)
    await page.locator('[data-table][data-turn=mine]:not([data-watched])').waitFor()
    await drawn(page)
    await watchCorners(page)
    const before = await page.locator('[data-table]').getAttribute('data-number')
    do {
      await playFromList(page, aShortTurn)
      await page.locator('[data-table][data-turn=mine]:not([data-watched])').waitFor()
    } while (!(await page.locator('[data-since-seat="3"]').count()))
    expect(await page.locator('[data-table]').getAttribute('data-number')).not.toBe(before)
    expect(await movedCorners(page)).toEqual([])
  })

test.each([
  ['akropolis/greedy-four', 131],
  ['machi_koro/greedy-four', 127],
  ['world_wonders/greedy-five-rivers', 250],
] as const)('%s: all players and what they did are in sight', async (file, moves) => {
  const { page } = await guest()
  await inTheMiddle(page, file, moves)
  const ends = await page
    .locator('[data-line], [data-since]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
  expect(ends.length).toBeGreaterThan(4)
  expect(Math.max(...ends)).toBeLessThanOrEqual(800)
})
