/** The score pad's data, the facts of the box, and the server's answers. */
import type {
  BuildingFigure,
  MonumentFigure,
  Objective,
  Outline,
  Shape,
} from '../../../wire/views/world_wonders'
import type { Drawn } from '../pieces/drawn'

export interface PadPlayer {
  map: string
  food: number
  ceramics: number
  gears: number
  population: number
  loan: boolean
  objects: Drawn[]
}

export interface PadData {
  objectives?: number[]
  /** The monuments that the automaton of the solo game took. */
  automaton?: string[]
  players: PadPlayer[]
}

/** What can be laid, with the shapes of its parts. */
export interface PadPiece {
  kind: Drawn['kind']
  id: string
  shapes: Shape[]
}

export interface PadFacts {
  maps: Record<string, Shape>
  shores: Record<string, Outline>
  /** By the side of the tracks the last space of each. */
  tracks: Record<string, Record<string, number>>
  objectives: Pick<Objective, 'number' | 'category' | 'param'>[]
  /** How many objectives a game has. */
  chosen: number
  pieces: PadPiece[]
}

/** How many of each piece are left; of buildings by their type. */
export type Left = Record<string, number | Record<string, number>>

/** What `polis score` says of a table besides what a room's table has. */
export interface Scored {
  left: Left
}

/** What `polis legal` says of the next piece. */
export interface Legal {
  footprints: { turn: number; cells: string[] }[]
  /** Around all footprints, and around the parts that lie already. */
  area: Outline
  lying: Outline
  /** How a building or a part of a monument is drawn, by quarter turns. */
  figures: (BuildingFigure | MonumentFigure)[]
}

export const NOWHERE: Legal = { footprints: [], area: [], lying: [], figures: [] }
