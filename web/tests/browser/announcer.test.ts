/** Those who do not see the table hear each step that is shown once, and what is asked. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { againstBots } from './recorded'
import { GAMES, aShortTurn, guest, myTurn, playFromList, withBrowser } from './table'

withBrowser()

interface Heard {
  heard: string[]
  shown: number[]
}

/** Note what is announced and which steps are shown from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-table]')!
    const announcer = document.querySelector('[data-testid=announcer]')!
    const store: Heard = { heard: [], shown: [] }
    Object.assign(window, store)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const one of addedNodes) {
          if (one instanceof HTMLElement) store.heard.push(one.textContent ?? '')
        }
      }
    }).observe(announcer, { childList: true })
    let last = table.dataset['number']
    new MutationObserver(() => {
      if (table.dataset['number'] === last) return
      last = table.dataset['number']
      store.shown.push(Number(last))
    }).observe(table, { attributes: true })
  })
const noted = (page: Page) =>
  page.evaluate(() => {
    const { heard, shown } = window as unknown as Heard
    return { heard, shown }
  })

test.each(GAMES)('%s: one announcement for each step that is shown', async (game) => {
  const { page } = await guest('#/', { speed: 'quick' })
  await againstBots(page, game, 2)
  await myTurn(page)
  await listen(page)
  do {
    await playFromList(page, aShortTurn)
    await page.locator('[data-table][data-turn=mine]:not([data-watched])').waitFor()
  } while ((await noted(page)).shown.length < 5)
  const { heard, shown } = await noted(page)
  expect(heard).toHaveLength(shown.length)
  expect(heard.filter((text) => !text.trim())).toEqual([])
  // The last one also says what is asked.
  const ask = await page.locator('[data-prompt]').innerText()
  expect(heard.at(-1)!.toLowerCase()).toContain(ask.toLowerCase())
})

test.each(GAMES)('%s: who comes by a link hears words, not keys', async (game) => {
  const { page } = await guest()
  await againstBots(page, game, 1)
  const announcer = page.locator('[data-testid=announcer] > *')
  await page.reload()
  await page.locator('[data-table]').waitFor()
  await myTurn(page)
  await playFromList(page)
  await announcer.first().waitFor({ state: 'attached' })
  for (const text of await announcer.allTextContents())
    expect(text).not.toMatch(/\b(ak|mk|ww|web)-[a-z]/)
})
