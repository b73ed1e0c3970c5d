/** A short game of each in browsers that are not Chromium: Firefox, and WebKit as on iPhones. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { GAMES } from './table'
import { firefox } from './webdriver/firefox'
import type { Session } from './webdriver/session'
import { webkit } from './webdriver/webkit'

const MOVES = 12
/** Moves on a phone, each by a press on what is drawn. */
const PRESSES = 6
/** Pixels of the smaller side of the largest drawing: a card, or a board. */
const LEAST = 50

/** Note what fails in the page from now on, where all scripts of a browser's driver find it. */
function noteFailures(): void {
  const { dataset } = document.documentElement
  dataset['wrong'] = ''
  addEventListener('error', ({ message }) => {
    // A notice and no error: what has changed its size again is looked at in the next frame.
    if (!message.startsWith('ResizeObserver loop')) dataset['wrong'] += `${message}; `
  })
  addEventListener('unhandledrejection', ({ reason }) => (dataset['wrong'] += `${reason}; `))
}

/** English, no waiting for the moves of others, dice that roll themselves. */
function settle(): void {
  const wanted = { language: 'en', speed: 'instant', roll: 'off', motion: 'off' }
  for (const [key, value] of Object.entries(wanted)) localStorage.setItem(`polis.${key}`, value)
}

const facts = () => {
  const table = document.querySelector<HTMLElement>('[data-table]')!
  const boards = [...table.querySelectorAll('svg')].map((one) => one.getBoundingClientRect())
  return {
    turn: table.dataset['turn'],
    number: Number(table.dataset['number']),
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    largest: Math.max(...boards.map(({ width, height }) => Math.min(width, height))),
    wrong: document.documentElement.dataset['wrong'],
  }
}

/** Choose an action from the list; a click is the same whether the list is covered or not. */
const choose = () => {
  document.querySelector<HTMLElement>('[data-tab=actions]')!.click()
  return new Promise<void>((resolve) => {
    const look = () => {
      const action = document.querySelector<HTMLElement>('[data-action]')
      if (!action) return
      watching.disconnect()
      action.click()
      resolve()
    }
    const watching = new MutationObserver(look)
    watching.observe(document, { attributes: true, childList: true, subtree: true })
    look()
  })
}

/** What can be pressed for each decision of a game, as it is drawn. */
const DRAWN = [
  '[data-place]',
  '[data-cell]',
  '[data-take="1"]',
  '[data-supply] [data-card][aria-disabled=false]',
  '[data-buy][aria-disabled=false]',
]

/** Something drawn that can be pressed and has nothing over it, by its name; else null. */
const inReach = (kinds: string[]): string | null => {
  for (const kind of kinds) {
    for (const one of document.querySelectorAll(kind)) {
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = one.getBoundingClientRect()
      const above = document.elementFromPoint(x + width / 2, y + height / 2)
      if (!width || !above || !one.contains(above)) continue
      const name = /data-(place|cell|take|card|buy)/.exec(kind)![0]
      return `${kind}[${name}="${one.getAttribute(name)}"]`
    }
  }
  return null
}

const ANY_TURN = '[data-table][data-turn=mine], [data-table][data-turn=over]'
const after = (number: number) => `[data-table]:not([data-number="${number}"])`

describe.each([
  ['Firefox', firefox],
  ['WebKitGTK', webkit],
] as const)('%s', (_, launch) => {
  let browser: Session
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  /** Begin a game against a bot, in a page that notes what fails. */
  async function begin(game: string, visit: string): Promise<void> {
    // Each address is another one, without a fragment, so that the page is loaded anew.
    await browser.open(`${inject('address')}/?${game}&${visit}`)
    await browser.run(settle)
    await browser.open(`${inject('address')}/?${game}&${visit}&again`)
    await browser.run(noteFailures)
    await browser.click(`[data-play="${game}"]`)
    await browser.click('[data-level="apprentice"]')
  }

  /** Play these moves, each by what `decide` does; then the page is in order. */
  async function play(moves: number, decide: (number: number) => Promise<void>): Promise<void> {
    let played = 0
    for (; played < moves; played++) {
      await browser.until(ANY_TURN)
      const { turn, number } = await browser.run(facts)
      if (turn === 'over') break
      await decide(number)
      await browser.until(after(number))
    }
    expect(played).toBe(moves)
    const { over, largest, wrong } = await browser.run(facts)
    expect(wrong).toBe('')
    expect(over).toBe(0)
    expect(largest).toBeGreaterThan(LEAST)
  }

  test.each(GAMES)('%s', async (game) => {
    await begin(game, 'wide')
    await play(MOVES, async () => {
      await browser.run(choose)
      await browser.click('[data-confirm]')
    })
  })

  test.each(GAMES)('%s on a phone, by what is drawn', async (game) => {
    // Narrower than its toolbar a window may not get.
    await browser.resize(390, 844)
    await begin(game, 'phone')
    await browser.until('[data-layout=phone]')
    const pressed: string[] = []
    await play(PRESSES, async (number) => {
      const drawn = await browser.run(inReach, DRAWN)
      if (drawn) {
        pressed.push(drawn)
        await browser.click(drawn)
      }
      // What can be taken back is done at once; a single move is laid out already.
      await browser.until(`[data-confirm], ${after(number)}`)
      if ((await browser.run(facts)).number === number) await browser.click('[data-confirm]')
    })
    expect(pressed.length).toBeGreaterThanOrEqual(PRESSES / 2)
  })
})

test('a driver that waits in vain says for what, and what the page shows', async () => {
  const browser = await firefox(1000)
  try {
    await browser.open(`${inject('address')}/?in-vain`)
    await browser.run(settle)
    await expect(browser.until('[data-nowhere]')).rejects.toThrow(
      /wait for \[data-nowhere\]: nothing in 1000 ms; .*in-vain.* shows: .*Polis/s,
    )
  } finally {
    await browser.close()
  }
})
