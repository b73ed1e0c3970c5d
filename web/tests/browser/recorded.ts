/** Rooms made over the API, also in the middle of a recorded game, and windows of other sizes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { myTurn } from './table'

const GOLDEN = join(import.meta.dirname, '../../../tests/golden')
const SETTINGS = { public: false, spectators: true, clock: null, undo: 'agreement' }

interface Wanted {
  game: string
  seats: object[]
  options?: object
  settings?: object
  log?: string
}

/** Make a room whose host and seats are this browser's; answers its fragment. */
export async function makeRoom(page: Page, room: Wanted): Promise<string> {
  const body = { ...room, settings: { ...SETTINGS, ...room.settings } }
  const made = await page.evaluate(async (wanted) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch('api/rooms', {
      method: 'POST',
      headers,
      body: JSON.stringify(wanted),
    })
    const { room, host, invite, seats } = await answer.json()
    const keys = { room, game: wanted.game, host, invite, seats }
    localStorage.setItem('polis.rooms', JSON.stringify([keys]))
    return { room, invite } as { room: string; invite: string }
  }, body)
  const hash = `#/room/${made.room}`
  await page.goto(`${inject('address')}/${hash}`)
  return `${hash}?invite=${made.invite}`
}

interface Log {
  game: string
  options: object
  seats: string[]
  moves: string[]
}

/** The file of a recorded game, such as `machi_koro/greedy-four`. */
export const fileOf = (name: string): string => join(GOLDEN, `${name}.json`)
const logOf = (name: string) => JSON.parse(readFileSync(fileOf(name), 'utf8')) as Log

/** A room with a recorded game but its last moves; the seats are this browser's, without names. */
export async function almostOver(
  page: Page,
  file: string,
  left = 1,
  seats: object[] = logOf(file).seats.map(() => ({ kind: 'me' })),
): Promise<string> {
  const whole = logOf(file)
  const { game, options, moves } = whole
  const log = JSON.stringify({ ...whole, moves: moves.slice(0, -left), result: null })
  return makeRoom(page, { game, options, seats, log })
}

/** As `almostOver`, but only one seat is this browser's; bots have the others. */
export async function almostOverFor(page: Page, file: string, seat: number): Promise<void> {
  const whole = logOf(file)
  const { game, options, seats, moves } = whole
  const log = JSON.stringify({ ...whole, moves: moves.slice(0, -1), result: null })
  const sitting = seats.map((_, n) =>
    n === seat ? { kind: 'me' } : { kind: 'bot', level: 'apprentice' },
  )
  await makeRoom(page, { game, options, seats: sitting, log })
  await myTurn(page)
}

/** A new room in which this browser has the first seat, and bots the others. */
export async function againstBots(page: Page, game: string, bots: number): Promise<void> {
  const seats = [{ kind: 'me' }, ...Array(bots).fill({ kind: 'bot', level: 'apprentice' })]
  await makeRoom(page, { game, seats })
  await page.locator('[data-table]').waitFor()
}

/** The names in a recorded game. */
export const seatsOf = (file: string): string[] => logOf(file).seats
export const movesOf = (file: string): string[] => logOf(file).moves
/** The last move of a recorded game. */
export const lastMove = (file: string): string => movesOf(file).at(-1)!

/** A room after so many moves of a recorded game, in which everybody sits at this browser. */
export async function inTheMiddle(page: Page, file: string, after: number): Promise<void> {
  const whole = logOf(file)
  const { game, options, moves } = whole
  const log = JSON.stringify({ ...whole, moves: moves.slice(0, after), result: null })
  const seats = whole.seats.map((name) => ({ kind: 'me', name }))
  await makeRoom(page, { game, options, seats, settings: { undo: 'free' }, log })
  await page.locator('[data-table], [data-start]').first().waitFor()
  if (await page.locator('[data-start]').count()) await page.locator('[data-start]').click()
  await myTurn(page)
}

/** The window gets another size; the next frame is drawn with it. */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height })
  await drawn(page)
}

/** Wait until the browser has drawn twice. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
