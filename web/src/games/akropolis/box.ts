/** What is in the box, from the same file the rules read. */
import { start_tile, tiles } from '../../../../src/polis/games/akropolis/tiles.json'
import type { Cell, Column } from '../../wire/views/akropolis'

/** The city everybody begins with. */
export const START: readonly Column[] = start_tile.map(({ at, hex }) => ({
  at: [at[0]!, at[1]!] as Cell,
  hex,
  level: 1,
}))

/** The one of a tile's three rotations that sorts first: equal tiles have equal names. */
export function tileName(code: string): string {
  const turns = [0, 1, 2].map((turn) => code.slice(turn) + code.slice(0, turn))
  return turns.reduce((one, other) => (other < one ? other : one))
}

/** How many of each tile a game uses, by name, in order. */
export function tilesFor(players: number, all: boolean): Map<string, number> {
  const found = new Map<string, number>()
  for (const tile of tiles) {
    if (!all && tile.players > players) continue
    const name = tileName(tile.code)
    found.set(name, (found.get(name) ?? 0) + 1)
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)))
}
