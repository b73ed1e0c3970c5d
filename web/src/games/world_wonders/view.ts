/** What the server shows of a World Wonders table: `src/polis/games/world_wonders/view.py`. */

export const TYPES = ['B', 'F', 'H', 'M', 'T'] as const
export type Type = (typeof TYPES)[number]
export const RESOURCES = ['food', 'ceramics', 'gears'] as const
export type Resource = (typeof RESOURCES)[number]
/** Rows of signs, as printed. */
export type Shape = readonly string[]

export interface Tile extends Record<Resource, number> {
  id: string
  type: Type
}

export interface Stack {
  id: string
  cost: number
  shape: Shape
  /** The building on offer; null when it is sold. */
  tile: Tile | null
  left: number
}

export interface Monument extends Record<Resource, number> {
  id: string
  name: string
  pieces: readonly Shape[]
  adjacent: readonly string[]
  rings: number
  population: number
  /** Whether the seat on turn could build it; null while nobody buys. */
  fits: boolean | null
  /** What its city has too few of to touch, as in `adjacent`. */
  lacks: readonly string[]
}

export interface Rank {
  seat: number
  measure: number
  points: number
  place: number
}

export interface Objective {
  number: number
  category: number
  param: string | null
  first: number
  second: number
  ranking: Rank[]
}

export interface Hand {
  item: string
  /** Of a building. */
  type: Type | null
  /** How many pieces of each kind are still to be laid; the name is empty if all are equal. */
  rest: Record<string, number>
  /** Where pieces of this monument lie already. */
  cells: string[]
}

export interface Track {
  side: string
  resource_max: number
  population_symbols: Record<Resource, readonly number[]>
  population_last: number
  ring_spaces: readonly number[]
}

export interface MapCell {
  at: string
  terrain: '.' | 'N' | 'W'
  /** Why a cell counts, or does not. */
  reason?: 'visited' | 'lonely' | 'district' | 'open' | 'opening'
}

export type Thing =
  | { kind: 'road'; cells: string[]; bridge?: boolean }
  | { kind: 'tower'; cells: string[] }
  | { kind: 'building'; cells: string[]; type: Type; open?: string[] }
  | { kind: 'monument'; cells: string[]; id: string }

export interface City {
  map: string
  gold: number
  loan: boolean
  out: boolean
  resources: Record<Resource, number>
  population: number
  total: number
  points: Record<string, number>
  cells: MapCell[]
  objects: Thing[]
}

/** The opponent of the solo game. */
export interface Automaton {
  /** The number of the card that lies open; null before the first. */
  card: number | null
  cards: number
  monuments: string[]
  score: number
}

export interface View {
  turn: number
  round: number
  rounds: number
  seat: number
  order: number[]
  /** Who holds each pedestal; empty in the solo game. */
  pedestals: (number | null)[]
  supply: { road: number; set: number; tower: number }
  stacks: Stack[]
  display: (Monument | null)[]
  deck: number
  objectives: Objective[]
  automaton: Automaton | null
  hand: Hand | null
  track: Track
  cities: City[]
}
