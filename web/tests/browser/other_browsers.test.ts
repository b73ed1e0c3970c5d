/** A short game of each in browsers that are not Chromium: Firefox, and WebKit as on iPhones. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { GAMES } from './table'
import { firefox } from './webdriver/firefox'
import type { Session } from './webdriver/session'
import { webkit } from './webdriver/webkit'

const MOVES = 12
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

const ANY_TURN = '[data-table][data-turn=mine], [data-table][data-turn=over]'

describe.each([
  ['Firefox', firefox],
  ['WebKitGTK', webkit],
] as const)('%s', (_, launch) => {
  let browser: Session
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  test.each(GAMES)('%s', async (game) => {
    // Each address is another one, without a fragment, so that the page is loaded anew.
    await browser.open(`${inject('address')}/?${game}`)
    await browser.run(settle)
    await browser.open(`${inject('address')}/?${game}&again`)
    await browser.run(noteFailures)
    await browser.click(`[data-play="${game}"]`)
    await browser.click('[data-level="apprentice"]')
    let moves = 0
    for (; moves < MOVES; moves++) {
      await browser.until(ANY_TURN)
      const { turn, number } = await browser.run(facts)
      if (turn === 'over') break
      await browser.run(choose)
      await browser.click('[data-confirm]')
      await browser.until(`[data-table]:not([data-number="${number}"])`)
    }
    expect(moves).toBe(MOVES)
    const { over, largest, wrong } = await browser.run(facts)
    expect(wrong).toBe('')
    expect(over).toBe(0)
    expect(largest).toBeGreaterThan(LEAST)
  })
})
