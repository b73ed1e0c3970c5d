/** The piece in hand: where it may lie, how it is turned, and what is laid out or pointed at. */
import type { Frame } from '../../../server/model'
import { covered, nameOf, turned } from '../geometry'
import {
  actionOn,
  isArrow,
  readSpot,
  spotAt,
  spotNear,
  spotTowards,
  spotTurned,
  type Spot,
} from '../notation'
import type { Drawn } from '../pieces/drawn'
import { numbersOf } from '../placements'
import type { Hand, Outline, Shape, View } from '../../../wire/views/world_wonders'

/** A kind of piece that is still to be laid. */
export interface Kind {
  piece: string
  shape: Shape
  count: number
  /** Whether it has a place at all. */
  fits: boolean
}

/** How a piece looks before it lies: turned, at the corner of the map. */
export const inHand = (hand: Hand, { piece, shape }: Kind, turn: number): Drawn =>
  thingOf(hand, piece, turn, covered(turned(shape, turn)).map(nameOf))

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

  /** The number of each cell where a piece may lie. */
  readonly numbers = $derived(numbersOf(this.all))

  readonly kinds = $derived.by((): Kind[] => {
    const { hand } = this.from().frame.view
    return Object.entries(hand?.rest ?? {}).flatMap(([piece, count]) => {
      const shape = hand!.shapes[piece]
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
    return spot && hand && this.spots.length
      ? thingOf(hand, spot.piece, spot.turn, spot.cells.map(nameOf))
      : null
  })

  /** Around every place for the piece. */
  readonly area = $derived.by((): Outline => this.from().frame.view.hand?.areas[this.piece] ?? [])

  point(x: number, y: number): void {
    this.hover = spotAt(this.spots, this.turn, x, y)
  }

  /**
   * Lay it out at the tapped place; a tap on what is laid out turns it. A finger also means the
   * nearest place. False if there is none.
   */
  pick(x: number, y: number, touch: boolean): boolean {
    if (!this.spots.length) return false
    const at = nameOf([Math.floor(x), Math.floor(y)])
    if (this.chosen?.cells.some((cell) => nameOf(cell) === at)) {
      this.rotate(1)
      return true
    }
    const near = touch ? spotNear(this.spots, this.turn, x, y) : null
    const spot = spotAt(this.spots, this.turn, x, y) ?? near
    this.lay(spot)
    return spot !== null
  }

  /** The action that would lay the piece on a cell, legal or not; null if it cannot lie there. */
  actionAt(x: number, y: number): string | null {
    const { view } = this.from().frame
    const kind = this.kinds.find(({ piece }) => piece === this.piece)
    const like = this.spots.find(({ turn }) => turn === this.turned) ?? this.spots[0]
    const { terrain } = view.cities[this.from().shown]!
    return kind && like ? actionOn(kind.shape, this.piece, like.turn, [x, y], terrain) : null
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

/** A piece of what is in hand as it would stand on these cells. */
function thingOf(
  { item, type, figures }: Hand,
  piece: string,
  turn: number,
  cells: string[],
): Drawn {
  const figure = figures[piece]?.[turn]
  if (type && figure && 'glyph' in figure) return { kind: 'building', type, cells, figure }
  if (figure && 'parts' in figure) return { kind: 'monument', id: item, cells, figure }
  return { kind: item === 'tower' ? 'tower' : 'road', cells }
}
