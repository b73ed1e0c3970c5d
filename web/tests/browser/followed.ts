/** A recorded game as a live table shows it: its positions come to the page one after the other. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Move, PositionView, Review, RoomInfo, State } from '../../src/server/model'
import { fileOf, makeRoom } from './recorded'

/** A decision with the chance that follows it, and the position it leads to. */
interface Row {
  moves: Move[]
  position: PositionView
}

/** A row as the server would send it. */
export interface Sent {
  number: number
  seat: number
  message: object
}

async function review(log: string, at: number, moves: boolean): Promise<Review> {
  const answer = await fetch(`${inject('address')}/api/log/review`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ log, at, moves }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Review
}

/** A log, and where each of its rows ends; row 0 has the chance before any decision. */
interface Recorded {
  log: string
  moves: Move[]
  ends: number[]
}

async function read(file: string): Promise<Recorded> {
  const log = readFileSync(fileOf(file), 'utf8')
  const { moves } = await review(log, 0, true)
  const starts = moves.flatMap(({ seat }, n) => (n > 0 && seat !== null ? [n] : []))
  return { log, moves, ends: [...starts, moves.length] }
}

async function rowOf({ log, moves, ends }: Recorded, number: number): Promise<Row> {
  const end = ends[number]!
  const { position } = await review(log, end, false)
  return { moves: moves.slice(ends[number - 1] ?? 0, end), position }
}

const logs = new Map<string, Promise<Recorded>>()
const rows = new Map<string, Promise<Sent>>()

/** What is kept under this name, or else made. */
function once<T>(kept: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  if (!kept.has(name)) kept.set(name, make())
  return kept.get(name)!
}

function sent({ moves, position }: Row, number: number): Sent {
  const { view, lines, ...facts } = position
  const seat = moves[0]!.seat!
  const row = { number, kind: 'act', seat, by: 'person', at: 0, to: null, moves, skipped: 0 }
  const message = {
    type: 'event',
    number,
    base: null,
    entries: [row],
    position: { ...facts, number },
    view: { put: view },
    lines: { put: lines },
  }
  return { number, seat, message }
}

interface Kept {
  socket: WebSocket
  room: RoomInfo
  hear: (message: object) => void
}

/** Keep the connection of the page within reach. */
function keepConnection(): void {
  const kept: Partial<Kept> = {}
  Object.assign(globalThis, { kept })
  globalThis.WebSocket = class extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given)
      kept.socket = this
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as State
        if (message.type === 'state') kept.room = message.room
      })
    }
  }
}

/** From now on the page hears only what the test tells it; bots have the other seats. */
function takeOver(mine: number): void {
  const { kept } = globalThis as unknown as { kept: Kept }
  const { socket, room } = kept
  const hear = socket.onmessage!
  socket.onmessage = null
  socket.send = () => undefined
  kept.hear = (message) =>
    hear.call(socket, new MessageEvent('message', { data: JSON.stringify(message) }))
  const bot = { kind: 'bot', name: null, level: 'apprentice' }
  const seats = room.seats.map((seat) => (seat.seat === mine ? seat : { ...seat, ...bot }))
  kept.hear({ type: 'room_changed', room: { ...room, seats } })
}

/** Sit down at one seat where a recorded game begins; answers some of its rows. */
export async function follow(
  page: Page,
  file: string,
  mine: number,
  wanted: (number: number, last: number) => boolean,
): Promise<Sent[]> {
  const recorded = await once(logs, file, () => read(file))
  const { ends } = recorded
  const whole = JSON.parse(recorded.log) as { game: string; options: object; seats: string[] }
  const moves = recorded.moves.slice(0, ends[0]).map(({ move }) => move)
  const log = JSON.stringify({ ...whole, moves, result: null })
  const seats = whole.seats.map((name) => ({ kind: 'me', name }))
  await page.addInitScript(keepConnection)
  await makeRoom(page, { game: whole.game, options: whole.options, seats, log })
  await page.evaluate((seat) => {
    const [keys] = JSON.parse(localStorage.getItem('polis.rooms')!)
    const one = { ...keys, host: null, seats: [keys.seats[seat]] }
    localStorage.setItem('polis.rooms', JSON.stringify([one]))
  }, mine)
  await page.reload()
  await page.locator('[data-table][data-live=open]').waitFor()
  await page.evaluate(takeOver, mine)
  const found: Sent[] = []
  // One after the other: the server reads few logs at a time.
  for (let number = 1; number < ends.length; number++) {
    if (!wanted(number, ends.length - 1)) continue
    const make = async () => sent(await rowOf(recorded, number), number)
    found.push(await once(rows, `${file} ${number}`, make))
  }
  return found
}

/** Show these rows, each also on the board of its player, and note the corners every time. */
export const showAll = (page: Page, rows: Sent[], mine: number): Promise<void> =>
  page.evaluate(
    async ({ rows, mine }) => {
      const { kept, corners } = globalThis as unknown as {
        kept: Kept
        corners: { note: () => void }
      }
      const drawn = () => new Promise((next) => setTimeout(next))
      const look = (seat: number) =>
        document.querySelector<HTMLElement>(`[data-look="${seat}"]`)!.click()
      const table = document.querySelector<HTMLElement>('[data-table]')!
      for (const { number, seat, message } of rows) {
        kept.hear(message)
        do await drawn()
        while (table.dataset['number'] !== String(number))
        corners.note()
        if (seat === mine) continue
        look(seat)
        await drawn()
        corners.note()
        look(mine)
      }
    },
    { rows, mine },
  )
