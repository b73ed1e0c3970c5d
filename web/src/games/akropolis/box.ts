/** The start tile, from the same file the rules read. */
import { start_tile } from '../../../../src/polis/games/akropolis/tiles.json'
import type { Cell, Column } from '../../wire/views/akropolis'

/** The city with which each player begins. */
export const START: readonly Column[] = start_tile.map(({ at, hex }) => ({
  at: [at[0]!, at[1]!] as Cell,
  hex,
  level: 1,
}))
