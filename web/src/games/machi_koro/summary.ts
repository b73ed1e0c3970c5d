/** What a player did, in short phrases: rolled, got, paid, built. */
import type { Names } from '../../text/bundle'
import { t } from '../../text/translation.svelte'
import type { Effect, Pay } from '../../wire/effects/machi_koro'
import { cardName } from './cards'

const total = (pays: readonly Pay[]): number => pays.reduce((sum, { amount }) => sum + amount, 0)

/** The coins that these effects moved for cards, as the reader would tell it. */
function payments(pays: readonly Pay[], seat: number, names: Names): string[] {
  const said: string[] = []
  const say = (key: string, coins: number, args: Record<string, { seat: number }> = {}) => {
    if (coins) said.push(t(`mk-web-since-${key}`, { coins, ...args }, names))
  }
  say('gets', total(pays.filter(({ payer, payee }) => payee === seat && payer === null)))
  names.forEach((_, other) => {
    const from = pays.filter(({ payer, payee }) => payer === other && payee === seat)
    const to = pays.filter(({ payer, payee }) => payer === seat && payee === other)
    say('takes', total(from), { from: { seat: other } })
    say('pays', total(to), { to: { seat: other } })
  })
  const mine = pays.filter(({ payer, payee }) => payer === null && payee === names.you)
  if (seat !== names.you) say('brings', total(mine))
  return said
}

/** The phrases for what a seat did; each turn has its own. */
export function summary(effects: readonly Effect[], seat: number, names: Names): string[] {
  const said: string[] = []
  effects.forEach((effect, n) => {
    if (effect.kind === 'roll') {
      const next = effects.findIndex(({ kind }, k) => k > n && kind === 'roll')
      const until = effects.slice(n, next < 0 ? undefined : next)
      const pays = until.filter((one) => one.kind === 'pay' && one.reason === 'income') as Pay[]
      said.push(t('mk-web-since-roll', { total: effect.total }), ...payments(pays, seat, names))
    } else if (effect.kind === 'build') {
      said.push(t('mk-web-since-build', { card: cardName(effect.piece.key) }))
    } else if (effect.kind === 'decline' && effect.what === 'build') {
      said.push(t('mk-web-since-nothing'))
    } else if (effect.kind === 'swap') {
      const [given, taken] = [cardName(effect.given.key), cardName(effect.taken.key)]
      said.push(t('mk-web-since-swap', { given, taken }))
    }
  })
  return said
}
