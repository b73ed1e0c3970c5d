import { describe, test } from 'vitest'
import { Hands } from './hands'
import { inOrder } from './order'
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
    await page.locator('[data-result] figure svg').first().waitFor()
    await inOrder(page)
  })
})
