/** Grades of decisions and the signs that stand for them. */
import type { JudgedMove } from '../server/model'

export type Grade = NonNullable<JudgedMove['grade']>

/** From the best to the worst. */
export const GRADES: readonly Grade[] = ['good', 'inaccuracy', 'mistake', 'blunder']

/** As in chess; a good move has none. */
export const SIGNS: Record<Grade, string> = {
  good: '',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
}

/** Whether a decision is worth a look afterwards. */
export const isWeak = ({ grade, lost }: JudgedMove): boolean =>
  grade === null ? lost > 0 : grade !== 'good'

/** How much a decision lost, for sorting and for bars: the chance to win, else the bot's own unit. */
export const weight = ({ chance, best_chance, lost }: JudgedMove): number =>
  chance === null || best_chance === null ? lost : best_chance - chance
