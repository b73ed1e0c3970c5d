/** What lies in the box: the engine's own file of components. */
import {
  monuments,
  objectives,
  roads,
  solo,
  tower,
  tracks,
} from '../../../../src/polis/games/world_wonders/components.json'
import type { Shape, Track } from '../../wire/views/world_wonders'

export const TRACKS = tracks as unknown as Record<string, Omit<Track, 'side'>>
export const MONUMENTS = new Map(monuments.map((card) => [card.id, card]))
export const OBJECTIVES = objectives
export const CARDS = solo
export const LONG: Shape = roads.long
export const SHORT: Shape[] = roads.short_set
export const TOWER: Shape = tower.shape

const WORDS = ['', 'one', 'two', 'three', 'four']

/** The shape of a piece of a set by the word the notation has for it. */
export function shortShape(word: string): Shape | null {
  const size = WORDS.indexOf(word)
  return SHORT.find((shape) => shape.join('').replaceAll('.', '').length === size) ?? null
}
