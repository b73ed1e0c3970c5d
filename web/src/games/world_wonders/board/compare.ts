/** The places of two moves that are compared, as outlines on the map. */
import { roles, type Compared, type Role } from '../../../table/board/compared_moves'
import type { View } from '../../../wire/views/world_wonders'
import { SIDE } from '../geometry'
import { readSpot } from '../notation'
import { boxed, rounded } from '../paths'

export interface Outlined {
  role: Role
  /** The cells of the piece. */
  d: string
  x: number
  y: number
}

export function outlines(compared: Compared, view: View): Outlined[] {
  return roles(compared).flatMap(({ action, role }) => {
    const spot = readSpot(action, view)
    if (!spot) return []
    // The outline of the other move may lie on the same cells: one is a little smaller.
    const inset = role === 'played' ? 7 : 2
    const d = spot.cells.map(([c, r]) => rounded(boxed([c, r, 1, 1]), inset, 4)).join('')
    // The signs stand on different cells for the same reason.
    const [c, r] = spot.cells[role === 'played' ? spot.cells.length - 1 : 0]!
    return [{ role, d, x: (c + 0.5) * SIDE, y: (r + 0.5) * SIDE }]
  })
}
