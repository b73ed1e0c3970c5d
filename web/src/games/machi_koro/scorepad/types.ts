/** The score pad's data, the facts of the box, and the server's answer. */
import type { Landmark } from '../../../wire/views/machi_koro'
import type { Card } from '../cards'

export interface PadPlayer {
  coins: number
  landmarks: string[]
  cards: Record<string, number>
}

export interface PadData {
  players: PadPlayer[]
}

export interface PadFacts {
  most_coins: number
  establishments: Card[]
  landmarks: Landmark[]
}

/** What `polis score` says of a table besides what a room's table has. */
export interface Scored {
  /** The seat with four landmarks. */
  winner: number | null
  players: {
    /** What the landmarks not built cost together, and how much of it is missing. */
    cost: number
    missing: number
    income: number
    /** What could be built now. */
    builds: string[]
    /** How many of each card the player can have. */
    most: Record<string, number>
  }[]
}
