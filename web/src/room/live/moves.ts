/** The rows of a room's log. */
import type { LogEntry, LogPage, Move } from '../../server/model'

/** The entries of a page of the log, marked if they were undone. */
export function entriesOf({ entries, undone }: LogPage): LogEntry[] {
  const struck = new Set(undone)
  return entries.map((entry) => ({ ...entry, undone: struck.has(entry.number) }))
}

/** The log with one more row; a step back strikes out the rows it undoes. */
export function append(log: LogEntry[], entry: LogEntry): LogEntry[] {
  const { kind, to } = entry
  if (kind !== 'undo' || to === null) return [...log, entry]
  const struck = log.map((row) => (row.number > to ? { ...row, undone: true } : row))
  return [...struck, entry]
}

/** The moves of some rows, one after another. */
export function movesOf(entries: readonly LogEntry[]): Move[] {
  return entries
    .filter((entry) => entry.kind !== 'undo')
    .flatMap((entry) =>
      entry.moves.map((move, n) => ({
        // The first move of a decision is the seat's, what follows is chance.
        seat: entry.kind === 'act' && n === 0 ? entry.seat : null,
        move: move.move,
        tell: move.tell,
        news: move.news,
        effects: move.effects,
      })),
    )
}
