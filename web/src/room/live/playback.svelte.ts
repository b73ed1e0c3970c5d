/**
 * The pace of the table: moves arrive as fast as they are made and are shown one after the other.
 *
 * A step is shown when the one before has been on the table for a while. After the last one the
 * table rests on it for the same time, so that it can be seen before the next question is asked.
 * Whatever the person does finishes all of it, up to a step that the person must ask for.
 */
import { movesOf } from './moves'
import type { LogEntry, Move, PositionView } from '../../server/model'

export interface Step {
  position: PositionView
  /** The rows, or the rest of a row, that led here from the step before. */
  entries: LogEntry[]
  /** The seat to watch. */
  seat: number | null
  /** Whether it waits until the person asks for it, as dice that are to be rolled. */
  asks: boolean
}

/** Longer queues are skipped, so a returning player sees the current position. */
const MOST = 40

export class Playback {
  /** What is on the table now. */
  position = $state.raw<PositionView | null>(null)
  /** The rows that led to it from what was shown before. */
  entries = $state.raw<LogEntry[]>([])
  /** The seat whose step is being watched; null when nothing is running. */
  watched = $state<number | null>(null)
  /** Whether the next step waits for the person. */
  asking = $state(false)
  private waiting = $state.raw<Step[]>([])
  /** Whether anything is still to be shown or watched. */
  readonly running = $derived(this.watched !== null || (this.waiting.length > 0 && !this.asking))
  /** The moves that led to what is on the table. */
  readonly recent: Move[] = $derived(movesOf(this.entries))

  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(
    /** How long a step with these rows stays on the table, in milliseconds; 0: all at once. */
    private readonly pace: (entries: readonly LogEntry[]) => number,
    private readonly shown: (step: Step) => void = () => undefined,
  ) {}

  /** Show this position now, without a step that led to it, as after coming back. */
  jump(position: PositionView | null, entries: LogEntry[] = []): void {
    const skipped = this.waiting.flatMap((step) => step.entries)
    this.close()
    this.position = position
    this.entries = [...skipped, ...entries]
  }

  /** Show a step of the person who sits here: now, and everything before it with it. */
  own(step: Step): void {
    this.jump(step.position, step.entries)
    this.shown(step)
    // An opponent's answer has its time.
    this.rest(null)
  }

  /** Show a step of another seat, or of chance, as soon as its turn comes. */
  add(step: Step): void {
    this.waiting = [...this.waiting, step]
    // The game went on without the person, as when the time is up.
    if (this.asking) this.reveal()
    else if (this.timer === null || this.waiting.length > MOST) this.next()
  }

  /** Show all that waits, but not what the person has not asked for, and let the person act. */
  finish(): void {
    this.stop()
    this.watched = null
    const end = this.waiting.findIndex(({ asks }) => asks)
    const steps = end < 0 ? this.waiting : this.waiting.slice(0, end)
    const last = steps.at(-1)
    if (last) {
      this.waiting = this.waiting.slice(steps.length)
      this.position = last.position
      this.entries = steps.flatMap((step) => step.entries)
      for (const step of steps) this.shown(step)
    }
    this.asking = this.waiting.length > 0
  }

  /** The person asks for the step that waits. */
  reveal(): void {
    if (!this.asking) return
    this.asking = false
    this.show(null)
  }

  close(): void {
    this.stop()
    this.waiting = []
    this.watched = null
    this.asking = false
  }

  private next(): void {
    this.timer = null
    const step = this.waiting[0]
    if (!step || step.asks) {
      this.watched = null
      this.asking = step !== undefined
    } else this.show(step.seat)
  }

  /** Put the next step on the table, and leave it there for a while. */
  private show(seat: number | null): void {
    const [step, ...others] = this.waiting
    if (!step) return
    this.waiting = others
    this.position = step.position
    this.entries = step.entries
    this.shown(step)
    this.rest(seat)
  }

  private rest(seat: number | null): void {
    this.stop()
    const pace = this.pace(this.entries)
    if (pace > 0 && !document.hidden) {
      this.watched = seat
      this.timer = setTimeout(() => this.next(), pace)
    } else this.next()
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }
}
