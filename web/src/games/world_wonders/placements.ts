/** Places for the piece in hand in words: a number that the board can show, and what lies beside. */
import type { Frame, LegalAction } from '../../server/model'
import { where } from '../../table/board/board_places'
import { list, t } from '../../text/translation.svelte'
import type { Shape, View } from '../../wire/views/world_wonders'
import { cellAt, middle, nameOf, type Cell } from './geometry'
import { besideName } from './names'
import { readSpot, type Spot } from './notation'

/** The number of each cell that a place covers, row by row. */
export function numbersOf(spots: readonly Spot[]): ReadonlyMap<string, number> {
  const cells = new Map(spots.flatMap((spot) => spot.cells.map((cell) => [nameOf(cell), cell])))
  const sorted = [...cells].sort(([, one], [, other]) => one[1] - other[1] || one[0] - other[0])
  return new Map(sorted.map(([at], n) => [at, n + 1]))
}

/** Of all legal places: the numbers of their cells, and by action what each touches. */
interface Places {
  numbers: ReadonlyMap<string, number>
  touched: ReadonlyMap<string, readonly string[]>
}

// A list of actions asks for all its places.
const known = new WeakMap<readonly LegalAction[], Places>()
function placesIn({ legal, view }: Frame<View>): Places {
  const kept = known.get(legal)
  if (kept) return kept
  const spots = legal.map(({ action }) => readSpot(action, view)).filter((spot) => spot !== null)
  const touched = new Map(legal.map(({ action }, n) => [action, view.hand?.touched[n] ?? []]))
  const places = { numbers: numbersOf(spots), touched }
  known.set(legal, places)
  return places
}

/** Where some cells of a map lie. */
export function whereOn(terrain: Shape, cells: readonly Cell[]): string {
  const [x, y] = middle(cells)
  return where(x / (terrain[0]?.length ?? 1), y / terrain.length)
}

/** The same for cells by their names. */
export const whereNamed = (terrain: Shape, cells: readonly string[]): string =>
  whereOn(terrain, cells.map(cellAt))

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
  const { numbers, touched } = placesIn(frame)
  const beside = (touched.get(action) ?? []).map((kind) => besideName(kind, view.names))
  const more = { beside: list(beside), alone: beside.length ? 'no' : 'yes' }
  if (!inList) return t('ww-web-laid', { ...more, where: whereOn(city.terrain, spot.cells) })
  const number = numbers.get(nameOf(firstOf(spot))) ?? 0
  return t('ww-web-lay', { ...more, number, way: t(`ww-web-way-${spot.turn}`) })
}
