/** What moves at a World Wonders table: pieces from the market to the map, and coins. */
import { anyOf, inLine, lineOf, purseOf, type Flight } from '../../table/motion/flights'
import type { Effect, Lay, Pay, Piece } from '../../wire/effects/world_wonders'

const HAND = '[data-hand]'
const MARKET = '[data-buy]'
const COIN = 26

const offer = ({ type, key }: Piece): string =>
  `[data-buy="${type === 'pedestal' ? `pedestal ${key}` : key}"]`
const things = (cells: readonly string[]): string =>
  anyOf(cells.map((cell) => `[data-thing="${cell}"]`))

function coins({ payer, payee, amount, piece }: Pay): Flight[] {
  const seat = payer ?? payee
  if (seat === null || amount === 0) return []
  const bank = piece ? [offer(piece), MARKET] : [MARKET]
  const place = (one: number | null) => (one === null ? bank : [purseOf(one), lineOf(one)])
  const look = [purseOf(seat)]
  return [{ what: 'coin', from: place(payer), to: place(payee), look, size: COIN }]
}

function laid({ seat, cells }: Lay): Flight {
  // What was laid out to be confirmed lies there already.
  const from = [`[data-city="${seat}"] [data-ghost]`, HAND, lineOf(seat)]
  const to = [`[data-city="${seat}"] ${things(cells)}`, inLine(seat, things(cells))]
  return { what: 'piece', from, to, look: 'target' }
}

function flightsOf(effect: Effect): Flight[] {
  switch (effect.kind) {
    case 'take': {
      const { seat, piece } = effect
      const from = [`${offer(piece)} .picture`]
      return [{ what: 'piece', from, to: [HAND, lineOf(seat)] }]
    }
    case 'lay':
      return [laid(effect)]
    case 'pay':
      return coins(effect)
    default:
      return []
  }
}

export const flights = (effects: readonly Effect[]): Flight[] => effects.flatMap(flightsOf)

/** The cells of the last purchase that a seat has laid, also of its parts so far. */
export function lastCells(effects: readonly Effect[] = []): ReadonlySet<string> {
  const laid = effects.findLastIndex(({ kind }) => kind === 'lay')
  const bought = effects.findLastIndex(({ kind }, n) => kind === 'take' && n < laid)
  const parts = effects.slice(bought + 1, laid + 1)
  return new Set(parts.flatMap((effect) => (effect.kind === 'lay' ? effect.cells : [])))
}
