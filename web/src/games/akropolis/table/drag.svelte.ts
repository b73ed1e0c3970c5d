/** A tile dragged by mouse or finger: from the site, or from the hand, onto the board. */
import { untrack } from 'svelte'
import type { Cell } from '../../../wire/views/akropolis'

interface Around {
  board: () => {
    /** The legal place nearest to a point of the page; null outside of the board. */
    nearest: (x: number, y: number) => Cell | null
    holds: (x: number, y: number) => boolean
  } | null
  /** Whether the tile is in hand and its places are known. */
  inHand: () => boolean
  take: (place: number) => void
  lay: (at: Cell) => void
}

/** Pixels from which on a press is no click. */
const FAR = 8

export class Drag {
  /** The tile that is dragged; null before the pointer has moved far enough. */
  tile = $state<string | null>(null)
  x = $state(0)
  y = $state(0)
  private pressed: { id: number; x: number; y: number; tile: string } | null = null
  /** The place in the site, until the tile is taken. */
  private place: number | null = null
  /** It was dropped on the board before the server had answered. */
  private dropped = $state(false)
  private moved = false

  constructor(private readonly around: Around) {}

  press(event: PointerEvent, tile: string, place: number | null): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    this.pressed = { id: event.pointerId, x: event.clientX, y: event.clientY, tile }
    this.place = place
    // A finger would hold on to the tile in the site, which goes away.
    const at = event.target as Element
    if (at.hasPointerCapture(event.pointerId)) at.releasePointerCapture(event.pointerId)
  }

  move(event: PointerEvent): void {
    const from = this.pressed
    if (from?.id !== event.pointerId) return
    ;[this.x, this.y] = [event.clientX, event.clientY]
    if (Math.hypot(this.x - from.x, this.y - from.y) >= FAR) {
      this.tile = from.tile
      this.moved = true
    }
    // Who never comes to the board with it takes nothing.
    if (this.tile === null || this.place === null) return
    if (this.around.board()?.holds(this.x, this.y)) {
      this.around.take(this.place)
      this.place = null
    }
  }

  release(event: PointerEvent): void {
    if (this.pressed?.id !== event.pointerId) return
    const ends = this.tile !== null && this.place === null
    this.pressed = null
    if (ends && this.around.board()?.holds(this.x, this.y)) this.dropped = true
    else this.drop()
  }

  /** The place that is meant now; what was dropped is laid out there. */
  follow(): Cell | null {
    if (this.tile === null || !this.around.inHand()) return null
    const at = this.around.board()?.nearest(this.x, this.y) ?? null
    if (this.dropped) {
      this.drop()
      if (at) untrack(() => this.around.lay(at))
    }
    return at
  }

  /** A press anywhere ends the previous drag. */
  begin(): void {
    this.moved = false
    this.drop()
  }

  /** Forget what was dragged. */
  drop(): void {
    this.pressed = null
    this.tile = null
    this.dropped = false
  }

  /** The end of a drag is no click on what is below. */
  click(event: MouseEvent): void {
    // A key clicks as well, and never after a drag.
    if (!this.moved || event.detail === 0) return
    this.moved = false
    event.stopPropagation()
    event.preventDefault()
  }
}
