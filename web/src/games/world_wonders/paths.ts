/** Outlines as SVG paths; the server traces them. */
import type { Outline, Rectangle } from '../../wire/views/world_wonders'
import { cellAt, extent, SIDE, type Cell } from './geometry'
import type { Drawn } from './pieces/drawn'

const short = (value: number): string => String(Math.round(value * 100) / 100)

/** An outline as a path: within its lines by the inset, its corners rounded. */
export function rounded(outline: Outline, inset = 0, bend = 0): string {
  return outline.map((line) => `M${points(line, inset, bend).join('L')}Z`).join('')
}

function points(line: readonly number[], inset: number, bend: number): string[] {
  const at = (k: number): number => line[(k + line.length) % line.length]!
  const found: string[] = []
  for (let k = 0; k < line.length; k += 2) {
    const [ax, ay] = [Math.sign(at(k) - at(k - 2)), Math.sign(at(k + 1) - at(k - 1))]
    const [bx, by] = [Math.sign(at(k + 2) - at(k)), Math.sign(at(k + 3) - at(k + 1))]
    const [x, y] = [at(k) * SIDE - inset * (ay + by), at(k + 1) * SIDE + inset * (ax + bx)]
    const before = `${short(x - bend * ax)} ${short(y - bend * ay)}`
    const after = `${short(x + bend * bx)} ${short(y + bend * by)}`
    found.push(bend ? `${before}Q${short(x)} ${short(y)} ${after}` : before)
  }
  return found
}

/** An outline moved by columns and rows. */
export const shifted = (outline: Outline, by: Cell): Outline =>
  outline.map((line) => line.map((value, k) => value + by[k % 2]!))

/** The outline of a rectangle of cells. */
export const boxed = ([c, r, width, height]: Rectangle): Outline => [
  [c + width, r, c + width, r + height, c, r + height, c, r],
]

/** The outline of a thing where it lies: roads and towers are rectangles. */
export function around(thing: Drawn): Outline {
  const cells = thing.cells.map(cellAt)
  const whole = extent(cells)
  if (thing.kind === 'road' || thing.kind === 'tower') return boxed(whole)
  return thing.figure
    ? shifted(thing.figure.outline, [whole[0], whole[1]])
    : cells.flatMap(([c, r]) => boxed([c, r, 1, 1]))
}
