/** What can be drawn on a map: a thing of a view, or one made up for a picture. */
import type { Building, BuiltMonument, Road, Tower } from '../../../wire/views/world_wonders'

type Loose<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>

export type Drawn = Loose<Road, 'bridge'> | Tower | Loose<Building, 'open'> | BuiltMonument
