import jsQR from 'jsqr'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { inOrder } from './page_checks'
import { guest, myTurn, playFromList, playNow, withBrowser } from './table'

withBrowser()

const settings = async (page: Page) => {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.locator('[data-me]').click()
  await page.locator('[data-my-name]').waitFor()
}

/** What a camera reads from the code as it is drawn; null if nothing. */
async function scanned(page: Page): Promise<string | null> {
  const picture = await page.locator('svg[role=img]:has(path)').screenshot()
  const { data, width, height } = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = bitmap
    const canvas = new OffscreenCanvas(width, height).getContext('2d')!
    canvas.drawImage(bitmap, 0, 0)
    return { data: [...canvas.getImageData(0, 0, width, height).data], width, height }
  }, picture.toString('base64'))
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data ?? null
}

/** The link for another device, from the settings. */
async function deviceLink(page: Page): Promise<string> {
  await settings(page)
  await page.locator('[data-device]').click()
  const link = await page.locator('[data-device-link]').inputValue()
  expect(await scanned(page)).toBe(link)
  return link
}

test('name, colour and picture are chosen once and used in rooms, lists and results', async () => {
  const { page } = await guest()
  await settings(page)
  await page.locator('[data-my-name]').fill('Eva')
  await page.locator('[data-choose=cat]').click()
  await page.locator('[data-choose=rose]').click()
  await page.locator('[data-choose=rose][aria-pressed=true]').waitFor()
  await page.reload()
  expect(await page.locator('[data-my-name]').inputValue()).toBe('Eva')
  await page.locator('[data-choose=cat][aria-pressed=true]').waitFor()
  await page.goto(`${inject('address')}/#/`)
  await playNow(page, 'akropolis')
  await page.locator('[data-look="0"] [data-avatar="rose cat"]').waitFor()
  while ((await myTurn(page)) === 'mine') await playFromList(page)
  await page.locator('[data-result] [data-avatar="rose cat"]').first().waitFor()
  await page.goto(`${inject('address')}/#/`)
  await page.locator('[data-game=finished] [data-avatar="rose cat"]').waitFor()
})

test('another device plays on by a link, until it is made void', async () => {
  const asked: string[] = []
  const { page, context } = await guest()
  context.on('request', (request) => asked.push(request.url()))
  await playNow(page, 'machi-koro')
  const room = new URL(page.url()).hash
  const link = await deviceLink(page)
  const secret = new URLSearchParams(link.split('?')[1]).get('secret')!
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(new URL(link).hash).toContain(secret)

  const { page: phone, context: other } = await guest('#/', { phone: true })
  other.on('request', (request) => asked.push(request.url()))
  await phone.goto(link)
  await phone.locator('[data-device-who] [data-avatar]').waitFor()
  // The secret is not left in the address, and nothing happens before the person agrees.
  expect(phone.url()).not.toContain(secret)
  expect(await phone.evaluate(() => localStorage.getItem('polis.identity'))).toBeNull()
  await inOrder(phone, 'the page for another device')
  await phone.locator('[data-device-accept]').click()
  await phone.locator(`[data-my-games] a[href="${room}"]`).first().click()
  await phone.locator('[data-table]').waitFor()
  expect(await myTurn(phone)).toBe('mine')
  await playFromList(phone)

  await page.locator('[data-device-revoke]').click()
  await page.locator('[data-toast]').first().waitFor()
  await phone.getByText('You are watching').first().waitFor()
  await phone.goto(`${inject('address')}/#/`)
  await phone.reload()
  await phone.locator('.games li').first().waitFor()
  expect(await phone.locator('[data-game]').count()).toBe(0)
  expect(asked.filter((url) => url.includes(secret))).toEqual([])
  // This device holds its seat as before, and its new link is good.
  const fresh = await page.locator('[data-device-link]').inputValue()
  expect(fresh).not.toContain(secret)
  await phone.goto(fresh)
  await phone.locator('[data-device-accept]').click()
  await phone.locator(`[data-my-games] a[href="${room}"]`).first().waitFor()
})
