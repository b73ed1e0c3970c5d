/** Cells of a map, and shapes as they are turned and laid on it. */
import type { Rectangle, Shape } from '../../wire/views/world_wonders'

/** Column and row from the top left, both from 0. */
export type Cell = readonly [column: number, row: number]
/** The side of a cell in the drawing. */
export const SIDE = 40

export const cellAt = (name: string): Cell => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1]
export const nameOf = ([c, r]: Cell): string => String.fromCharCode(97 + c) + String(r + 1)

/** Every cell of a map with its printed sign, row by row. */
export const mapCells = (terrain: Shape): { at: string; sign: string }[] =>
  terrain.flatMap((row, r) => [...row].map((sign, c) => ({ at: nameOf([c, r]), sign })))

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

/** The rectangle around some cells. */
export function extent(cells: readonly Cell[]): Rectangle {
  const [left, top] = [Math.min(...cells.map(([c]) => c)), Math.min(...cells.map(([, r]) => r))]
  const [right, low] = [Math.max(...cells.map(([c]) => c)), Math.max(...cells.map(([, r]) => r))]
  return [left, top, right - left + 1, low - top + 1]
}

/** The middle of some cells. */
export function middle(cells: readonly Cell[]): [number, number] {
  const [left, top, width, height] = extent(cells)
  return [left + width / 2, top + height / 2]
}

/** The pointed place below the map. */
export const SIDEWALK = 'sidewalk'
