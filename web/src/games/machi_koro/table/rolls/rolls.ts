/** What was rolled lately, gathered from the moves as they come. */
import type { Move } from '../../../../server/model'

const KEPT = 6

export class Rolls {
  private seen: number | null = null
  private rolls: Move[] = []
  private count = 0

  /** Look at the moves that led to a frame: how many rolls were seen, and those before the last. */
  see(number: number, recent: Move[]): { roll: number; earlier: Move[] } {
    if (number !== this.seen) {
      // After a step back, the later rolls do not count.
      if (this.seen !== null && number < this.seen) this.rolls = []
      this.seen = number
      for (const move of recent) this.take(move)
    }
    return { roll: this.count, earlier: this.rolls.slice(0, -1).reverse() }
  }

  private take(move: Move): void {
    if (move.effects.some(({ kind }) => kind === 'roll')) {
      this.count += 1
      this.rolls = [...this.rolls, move].slice(-KEPT)
    } else {
      const last = this.rolls.at(-1)
      // After the radio or the TV station the coins of the roll move later.
      if (last && move.news.length) {
        this.rolls = [...this.rolls.slice(0, -1), { ...last, news: [...last.news, ...move.news] }]
      }
    }
  }
}
