/** Low windows and phones: what is in sight, what stays in place, what a badge says. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { inOrder } from './page_checks'
import { Hands } from './pointer'
import { almostOver, drawn, fileOf, inTheMiddle, lastMove, resize, seatsOf } from './recorded'
import { GAMES, guest, legal, myTurn, number, playNow, together, withBrowser } from './table'

withBrowser()

/** A tile in hand, a card to build, a building in hand for five players. */
const PLACING = [
  { name: 'akropolis/greedy-four', moves: 103 },
  { name: 'machi_koro/greedy-four', moves: 127 },
  { name: 'world_wonders/greedy-five-rivers', moves: 121 },
]

/** How much of an element is in the window with nothing over it, from 0 to 1. */
const seen = (one: Locator): Promise<number> =>
  one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const STEPS = 20
    let free = 0
    for (let n = 0; n < STEPS * STEPS; n++) {
      const x = left + (width * ((n % STEPS) + 0.5)) / STEPS
      const y = top + (height * (Math.floor(n / STEPS) + 0.5)) / STEPS
      if (element.contains(document.elementFromPoint(x, y))) free++
    }
    return free / (STEPS * STEPS)
  })

/** The supply lies over the city until it is closed. */
const closeSheet = async (page: Page): Promise<void> => {
  const open = page.locator('.sheet > [aria-expanded=true]')
  if (await open.count()) await open.tap()
}

/** Lay an action of the list out. */
const layOut = async (page: Page, action: string): Promise<void> => {
  await page.locator(`[data-action="${action}"]`).evaluate((one) => (one as HTMLElement).click())
  await page.locator('[data-confirm]').waitFor()
}

describe.each(PLACING)('$name in a low window', ({ name, moves }) => {
  test('board, question and confirmation are in sight together', async () => {
    const { page } = await guest('#/', { phone: true, language: 'pl' })
    await page.setViewportSize({ width: 844, height: 390 })
    await inTheMiddle(page, name, moves)
    await page.locator('[data-layout=low]').waitFor()
    const actions = await legal(page)
    await layOut(
      page,
      actions.find((one) => one !== 'build nothing')!,
    )
    expect((await page.locator('[data-region=prompt]').boundingBox())!.height).toBeLessThan(60)
    for (const part of ['[data-prompt]', '[data-confirm]', '[data-drop]', '[data-lists]'])
      expect(await seen(page.locator(part)), part).toBeGreaterThan(0.97)
    // A city of many cards scrolls: its landmarks are the goal of the game.
    const board = name.startsWith('machi') ? '[data-city] [data-cards=landmarks]' : '[data-city]'
    expect(await seen(page.locator(board))).toBeGreaterThan(0.8)
    await inOrder(page)
  })
})

/** What opens each dialog that a person meets, in a window of 844 × 390. */
const DIALOGS: Record<string, (page: Page) => Promise<void>> = {
  settings: async (page) => {
    await playNow(page, 'machi-koro')
    await myTurn(page)
    await page.locator('header.top button').click()
  },
  'how you score': async (page) => {
    await playNow(page, 'world-wonders')
    await myTurn(page)
    await page.locator('[data-how-score]').click()
  },
  'the description of a card': async (page) => {
    await playNow(page, 'machi-koro')
    await myTurn(page)
    await page.locator('[data-city] [data-card=bakery]').click()
  },
  'play now': async (page) => {
    await page.locator('[data-play=akropolis]').click()
  },
  'the settings of a room': async (page) => {
    await playNow(page, 'akropolis')
    await myTurn(page)
    await page.locator('[data-room-settings]').evaluate((one) => (one as HTMLElement).click())
  },
}

test.each(Object.keys(DIALOGS))('in a low window all of a dialog is in reach: %s', async (name) => {
  const { page } = await guest('#/', { language: 'pl' })
  await page.setViewportSize({ width: 844, height: 390 })
  await DIALOGS[name]!(page)
  const dialog = page.locator('dialog[open]')
  await dialog.waitFor()
  const { x, y, width, height } = (await dialog.boundingBox())!
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(844)
  expect(y + height).toBeLessThanOrEqual(390)
  // What does not fit is scrolled to, and the way out stays where it is.
  const last = dialog.locator('button, a, p, li, td, legend').last()
  await last.scrollIntoViewIfNeeded()
  const below = (await last.boundingBox())!
  expect(below.y + below.height).toBeLessThanOrEqual(390)
  expect(await seen(dialog.locator('header button'))).toBeGreaterThan(0.97)
  await dialog.locator('header button').click()
  await dialog.waitFor({ state: 'detached' })
})

const CROWDS = [
  { name: 'akropolis/greedy-four', moves: 103 },
  { name: 'machi_koro/greedy-four', moves: 127 },
  { name: 'world_wonders/greedy-five-rivers', moves: 120 },
]

test.each(CROWDS)('a phone shows every score, and whose board: $name', async ({ name, moves }) => {
  const { page } = await guest('#/', { phone: true })
  await inTheMiddle(page, name, moves)
  const totals = page.locator('[data-total]')
  const people = seatsOf(name)
  expect(await totals.count()).toBe(people.length)
  for (const [seat, person] of people.entries()) {
    expect(await seen(totals.nth(seat)), `score of seat ${seat}`).toBe(1)
    await page.locator(`[data-look="${seat}"]`).tap()
    const whose = page.locator(`[data-whose="${seat}"]`)
    await page.locator(`[data-city="${seat}"]`).waitFor()
    expect(await whose.innerText()).toContain(person)
    expect(await whose.innerText()).toContain(await totals.nth(seat).innerText())
  }
})

/** What turns and moves the piece in hand. */
const TURNS = [
  {
    name: 'world_wonders/greedy-five-rivers',
    moves: 121,
    presses: ['rotate', 'move=left', 'rotate', 'move=up', 'move=right', 'rotate'],
    least: 4,
    laid: false,
  },
  {
    name: 'akropolis/greedy-four',
    moves: 103,
    presses: ['rotate', 'rotate', 'place', 'rotate', 'rotate', 'rotate'],
    least: 1,
    laid: true,
  },
]

test.each(TURNS)('buttons stay in place while a piece is turned: $name', async (table) => {
  const { name, moves, presses, least, laid } = table
  const { page } = await guest('#/', { phone: true })
  await inTheMiddle(page, name, moves)
  const hands = new Hands(page, true)
  // A tile of Akropolis is turned where it lies.
  if (laid) await hands.pressOneOf('data-place', 0)
  await drawn(page)
  const places = () =>
    page
      .locator('.sheet button, [data-rotate]')
      .evaluateAll((all) =>
        all.flatMap((one) =>
          one.checkVisibility() && !one.matches('[data-confirm], [data-drop]')
            ? [`${one.className} ${one.getBoundingClientRect().x} ${one.getBoundingClientRect().y}`]
            : [],
        ),
      )
  const before = await places()
  expect(before.length).toBeGreaterThan(least)
  for (const button of presses) {
    if (button === 'place') await hands.pressOneOf('data-place', 3)
    else await page.locator(`[data-${button}]`).tap()
    await drawn(page)
    expect(await places(), button).toEqual(before)
  }
})

test('chat opens as a sheet on a phone, with badges for it and for the turn', async () => {
  const { host, other } = await together('akropolis', undefined, { phone: true })
  await host.locator('[data-tab=chat]').click()
  await host.locator('[data-chat]').fill('Hello')
  await host.keyboard.press('Enter')
  await other.locator('[data-lists-new]').waitFor()
  await other.locator('[data-lists]').tap()
  await other.locator('[data-drawer][open] [data-tab=chat]').tap()
  await other.locator('[data-drawer]').getByText('Hello').waitFor()
  await other.locator('[data-lists-new]').waitFor({ state: 'detached' })
  expect(await other.locator('[data-your-turn]').count()).toBe(
    (await other.locator('[data-table]').getAttribute('data-turn')) === 'mine' ? 1 : 0,
  )
  await inOrder(other)
  await other.locator('[data-drawer] header button').last().tap()
  await other.locator('[data-drawer]').waitFor({ state: 'hidden' })
})

test('a badge in the open drawer leads back to the turn', async () => {
  const { page } = await guest('#/', { phone: true })
  await playNow(page, 'akropolis')
  await myTurn(page)
  await page.locator('[data-lists]').tap()
  await page.locator('[data-your-turn]').tap()
  await page.locator('[data-drawer]').waitFor({ state: 'hidden' })
})

/** What the learner presses until a piece is to be placed or a card to be built. */
const LESSONS = { akropolis: '[data-take="1"]', 'machi-koro': null, 'world-wonders': null }

/** The share of a board's whole area that this element does not lie over. */
const leaves = (board: Locator, cover: string): Promise<number> =>
  board.evaluate((element, cover) => {
    const over = document.querySelector(cover)!.getBoundingClientRect()
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    const wide = Math.min(right, over.right) - Math.max(left, over.left)
    const high = Math.min(bottom, over.bottom) - Math.max(top, over.top)
    return 1 - (Math.max(0, wide) * Math.max(0, high)) / (width * height)
  }, cover)

/** What a move is chosen on: in one column, the city of Machi Koro is below the supply. */
const boardOf = (page: Page, game: string): Locator => {
  const below = ':is([data-layout=column], [data-layout=wide])'
  const supply = `${below} [data-supply], [data-layout]:not(${below}) [data-city]`
  return page.locator(game.startsWith('machi') ? supply : '[data-city]')
}

const WINDOWS = [
  { width: 360, height: 740, phone: true },
  { width: 390, height: 844, phone: true },
  { width: 820, height: 1180, phone: true },
  { width: 844, height: 390, phone: true },
  { width: 1280, height: 800, phone: false },
]

describe.each(WINDOWS)('$width × $height', ({ width, height, phone }) => {
  test.each(PLACING)('$name: a hint leaves 60 % of the board', async ({ name, moves }) => {
    const { page } = await guest('#/', { phone, language: 'cs' })
    await page.setViewportSize({ width, height })
    await inTheMiddle(page, name, moves)
    if (width < 600) await closeSheet(page)
    await drawn(page)
    const board = boardOf(page, name)
    const before = await seen(board)
    await page.locator('[data-hint]').click()
    await page.locator('[data-hint-use]').waitFor()
    await drawn(page)
    // Its box: what does not fit is scrolled to.
    expect(await leaves(board, '.advice, .said')).toBeGreaterThanOrEqual(0.6)
    expect(await seen(board)).toBeGreaterThanOrEqual(0.6 * before)
  })

  test.each(GAMES)('%s: a lesson leaves 60 % of the board', async (game) => {
    const { page } = await guest(`#/learn/${game}`, { phone, language: 'pl' })
    await page.setViewportSize({ width, height })
    await page.locator('[data-lesson-next]').click()
    await page.locator('[data-table]:not([data-number="0"])').waitFor()
    const press = LESSONS[game]
    if (press) await page.locator(press).click()
    if (!press && width < 600) await closeSheet(page)
    await drawn(page)
    const board = boardOf(page, game)
    expect(await leaves(board, '[data-lesson]')).toBeGreaterThanOrEqual(0.6)
    const beside = await seen(board)
    await page.locator('[data-lesson]').evaluate((one) => one.remove())
    await drawn(page)
    expect(beside).toBeGreaterThanOrEqual(0.6 * (await seen(board)))
  })
})

test('the sheet is down over a result', async () => {
  const { page } = await guest('#/replay', { phone: true })
  await page.locator('[data-log-file]').setInputFiles(fileOf('world_wonders/greedy-two'))
  const slider = page.locator('[data-slider]')
  await slider.waitFor()
  await slider.fill('36')
  await page.locator('.sheet > [aria-expanded=true]').waitFor()
  await slider.fill((await slider.getAttribute('max'))!)
  await page.locator('[data-table][data-turn=over]').waitFor()
  await page.locator('.sheet > [aria-expanded=false]').waitFor()
})

test('the sheet of a live game is down over its result', async () => {
  const { page } = await guest('#/', { phone: true })
  await almostOver(page, 'machi_koro/greedy-two')
  await myTurn(page)
  await page.locator('.sheet > [aria-expanded=true]').waitFor()
  expect(await legal(page)).toContain(lastMove('machi_koro/greedy-two'))
  await layOut(page, lastMove('machi_koro/greedy-two'))
  await page.locator('[data-confirm]').tap()
  await page.locator('[data-table][data-turn=over]').waitFor()
  expect(await page.locator('.sheet > [aria-expanded=true]').count()).toBe(0)
  expect(await seen(page.locator('[data-result] h2').first())).toBeGreaterThan(0.9)
})

test('a row of the log in a replay shows the board again', async () => {
  const { page } = await guest('#/replay', { phone: true })
  await page.locator('[data-log-file]').setInputFiles(fileOf('machi_koro/greedy-two'))
  await page.locator('[data-lists]').tap()
  await page.locator('[data-row="3"]').tap()
  await page.locator('[data-drawer]').waitFor({ state: 'hidden' })
  await page.locator('[data-table][data-number="3"]').waitFor()
  expect(await number(page)).toBe(3)
})

test('a window of a phone that is turned keeps what is laid out', async () => {
  const { page } = await guest('#/', { phone: true })
  await inTheMiddle(page, 'world_wonders/greedy-five-rivers', 121)
  const [first] = await legal(page)
  await layOut(page, first!)
  await resize(page, 740, 360)
  await page.locator('[data-layout=low] [data-confirm]').waitFor()
  await resize(page, 360, 740)
  await page.locator('[data-layout=phone] [data-confirm]').waitFor()
})
