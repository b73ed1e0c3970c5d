/** The score pad's data, tile by tile in the order placed, and the server's answers. */
import type { Cell } from '../../../wire/views/akropolis'

export interface PadTile {
  code: string
  cells: Cell[]
}
export interface PadCity {
  stones: number
  tiles: PadTile[]
}
export interface PadData {
  cities: PadCity[]
}

/** What `polis score` says of a table besides what a room's table has. */
export interface Scored {
  players: { most_stones: number }[]
  /** How many of each tile lie in no city. */
  left: Record<string, number>
}

/** What `polis legal` says of a table. */
export interface Legal {
  players: { actions: string[] }[]
}
