/** What a line of a score says of each column of a city. */
import { t } from '../../../text/translation.svelte'
import type { Pointed } from '../../interface'
import { keyOf } from '../notation'
import { hexName, isPlaza, isQuiet, kindOf } from '../hexes'
import { KINDS, type Column, type Kind } from '../../../wire/views/akropolis'

export type Mark = 'counts' | 'doubles' | 'off' | 'dim'

/** The columns of a kind, or one of them and the plazas: what counts, what does not. */
export function marksFor(
  cells: readonly Column[],
  kind: Kind | null,
  only: string | null = null,
): Map<string, Mark> {
  const marks = new Map<string, Mark>()
  for (const column of cells) {
    const key = keyOf(column.at)
    if (kind === null || kindOf(column.hex) !== kind) continue
    if (only !== null && only !== key && !isPlaza(column.hex)) continue
    marks.set(key, markOf(column))
  }
  return marks
}

/** What the line of a score that is pointed at says of a city; all other columns step back. */
export function marksOf(cells: readonly Column[], { line, parts }: Pointed): Map<string, Mark> {
  const one = parts.length === 1 ? parts[0]?.cell : null
  return marksFor(cells, KINDS[line] ?? null, Array.isArray(one) ? one.join(',') : null)
}

function markOf(column: Column): Mark {
  if (isQuiet(column)) return 'off'
  return column.reason === 'doubles' ? 'doubles' : 'counts'
}

/** A column in words: what it is, how high, and what became of it. */
export function columnWords({ hex, level, reason }: Column): string {
  const name = t(hexName(hex))
  if (!reason) return t('ak-web-column', { name, level })
  return t('ak-web-column-why', { name, level, why: t(`ak-why-${reason}`) })
}
