/** What moves at an Akropolis table: tiles from the site to the hand and the city, and stones. */
import { anyOf, inLine, lineOf, purseOf, type Flight } from '../../table/motion/flights'
import type { Effect, Pay } from '../../wire/effects/akropolis'
import type { Cell } from '../../wire/views/akropolis'
import { keyOf } from './notation'

const HAND = '[data-hand] svg'
const SITE = '[data-take]'
const STONE = 22

const columns = (cells: readonly Cell[]): string =>
  anyOf(cells.map((at) => `[data-at="${keyOf(at)}"]`))
const inCity = (seat: number, cells: readonly Cell[]): string =>
  `[data-city="${seat}"] ${columns(cells)}`

function stones({ payer, payee, amount, cells }: Pay): Flight[] {
  const seat = payee ?? payer
  if (seat === null) return []
  const purse = [purseOf(seat), lineOf(seat)]
  const one = { what: 'stone', look: [purseOf(seat)], size: STONE }
  if (payee === null)
    return Array.from({ length: amount }, () => ({ ...one, from: purse, to: [SITE] }))
  return cells.map((at) => ({ ...one, from: [inCity(seat, [at]), lineOf(seat)], to: purse }))
}

function flightsOf(effect: Effect): Flight[] {
  switch (effect.kind) {
    case 'take': {
      const { seat, place } = effect
      const from = [`[data-take="${place + 1}"] svg`]
      return [{ what: 'tile', from, to: [HAND, inLine(seat, '[data-badge]'), lineOf(seat)] }]
    }
    case 'place': {
      const { seat } = effect
      const cells = effect.hexes.map(({ at }) => at)
      // What was laid out to be confirmed lies there already.
      const from = [`[data-city="${seat}"] [data-ghost]`, HAND, lineOf(seat)]
      const to = [inCity(seat, cells), inLine(seat, columns(cells)), lineOf(seat)]
      return [{ what: 'tile', from, to, look: [HAND] }]
    }
    case 'pay':
      return stones(effect)
    default:
      return []
  }
}

export const flights = (effects: readonly Effect[]): Flight[] => effects.flatMap(flightsOf)

/** The columns that a seat built last. */
export function lastColumns(effects: readonly Effect[] = []): ReadonlySet<string> {
  const placed = effects.findLast((effect) => effect.kind === 'place')
  return new Set(placed?.hexes.map(({ at }) => keyOf(at)))
}
