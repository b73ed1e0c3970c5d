/** A person at the table: what tests do with pages. They wait for states, never for time. */
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { FLAGS, SIZES, watch } from '../../tools/browser.mjs'

export const GAMES = ['akropolis', 'machi-koro', 'world-wonders'] as const
export type Game = (typeof GAMES)[number]

export interface Guest {
  page: Page
  context: BrowserContext
  /** What the page did that no page may do. */
  wrong: string[]
}

interface Wishes {
  phone?: boolean
  /** A wide screen enlarged to 200 %. */
  zoomed?: boolean
  language?: string
  theme?: 'light' | 'dark'
  address?: string
  /** How fast moves of others are shown: at once, unless the test is about that. */
  speed?: 'instant' | 'quick' | 'normal' | 'slow'
  /** Whether the person rolls the dice: no, unless the test is about that. */
  roll?: 'on' | 'off'
  /** Whether things may move. */
  motion?: boolean
  /** Whether the page keeps itself for times without the net: no, unless the test is about that. */
  offline?: boolean
  /** Other settings that the browser remembers, such as `confirm`. */
  settings?: Record<string, string>
  /** What the person allows besides the clipboard. */
  allow?: string[]
}

let browser: Browser
let guests: Guest[] = []

/** A browser for the tests of a file; each guest has storage of its own. */
export function withBrowser(...flags: string[]): void {
  beforeAll(async () => {
    const executablePath = process.env['POLIS_CHROMIUM'] ?? '/usr/bin/chromium'
    browser = await chromium.launch({ executablePath, args: [...FLAGS, ...flags] })
  })
  afterEach(async () => {
    const left = guests
    guests = []
    for (const { context } of left) await context.close()
    expect(left.flatMap(({ wrong }) => wrong)).toEqual([])
  })
  afterAll(() => browser.close())
}

/** Somebody opens the page. */
export async function guest(hash = '#/', wishes: Wishes = {}): Promise<Guest> {
  const address = wishes.address ?? inject('address')
  const context = await browser.newContext({
    viewport: SIZES[wishes.phone ? 'phone' : wishes.zoomed ? 'zoomed' : 'wide'],
    deviceScaleFactor: wishes.zoomed ? 2 : 1,
    hasTouch: wishes.phone ?? false,
    isMobile: wishes.phone ?? false,
    colorScheme: wishes.theme ?? 'light',
    reducedMotion: wishes.motion ? 'no-preference' : 'reduce',
    permissions: ['clipboard-read', 'clipboard-write', ...(wishes.allow ?? [])],
  })
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  await page.addInitScript(
    (wanted) => {
      for (const [key, value] of Object.entries(wanted))
        if (!localStorage.getItem(`polis.${key}`)) localStorage.setItem(`polis.${key}`, value)
    },
    {
      language: wishes.language ?? 'en',
      speed: wishes.speed ?? 'instant',
      roll: wishes.roll ?? 'off',
      offline: wishes.offline ? 'on' : 'off',
      ...wishes.settings,
    },
  )
  const one = { page, context, wrong: watch(page, address) as string[] }
  guests.push(one)
  await page.goto(`${address}/${hash}`)
  return one
}

/** The link that was copied, once the page says that it is. */
export async function copied(page: Page): Promise<URL> {
  await page.locator('[data-toast]:not([data-toast=warn])').waitFor()
  return new URL(await page.evaluate(() => navigator.clipboard.readText()))
}

/** Two clicks from the start page to a game against a bot. */
export async function playNow(page: Page, game: string, level = 'apprentice'): Promise<void> {
  await page.locator(`[data-play="${game}"]`).click()
  await page.locator(`[data-level="${level}"]`).click()
  await page.locator('[data-table]').waitFor()
}

/** Two people at one table: the one who made the room, and one who came by its link. */
export async function together(
  game: Game,
  name?: string,
  wishes: Wishes = {},
): Promise<{ host: Page; other: Page }> {
  const { page: host } = await guest(`#/new/${game}`)
  await host.locator('[data-create]').click()
  await host.locator('[data-lobby]').waitFor()
  const link = await host.locator('[data-invite]').inputValue()
  const { page: other } = await guest(new URL(link).hash, wishes)
  if (name) await other.locator('[data-name]').fill(name)
  await other.locator('[data-join]').click()
  // Nobody is missing any more, so the game begins.
  // Each sees his own city, also who came in as a watcher and sat down when the game began.
  await other.locator('[data-look="1"][aria-pressed=true]').waitFor()
  await host.locator('[data-look="0"][aria-pressed=true]').waitFor()
  return { host, other }
}

export const turn = (page: Page) => page.locator('[data-table]').getAttribute('data-turn')
export const number = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-table]').getAttribute('data-number'))

/** Wait until this page may act or the game is over; says which. */
export async function myTurn(page: Page): Promise<'mine' | 'over'> {
  await page.locator('[data-table][data-turn="mine"], [data-table][data-turn="over"]').waitFor()
  return (await turn(page)) as 'mine' | 'over'
}

/** Wait until another row of the log is drawn than this one. */
export async function moved(page: Page, from: number): Promise<void> {
  await page.locator(`[data-table]:not([data-number="${from}"])`).waitFor()
}

/** Open the list of all actions, which is not the first tab. */
export async function openActions(page: Page): Promise<void> {
  // It may be covered by a sheet; a click is the same as from above.
  await page.locator('[data-tab=actions]').evaluate((one) => (one as HTMLElement).click())
  await page.locator('[data-tab=actions][aria-selected=true]').waitFor({ state: 'attached' })
}

/** What may be played now, in the order of the list. */
export async function legal(page: Page): Promise<string[]> {
  await openActions(page)
  return page
    .locator('[data-action]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['action']!))
}

/** Play one action from the list, by clicks; the first, or one that `pick` chooses. */
export async function playFromList(
  page: Page,
  pick: (actions: string[]) => string = (actions) => actions[0]!,
): Promise<void> {
  const before = await number(page)
  const action = pick(await legal(page))
  // The list may be folded up; a click is the same as from an open one.
  await page.locator(`[data-action="${action}"]`).evaluate((one) => (one as HTMLElement).click())
  await page.locator('[data-confirm]').click()
  await moved(page, before)
}

/**
 * An action by which the others soon have their turns, and not many of them: whoever leaves a round
 * of World Wonders, by the last action of the list, watches the rest of it.
 */
export const aShortTurn = (actions: string[]): string =>
  actions.find((action) => /^buy (road|[SP]\d)$/.test(action)) ?? actions.at(-1)!
