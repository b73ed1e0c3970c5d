/** A recorded game, moment by moment; every table comes from the server. */
import { Once } from '../kit/request_cache'
import { review } from '../server/http'
import {
  frameOf,
  type ExplainAnswer,
  type Frame,
  type PreviewAnswer,
  type Review,
  type Move,
} from '../server/model'
import { lastMoves, type LastMoves } from '../table/lists/last_moves'
import { upToAnd } from './log_text'

export class Recording {
  /** The moment shown; null until it has come. */
  shown = $state.raw<Review | null>(null)
  /** The moment before it; null at the beginning. */
  private earlier = $state.raw<Review | null>(null)
  at = $state(0)
  private readonly known = new Map<number, Promise<Review>>()
  private readonly previewed = new Once<PreviewAnswer>()

  constructor(
    readonly log: string,
    readonly whole: Review,
    /** The seats whose legal actions are offered, as in a lesson. */
    private readonly seats: readonly number[] = [],
    /** Where moments come from: the server, or what a lesson has kept. */
    private readonly ask: typeof review = review,
  ) {
    this.known.set(whole.at, Promise.resolve(whole))
  }

  static async open(
    log: string,
    seats: readonly number[] = [],
    ask: typeof review = review,
  ): Promise<Recording> {
    return new Recording(log, await ask(log, null), seats, ask)
  }

  get length(): number {
    return this.whole.moves.length
  }

  /** The moment shown as a frame. */
  readonly frame: Frame | null = $derived.by(() => {
    if (!this.shown) return null
    const { at, position } = this.shown
    // No seat decides at the end of the log; before it, only chance does not.
    const over = position.to_act === null && at === this.length
    return { ...frameOf(position, this.seats), number: at, over }
  })

  /** The table on which the move that is shown was decided, under the number of that move. */
  readonly decision: Frame | null = $derived.by(() => {
    if (!this.shown || !this.earlier) return null
    const { position } = this.earlier
    return { ...frameOf(position, this.seats), number: this.shown.at, over: false }
  })

  /** The moves that led to the moment shown from the one before. */
  readonly recent: Move[] = $derived.by(() => {
    const move = this.shown && this.whole.moves[this.shown.at - 1]
    return move ? [move] : []
  })

  /** What each seat did last before the moment shown. */
  readonly last: LastMoves = $derived.by(() => this.lastBefore(this.shown?.at ?? 0))

  /** What each seat did last in so many moves. */
  lastBefore(at: number): LastMoves {
    return lastMoves(this.whole.moves.slice(0, at))
  }

  /** Show the table after so many moves; if it does not come, stay where we are. */
  async go(at: number): Promise<void> {
    this.at = Math.min(this.length, Math.max(0, Math.round(at)))
    const wanted = this.at
    let found: Review
    let earlier: Review | null
    try {
      const before = wanted ? this.moment(wanted - 1) : null
      ;[found, earlier] = await Promise.all([this.moment(wanted), before])
    } catch (error) {
      if (this.at === wanted) this.at = this.shown?.at ?? 0
      throw error
    }
    // A slider asks for many; the last one asked for wins.
    if (this.at === wanted) [this.shown, this.earlier] = [found, earlier]
    if (wanted < this.length) void this.moment(wanted + 1).catch(() => undefined)
  }

  private moment(at: number): Promise<Review> {
    let found = this.known.get(at)
    if (!found) {
      found = this.ask(this.log, at)
      found.catch(() => this.known.delete(at))
      this.known.set(at, found)
    }
    return found
  }

  /** The table after another move than the recorded one. */
  preview(action: string): Promise<PreviewAnswer | null> {
    return this.previewed.ask(`${this.shown?.at} ${action}`, () => this.after(action))
  }

  private async after(action: string): Promise<PreviewAnswer | null> {
    const { shown } = this
    if (!shown || shown.position.to_act === null) return null
    try {
      const { position, moves } = await review(upToAnd(this.log, shown.at, action), null)
      const seat = shown.position.to_act
      return {
        type: 'preview_answer',
        id: '',
        number: shown.at,
        action,
        seat,
        tell: moves.at(-1)!.tell,
        view: position.view,
        scores: position.scores,
        lines: position.lines[seat] ?? [],
      }
    } catch {
      return null
    }
  }

  /** A seat's score at this moment. */
  async explain(seat: number): Promise<ExplainAnswer | null> {
    const { shown } = this
    if (!shown) return null
    const { lines, scores } = shown.position
    return {
      type: 'explain_answer',
      id: '',
      number: shown.at,
      seat,
      points: scores[seat] ?? 0,
      lines: lines[seat] ?? [],
    }
  }
}
