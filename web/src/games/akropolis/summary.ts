/** What a player did, in short phrases: took, placed, got. */
import { t } from '../../text/translation.svelte'
import type { Effect } from '../../wire/effects/akropolis'

/** The phrases for what a seat did. */
export function summary(effects: readonly Effect[]): string[] {
  return effects.flatMap((effect): string[] => {
    if (effect.kind === 'take') return [t('ak-web-since-take', { stones: effect.place })]
    if (effect.kind === 'place') {
      return [t('ak-web-since-place', { level: effect.hexes[0]!.level })]
    }
    if (effect.kind === 'pay' && effect.payee !== null) {
      return [t('ak-web-since-stones', { stones: effect.amount })]
    }
    return []
  })
}
