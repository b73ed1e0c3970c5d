/** The piece in hand: where it may lie, how it is turned, and what is laid out or pointed at. */
import type { Frame } from '../../../server/model'
import { MONUMENTS } from '../box'
import { covered, nameOf, turned } from '../geometry'
import {
  isArrow,
  readSpot,
  shapeOf,
  spotAt,
  spotNear,
  spotTowards,
  spotTurned,
  type Spot,
} from '../notation'
import type { Drawn } from '../pieces/drawn'
import type { Hand, Shape, View } from '../../../wire/views/world_wonders'

/** A kind of piece that is still to be laid. */
export interface Kind {
  piece: string
  shape: Shape
  count: number
  /** Whether it has a place at all. */
  fits: boolean
}

/** How a piece looks before it lies: turned, at the corner of the map. */
export const inHand = (hand: Hand, shape: Shape, turn: number): Drawn =>
  thingOf(hand, covered(turned(shape, turn)).map(nameOf))

interface Source {
  frame: Frame<View>
  /** The seat whose map is large. */
  shown: number
  choice: string | null
}

export class Laying {
  hover = $state.raw<Spot | null>(null)
  private turn = $state(0)
  private wanted = $state('')

  constructor(
    private readonly from: () => Source,
    private readonly choose: (action: string | null) => void,
  ) {}

  private readonly all = $derived.by((): Spot[] => {
    const { view, legal } = this.from().frame
    if (!view.hand) return []
    return legal.map(({ action }) => readSpot(action, view)).filter((spot) => spot !== null)
  })

  readonly kinds = $derived.by((): Kind[] => {
    const { view } = this.from().frame
    return Object.entries(view.hand?.rest ?? {}).flatMap(([piece, count]) => {
      const shape = shapeOf(view, view.hand!.item, piece)
      const fits = this.all.some((spot) => spot.piece === piece)
      return shape && count ? [{ piece, shape, count, fits }] : []
    })
  })

  /** The place that is laid out. */
  readonly chosen = $derived.by(() => {
    const { frame, choice } = this.from()
    return readSpot(choice, frame.view)
  })

  readonly piece = $derived.by((): string => {
    const ready = this.kinds.filter(({ fits }) => fits)
    const asked = ready.find(({ piece }) => piece === this.wanted)
    return this.chosen?.piece ?? asked?.piece ?? ready[0]?.piece ?? ''
  })

  /** Every place for the piece, if the map on which it is laid is the one that is shown. */
  readonly spots = $derived.by((): Spot[] => {
    const { frame, shown } = this.from()
    return shown === frame.toAct ? this.all.filter(({ piece }) => piece === this.piece) : []
  })

  readonly turned: number = $derived(this.chosen?.turn ?? this.hover?.turn ?? this.turn)

  readonly ghost = $derived.by((): Drawn | null => {
    const { hand } = this.from().frame.view
    const spot = this.chosen ?? this.hover
    return spot && hand && this.spots.length ? thingOf(hand, spot.cells.map(nameOf)) : null
  })

  /** A monument is laid piece by piece: each is drawn by itself. */
  readonly pieces = $derived.by((): Shape[] | undefined =>
    this.ghost?.kind === 'monument'
      ? this.kinds.filter(({ piece }) => piece === this.piece).map(({ shape }) => shape)
      : undefined,
  )

  point(x: number, y: number): void {
    this.hover = spotAt(this.spots, this.turn, x, y)
  }

  /** Lay it out where somebody tapped; a tap on what is laid out turns it. */
  pick(x: number, y: number): void {
    if (!this.spots.length) return
    const at = nameOf([Math.floor(x), Math.floor(y)])
    if (this.chosen?.cells.some((cell) => nameOf(cell) === at)) this.rotate(1)
    else this.lay(spotAt(this.spots, this.turn, x, y) ?? spotNear(this.spots, this.turn, x, y))
  }

  rotate(step: number): void {
    const from = this.chosen ?? this.hover
    const next = from ? spotTurned(this.spots, from, step) : null
    if (next && this.chosen) this.lay(next)
    else if (next) [this.hover, this.turn] = [next, next.turn]
    else if (!from && this.spots.length) {
      const turns = [...new Set(this.spots.map(({ turn }) => turn))].sort()
      this.turn = turns[(turns.indexOf(this.turn) + 1) % turns.length] ?? 0
    }
  }

  /** Lay it out at the next place in the direction of an arrow key. */
  move(key: string): void {
    const first = this.spots.find(({ turn }) => turn === this.turn) ?? this.spots[0] ?? null
    this.lay(this.chosen ? spotTowards(this.spots, this.chosen, key) : (this.hover ?? first))
  }

  take(piece: string): void {
    this.choose(null)
    this.hover = null
    this.wanted = piece
  }

  /** What a key does with the piece; false if it means nothing here. */
  press(key: string): boolean {
    if (!this.spots.length) return false
    if (key === 'r' || key === 'R') this.rotate(key === 'R' ? -1 : 1)
    else if (isArrow(key)) this.move(key)
    else if (key === 'n' && this.kinds.length > 1) this.takeNext()
    else return false
    return true
  }

  private takeNext(): void {
    const ready = this.kinds.filter(({ fits }) => fits)
    const at = ready.findIndex(({ piece }) => piece === this.piece)
    this.take(ready[(at + 1) % ready.length]!.piece)
  }

  private lay(spot: Spot | null): void {
    if (!spot) return
    this.turn = spot.turn
    this.wanted = spot.piece
    this.choose(spot.action)
  }
}

/** The thing in hand as it would stand on these cells. */
function thingOf({ item, type }: Hand, cells: string[]): Drawn {
  if (type) return { kind: 'building', type, cells }
  if (item === 'tower') return { kind: 'tower', cells }
  if (MONUMENTS.has(item)) return { kind: 'monument', id: item, cells }
  return { kind: 'road', cells }
}
