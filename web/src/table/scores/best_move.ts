/** The move of a game that brought a player most at once. */
import type { Move, Review } from '../../server/model'

export interface BestMove {
  move: Move
  /** The number of moves after which the table shows it. */
  at: number
  gain: number
}

export interface BestIncome extends BestMove {
  /** Who got it, on whosever turn. */
  seat: number
}

/** The decision with the largest gain in points; null in a game where none brings two or more. */
export function bestMove({ moves, scores }: Pick<Review, 'moves' | 'scores'>): BestMove | null {
  let best: BestMove | null = null
  moves.forEach((move, n) => {
    if (move.seat === null) return
    const gain = (scores[n + 1]?.[move.seat] ?? 0) - (scores[n]?.[move.seat] ?? 0)
    if (gain > (best?.gain ?? 1)) best = { move, at: n + 1, gain }
  })
  return best
}

/** What each seat was paid in a move; payments to the bank are no income. */
function incomes({ effects }: Move): Map<number, number> {
  const found = new Map<number, number>()
  for (const { kind, payee, amount } of effects) {
    if (kind !== 'pay' || typeof payee !== 'number' || typeof amount !== 'number') continue
    found.set(payee, (found.get(payee) ?? 0) + amount)
  }
  return found
}

/** The largest income of one seat by one move; null in a game without payments. */
export function bestIncome({ moves }: Pick<Review, 'moves'>): BestIncome | null {
  let best: BestIncome | null = null
  moves.forEach((move, n) => {
    for (const [seat, gain] of incomes(move)) {
      if (gain > (best?.gain ?? 0)) best = { move, at: n + 1, gain, seat }
    }
  })
  return best
}
