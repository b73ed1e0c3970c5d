/** What a line of a score says of each column of a city. */
import { t } from '../../words/words.svelte'
import type { Pointed } from '../module'
import { keyOf } from './notation'
import { KINDS, hexName, isPlaza, isQuiet, kindOf, type City, type Column } from './view'

export type Mark = 'counts' | 'doubles' | 'off' | 'dim'

/** The columns of the line's kind: what counts, what does not; all others step back. */
export function marksOf(city: City, { line, parts }: Pointed): Map<string, Mark> {
  const kind = KINDS[line]
  const one = parts.length === 1 ? parts[0]?.cell : null
  const only = Array.isArray(one) ? one.join(',') : null
  const marks = new Map<string, Mark>()
  for (const column of city.cells) {
    const key = keyOf(column.at)
    const meant = kind ? kindOf(column.hex) === kind : false
    if (!meant || (only !== null && only !== key && !isPlaza(column.hex))) continue
    marks.set(key, markOf(column))
  }
  return marks
}

function markOf(column: Column): Mark {
  if (isQuiet(column)) return 'off'
  return column.reason === 'doubles' ? 'doubles' : 'counts'
}

/** A column in words: what it is, how high, and what became of it. */
export function columnWords({ hex, level, reason }: Column): string {
  const name = t(hexName(hex))
  if (!reason) return t('ak-web-column', { name, level })
  return t('ak-web-column-why', { name, level, why: t(`ak-web-why-${reason}`) })
}
