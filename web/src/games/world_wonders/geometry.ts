/** Cells of a map, and shapes as they are turned and laid on it. */
import type { Shape } from '../../wire/views/world_wonders'

/** Column and row from the top left, both from 0. */
export type Cell = readonly [column: number, row: number]
/** The side of a cell in the drawing. */
export const SIDE = 40
export const STEPS: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

export const cellAt = (name: string): Cell => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1]
export const nameOf = ([c, r]: Cell): string => String.fromCharCode(97 + c) + String(r + 1)
export const beside = ([c, r]: Cell): Cell[] => STEPS.map(([x, y]) => [c + x, r + y])
export const namesOf = (cells: readonly Cell[]): Set<string> => new Set(cells.map(nameOf))

/** A shape after quarter turns clockwise. */
export function turned(shape: Shape, turns: number): Shape {
  let rows = shape.map((row) => [...row])
  for (let n = 0; n < turns; n += 1) {
    const before = rows
    rows = before[0]!.map((_, c) => before.map((row) => row[c]!).reverse())
  }
  return rows.map((row) => row.join(''))
}

/** The cells a shape covers when the corner of its box lies there. */
export function covered(shape: Shape, [c0, r0]: Cell = [0, 0]): Cell[] {
  return shape.flatMap((row, r) =>
    [...row].flatMap((sign, c) => (sign === '.' || sign === '?' ? [] : [[c0 + c, r0 + r] as Cell])),
  )
}

/** The middle of some cells. */
export function middle(cells: readonly Cell[]): [number, number] {
  const xs = cells.map(([c]) => c)
  const ys = cells.map(([, r]) => r)
  return [(Math.min(...xs) + Math.max(...xs) + 1) / 2, (Math.min(...ys) + Math.max(...ys) + 1) / 2]
}
