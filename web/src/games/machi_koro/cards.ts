/** What is printed on the cards, from the same file the rules read, and how it is said. */
import { establishments, landmarks } from '../../../../src/polis/games/machi_koro/cards.json'
import { t } from '../../text/translation.svelte'
import type { Colour } from '../../wire/views/machi_koro'
import { LANDMARK_SIGNS } from './pieces/glyphs'

export interface Printed {
  key: string
  colour: Colour | 'landmark'
  symbol: string
  /** The lowest and the highest sum that activates it; null for landmarks. */
  roll: readonly [number, number] | null
  cost: number
}

export const ESTABLISHMENTS: readonly Printed[] = establishments.map((card) => ({
  key: card.key,
  colour: card.colour as Colour,
  symbol: card.symbol,
  roll: [card.roll[0]!, card.roll[1]!] as const,
  cost: card.cost,
}))
export const LANDMARKS: readonly Printed[] = landmarks.map(({ key, cost }) => ({
  key,
  colour: 'landmark',
  symbol: LANDMARK_SIGNS[key]!,
  roll: null,
  cost,
}))
const ALL = new Map([...ESTABLISHMENTS, ...LANDMARKS].map((card) => [card.key, card]))

export const printed = (key: string): Printed => ALL.get(key)!
/** Cards of a kind besides the starting cards. */
export const inSupply = (key: string): number =>
  establishments.find((card) => card.key === key)?.cards ?? 0
export const atStart = (key: string): number =>
  establishments.find((card) => card.key === key)?.start ?? 0

export const cardName = (key: string): string => t(`card-${key}`)

export function numbers({ roll }: Printed): string {
  if (!roll) return ''
  return roll[0] === roll[1] ? `${roll[0]}` : `${roll[0]}–${roll[1]}`
}

/** A card as a screen reader says it. */
export function cardWords(card: Printed): string {
  const args = { name: cardName(card.key), cost: card.cost, does: t(`mk-web-does-${card.key}`) }
  if (!card.roll) return t('mk-web-landmark-words', args)
  const colour = t(`mk-web-colour-${card.colour}`)
  return t('mk-web-card-words', { ...args, colour, numbers: numbers(card) })
}
