import { describe, expect, test } from 'vitest'
import { Hands } from './pointer'
import { inOrder } from './page_checks'
import { GAMES, guest, myTurn, playNow, withBrowser } from './table'

withBrowser()

// In the two longer languages: the keyboard plays in English.
const WAYS = [
  { way: 'by clicks', phone: false, language: 'cs', theme: 'dark' },
  { way: 'by touch on a phone', phone: true, language: 'pl', theme: 'light' },
] as const

describe.each(GAMES)('%s', (game) => {
  test.each(WAYS)('played to the end $way', async ({ phone, language, theme }) => {
    const { page } = await guest('#/', { phone, language, theme })
    await playNow(page, game)
    const hands = new Hands(page, phone)
    await myTurn(page)
    await page.locator('[data-score="0"]').click()
    await inOrder(page)
    while ((await myTurn(page)) === 'mine') await hands.move(game)
    await page.locator('[data-result] [data-score-table=done]').waitFor()
    await inOrder(page)
  })
})

const ROOMS = [
  {
    name: 'alone against the automaton',
    players: 1,
    options: {},
    phone: true,
    shows: '[data-automaton]',
    logged: 'card: ',
  },
  {
    name: 'with objectives that the players choose',
    players: 2,
    options: { objectives: 'chosen' },
    phone: true,
    shows: '[data-aim]',
    logged: 'objective:',
  },
  {
    name: 'on the side with the river',
    players: 2,
    options: { map_side: 'b' },
    phone: false,
    shows: '[data-buy]',
    logged: 'a map with a river',
  },
]

test.each(ROOMS)('World Wonders $name', async (room) => {
  const { players, options, phone, shows, logged } = room
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
  await myTurn(page)
  await inOrder(page)
  if (phone) await hands.press(page.locator('[data-lists]'))
  await hands.press(page.getByRole('tab', { name: 'Log' }))
  await page.locator('[data-region=lists]').getByText(logged).first().waitFor()
})

test('a card of Machi Koro stands still below a pointer at its edge', async () => {
  const { page } = await guest()
  await playNow(page, 'machi-koro')
  await myTurn(page)
  const card = page.locator('[data-card][aria-disabled=false]').first()
  const { x, y, width, height } = (await card.boundingBox())!
  await page.mouse.move(x + width / 2, y + height - 1)
  const tops = await card.evaluate(async (one) => {
    const seen = new Set<number>()
    for (let frame = 0; frame < 20; frame++) {
      await new Promise(requestAnimationFrame)
      seen.add(one.getBoundingClientRect().top)
    }
    return [...seen]
  })
  expect(tops).toEqual([y])
})

test('an opened score on a phone keeps its parts while the next table is told', async () => {
  const { page } = await guest('#/', { phone: true })
  await playNow(page, 'akropolis')
  await myTurn(page)
  const hands = new Hands(page, true)
  await hands.press(page.locator('[data-score="0"]'))
  const parts = page.locator('[data-region=players] [data-part]')
  // The first tiles may bring nothing to explain.
  while (!(await parts.count())) {
    await hands.move('akropolis')
    await myTurn(page)
  }
  const fewest = await page.locator('[data-region=players]').evaluateHandle((region) => {
    const seen = { least: Infinity }
    const count = () =>
      (seen.least = Math.min(seen.least, region.querySelectorAll('[data-part]').length))
    new MutationObserver(count).observe(region, { childList: true, subtree: true })
    return seen
  })
  for (let n = 0; n < 6; n++) {
    await hands.move('akropolis')
    await myTurn(page)
  }
  expect((await fewest.jsonValue()).least).toBeGreaterThan(0)
})
