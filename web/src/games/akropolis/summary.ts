/** What a player did, in short phrases: took, placed, got. */
import { t } from '../../text/translation.svelte'
import type { Effect } from '../../wire/effects/akropolis'

/** The phrases for what a seat did. */
export function summary(effects: readonly Effect[]): string[] {
  return effects.flatMap((effect, n): string[] => {
    if (effect.kind === 'take') {
      const next = effects[n + 1]
      const stones = next?.kind === 'pay' && next.payer === effect.seat ? next.amount : 0
      return [t('ak-web-since-take', { stones })]
    }
    if (effect.kind === 'place') {
      return [t('ak-web-since-place', { level: effect.hexes[0]!.level })]
    }
    if (effect.kind === 'pay' && effect.payee !== null) {
      return [t('ak-web-since-stones', { stones: effect.amount })]
    }
    return []
  })
}
