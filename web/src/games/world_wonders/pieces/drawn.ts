/** What can be drawn on a map: a thing of a view, or one made up for a picture. */
import type { Building, BuiltMonument, City, Road, Tower } from '../../../wire/views/world_wonders'

type Loose<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>

/** Without a figure, a building or monument is drawn cell by cell. */
export type Drawn =
  | Loose<Road, 'bridge'>
  | Tower
  | Loose<Building, 'open' | 'figure'>
  | Loose<BuiltMonument, 'figure'>

/** A map and what stands on it. */
export type Scene = Pick<City, 'terrain' | 'shore' | 'reasons'> & { objects: readonly Drawn[] }

/** What the tracks show of a city. */
export type TracksOf = Pick<City, 'resources' | 'population'> & {
  next: Pick<City['next'], 'ring' | 'resources' | 'symbols'>
}
