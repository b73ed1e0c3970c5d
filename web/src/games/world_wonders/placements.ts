/** Places for the piece in hand in words: a number that the board can show, and what lies beside. */
import type { Frame, LegalAction } from '../../server/model'
import { where } from '../../table/where'
import { list, t } from '../../text/translation.svelte'
import type { City, Shape, View } from '../../wire/views/world_wonders'
import { cellAt, middle, nameOf, type Cell } from './geometry'
import { thingName } from './names'
import { readSpot, type Spot } from './notation'

/** The number of each cell that a place covers, row by row. */
export function numbersOf(spots: readonly Spot[]): ReadonlyMap<string, number> {
  const cells = new Map(spots.flatMap((spot) => spot.cells.map((cell) => [nameOf(cell), cell])))
  const sorted = [...cells].sort(([, one], [, other]) => one[1] - other[1] || one[0] - other[0])
  return new Map(sorted.map(([at], n) => [at, n + 1]))
}

// A list of actions asks for the numbers of all its places.
const numbered = new WeakMap<readonly LegalAction[], ReadonlyMap<string, number>>()
function numbersIn({ legal, view }: Frame<View>): ReadonlyMap<string, number> {
  const kept = numbered.get(legal)
  if (kept) return kept
  const spots = legal.map(({ action }) => readSpot(action, view)).filter((spot) => spot !== null)
  const numbers = numbersOf(spots)
  numbered.set(legal, numbers)
  return numbers
}

/** Where some cells of a map lie. */
export function whereOn(terrain: Shape, cells: readonly Cell[]): string {
  const [x, y] = middle(cells)
  return where(x / (terrain[0]?.length ?? 1), y / terrain.length)
}

/** The same for cells by their names. */
export const whereNamed = (terrain: Shape, cells: readonly string[]): string =>
  whereOn(terrain, cells.map(cellAt))

/** What the cells of a place touch, each kind of thing once. */
function beside(cells: readonly Cell[], city: City): string {
  const own = new Set(cells.map(nameOf))
  const found = new Set<string>()
  for (const [c, r] of cells) {
    if (r === city.terrain.length - 1) found.add(t('ww-touch-S'))
    for (const near of [
      [c, r - 1],
      [c + 1, r],
      [c, r + 1],
      [c - 1, r],
    ] as const) {
      const at = nameOf(near)
      if (own.has(at)) continue
      const thing = city.objects.find((one) => one.cells.includes(at))
      const sign = city.terrain[near[1]]?.[near[0]]
      if (thing) found.add(thingName(thing))
      else if (sign === 'N' || sign === 'W') found.add(t(`ww-touch-${sign}`))
    }
  }
  return list([...found])
}

/** The first cell of a place, row by row. */
const firstOf = ({ cells }: Spot): Cell =>
  cells.reduce((best, cell) =>
    cell[1] < best[1] || (cell[1] === best[1] && cell[0] < best[0]) ? cell : best,
  )

/** What an action that lays a piece does, in words; null for every other action. */
export function placement(action: string, frame: Frame<View>, inList: boolean): string | null {
  const { view } = frame
  const spot = readSpot(action, view)
  const city = view.cities[frame.toAct ?? view.seat]
  if (!spot || !city) return null
  const touched = beside(spot.cells, city)
  const more = { beside: touched, alone: touched ? 'no' : 'yes' }
  if (!inList) return t('ww-web-laid', { ...more, where: whereOn(city.terrain, spot.cells) })
  const number = numbersIn(frame).get(nameOf(firstOf(spot))) ?? 0
  return t('ww-web-lay', { ...more, number, way: t(`ww-web-way-${spot.turn}`) })
}
