/** Places for the tile in hand in words: a number that the board can show, and what lies there. */
import type { Frame, LegalAction } from '../../server/model'
import { where } from '../../table/board/board_places'
import { list, t } from '../../text/translation.svelte'
import type { Cell, Column, View } from '../../wire/views/akropolis'
import { depth, laid } from './board/city'
import { hexName } from './hexes'
import { footprint, keyOf, placesOf, readPose, type Places } from './notation'
import { extent, ground } from './pieces/shape'

/** The number of each place, from the back of the city to its front. */
export function numbersOf(places: Places): ReadonlyMap<string, number> {
  const sorted = [...places.values()].sort((one, other) => depth(one.at) - depth(other.at))
  return new Map(sorted.map(({ at }, n) => [keyOf(at), n + 1]))
}

// A list of actions asks for the numbers of all its places.
const numbered = new WeakMap<readonly LegalAction[], ReadonlyMap<string, number>>()
function numbersIn(legal: readonly LegalAction[]): ReadonlyMap<string, number> {
  const kept = numbered.get(legal)
  if (kept) return kept
  const poses = legal.map(({ action }) => readPose(action)).filter((pose) => pose !== null)
  const numbers = numbersOf(placesOf(poses))
  numbered.set(legal, numbers)
  return numbers
}

/** Where some cells lie, seen from the middle of a city. */
export function whereIn(city: readonly Column[], cells: readonly Cell[]): string {
  const { left, top, width, height } = extent(city, true)
  const points = cells.map(ground)
  const mean = (n: 0 | 1) => points.reduce((sum, point) => sum + point[n], 0) / points.length
  return where((mean(0) - left) / width, (mean(1) - top) / height)
}

/** The tile in hand as an action would lay it; none if the action is another one. */
export function laidBy(action: string, { view, toAct }: Frame<View>): Column[] {
  const pose = readPose(action)
  const city = view.cities[toAct ?? view.seat]
  if (!pose || !city || view.hand === null) return []
  return laid(view.hand, footprint(pose), city.cells)
}

/** The hexes that would be covered, in words; empty on the ground. */
function covered(columns: readonly Column[], city: readonly Column[]): string {
  const below = columns.map(({ at }) => city.find((one) => keyOf(one.at) === keyOf(at)))
  return list(below.flatMap((column) => (column ? [t(hexName(column.hex))] : [])))
}

/** What an action that places the tile does, in words; null for every other action. */
export function placement(action: string, frame: Frame<View>, inList: boolean): string | null {
  const pose = readPose(action)
  const columns = laidBy(action, frame)
  if (!pose || !columns.length) return null
  const { cells } = frame.view.cities[frame.toAct ?? frame.view.seat]!
  const { level } = columns[0]!
  const over = level > 1 ? covered(columns, cells) : ''
  const place = { level, covered: over, ground: level > 1 ? 'no' : 'yes' }
  if (!inList) {
    return t('ak-web-laid', { ...place, where: whereIn(cells, footprint(pose)) })
  }
  const number = numbersIn(frame.legal).get(keyOf(pose.at)) ?? 0
  return t('ak-web-lay', { ...place, number, way: t(`ak-web-way-${pose.turn}`) })
}
