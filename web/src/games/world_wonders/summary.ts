/** What a player did, in short phrases: bought, borrowed, left the round. */
import { list, t } from '../../text/translation.svelte'
import type { Effect, Piece } from '../../wire/effects/world_wonders'
import type { Names } from '../../text/bundle'
import type { View } from '../../wire/views/world_wonders'
import { monumentName, typeName } from './names'

function pieceName({ type, key, letter }: Piece, names: View['names']): string {
  if (letter !== null) return t('ww-web-since-building', { type: typeName(letter) })
  if (type === 'monument') return t('ww-item-monument', { monument: monumentName(key, names) })
  return t(`ww-item-${type}`, { number: Number(key) || 0 })
}

/** The phrases for what a seat did. */
export function summary(
  effects: readonly Effect[],
  seat: number,
  _: Names,
  { names }: Pick<View, 'names'>,
): string[] {
  const items = effects.flatMap((one) => (one.kind === 'take' ? [pieceName(one.piece, names)] : []))
  const price = effects.reduce(
    (sum, one) => (one.kind === 'pay' && one.reason === 'buy' ? sum + one.amount : sum),
    0,
  )
  const before = effects.flatMap((effect): string[] => {
    if (effect.kind === 'loan') {
      return [t(effect.taken ? 'ww-web-since-loan' : 'ww-web-since-repay')]
    }
    if (effect.kind === 'lay' && effect.free) return [t('ww-web-since-free')]
    return effect.kind === 'objective' ? [t('ww-web-since-objective')] : []
  })
  const left = effects.some((one) => one.kind === 'out' && one.seat === seat)
  return [
    ...before,
    ...(items.length ? [t('ww-web-since-buy', { items: list(items), price })] : []),
    ...(left ? [t('ww-web-since-out')] : []),
  ]
}
