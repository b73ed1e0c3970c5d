/** A city as a list of columns from back to front, each with what can be seen of it. */
import { keyOf, neighbour } from '../notation'
import { LIFT } from '../pieces/art'
import { ground, hexAround, sides, strip } from '../pieces/shape'
import type { Cell, Column } from '../../../wire/views/akropolis'

/** A column ready to be drawn. */
export interface Standing {
  key: string
  column: Column
  x: number
  y: number
  /** How many levels of its walls are not hidden by what stands before it. */
  walls: number
  /** The shadows on its top, in one path. */
  strips: string
  /** From above: the sides where it drops. */
  cliffs: string
  ghost: boolean
}

// Where the light comes from: something higher there throws a shadow on the top.
const LIGHT = [5, 0]
const FRONT = [2, 3, 4]
const STRIPS = new Map(LIGHT.map((turn) => [turn, strip(turn)]))

/** The columns from back to front; those of a ghost stand on what is there already. */
export function standing(cells: readonly Column[], ghost: readonly Column[], flat: boolean) {
  const columns = new Map(cells.map((column) => [keyOf(column.at), { column, ghost: false }]))
  for (const column of ghost) columns.set(keyOf(column.at), { column, ghost: true })
  const level = (at: Cell) => columns.get(keyOf(at))?.column.level ?? 0
  const shown: Standing[] = []
  for (const [key, { column, ghost }] of columns) {
    const [x, base] = ground(column.at)
    const around = [0, 1, 2, 3, 4, 5].map((turn) => level(neighbour(column.at, turn)))
    const front = Math.min(...FRONT.map((turn) => around[turn]!))
    const higher = LIGHT.filter((turn) => around[turn]! > column.level)
    shown.push({
      key,
      column,
      x,
      y: flat ? base : base - column.level * LIFT,
      walls: flat ? 0 : Math.max(0, column.level - front),
      strips: flat ? '' : higher.map((turn) => STRIPS.get(turn)!).join(''),
      cliffs: flat ? dropping(column.level, around) : '',
      ghost,
    })
  }
  return shown.sort((one, other) => depth(one.column.at) - depth(other.column.at))
}

/** How far to the front a cell lies; no two have the same. */
export const depth = ([q, r]: Cell): number => 2 * r + q + q / 1000

function dropping(level: number, around: number[]): string {
  if (level < 2) return ''
  const turns = [0, 1, 2, 3, 4, 5].filter((turn) => around[turn]! < level)
  return sides(turns, 0.93)
}

/** The outline of the whole city on the ground, for its shadow on the table. */
export function shadow(cells: readonly Column[]): string {
  return cells.map(({ at }) => hexAround(at, 0.98)).join('')
}

/** What the tile with these letters would look like here: one level above what is there. */
export function laid(tile: string, place: readonly Cell[], cells: readonly Column[]): Column[] {
  const built = new Map(cells.map(({ at, level }) => [keyOf(at), level]))
  return place.map((at, n) => ({
    at,
    hex: tile[n] ?? 'q',
    level: 1 + (built.get(keyOf(at)) ?? 0),
  }))
}

/** Gives the columns before again as long as they are the same: nothing is redrawn then. */
export function keeper(): (cells: readonly Column[]) => readonly Column[] {
  let kept: readonly Column[] = []
  return (cells) => {
    if (!alike(kept, cells)) kept = cells
    return kept
  }
}

function alike(before: readonly Column[], now: readonly Column[]): boolean {
  return (
    before.length === now.length &&
    before.every((one, n) => {
      const other = now[n]!
      return (
        one.at[0] === other.at[0] &&
        one.at[1] === other.at[1] &&
        one.level === other.level &&
        one.hex === other.hex &&
        one.reason === other.reason
      )
    })
  )
}
