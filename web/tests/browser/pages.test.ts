import { describe, expect, inject, test } from 'vitest'
import { inOrder, nothingForAxe } from './order'
import { GAMES, guest, withBrowser } from './table'

withBrowser()

/** Every page that needs no room, and what it shows once it is whole. */
const PAGES: [hash: string, shows: string][] = [
  ['#/', '.games li:nth-child(3) .picture svg'],
  ['#/about', '.prose p:nth-child(5)'],
  ['#/replay', '[data-log-file]'],
  ['#/rules', 'main a[href="#/rules/world-wonders"]'],
  ['#/learn', 'main a[href="#/learn/world-wonders"]'],
  ['#/pad', 'main a[href="#/pad/world-wonders"]'],
  ['#/new', 'main a[href="#/new/world-wonders"]'],
  ['#/nowhere', 'main h1'],
  ...GAMES.flatMap((game): [string, string][] => [
    [`#/new/${game}`, '[data-create]'],
    [`#/rules/${game}`, 'main figure svg'],
    [`#/pad/${game}`, '#pad-table'],
    [`#/learn/${game}`, '[data-lesson]'],
  ]),
]

// On a phone, where the longest words have the least room; English on a wide screen, too.
const READERS = [
  { language: 'en', phone: true },
  { language: 'cs', phone: true },
  { language: 'pl', phone: true },
  { language: 'en', phone: false },
]

describe.each(READERS)('in $language (on a phone: $phone)', ({ language, phone }) => {
  test('every page is in order, in light and dark', async () => {
    const { page } = await guest('#/', { language, phone })
    for (const [hash, shows] of PAGES) {
      await page.goto(`${inject('address')}/${hash}`)
      await page.locator(shows).first().waitFor()
      await page.emulateMedia({ colorScheme: 'light' })
      await inOrder(page, hash)
      await page.emulateMedia({ colorScheme: 'dark' })
      await nothingForAxe(page, `${hash} in the dark`, ['color-contrast'])
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
    }
  })
})

test('the rules can be searched', async () => {
  const { page } = await guest('#/rules/akropolis')
  await page.locator('[data-search]').fill('quarr')
  await page.locator('mark').first().waitFor()
  await page.locator('[data-search]').fill('xyzzy')
  await page.getByText('do not mention').waitFor()
})

test('language and theme are remembered', async () => {
  const { page } = await guest()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Polski' }).click()
  await page.getByRole('button', { name: 'Ciemne' }).click()
  await page.reload()
  await page.getByRole('heading', { name: 'Buduj miasta' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
})
