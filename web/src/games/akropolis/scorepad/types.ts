/** The score pad's data: a city for each player, tile by tile in the order placed. */
import type { ScoreLine, Options } from '../../../server/model'
import type { PadScore } from '../../interface'
import { START } from '../box'
import { keyOf, neighbour, type Pose } from '../notation'
import {
  KINDS,
  type Cell,
  type City,
  type Column,
  type Kind,
  type Reason,
} from '../../../wire/views/akropolis'

export interface PadTile {
  code: string
  cells: Cell[]
}
export interface PadCity {
  stones: number
  tiles: PadTile[]
}
export interface PadData {
  players: number
  all_tiles: boolean
  options: Options
  cities: PadCity[]
}

/** What the server says of one city. */
export interface Scored {
  total: number
  stones: number
  kinds: City['kinds']
  districts: { kind: Kind; cell: [number, number]; level: number; reason: Reason; worth: number }[]
}
export interface Legal {
  footprints: { cells: [number, number][]; level: number }[]
}

export function blank(players: number): PadData {
  const cities = Array.from({ length: players }, () => ({ stones: 0, tiles: [] }))
  return { players, all_tiles: false, options: {}, cities }
}

/** One city in the shape the server reads. */
export const asked = ({ players, all_tiles, options }: PadData, city: PadCity): object => ({
  players,
  all_tiles,
  options,
  stones: city.stones,
  tiles: city.tiles,
})

/** The columns of a city, with what became of them if the server has told. */
export function columnsOf(city: PadCity, scored: Scored | null): Column[] {
  const columns = new Map<string, Column>(START.map((column) => [keyOf(column.at), column]))
  for (const { code, cells } of city.tiles) {
    for (const [n, at] of cells.entries()) {
      const level = 1 + (columns.get(keyOf(at))?.level ?? 0)
      columns.set(keyOf(at), { at, hex: code[n]!, level })
    }
  }
  for (const { cell, reason, worth, level } of scored?.districts ?? []) {
    const column = columns.get(keyOf(cell))
    // The answer may be to the city before the last tile.
    if (column?.level === level) columns.set(keyOf(cell), { ...column, reason, worth })
  }
  return [...columns.values()]
}

/** Every way to fill these places. */
export function posesOf({ footprints }: Legal): Pose[] {
  return footprints.flatMap(({ cells }) => {
    const inside = new Set(cells.map(keyOf))
    const has = (at: Cell, turn: number) => inside.has(keyOf(neighbour(at, turn)))
    return cells.flatMap((at) =>
      [0, 1, 2, 3, 4, 5]
        .filter((turn) => has(at, turn) && has(at, turn + 1))
        .map((turn) => ({ at, turn })),
    )
  })
}

/** The explained score in the words of the table. */
export function linesOf(scored: Scored): ScoreLine[] {
  const lines = KINDS.map((kind): ScoreLine => {
    const { value, stars, points } = scored.kinds[kind]
    const message = { key: `ak-kind-${kind}`, args: {} }
    return {
      message: { key: 'ak-line-kind', args: { kind: message, value, stars } },
      points,
      parts: scored.districts
        .filter((district) => district.kind === kind)
        .map(({ cell, level, reason, worth }) => ({
          message: {
            key: 'ak-web-district',
            args: { cell: keyOf(cell), level, why: { key: `ak-web-why-${reason}`, args: {} } },
          },
          worth,
          cell,
        })),
    }
  })
  const { stones } = scored
  return [
    ...lines,
    { message: { key: 'ak-line-stones', args: { stones } }, points: stones, parts: [] },
  ]
}

/** Everybody's result: most points win, then most stones; equal ones share. */
export function resultOf(scores: Scored[], names: string[]): PadScore[] {
  const beats = (one: Scored, other: Scored) => one.total - other.total || one.stones - other.stones
  const best = scores.reduce((one, other) => (beats(other, one) > 0 ? other : one))
  const winners = scores.filter((one) => beats(one, best) === 0).length
  return scores.map((scored, seat) => ({
    name: names[seat] ?? '',
    total: scored.total,
    lines: linesOf(scored),
    win: beats(scored, best) === 0 ? 1 / winners : 0,
  }))
}

/** Whether any hex of a tile is one of these. */
export const shows = (tile: string, hexes: ReadonlySet<string>): boolean =>
  [...hexes].every((hex) => tile.includes(hex))
