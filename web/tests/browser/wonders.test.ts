import { describe, expect, test } from 'vitest'
import { Hands } from './hands'
import { inOrder } from './order'
import { guest, myTurn, withBrowser } from './table'

withBrowser()

const ROOMS = [
  { name: 'alone against the automaton', players: 1, options: {}, shows: '[data-automaton]' },
  {
    name: 'with objectives that the players choose',
    players: 2,
    options: { objectives: 'chosen' },
    shows: '[data-aim]',
  },
  {
    name: 'on the side with the river',
    players: 2,
    options: { map_side: 'b' },
    shows: '[data-region=board]',
  },
]

describe.each(ROOMS)('World Wonders $name', ({ players, options, shows }) => {
  test.each([false, true])('is set up and played (on a phone: %s)', async (phone) => {
    const { page } = await guest('#/new/world-wonders', { phone })
    const hands = new Hands(page, phone)
    await hands.press(page.getByRole('button', { name: String(players), exact: true }))
    if (players > 1) await page.getByLabel('Who sits at seat 2').selectOption('apprentice')
    for (const [option, value] of Object.entries(options)) {
      await page.locator(`[data-option="${option}"]`).selectOption(value)
    }
    await hands.press(page.locator('[data-create]'))
    await page.locator('[data-table]').waitFor()
    await myTurn(page)
    await page.locator(shows).first().waitFor()
    for (let n = 0; n < 12; n++) {
      expect(await myTurn(page)).toBe('mine')
      await hands.move('world-wonders')
    }
    await inOrder(page)
  })
})
