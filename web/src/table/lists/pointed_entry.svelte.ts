/** The entry of the log that is under the pointer or picked, to be marked on the boards. */
import type { Effect } from '../../server/model'
import { bySeat, type LastMoves } from './last_moves'

/** What an entry says that happened, in the order of its moves. */
export type Entry = readonly { effects: readonly unknown[] }[]

const effectsOf = (entry: Entry): LastMoves =>
  bySeat(entry.flatMap(({ effects }) => effects as readonly Effect[]))

/** The seat whose board an entry is about: that of the mover if the entry concerns it. */
export function seatOf(entry: Entry, mover: number | null): number | null {
  const found = effectsOf(entry)
  if (mover !== null && (found.has(mover) || !found.size)) return mover
  return found.keys().next().value ?? mover
}

export class Traced {
  private pointed = $state.raw<Entry | null>(null)
  private picked = $state.raw<Entry | null>(null)

  /** By seat what the entry is about; null when no entry is meant. */
  readonly moves: LastMoves | null = $derived.by(() => {
    const entry = this.pointed ?? this.picked
    return entry && effectsOf(entry)
  })

  point(entry: Entry | null): void {
    this.pointed = entry
  }

  pick(entry: Entry | null): void {
    this.picked = entry
  }
}
