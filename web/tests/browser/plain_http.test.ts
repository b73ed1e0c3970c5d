/** Friends in one room, by plain http: browsers withhold what they keep for trusted pages. */
import { expect, inject, test } from 'vitest'
import { CLUB } from './server'
import { guest, myTurn, playFromList, playNow, withBrowser } from './table'

withBrowser(`--host-resolver-rules=MAP ${CLUB} 127.0.0.1`)

const address = () => inject('address').replace('localhost', CLUB)

test('by plain http a game can be played and an invitation copied', async () => {
  const { page, wrong } = await guest('#/', { address: address() })
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await playNow(page, 'machi-koro')
  for (let n = 0; n < 3; n++) {
    expect(await myTurn(page)).toBe('mine')
    await playFromList(page)
  }

  await page.goto(`${address()}/#/new/machi-koro`)
  await page.locator('[data-create]').click()
  const link = await page.locator('[data-invite]').inputValue()
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Link copied.').waitFor()
  // Here only a person may read the clipboard: by pasting.
  await page.goto(`${address()}/#/new/machi-koro`)
  const name = page.getByLabel('Name of player 1')
  await name.press('ControlOrMeta+a')
  await name.press('ControlOrMeta+v')
  const pasted = await name.inputValue()
  expect(pasted).not.toBe('')
  expect(link.slice(0, pasted.length)).toBe(pasted)

  // That one header means nothing here is all that the browser remarks.
  expect(wrong.splice(0).filter((one) => !one.includes('Cross-Origin-Opener-Policy'))).toEqual([])
})
