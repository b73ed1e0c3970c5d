/** What the decisions of a game lost against a strong bot's, part by part as the server finds out. */
import { analyse } from '../server/http'
import type { JudgedMove, Message } from '../server/model'
import { Refused, reasonOf } from '../server/refusal'
import { GRADES, type Grade } from './grades'

/** A player's decisions together. */
export interface Judged {
  seat: number
  decisions: number
  /** Those in which the bot would have played the same. */
  same: number
  /** How many were weak, by grade; none where nothing is graded. */
  grades: { grade: Grade; count: number }[]
}

const PAUSE = 1500

export class Study {
  moves = $state.raw<JudgedMove[]>([])
  running = $state(false)
  failure = $state.raw<Message | null>(null)
  /** The least loss of each grade, in per cent; null until the first part has come. */
  thresholds = $state.raw<Record<string, number> | null>(null)
  /** The move to go on with; null when everything is judged. */
  private next = $state<number | null>(0)
  private total = $state(0)
  /** Counts the runs: an answer to one that was stopped comes too late. */
  private turn = 0

  constructor(private readonly log: string) {}

  /** The part of the game that is judged, from 0 to 1. */
  readonly progress: number = $derived(
    this.next === null ? 1 : this.total ? this.next / this.total : 0,
  )
  readonly done: boolean = $derived(this.next === null)

  /** Judge on until the end, or until it is stopped. */
  async run(): Promise<void> {
    if (this.running) return
    const turn = ++this.turn
    this.running = true
    this.failure = null
    try {
      while (turn === this.turn && this.next !== null) await this.step(this.next, turn)
    } catch (error) {
      if (turn === this.turn) this.failure = reasonOf(error)
    }
    if (turn === this.turn) this.running = false
  }

  stop(): void {
    this.turn++
    this.running = false
  }

  private async step(start: number, turn: number): Promise<void> {
    try {
      const part = await analyse(this.log, start)
      if (turn !== this.turn) return
      this.moves = [...this.moves, ...part.moves]
      this.total = part.total
      this.thresholds = inPerCent(part.thresholds)
      this.next = part.next
    } catch (error) {
      // Others ask as well: a server that has enough for now is asked again in a moment.
      if (!(error instanceof Refused) || error.said.key !== 'http-too-many') throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }

  /** Every seat's decisions together. */
  together(seats: number): Judged[] {
    return Array.from({ length: seats }, (_, seat) => {
      const own = this.moves.filter((move) => move.seat === seat)
      return {
        seat,
        decisions: own.length,
        same: own.filter((move) => move.best === move.action).length,
        grades: GRADES.filter((grade) => grade !== 'good')
          .map((grade) => ({ grade, count: own.filter((move) => move.grade === grade).length }))
          .filter(({ count }) => count > 0),
      }
    })
  }

  /** The decision that led to the move of this number, counted from 1. */
  judged(number: number): JudgedMove | null {
    return this.moves.find((move) => move.at + 1 === number) ?? null
  }
}

const inPerCent = (parts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(parts).map(([grade, part]) => [grade, Math.round(100 * part)]))
