/** What lies in the box: the engine's own file of components. */
import {
  maps,
  monuments,
  objectives,
  roads,
  solo,
  stacks,
  tower,
  tracks,
} from '../../../../src/polis/games/world_wonders/components.json'
import type { MapCell, Shape, Track } from '../../wire/views/world_wonders'

export const MAPS: Record<string, Shape> = maps
export const TRACKS = tracks as unknown as Record<string, Omit<Track, 'side'>>
export const MONUMENTS = new Map(monuments.map((card) => [card.id, card]))
export const OBJECTIVES = objectives
export const CARDS = solo
export const STACK_SHAPES: Shape[] = stacks.map(({ shape }) => shape)
export const LONG: Shape = roads.long
export const SHORT: Shape[] = roads.short_set
export const TOWER: Shape = tower.shape
export const PRICES = { road: 1, set: 1, tower: 2, pedestal: 1 } as const

const WORDS = ['', 'one', 'two', 'three', 'four']

/** The shape of a piece of a set by the word the notation has for it. */
export function shortShape(word: string): Shape | null {
  const size = WORDS.indexOf(word)
  return SHORT.find((shape) => shape.join('').replaceAll('.', '').length === size) ?? null
}

/** The cells of an empty map. */
export function land(map: string): MapCell[] {
  return (MAPS[map] ?? []).flatMap((row, r) =>
    [...row].map((terrain, c) => ({
      at: String.fromCharCode(97 + c) + String(r + 1),
      terrain: terrain as MapCell['terrain'],
    })),
  )
}
