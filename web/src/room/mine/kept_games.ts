/** Finished games that this browser keeps, with their logs, also after the server has deleted them. */
import { pack, unpack } from '../../kit/browser/compress'
import { all, put, remove, take } from '../../kit/browser/database'
import { SEAT_LETTERS } from '../../text/bundle'
import type { PositionView, SeatSummary } from '../../server/model'
import type { Figures } from '../../statistics/figures'

export interface KeptGame {
  room: string
  game: string
  /** When the last move was made, in seconds since 1970. */
  at: number
  seats: SeatSummary[]
  /** The seats that this browser held. */
  mine: number[]
  result: PositionView['result']
  /** What brought the points, once statistics have read the log. */
  figures?: Figures
}

interface LogText {
  seats: string[]
  result: PositionView['result']
}

const isKept = (value: unknown): value is KeptGame =>
  typeof value === 'object' && value !== null && 'room' in value && 'seats' in value

/** Keep a finished game. */
export async function keepGame(facts: Omit<KeptGame, 'result'>, log: string): Promise<KeptGame> {
  const { result } = JSON.parse(log) as LogText
  const kept = { ...facts, result: result ?? null }
  await put('logs', facts.room, await pack(log))
  await put('games', facts.room, kept)
  return kept
}

/** All kept games, the newest first. */
export async function keptGames(): Promise<KeptGame[]> {
  return (await all('games')).filter(isKept).sort((one, other) => other.at - one.at)
}

/** Keep what statistics have found out about a game. */
export const keepFigures = (kept: KeptGame, figures: Figures): Promise<void> =>
  put('games', kept.room, { ...kept, figures })

/** The log of a kept game, or null. */
export async function keptLog(room: string): Promise<string | null> {
  const packed = await take('logs', room)
  return typeof packed === 'string' ? unpack(packed).catch(() => null) : null
}

export async function dropGame(room: string): Promise<void> {
  await Promise.all([remove('games', room), remove('logs', room)])
}

/** Erase the person's name from all kept games: the seats stay, without a name. */
export async function eraseKeptNames(): Promise<void> {
  for (const kept of await keptGames()) {
    const log = await keptLog(kept.room)
    if (log === null) continue
    const whole = JSON.parse(log) as LogText
    const mine = (seat: number) => kept.mine.includes(seat)
    const seats = whole.seats.map((name, seat) => (mine(seat) ? (SEAT_LETTERS[seat] ?? '') : name))
    const nameless = kept.seats.map((one, seat) =>
      mine(seat) ? { ...one, name: null, face: null } : one,
    )
    await keepGame({ ...kept, seats: nameless }, JSON.stringify({ ...whole, seats }))
  }
}
