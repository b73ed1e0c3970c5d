/** A game of another package, which these pages were not built with, on the plain table. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT, Server } from './server'
import { guest, myTurn, playFromList, playNow, withBrowser } from './table'

const TOY = 'tic-tac-die'
const cache = mkdtempSync(join(tmpdir(), 'polis-toy-'))
let server: Server

withBrowser()
beforeAll(async () => {
  // Nothing is compiled: the toy game and its bots are quick enough in plain Python.
  const environment = {
    POLIS_GAMES: join(ROOT, 'tests/toy'),
    NUMBA_DISABLE_JIT: '1',
    POLIS_CACHE_DIR: cache,
  }
  server = await Server.start(environment, TOY)
})
afterAll(async () => {
  await server.stop()
  rmSync(cache, { recursive: true, force: true })
})

test('played to the end by clicks, in its own words', async () => {
  const { page } = await guest('#/', { address: server.address })
  await page.getByText('Three in a row, if the die agrees.').waitFor()
  await playNow(page, TOY)
  await page.getByText('This game has no drawing yet').waitFor()
  while ((await myTurn(page)) === 'mine') await playFromList(page)
  await page.locator('[data-result]').waitFor()
  await page.getByRole('tab', { name: 'Log' }).click()
  expect(await page.getByText(/ marks [abc][123]/).count()).toBeGreaterThan(4)
})

test('one quiet line where a quick bot plays for a level', async () => {
  const { page } = await guest('#/', { address: server.address })
  await playNow(page, TOY, 'master')
  const note = page.locator('[data-levels-note]')
  await note.getByText('Not available on this server: master. A quick bot stands in.').waitFor()
  const { page: other } = await guest('#/', { address: server.address })
  await playNow(other, TOY)
  await playFromList(other)
  expect(await other.locator('[data-levels-note]').count()).toBe(0)
})

test('a log of it is replayed, and one that breaks its rules is refused in its own words', async () => {
  const { page, wrong } = await guest('#/replay', { address: server.address })
  const log = (...moves: string[]) =>
    JSON.stringify({
      format: 'polis-log/1',
      game: TOY,
      rules_version: 1,
      components: null,
      options: {},
      seats: ['Anna', 'Boris'],
      moves: ['die 1', 'mark a1', ...moves],
      result: null,
    })
  const open = async (text: string): Promise<void> => {
    await page.getByLabel('Or the text of a log').fill(text)
    await page.getByRole('button', { name: 'Open', exact: true }).click()
  }
  await open(log('die 3', 'mark a1'))
  await page.getByRole('alert').getByText('a1 is already marked').waitFor()
  wrong.splice(0) // the browser complains about the answer 400
  await open(log('die 3', 'mark b3'))
  await page.locator('[data-slider]').waitFor()
  await page.keyboard.press('End')
  await page.locator('[data-table][data-number="4"]').waitFor()
})

test('its rules page, in English where the language has none', async () => {
  const { page } = await guest(`#/rules/${TOY}`, { address: server.address, language: 'cs' })
  await page.getByText('Three marks in a line win.').waitFor()
})
