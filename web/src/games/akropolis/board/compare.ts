/** The places of two moves that are compared, as outlines on the city. */
import { roles, type Compared, type Role } from '../../../table/board/compared_moves'
import type { Column } from '../../../wire/views/akropolis'
import { footprint, readPose } from '../notation'
import { LIFT } from '../pieces/art'
import { corners, ground, outline } from '../pieces/shape'
import { laid } from './city'

export interface Outlined {
  role: Role
  /** The three hexes, where the tile would lie. */
  d: string
  x: number
  y: number
}

export function outlines(
  compared: Compared,
  tile: string,
  cells: readonly Column[],
  flat: boolean,
): Outlined[] {
  return roles(compared).flatMap(({ action, role }) => {
    const pose = readPose(action)
    if (!pose) return []
    const tops = laid(tile, footprint(pose), cells).map(({ at, level }) => {
      const [x, y] = ground(at)
      return [x, flat ? y : y - level * LIFT] as const
    })
    // The outline of the other move may lie on the same hexes: one is a little smaller.
    const size = role === 'played' ? 0.8 : 0.94
    const d = tops
      .map(([x, y]) => outline(corners(size).map(([dx, dy]) => [x + dx, y + dy])))
      .join('')
    // The signs stand on different hexes for the same reason.
    const [x, y] = tops[role === 'played' ? 1 : 0]!
    return [{ role, d, x, y }]
  })
}
