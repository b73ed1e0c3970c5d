/** World Wonders on a real table: the maps entered piece by piece. */
import type { GamePad } from '../interface'
import Pad from './scorepad/Pad.svelte'
import type { Drawn } from './pieces/drawn'

export interface PadPlayer {
  map: string
  food: number
  ceramics: number
  gears: number
  population: number
  loan: boolean
  objects: Drawn[]
}

/** What `polis score world-wonders` reads. */
export interface PadData {
  track_side: 'A' | 'B'
  objectives: number[]
  solo_mode: 'easy' | 'hard'
  automaton: string[]
  players: PadPlayer[]
}

const blank = (players: number): PadData => ({
  track_side: 'A',
  objectives: [],
  solo_mode: 'easy',
  automaton: [],
  players: Array.from({ length: players }, () => ({
    map: 'A',
    food: 0,
    ceramics: 0,
    gears: 0,
    population: 0,
    loan: false,
    objects: [],
  })),
})

export const pad: GamePad = { Pad, blank }
