/** What the letter of a hex means: a district `hmbtg`, a quarry `q`, or a plaza `HMBTG`. */
import { list, t } from '../../text/translation.svelte'
import type { Column, Kind } from '../../wire/views/akropolis'
import { KIND_OF } from './pieces/art'

/** The kind of a district or plaza, null for a quarry. */
export const kindOf = (hex: string): Kind | null => KIND_OF[hex.toLowerCase()] ?? null

export const isPlaza = (hex: string): boolean => hex !== hex.toLowerCase()

/** The Fluent key of what one hex is called. */
export function hexName(hex: string): string {
  const kind = kindOf(hex)
  if (!kind) return 'ak-hex-quarry'
  return isPlaza(hex) ? `ak-hex-${kind}-plaza` : `ak-hex-${kind}`
}

/** The hexes of a tile in words. */
export const tileName = (tile: string): string => list([...tile].map((hex) => t(hexName(hex))))

/** Whether a district does not count; plazas and quarries never are. */
export const isQuiet = (column: Column): boolean =>
  column.reason !== undefined && column.reason !== 'counts' && column.reason !== 'doubles'
