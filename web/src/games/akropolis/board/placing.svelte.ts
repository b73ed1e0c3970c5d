/** The tile in hand: where it may lie, how it is turned, and what is laid out or pointed at. */
import type { Frame } from '../../../server/model'
import type { Cell, Column, View } from '../../../wire/views/akropolis'
import { footprint, keyOf, nextTurn, placesOf, readPose, writePose, type Pose } from '../notation'
import { laid } from './city'

interface Source {
  frame: Frame<View>
  /** The seat whose city is large, and its columns. */
  shown: number
  cells: readonly Column[]
  choice: string | null
}

const sixth = (turn: number): number => ((turn % 6) + 6) % 6

export class Placing {
  hover = $state.raw<Cell | null>(null)
  /** How the next tile is turned. */
  turn = $state(1)

  constructor(
    private readonly from: () => Source,
    private readonly choose: (action: string) => void,
  ) {}

  private readonly poses = $derived.by((): Pose[] => {
    const { view, legal } = this.from().frame
    if (view.hand === null) return []
    return legal.map(({ action }) => readPose(action)).filter((pose) => pose !== null)
  })

  /** Every place for the tile, if the city in which it is placed is the one that is shown. */
  readonly places = $derived.by(() => {
    const { frame, shown } = this.from()
    return this.poses.length && shown === frame.toAct ? placesOf(this.poses) : null
  })

  /** The place that is laid out. */
  readonly chosen = $derived.by((): Pose | null => readPose(this.from().choice))

  private readonly pose = $derived.by(
    (): Pose | null => this.chosen ?? (this.hover ? this.poseAt(this.hover) : null),
  )

  readonly turned = $derived.by((): number => this.pose?.turn ?? this.turn)

  readonly ghost = $derived.by((): Column[] => {
    const { frame, cells } = this.from()
    const { hand } = frame.view
    return this.places && this.pose && hand ? laid(hand, footprint(this.pose), cells) : []
  })

  /** Lay the tile out on a cell, turned as it is if it can. */
  lay(at: Cell): void {
    this.layPose(this.poseAt(at))
  }

  /** Lay the tile out at the clicked place; a click on what is laid out turns it. */
  pick(at: Cell): void {
    const { chosen } = this
    if (chosen && footprint(chosen).some((cell) => keyOf(cell) === keyOf(at))) this.rotate(1)
    else this.lay(at)
  }

  rotate(step: number): void {
    const at = this.chosen?.at ?? this.hover
    const turns = at ? this.places?.get(keyOf(at))?.turns : null
    const from = this.turned + step
    if (!at || !turns) this.turn = sixth(from)
    else if (this.chosen) this.layPose({ at, turn: nextTurn(turns, from, step) })
    else this.turn = nextTurn(turns, from, step)
  }

  /** The action that lays the tile on a cell as it is turned, legal or not. */
  actionAt = (at: Cell): string => writePose({ at, turn: this.turn })

  private poseAt(at: Cell): Pose | null {
    const place = this.places?.get(keyOf(at))
    return place ? { at, turn: nextTurn(place.turns, this.turn) } : null
  }

  private layPose(next: Pose | null): void {
    if (!next) return
    this.turn = next.turn
    this.choose(writePose(next))
  }
}
