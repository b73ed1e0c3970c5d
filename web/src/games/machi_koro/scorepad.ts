/** Machi Koro on a real table: landmarks, coins and cards of everybody. */
import type { GamePad } from '../interface'
import { atStart, ESTABLISHMENTS } from './cards'
import Pad from './scorepad/Pad.svelte'

export interface PadPlayer {
  coins: number
  landmarks: string[]
  cards: Record<string, number>
}

/** What `polis score machi-koro` reads. */
export interface PadData {
  beginner: boolean
  players: PadPlayer[]
}

/** Everybody's starting cards; the coins of the start are spent soon. */
const start = (): Record<string, number> =>
  Object.fromEntries(
    ESTABLISHMENTS.filter(({ key }) => atStart(key)).map(({ key }) => [key, atStart(key)]),
  )

const blank = (players: number): PadData => ({
  beginner: false,
  players: Array.from({ length: players }, () => ({ coins: 0, landmarks: [], cards: start() })),
})

export const pad: GamePad = { Pad, blank }
