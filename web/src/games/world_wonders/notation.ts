/** Legal actions read: what may be bought, and where the piece in hand may lie. */
import { cellAt, covered, middle, nameOf, turned, type Cell } from './geometry'
import type { Shape, View } from '../../wire/views/world_wonders'

export interface Spot {
  action: string
  /** The kind of piece by its name in the notation, empty if all are equal. */
  piece: string
  turn: number
  cells: Cell[]
  /** Its middle, in cells. */
  x: number
  y: number
}

const LAY = /^lay (?:(\S+) )?([a-z]\d+) r([0-3])$/

export const readBuy = (action: string): string | null => /^buy (.+)$/.exec(action)?.[1] ?? null

/** What an action of laying covers; null for every other action. */
export function readSpot(action: string | null, view: View): Spot | null {
  const found = action === null ? null : LAY.exec(action)
  if (!found) return null
  const [, piece = '', corner, turns] = found
  const shape = view.hand?.shapes[piece]
  if (!shape) return null
  const turn = Number(turns)
  const cells = covered(turned(shape, turn), cellAt(corner!))
  const [x, y] = middle(cells)
  return { action: action!, piece, turn, cells, x, y }
}

/**
 * The action that lays a piece, turned like this, on the cell at a point and within the map, with
 * its middle as near to the point as can be; null if the map has no room for it there.
 */
export function actionOn(
  shape: Shape,
  piece: string,
  turn: number,
  [x, y]: Cell,
  terrain: Shape,
): string | null {
  const rows = turned(shape, turn)
  const [most, low] = [terrain[0]!.length - rows[0]!.length, terrain.length - rows.length]
  const [column, row] = [Math.floor(x), Math.floor(y)]
  let [found, least] = [null as Cell | null, Infinity]
  for (const [c, r] of covered(rows)) {
    const corner: Cell = [column - c, row - r]
    if (corner[0] < 0 || corner[1] < 0 || corner[0] > most || corner[1] > low) continue
    const [mx, my] = middle(covered(rows, corner))
    const far = Math.hypot(mx - x, my - y)
    if (far < least) [found, least] = [corner, far]
  }
  const name = piece === '' ? '' : `${piece} `
  return found && `lay ${name}${nameOf(found)} r${turn}`
}

const distance = (spot: Spot, x: number, y: number): number => Math.hypot(spot.x - x, spot.y - y)

function best(spots: Spot[], cost: (spot: Spot) => number): Spot | null {
  let found: Spot | null = null
  let least = Infinity
  for (const spot of spots) {
    const here = cost(spot)
    if (here < least - 1e-9) [found, least] = [spot, here]
  }
  return found
}

const holds = (spot: Spot, x: number, y: number): boolean =>
  spot.cells.some(([c, r]) => c === Math.floor(x) && r === Math.floor(y))

/** The place a person means who points there: what covers the point, as it is turned if it can. */
export function spotAt(spots: Spot[], turn: number, x: number, y: number): Spot | null {
  const over = spots.filter((spot) => holds(spot, x, y))
  return best(over, (spot) => distance(spot, x, y) + (spot.turn === turn ? 0 : 100))
}

/** The nearest place to a touch that hit none. */
export function spotNear(spots: Spot[], turn: number, x: number, y: number): Spot | null {
  const near = best(spots, (spot) => {
    const gap = Math.min(...spot.cells.map(([c, r]) => Math.hypot(c + 0.5 - x, r + 0.5 - y)))
    return gap + (spot.turn === turn ? 0 : 0.25)
  })
  return near && near.cells.some(([c, r]) => Math.hypot(c + 0.5 - x, r + 0.5 - y) < 1.6)
    ? near
    : null
}

/** The same piece turned on where it lies: the nearest place of the next turn that has one there. */
export function spotTurned(spots: Spot[], from: Spot, step: number): Spot | null {
  for (let n = 1; n <= 4; n += 1) {
    const turn = (((from.turn + n * step) % 4) + 4) % 4
    const next = best(
      spots.filter((spot) => spot.turn === turn && spot.action !== from.action),
      (spot) => distance(spot, from.x, from.y),
    )
    const meets = next?.cells.some(([c, r]) => from.cells.some(([x, y]) => x === c && y === r))
    if (next && meets) return next
  }
  return null
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}
export const isArrow = (key: string): boolean => key in WAYS

/** The next place that way, with the piece turned as it is if there is one. */
export function spotTowards(spots: Spot[], from: Spot, key: string): Spot | null {
  const way = WAYS[key]
  if (!way) return null
  const [wx, wy] = way
  return best(
    spots.filter((spot) => (spot.x - from.x) * wx + (spot.y - from.y) * wy > 0.3),
    (spot) => {
      const [dx, dy] = [spot.x - from.x, spot.y - from.y]
      const aside = Math.abs(dx * wy - dy * wx)
      return dx * wx + dy * wy + 2.2 * aside + (spot.turn === from.turn ? 0 : 1.5)
    },
  )
}
