/** The last result of each score pad, kept so that it can be read without the net. */
import { recall, remember } from '../kit/browser/storage'
import type { PadScore } from '../server/model'

interface Kept {
  table: string
  score: PadScore
}

const isKept = (value: unknown): value is Kept | null =>
  typeof (value as Kept | null)?.table === 'string' && typeof (value as Kept).score === 'object'

const keyOf = (game: string) => `score.${game}`

/** Keep the result of a table. */
export function keepScore(game: string, table: unknown, score: PadScore): void {
  remember(keyOf(game), JSON.stringify({ table: JSON.stringify(table), score }))
}

/** The result of this very table, if it was the last one. */
export function keptScore(game: string, table: unknown): PadScore | null {
  const kept = recall<Kept | null>(keyOf(game), isKept, null)
  return kept?.table === JSON.stringify(table) ? kept.score : null
}
