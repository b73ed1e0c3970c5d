/** Places as the log writes them: `place q,r D` lays a tile's letter 0 on (q, r). */
import type { Cell } from '../../wire/views/akropolis'

export const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const
export const STEPS: readonly Cell[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]

/** Where letter 0 of a tile lies, and the way from there to letter 1. */
export interface Pose {
  at: Cell
  turn: number
}

export const keyOf = ([q, r]: Cell): string => `${q},${r}`

export function neighbour([q, r]: Cell, turn: number): Cell {
  const [dq, dr] = STEPS[((turn % 6) + 6) % 6]!
  return [q + dq, r + dr]
}

/** The cells of letters 0, 1 and 2. */
export const footprint = ({ at, turn }: Pose): [Cell, Cell, Cell] => [
  at,
  neighbour(at, turn),
  neighbour(at, turn + 1),
]

export const writePose = ({ at, turn }: Pose): string =>
  `place ${keyOf(at)} ${DIRECTIONS[((turn % 6) + 6) % 6]}`

const PLACE = /^place (-?\d+),(-?\d+) (n|ne|se|s|sw|nw)$/

export function readPose(action: string | null): Pose | null {
  const found = action === null ? null : PLACE.exec(action)
  if (!found) return null
  const turn = DIRECTIONS.indexOf(found[3] as (typeof DIRECTIONS)[number])
  return { at: [Number(found[1]), Number(found[2])], turn }
}

/** The place in the row, from 0, that `take K` takes. */
export function readTake(action: string | null): number | null {
  const found = action === null ? null : /^take (\d+)$/.exec(action)
  return found ? Number(found[1]) - 1 : null
}

/** For each cell the turns in which letter 0 may lie there, clockwise. */
export type Places = Map<string, { at: Cell; turns: number[] }>

export function placesOf(poses: Iterable<Pose>): Places {
  const places: Places = new Map()
  for (const { at, turn } of poses) {
    const key = keyOf(at)
    const place = places.get(key)
    if (place) place.turns.push(turn)
    else places.set(key, { at, turns: [turn] })
  }
  for (const place of places.values()) place.turns.sort((one, other) => one - other)
  return places
}

/** The first turn from `from` on, clockwise (or back), that is possible here. */
export function nextTurn(turns: readonly number[], from: number, step = 1): number {
  for (let k = 0; k < 6; k++) {
    const turn = (((from + k * step) % 6) + 6) % 6
    if (turns.includes(turn)) return turn
  }
  return from
}
