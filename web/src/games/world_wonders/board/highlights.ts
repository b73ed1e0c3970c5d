/** Which pieces a line of a score is made of, and what a cell is in words. */
import { t } from '../../../text/translation.svelte'
import type { ScoreLine } from '../../../server/model'
import type { Pointed } from '../../interface'
import { cellAt, nameOf, SIDEWALK } from '../geometry'
import { thingName } from '../names'
import type { City, View } from '../../../wire/views/world_wonders'

export type Marks = Map<string, 'counts' | 'off' | 'opening'>

/** Marks by the first cell of each thing; null if the line is not about pieces. */
export function marksOf(city: City, line: ScoreLine | undefined, pointed: Pointed): Marks | null {
  const marks: Marks = new Map()
  const key = line?.message.key
  const only = new Set(
    pointed.parts.flatMap(({ cell }) => (cell ? [nameOf(cell as [number, number])] : [])),
  )
  const one = pointed.parts.length === 1 && only.size === 1
  const wanted = (cells: readonly string[]) => !one || cells.some((at) => only.has(at))
  if (key === 'ww-line-nature') {
    for (const [at, reason] of Object.entries(city.reasons)) {
      if ((reason === 'visited' || reason === 'lonely') && wanted([at]))
        marks.set(at, reason === 'visited' ? 'counts' : 'off')
    }
  } else if (key === 'ww-line-districts') {
    for (const thing of city.objects) {
      if (thing.kind !== 'building' || !wanted(thing.cells)) continue
      marks.set(thing.cells[0]!, thing.open?.length ? 'off' : 'counts')
      if (one) for (const at of thing.open ?? []) marks.set(at, 'opening')
    }
  } else if (key === 'ww-line-monuments') {
    for (const thing of city.objects)
      if (thing.kind === 'monument' && wanted(thing.cells)) marks.set(thing.cells[0]!, 'counts')
  } else return null
  return marks
}

export const trackOf = (line: ScoreLine | undefined): 'population' | 'resource' | null =>
  line?.message.key === 'ww-line-population'
    ? 'population'
    : line?.message.key === 'ww-line-resource'
      ? 'resource'
      : null

/** What stands or grows on a cell, or the sidewalk, and whether it scores. */
export function cellWords(at: string, city: City, names: View['names']): string {
  if (at === SIDEWALK) return t('ww-web-sidewalk')
  const thing = city.objects.find(({ cells }) => cells.includes(at))
  if (thing) {
    const where = { cells: [...thing.cells], type: thingName(thing, names) }
    if (thing.kind !== 'building') return where.type
    return thing.open.length
      ? t('ww-part-open', { ...where, openings: [...thing.open] })
      : t('ww-part-district', where)
  }
  const [c, r] = cellAt(at)
  const sign = city.terrain[r]?.[c]
  if (sign === 'N') return t(`ww-part-${city.reasons[at] ?? 'lonely'}`, { cell: at })
  return t(sign === 'W' ? 'ww-touch-W' : 'ww-web-land')
}
