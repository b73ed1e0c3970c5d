/** The seat whose board is large, and what of it is pointed out. */
import { untrack } from 'svelte'
import type { Pointed } from '../../games/interface'
import { settings } from '../../kit/settings.svelte'
import type { Frame } from '../../server/model'
import type { Compared } from '../board/compared_moves'
import { seatOf, Traced, type Entry } from '../lists/pointed_entry.svelte'

interface Source {
  frame: () => Frame
  me: () => number | null
  /** The seat whose move is being shown. */
  watched: () => number | null
  compared: () => Compared | null
}

export class Looking {
  seat = $state(0)
  /** The part of a score under the pointer. */
  pointed = $state.raw<Pointed | null>(null)
  readonly traced = new Traced()

  /** Call it where a component is made, as a rune. */
  constructor(from: Source) {
    this.seat = untrack(() => from.me() ?? from.frame().toAct ?? 0)
    let number = $derived(from.frame().number)

    // What was pointed at belongs to the table before.
    $effect(() => {
      void number
      untrack(() => {
        this.pointed = null
        this.traced.pick(null)
      })
    })

    // The board of the player who moves is shown if that is wanted; afterwards one's own again.
    $effect(() => {
      void number
      const [watched, me] = [from.watched(), from.me()]
      if (watched !== null && settings.follow) this.seat = watched
      else if (me !== null) this.seat = me
    })

    // Compared moves belong to the board of the player who decides.
    $effect(() => {
      const { toAct } = from.frame()
      if (from.compared() && toAct !== null) this.seat = toAct
    })
  }

  /** Show what an entry of the log is about on the board where it happened. */
  trace(entry: Entry, mover: number | null): void {
    this.seat = seatOf(entry, mover) ?? this.seat
    this.traced.pick(entry)
  }
}
