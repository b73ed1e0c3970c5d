/** What the others did since one's own last move. */
import type { LogRow } from './LogList.svelte'

type Line = LogRow['lines'][number]

export interface SeatSince {
  seat: number
  lines: { key: string; line: Line }[]
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
  const effects = rows.flatMap(({ lines }) => lines.flatMap((line) => line.effects as Score[]))
  return effects
    .filter((one) => one.kind === 'score' && one.seat === seat)
    .reduce((sum, { before, after }) => sum + after - before, 0)
}

/** The seat that a line is about: a roll is its roller's, other chance belongs to what led to it. */
function rollerOf(line: Line): number | null {
  const roll = (line.effects as { kind: string; seat?: number }[]).find(
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
  const found = new Map<number, SeatSince['lines']>()
  const after = rows.slice(Math.max(own, 0)).filter(({ undone, undo }) => !undone && !undo)
  for (const row of after) {
    let seat = row.seat
    row.lines.forEach((line, n) => {
      // Before anybody's move only the first roll, which was dealt last, has a player.
      if (row.seat === null && n < row.lines.length - 1) return
      seat = rollerOf(line) ?? seat
      if (seat === null || mine.includes(seat)) return
      found.set(seat, [...(found.get(seat) ?? []), { key: `${row.key}-${n}`, line }])
    })
  }
  const moves = after.filter(({ seat }) => seat !== null)
  return [...found].map(([seat, lines]) => ({ seat, lines, gained: gained(moves, seat) }))
}
