/** What the server shows of a Machi Koro table: `src/polis/games/machi_koro/view.py`. */

export const COLOURS = ['blue', 'green', 'red', 'purple'] as const
export type Colour = (typeof COLOURS)[number]
export type Phase = 'deal' | 'dice' | 'roll' | 'radio' | 'tv' | 'swap' | 'build' | 'refill' | 'over'

export interface Pile {
  key: string
  colour: Colour
  symbol: string
  roll: readonly [number, number]
  cost: number
  left: number
  /** What one more card would add to each seat's mean income of a round. */
  gain: number[]
}

export interface City {
  coins: number
  /** The mean of what a round brings. */
  income: number
  cards: Record<string, number>
  landmarks: string[]
}

export interface Sum {
  sum: number
  of36: number
  /** What each seat would gain or lose. */
  coins: number[]
}

export interface Rolls {
  dice: number
  means: number[]
  sums: Sum[]
}

export interface Payment {
  /** Null is the bank. */
  payer: number | null
  payee: number
  card: string
  owed: number
  paid: number
}

export interface View {
  turn: number
  seat: number
  phase: Phase
  dice: number[]
  cities: City[]
  supply: Pile[]
  /** Cards still to be turned up; null when all lie open. */
  deck: number | null
  landmarks: { key: string; cost: number }[]
  /** By roller, then by number of dice he may choose. */
  odds: Rolls[][]
  payments: Payment[]
}
