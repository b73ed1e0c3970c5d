/** What the others did since one's own last move. */
import type { LogRow } from './LogList.svelte'

type Move = LogRow['moves'][number]

export interface SeatSince {
  seat: number
  moves: { key: string; move: Move }[]
  /** What changed in the seat's score, by anybody's move. */
  gained: number
}

interface Score {
  kind: string
  seat: number
  before: number
  after: number
}

/** What these rows changed in the score of a seat. */
function gained(rows: readonly LogRow[], seat: number): number {
  const effects = rows.flatMap(({ moves }) => moves.flatMap((move) => move.effects as Score[]))
  return effects
    .filter((one) => one.kind === 'score' && one.seat === seat)
    .reduce((sum, { before, after }) => sum + after - before, 0)
}

/** The seat that a move is about: a roll is its roller's, other chance belongs to what led to it. */
function rollerOf(move: Move): number | null {
  const roll = (move.effects as { kind: string; seat?: number }[]).find(
    ({ kind }) => kind === 'roll',
  )
  return roll?.seat ?? null
}

/**
 * What happened after the last own move, by seat in the order in which the seats came.
 *
 * A row that was taken back, or that a bot made for one's own seat, is not one's own move. A roll
 * that was dealt with one's own move is the next player's.
 */
export function since(rows: readonly LogRow[], mine: readonly number[]): SeatSince[] {
  const own = rows.findLastIndex(
    ({ seat, by, undone, undo }) =>
      !undone && !undo && by === null && seat !== null && mine.includes(seat),
  )
  const found = new Map<number, SeatSince['moves']>()
  const after = rows.slice(Math.max(own, 0)).filter(({ undone, undo }) => !undone && !undo)
  for (const row of after) {
    let seat = row.seat
    row.moves.forEach((move, n) => {
      // Before anybody's move only the first roll, which was dealt last, has a player.
      if (row.seat === null && n < row.moves.length - 1) return
      seat = rollerOf(move) ?? seat
      if (seat === null || mine.includes(seat)) return
      found.set(seat, [...(found.get(seat) ?? []), { key: `${row.key}-${n}`, move }])
    })
  }
  const played = after.filter(({ seat }) => seat !== null)
  return [...found].map(([seat, moves]) => ({ seat, moves, gained: gained(played, seat) }))
}
