/** What the others did since one's own last move. */
import type { LogRow } from './LogList.svelte'

type Line = LogRow['lines'][number]

export interface SeatSince {
  seat: number
  lines: { key: string; line: Line }[]
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
  for (const row of rows.slice(Math.max(own, 0))) {
    if (row.undone || row.undo) continue
    let seat = row.seat
    row.lines.forEach((line, n) => {
      seat = rollerOf(line) ?? seat
      if (seat === null || mine.includes(seat)) return
      found.set(seat, [...(found.get(seat) ?? []), { key: `${row.key}-${n}`, line }])
    })
  }
  return [...found].map(([seat, lines]) => ({ seat, lines }))
}
