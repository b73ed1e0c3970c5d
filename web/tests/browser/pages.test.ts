import { expect, inject, test } from 'vitest'
import { inOrder, nothingForAxe } from './page_checks'
import { PAGES } from './pages'
import { guest, withBrowser } from './table'

withBrowser()

// On a phone, where the longest words have the least room; English on a wide screen, too.
type Theme = 'light' | 'dark'
const READERS: { language: string; phone: boolean; themes: [Theme, ...Theme[]] }[] = [
  { language: 'en', phone: true, themes: ['light', 'dark'] },
  { language: 'cs', phone: true, themes: ['dark'] },
  { language: 'pl', phone: true, themes: ['light'] },
  { language: 'en', phone: false, themes: ['dark', 'light'] },
]

test.each(READERS)('every page is in order: %o', async ({ language, phone, themes }) => {
  const { page } = await guest('#/', { language, phone })
  for (const [hash, shows] of PAGES) {
    await page.emulateMedia({ colorScheme: themes[0] })
    await page.goto(`${inject('address')}/${hash}`)
    await page.locator(shows).first().waitFor()
    await inOrder(page, hash)
    for (const theme of themes.slice(1)) {
      await page.emulateMedia({ colorScheme: theme })
      await nothingForAxe(page, `${hash} (${theme})`, ['color-contrast'])
    }
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
  }
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

test('the app can be installed, with icons of the sizes it names', async () => {
  const { page } = await guest()
  const icons = await page.evaluate(async () => {
    const href = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href
    const manifest = (await (await fetch(href)).json()) as {
      icons: { src: string; sizes: string }[]
    }
    return Promise.all(
      manifest.icons.map(async ({ src, sizes }) => {
        const image = new Image()
        image.src = new URL(src, href).href
        await image.decode()
        return [sizes, sizes === 'any' ? 'any' : `${image.naturalWidth}x${image.naturalHeight}`]
      }),
    )
  })
  expect(icons.length).toBeGreaterThan(2)
  for (const [named, real] of icons) expect(real).toBe(named)
})

test.each(['foo', 'foo/bar', 'foo/bar/', 'rules.html?x#/rules'])(
  'an unknown path says so, and leads home: /%s',
  async (path) => {
    const { page, wrong } = await guest()
    const answer = await page.goto(`${inject('address')}/${path}`)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'no such page' }).waitFor()
    await page.locator('main a').click()
    await page.locator('.games li').first().waitFor()
    expect(page.url()).toBe(`${inject('address')}/#/`)
    // The browser itself reports the one answer that is missing.
    const reported = wrong.splice(0)
    expect(reported.filter((one) => !one.includes('404'))).toEqual([])
  },
)
