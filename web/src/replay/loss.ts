/** What a decision lost, in words. */
import type { JudgedMove } from '../server/model'
import { amount, percent, t } from '../text/translation.svelte'

/** Points to a tenth, chances to a whole per cent; null where nothing is left of it. */
export function lossWords({ points, chance, best_chance, lost }: JudgedMove): string | null {
  const tenths = points === null ? 0 : Math.round(10 * points) / 10
  const percent =
    chance === null || best_chance === null ? 0 : Math.round(100 * (best_chance - chance))
  if (tenths && percent) return t('loss-both', { points: tenths, chance: percent })
  if (percent) return t('loss-chance', { chance: percent })
  if (tenths) return t('loss-points', { points: tenths })
  const known = points !== null || chance !== null
  return known || lost < 0.005 ? null : t('loss-value', { value: amount(lost) })
}

/** The same in a column of a table. */
export function lossFigure({ points, chance, best_chance, lost, seen }: JudgedMove): string {
  const known = chance !== null && best_chance !== null
  const most = known
    ? percent(best_chance - chance)
    : amount(Math.round(100 * (points ?? lost)) / 100)
  return (seen ? '' : '≥ ') + most
}
