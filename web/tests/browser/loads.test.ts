/** What a visit really loads is what `tools/loads.mjs` counts, and no more than the limits allow. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import * as loads from '../../tools/loads.mjs'
import { almostOver, lastMove } from './recorded'
import { GAMES, guest, playFromList, playNow, turn, withBrowser } from './table'

withBrowser()

const START = 100
const ROOM = 150

/** The scripts of the build that this page has asked for since it was opened. */
const asked = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/assets\/([^/]+\.js)$/.exec(name)?.[1])
      .filter((name) => name !== undefined),
  )

/** Wait until nothing is on its way any more; answers all that was loaded. */
async function atRest(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  return [...new Set(await asked(page))].sort()
}

const sorted = (names: Iterable<string>) => [...names].sort()

test.each(loads.LANGUAGES)('the start page, at the first visit and later: %s', async (language) => {
  const { page } = await guest('#/', { language })
  await page.locator('.games li:nth-child(3) .picture svg[viewBox]').waitFor()
  await page.locator('#open-rooms').waitFor()
  const first = await atRest(page)
  expect(first).toEqual(sorted(loads.startPage(language)))
  expect(loads.weight(first)).toBeLessThan(START)

  await playNow(page, 'akropolis')
  await page.goto(`${inject('address')}/#/`)
  await page.reload()
  await page.locator('[data-my-games]').waitFor()
  await page.locator('#open-rooms').waitFor()
  const later = await atRest(page)
  expect(later).toEqual(sorted(loads.startPage(language, true)))
  expect(loads.weight(later)).toBeLessThan(START)
})

const ENDS: Record<(typeof GAMES)[number], string> = {
  akropolis: 'akropolis/greedy-two',
  'machi-koro': 'machi_koro/greedy-two',
  'world-wonders': 'world_wonders/greedy-two',
}

test.each(GAMES)('a room from its lobby to its end: %s', async (game) => {
  const { page: host } = await guest()
  const link = await almostOver(host, ENDS[game], 1, [{ kind: 'me' }, { kind: 'open' }])
  await host.locator('[data-lobby]').waitFor()
  const { page: other } = await guest(link, { language: 'pl' })
  await other.locator('[data-join]').click()
  for (const page of [host, other]) await page.locator('[data-table]').waitFor()
  const mover = (await turn(host)) === 'mine' ? host : other
  await playFromList(mover, () => lastMove(ENDS[game]))
  await other.locator('[data-score-table=done]').waitFor()
  const all = await atRest(other)
  expect(all).toEqual(sorted(loads.room(game.replaceAll('-', '_'), 'pl', true)))
  expect(loads.weight(all)).toBeLessThan(ROOM)
})
