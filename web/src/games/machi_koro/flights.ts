/** What moves at a Machi Koro table: cards from the supply, swapped cards, and coins. */
import { inLine, lineOf, purseOf, type Flight } from '../../table/motion/flights'
import type { Effect, Pay, Piece } from '../../wire/effects/machi_koro'

const BANK = '[data-dice]'
const COIN = 30

const inSupply = ({ key }: Piece): string => `[data-supply] [data-card="${key}"]`
const inCity = (seat: number, { key }: Piece): string =>
  `[data-city="${seat}"] [data-card="${key}"]`
/** Where a card of a city is, in the large drawing or in the small one. */
const homeOf = (seat: number, piece: Piece): string[] => [
  inCity(seat, piece),
  inLine(seat, `[data-chip="${piece.key}"]`),
  lineOf(seat),
]

function coins({ payer, payee, amount, reason, piece }: Pay, waits: boolean): Flight[] {
  const seat = payer ?? payee
  if (seat === null || amount === 0) return []
  const shop = reason === 'build' ? [inSupply(piece), ...homeOf(seat, piece)] : [BANK]
  const place = (one: number | null) => (one === null ? shop : [purseOf(one), lineOf(one)])
  const look = [purseOf(seat)]
  const [from, to] = [place(payer), place(payee)]
  return [{ what: 'coin', from, to, look, size: COIN, label: String(amount), waits }]
}

function flightsOf(effect: Effect, rolled: boolean): Flight[] {
  switch (effect.kind) {
    case 'pay':
      return coins(effect, rolled)
    case 'build': {
      const { seat, piece } = effect
      // A landmark is turned over where it lies.
      if (piece.type === 'landmark') return []
      return [{ what: 'card', from: [inSupply(piece)], to: homeOf(seat, piece) }]
    }
    case 'swap': {
      const { seat, other, given, taken } = effect
      const card = (piece: Piece, from: number, to: number): Flight => ({
        what: 'card',
        from: homeOf(from, piece),
        to: homeOf(to, piece),
        look: [inCity(from, piece), inSupply(piece)],
      })
      return [card(given, seat, other), card(taken, other, seat)]
    }
    default:
      return []
  }
}

/** Payments of a roll wait until the dice lie still. */
export function flights(effects: readonly Effect[]): Flight[] {
  const roll = effects.findIndex(({ kind }) => kind === 'roll')
  return effects.flatMap((effect, n) => flightsOf(effect, roll >= 0 && n > roll))
}

/**
 * The card that a seat built or got last; none if it has built nothing since.
 *
 * An entry of the log in which nothing could be built is about the cards that earned.
 */
export function lastCards(effects: readonly Effect[] = []): ReadonlySet<string> {
  const done = effects.findLast(
    (effect) =>
      effect.kind === 'build' ||
      effect.kind === 'swap' ||
      (effect.kind === 'decline' && effect.what === 'build'),
  )
  if (done?.kind === 'build') return new Set([done.piece.key])
  if (done) return new Set(done.kind === 'swap' ? [done.taken.key] : [])
  return new Set(
    effects.flatMap((effect) =>
      effect.kind === 'pay' && effect.reason === 'income' ? [effect.piece.key] : [],
    ),
  )
}
