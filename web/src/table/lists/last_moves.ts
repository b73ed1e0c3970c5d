/** What each seat did last, from the effects of its moves: tables mark it, also after a reload. */
import type { Effect, Move } from '../../server/model'

/** The effects of a seat's own decisions, the oldest first. */
export type LastMoves = ReadonlyMap<number, readonly Effect[]>

/** The effects of an entry of the log, by the seat whose pieces or coins they are about. */
export function bySeat(effects: readonly Effect[]): LastMoves {
  const found = new Map<number, Effect[]>()
  for (const effect of effects) {
    const seat = effect['seat'] ?? effect['payee'] ?? effect['payer']
    if (typeof seat !== 'number' || effect['kind'] === 'turn') continue
    found.set(seat, [...(found.get(seat) ?? []), effect])
  }
  return found
}

/**
 * The effects of each seat's decisions in its last two turns.
 *
 * Two, because what a seat did in its last turn stays marked until it does the like again, and a
 * turn may begin with another decision, such as to take a tile.
 */
export function lastMoves(moves: readonly Move[]): LastMoves {
  const turns = new Map<number, Effect[][]>()
  const turnsOf = (seat: number) => turns.get(seat) ?? [[]]
  for (const { seat, effects } of moves) {
    if (seat !== null) {
      const [last = [], ...before] = turnsOf(seat)
      turns.set(seat, [[...last, ...effects], ...before])
    }
    for (const effect of effects) {
      const next = effect['kind'] === 'turn' ? Number(effect['seat']) : null
      const [last = [], before = []] = next === null ? [] : turnsOf(next)
      // Nothing was decided, for example because a roll was all that the turn had.
      if (next !== null) turns.set(next, last.length ? [[], last] : [[], before])
    }
  }
  return new Map([...turns].map(([seat, found]) => [seat, found.reverse().flat()]))
}
