import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { pack } from '../../src/kit/browser/compress'
import { inOrder } from './page_checks'
import { playToEnd } from './quick_game'
import { Server } from './server'
import { guest, withBrowser } from './table'

withBrowser()

const GOLDEN = join(import.meta.dirname, '../../../tests/golden')

interface Log {
  game: string
  seats: string[]
  result: { scores: number[]; shares: string[] }
}

/** Recorded games, each with the seat of the person and the level of the others. */
const GAMES: [file: string, mine: number, level: string][] = [
  ['akropolis/greedy-two', 0, 'builder'],
  ['akropolis/greedy-three-all-variants', 1, 'builder'],
  ['akropolis/random-two', 0, 'master'],
  ['machi_koro/greedy-two', 1, 'apprentice'],
  ['world_wonders/monument-builders', 2, 'architect'],
]

/** Let the browser keep these games, as if they had been played in it. */
async function keep(page: Page): Promise<void> {
  const games = await Promise.all(
    GAMES.map(async ([file, mine, level], n) => {
      const text = readFileSync(join(GOLDEN, `${file}.json`), 'utf8')
      const { game, seats, result } = JSON.parse(text) as Log
      const person = { kind: 'person', name: 'Eva', level: null, face: null }
      const bot = { kind: 'bot', name: null, level, face: null }
      const facts = {
        room: `kept-${n}`,
        game,
        at: 1_790_000_000 + n * 86_400,
        mine: [mine],
        result,
      }
      const who = seats.map((_, seat) => (seat === mine ? person : bot))
      return { facts: { ...facts, seats: who }, log: await pack(text) }
    }),
  )
  await page.evaluate(async (all) => {
    const opening = indexedDB.open('polis', 1)
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const writing = database.transaction(['games', 'logs'], 'readwrite')
    for (const { facts, log } of all) {
      writing.objectStore('games').put(facts, facts.room)
      writing.objectStore('logs').put(log, facts.room)
    }
    await new Promise((resolve) => (writing.oncomplete = resolve))
    database.close()
  }, games)
}

const rows = (page: Page, part: string) => page.locator(`${part} tbody tr`).allInnerTexts()

test.each([{ phone: true }, { phone: false }])(
  'my statistics, phone: $phone',
  async ({ phone }) => {
    const { page } = await guest('#/statistics', { phone })
    // Without games the page says how to get there.
    await page.locator('[data-statistics=done] [data-none]').waitFor()
    await inOrder(page, 'statistics without games')
    await keep(page)
    await page.reload()
    await page.locator('[data-statistics=done] [data-game=akropolis] [data-sources]').waitFor()
    expect(await page.locator('[data-wins]').innerText()).toBe('2 (67%)')
    expect(await page.locator('[data-all]').innerText()).toContain('108.67')
    const [levels, players] = await page.locator('[data-tally]').allInnerTexts()
    expect(levels).toMatch(/Builder\s+2\s+2 \(100%\)\s+138/)
    expect(levels).toMatch(/Master\s+1\s+0 \(0%\)\s+50/)
    expect(players).toMatch(/2\s+2\s+1 \(50%\)\s+82/)
    const points = await rows(page, '[data-sources]')
    expect(points).toHaveLength(6)
    expect(points.join('\n')).toMatch(/houses\s+[\d.]+/i)
    expect(await page.locator('[data-records]').innerText()).toMatch(/162\s+.*2026/s)
    expect(await page.locator('[data-course] circle').count()).toBe(3)
    const shown = [
      ['cs', 'akropolis'],
      ['pl', 'machi-koro'],
      ['en', 'world-wonders'],
    ]
    for (const [language, game] of phone ? shown : shown.slice(-1)) {
      await page.evaluate((one) => localStorage.setItem('polis.language', one!), language)
      await page.reload()
      await page.locator(`[data-games] [data-choose=${game}]`).click()
      await page.locator(`[data-game=${game}] [data-sources]`).waitFor()
      await inOrder(page, `statistics of ${game} (${language})`)
    }
    // Monuments have names; the cards of Machi Koro bring coins.
    expect(await rows(page, '[data-parts]')).not.toHaveLength(0)
    await page.locator('[data-games] [data-choose=machi-koro]').click()
    expect((await rows(page, '[data-earned]')).length).toBeGreaterThan(2)
    // What was read is kept: nothing is asked again, and it needs no server.
    await page.route('**/api/log/review', (route) => route.abort())
    await page.reload()
    await page.locator('[data-statistics=done] [data-sources]').waitFor()
  },
)

test('games that the server is too busy to read follow later', async () => {
  const { page, wrong } = await guest('#/statistics')
  await page.locator('[data-none]').waitFor()
  await keep(page)
  await page.route('**/api/log/review', (route) =>
    route.fulfill({ status: 429, json: { reason: { key: 'http-too-many', args: {} }, text: '' } }),
  )
  await page.reload()
  await page.locator('[data-statistics=done] [data-wins]').waitFor()
  expect(await page.locator('main').innerText()).toContain('5 games could not be read yet')
  expect(await page.locator('[data-sources]').count()).toBe(0)
  await page.unroute('**/api/log/review')
  await page.getByRole('button', { name: 'Read the rest' }).click()
  await page.locator('[data-statistics=done] [data-sources]').waitFor()
  wrong.splice(0) // the browser complains about the answer 429
})

const ROW = { face: { colour: 'teal', avatar: 'fish' }, me: false, games: 12 }
const TABLE = {
  game: 'akropolis',
  least: 10,
  most_of_player: 20,
  most_of_pair: 6,
  rows: [
    { ...ROW, name: 'Anna Marie Novotná-Krásnohorská', rating: 1712, uncertainty: 214 },
    { ...ROW, name: null, face: null, rating: 1600, uncertainty: 310 },
    { ...ROW, name: 'Eva', me: true, games: 1042, rating: 1288, uncertainty: 190 },
  ],
}

test.each([{ phone: true }, { phone: false }])('the club, phone: $phone', async ({ phone }) => {
  const { page } = await guest('#/me', { phone })
  await page.locator('[data-my-name]').fill('Eva')
  await page.locator('[data-to-statistics]').waitFor()
  await page.locator('[data-to-club]').click()
  await page.locator('[data-club] [data-none]').waitFor()
  await page.locator('[data-membership=out] input').click()
  await page.locator('[data-membership=in]').waitFor()
  if (phone) await inOrder(page, 'the club without ratings')
  // The server knows, and so does another page.
  await page.goto(`${inject('address')}/#/me`)
  await page.locator('[data-membership=in]').waitFor()
  await inOrder(page, 'me, in the club')
  const renamed = page.waitForRequest('**/api/club/join')
  await page.locator('[data-my-name]').fill('Eva Nová')
  await page.locator('[data-my-name]').press('Enter')
  expect((await renamed).postDataJSON()).toMatchObject({ name: 'Eva Nová' })
  await page.locator('[data-membership=in] input').click()
  await page.locator('[data-membership=out]').waitFor()
  await page.route('**/api/club/table', (route) => route.fulfill({ json: TABLE }))
  for (const language of phone ? ['cs', 'pl', 'en'] : ['en']) {
    await page.evaluate((one) => localStorage.setItem('polis.language', one), language)
    await page.goto(`${inject('address')}/#/club`)
    await page.reload()
    await page.locator('[data-ratings]').waitFor()
    await page.locator('[data-membership=out]').waitFor()
    await page.locator('main summary').click()
    await inOrder(page, `the club (${language})`)
  }
  expect(await rows(page, '[data-ratings]')).toHaveLength(3)
  expect(await page.locator('[data-ratings] [data-me=true]').innerText()).toMatch(
    /3\s+Eva\s*\(you\)\s+1,288 ± 190\s+1,042/,
  )
})

/** Somebody who opts in, and the secret by which the server knows that person. */
async function member(address: string, name: string): Promise<{ page: Page; secret: string }> {
  const { page } = await guest('#/club', { address, settings: { name } })
  await page.locator('[data-membership=out] input').click()
  await page.locator('[data-membership=in]').waitFor()
  const identity = await page.evaluate(() => localStorage.getItem('polis.identity')!)
  return { page, secret: (JSON.parse(identity) as { secret: string }).secret }
}

/** Whole games between two people. */
async function playOut(page: Page, tokens: [string, string], games: number): Promise<void> {
  for (let n = 0; n < games; n++) {
    const room = await page.evaluate(async ([first, second]) => {
      const post = async (path: string, body: object) => {
        const headers = { 'Content-Type': 'application/json' }
        const asked = { method: 'POST', headers, body: JSON.stringify(body) }
        return (await fetch(`api/${path}`, asked)).json()
      }
      const settings = { public: false, spectators: true, clock: null, undo: 'agreement' }
      const seats = [{ kind: 'me', identity: first }, { kind: 'open' }]
      const { room, invite } = await post('rooms', { game: 'akropolis', seats, settings })
      await post(`rooms/${room}/join`, { invite, identity: second })
      return room as string
    }, tokens)
    await playToEnd(page, { room, tokens, seats: [0, 1] })
  }
}

test('after ten games with others of the club the server shows a rating', async () => {
  const server = await Server.start({}, 'akropolis')
  try {
    const { page, secret: eva } = await member(server.address, 'Eva')
    const { secret: anna } = await member(server.address, 'Anna')
    const { secret: boris } = await member(server.address, 'Boris')
    await playOut(page, [eva, anna], 5)
    await playOut(page, [eva, boris], 4)
    await counted(page, eva, 9)
    await page.reload()
    // One game is missing, so nobody is in the table.
    await page.locator('[data-club] [data-none]').waitFor()
    await playOut(page, [eva, boris], 1)
    await counted(page, eva, 10)
    await page.reload()
    await page.locator('[data-ratings]').waitFor()
    // The others have five games each.
    expect(await rows(page, '[data-ratings]')).toHaveLength(1)
    expect(await page.locator('[data-ratings] [data-me=true]').innerText()).toMatch(
      /^1\s+Eva\s*\(you\)\s+[\d,]+ ± \d+\s+10$/,
    )
  } finally {
    await server.stop()
  }
})

/** Wait until the server has counted so many games of a person. */
const counted = (page: Page, secret: string, games: number) =>
  expect
    .poll(
      () =>
        page.evaluate(async (identity) => {
          const headers = { 'Content-Type': 'application/json' }
          const asked = { method: 'POST', headers, body: JSON.stringify({ identity }) }
          const { ratings } = await (await fetch('api/club/me', asked)).json()
          return (ratings as { games: number }[])[0]?.games ?? 0
        }, secret),
      { timeout: 120_000 },
    )
    .toBe(games)
