/** What is printed on the cards, as the server tells it, and how it is said. */
import { t } from '../../text/translation.svelte'
import type { Colour, Landmark, Pile } from '../../wire/views/machi_koro'
import { LANDMARK_SIGNS } from './pieces/glyphs'

/** An establishment, wherever it lies. */
export type Card = Omit<Pile, 'left' | 'gain'>

export interface Face {
  key: string
  colour: Colour | 'landmark'
  symbol: string
  /** The lowest and the highest sum that activates it; null for landmarks. */
  roll: readonly [number, number] | null
  cost: number
}

const landmarkFace = ({ key, cost }: Landmark): Face => ({
  key,
  colour: 'landmark',
  symbol: LANDMARK_SIGNS[key]!,
  roll: null,
  cost,
})

/** All cards by key, the establishments in the order of their numbers, then the landmarks. */
export type Faces = ReadonlyMap<string, Face>
export const facesOf = (establishments: readonly Card[], landmarks: readonly Landmark[]): Faces =>
  new Map([...establishments, ...landmarks.map(landmarkFace)].map((face) => [face.key, face]))

export const isLandmark = ({ colour }: Face): boolean => colour === 'landmark'

/** The establishments of a city. */
export const standing = (faces: Faces, cards: Readonly<Record<string, number>>): Face[] =>
  [...faces.values()].filter(({ key }) => cards[key])

export const cardName = (key: string): string => t(`card-${key}`)

export function numbers({ roll }: Face): string {
  if (!roll) return ''
  return roll[0] === roll[1] ? `${roll[0]}` : `${roll[0]}–${roll[1]}`
}

/** A card as a screen reader says it. */
export function cardWords(card: Face): string {
  const args = { name: cardName(card.key), cost: card.cost, does: t(`mk-web-does-${card.key}`) }
  if (!card.roll) return t('mk-web-landmark-words', args)
  const colour = t(`mk-web-colour-${card.colour}`)
  return t('mk-web-card-words', { ...args, colour, numbers: numbers(card) })
}
