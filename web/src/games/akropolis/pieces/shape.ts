/** The geometry of a piece: a hex that is a prism, seen a little from the front. */
import { CORNERS, HALF, LIFT, LIP, RADIUS } from './art'
import type { Cell } from '../../../wire/views/akropolis'

export type Point = readonly [number, number]

const short = (value: number): string => String(Math.round(value * 100) / 100)

export const line = (points: readonly Point[]): string =>
  'M' + points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')
export const outline = (points: readonly Point[]): string => line(points) + 'Z'

/** The corners of a hex, clockwise from the west end of its north side. */
export const corners = (size: number): Point[] => CORNERS.map(([x, y]) => [x * size, y * size])

/** The middle of a cell on the ground. */
export const ground = ([q, r]: Cell): Point => [1.5 * RADIUS * q, HALF * (2 * r + q)]

/** The cell of the ground under a point. */
export function cellAt(x: number, y: number): Cell {
  const q = x / (1.5 * RADIUS)
  const r = (y / HALF - q) / 2
  const s = -q - r
  const [near, row, third] = [Math.round(q), Math.round(r), Math.round(s)]
  const off = [Math.abs(near - q), Math.abs(row - r), Math.abs(third - s)] as const
  if (off[0] > off[1] && off[0] > off[2]) return [-row - third, row]
  if (off[1] > off[2]) return [near, -near - third]
  return [near, row]
}

/** The cell whose point is nearest to this one; null if there is none. */
export function nearestTo(
  tops: readonly { at: Cell; point: Point }[],
  x: number,
  y: number,
): Cell | null {
  let [found, least] = [null as Cell | null, Infinity]
  for (const { at, point } of tops) {
    const far = Math.hypot(point[0] - x, point[1] - y)
    if (far < least) [found, least] = [at, far]
  }
  return found
}

/** The outline of a cell on the ground. */
export function hexAround(at: Cell, size: number): string {
  const [x, y] = ground(at)
  return outline(corners(size).map(([dx, dy]) => [x + dx, y + dy]))
}

/** The side towards STEPS[turn]: its two corners, clockwise. */
export const side = (turn: number, size = 1): [Point, Point] => {
  const around = corners(size)
  return [around[turn]!, around[(turn + 1) % 6]!]
}

export const RING = outline(corners(0.86))

const [SE, S, SW] = [2, 3, 4]

function wall(turn: number, height: number): string {
  const [[x1, y1], [x2, y2]] = side(turn)
  return outline([
    [x1, y1],
    [x2, y2],
    [x2, y2 + height],
    [x1, y1 + height],
  ])
}
const walls = (height: number): string => [SW, S, SE].map((turn) => wall(turn, height)).join('')

export const SLAB = walls(LIFT)
export const EDGE = walls(LIP)

const kept = new Map<number, { south: string; east: string; joints: string }>()

/** The two sides in shade and the joints of so many visible levels. */
export function relief(levels: number): { south: string; east: string; joints: string } {
  let found = kept.get(levels)
  if (!found) {
    const foot = [side(SE)[0], side(S)[0], side(S)[1], side(SW)[1]]
    const joints = Array.from({ length: levels }, (_, k) =>
      line(foot.map(([x, y]) => [x, y + (k + 1) * LIFT] as const)),
    )
    found = {
      south: wall(S, levels * LIFT),
      east: wall(SE, levels * LIFT),
      joints: joints.join(''),
    }
    kept.set(levels, found)
  }
  return found
}

/** The strip of a top along one side: the shadow of something higher there. */
export function strip(turn: number): string {
  const [one, other] = side(turn)
  const [near, far] = side(turn, 0.8)
  return outline([one, other, far, near])
}

/** Some sides of a hex as strokes. */
export const sides = (turns: readonly number[], size = 1): string =>
  turns.map((turn) => line(side(turn, size))).join('')

/** A rectangle in the drawing's units. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The room these columns need, with what stands on them. */
export function extent(cells: Iterable<{ at: Cell; level: number }>, flat: boolean): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { at, level } of cells) {
    const [x, y] = ground(at)
    left = Math.min(left, x - RADIUS)
    right = Math.max(right, x + RADIUS)
    top = Math.min(top, y - HALF - (flat ? 0 : level * LIFT))
    bottom = Math.max(bottom, y + HALF)
  }
  if (left > right) return { left: -RADIUS, top: -HALF, width: 2 * RADIUS, height: 2 * HALF }
  return { left, top, width: right - left, height: bottom - top }
}
