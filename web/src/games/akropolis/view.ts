/** What the server shows of an Akropolis table; after `view.py`. */

import { stars } from '../../../../src/polis/games/akropolis/tiles.json'

/** A hex of the ground: column and row, columns standing upright. */
export type Cell = readonly [number, number]

export const KINDS = ['house', 'market', 'barracks', 'temple', 'garden'] as const
export type Kind = (typeof KINDS)[number]

export type Reason =
  'counts' | 'doubles' | 'not-largest' | 'beside-market' | 'not-on-edge' | 'not-surrounded'

/** The top of one column of a city. */
export interface Column {
  at: Cell
  /** A district `hmbtg`, a quarry `q`, or a plaza `HMBTG`. */
  hex: string
  level: number
  stars?: number
  reason?: Reason
  worth?: number
}

export interface City {
  stones: number
  total: number
  kinds: Record<Kind, { value: number; stars: number; points: number }>
  cells: Column[]
}

export interface View {
  turn: number
  seat: number
  site: { tile: string; price: number }[]
  hand: string | null
  unseen: { tiles: number; hexes: Record<string, number> }
  cities: City[]
}

const KIND_OF: Record<string, Kind> = {
  h: 'house',
  m: 'market',
  b: 'barracks',
  t: 'temple',
  g: 'garden',
}

/** The kind of a district or plaza, null for a quarry. */
export const kindOf = (hex: string): Kind | null => KIND_OF[hex.toLowerCase()] ?? null

export const isPlaza = (hex: string): boolean => hex !== hex.toLowerCase()

/** How many stars the plaza of a kind shows. */
export const STARS: Record<Kind, number> = stars

/** The Fluent key of what one hex is called. */
export function hexName(hex: string): string {
  const kind = kindOf(hex)
  if (!kind) return 'ak-web-quarry'
  return isPlaza(hex) ? `ak-web-${kind}-plaza` : `ak-web-${kind}`
}

/** Whether a district was found wanting; plazas and quarries never are. */
export const isQuiet = (column: Column): boolean =>
  column.reason !== undefined && column.reason !== 'counts' && column.reason !== 'doubles'
