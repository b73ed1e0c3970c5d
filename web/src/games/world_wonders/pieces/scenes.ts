/* Made by `npm run art` from the drawings of the engine. Do not edit. */
import type { Track } from '../../../wire/views/world_wonders'
import type { Scene, TracksOf } from './drawn'
/** Small maps for pictures: the cover, and figures of the rules pages. */
export const SCENES: Record<'cover' | 'places' | 'score' | 'kinds', Scene> = {
  cover: {
    terrain: ['N.....WW', '......WW', '.N...WW.', '.....WW.', '....WW..', 'N...WW.N'],
    shore: [[5, 4, 5, 2, 6, 2, 6, -1, 8, -1, 8, 0, 9, 0, 9, 2, 7, 2, 7, 4, 6, 4, 6, 7, 4, 7, 4, 4]],
    reasons: {},
    objects: [
      { kind: 'road', cells: ['d3', 'd4', 'd5', 'd6'] },
      { kind: 'road', cells: ['e4', 'f4', 'g4', 'h4'] },
      {
        kind: 'building',
        cells: ['c5', 'c6'],
        type: 'B',
        figure: { outline: [[1, 0, 1, 2, 0, 2, 0, 0]], glyph: [0.5, 0.5], letter: [0.5, 1.5] },
      },
      {
        kind: 'building',
        cells: ['b4', 'c4'],
        type: 'M',
        figure: { outline: [[2, 0, 2, 1, 0, 1, 0, 0]], glyph: [0.5, 0.5], letter: [1.5, 0.5] },
      },
      {
        kind: 'building',
        cells: ['g5', 'h5'],
        type: 'T',
        figure: { outline: [[2, 0, 2, 1, 0, 1, 0, 0]], glyph: [0.5, 0.5], letter: [1.5, 0.5] },
      },
      {
        kind: 'building',
        cells: ['c3', 'c2'],
        type: 'H',
        figure: { outline: [[1, 0, 1, 2, 0, 2, 0, 0]], glyph: [0.5, 0.5], letter: [0.5, 1.5] },
      },
      {
        kind: 'building',
        cells: ['a4', 'a5', 'b5'],
        type: 'F',
        figure: {
          outline: [[1, 0, 1, 1, 2, 1, 2, 2, 0, 2, 0, 0]],
          glyph: [0.5, 1.5],
          letter: [0.5, 0.5],
        },
      },
      {
        kind: 'monument',
        cells: ['d1', 'e1', 'f1', 'd2', 'e2', 'f2'],
        id: 'parthenon',
        figure: {
          outline: [[3, 0, 3, 2, 0, 2, 0, 0]],
          parts: [{ outline: [[3, 0, 3, 2, 0, 2, 0, 0]], wide: [0, 0, 3, 2], high: [0, 0, 3, 2] }],
        },
      },
      {
        kind: 'monument',
        cells: ['b6'],
        id: 'thienmu',
        figure: {
          outline: [[1, 0, 1, 1, 0, 1, 0, 0]],
          parts: [{ outline: [[1, 0, 1, 1, 0, 1, 0, 0]], wide: [0, 0, 1, 1], high: [0, 0, 1, 1] }],
        },
      },
      { kind: 'tower', cells: ['e3'] },
    ],
  },
  places: {
    terrain: ['.....WW..', '.....WW.N', '....WW...', '....WW...', '..N.WW...'],
    shore: [[5, 2, 5, -1, 7, -1, 7, 2, 6, 2, 6, 6, 4, 6, 4, 2]],
    reasons: {},
    objects: [
      { kind: 'road', cells: ['b2', 'b3', 'b4', 'b5'] },
      { kind: 'road', cells: ['d3', 'e3', 'f3', 'g3'] },
      { kind: 'road', cells: ['c3'] },
      {
        kind: 'building',
        cells: ['a3', 'a4'],
        type: 'H',
        figure: { outline: [[1, 0, 1, 2, 0, 2, 0, 0]], glyph: [0.5, 0.5], letter: [0.5, 1.5] },
      },
      {
        kind: 'building',
        cells: ['c4', 'd4'],
        type: 'B',
        figure: { outline: [[2, 0, 2, 1, 0, 1, 0, 0]], glyph: [0.5, 0.5], letter: [1.5, 0.5] },
      },
      {
        kind: 'building',
        cells: ['g4', 'h4', 'g5'],
        type: 'M',
        figure: {
          outline: [[2, 0, 2, 1, 1, 1, 1, 2, 0, 2, 0, 0]],
          glyph: [0.5, 0.5],
          letter: [1.5, 0.5],
        },
      },
      { kind: 'tower', cells: ['b1'] },
      {
        kind: 'monument',
        cells: ['a2', 'a1'],
        id: 'trojan',
        figure: {
          outline: [[1, 0, 1, 2, 0, 2, 0, 0]],
          parts: [{ outline: [[1, 0, 1, 2, 0, 2, 0, 0]], wide: [0, 0, 1, 2], high: [0, 0, 1, 2] }],
        },
      },
    ],
  },
  score: {
    terrain: ['N......', '.......', '..N..WW', '.....WW'],
    shore: [[8, 2, 8, 4, 7, 4, 7, 5, 5, 5, 5, 2]],
    reasons: { a1: 'visited', c3: 'visited' },
    objects: [
      { kind: 'road', cells: ['b1', 'b2', 'b3', 'b4'] },
      { kind: 'road', cells: ['d3', 'd4'] },
      {
        kind: 'building',
        cells: ['c1', 'c2'],
        type: 'H',
        figure: { outline: [[1, 0, 1, 2, 0, 2, 0, 0]], glyph: [0.5, 0.5], letter: [0.5, 1.5] },
        open: [],
      },
      {
        kind: 'building',
        cells: ['d1', 'd2'],
        type: 'T',
        figure: { outline: [[1, 0, 1, 2, 0, 2, 0, 0]], glyph: [0.5, 0.5], letter: [0.5, 1.5] },
        open: ['e1', 'e2'],
      },
      {
        kind: 'building',
        cells: ['e3', 'e4'],
        type: 'M',
        figure: { outline: [[1, 0, 1, 2, 0, 2, 0, 0]], glyph: [0.5, 0.5], letter: [0.5, 1.5] },
        open: ['e2'],
      },
    ],
  },
  kinds: {
    terrain: ['..', '..', '..', '..', '..'],
    shore: [],
    reasons: {},
    objects: [
      {
        kind: 'building',
        cells: ['a1', 'b1'],
        type: 'B',
        figure: { outline: [[2, 0, 2, 1, 0, 1, 0, 0]], glyph: [0.5, 0.5], letter: [1.5, 0.5] },
      },
      {
        kind: 'building',
        cells: ['a2', 'b2'],
        type: 'F',
        figure: { outline: [[2, 0, 2, 1, 0, 1, 0, 0]], glyph: [0.5, 0.5], letter: [1.5, 0.5] },
      },
      {
        kind: 'building',
        cells: ['a3', 'b3'],
        type: 'H',
        figure: { outline: [[2, 0, 2, 1, 0, 1, 0, 0]], glyph: [0.5, 0.5], letter: [1.5, 0.5] },
      },
      {
        kind: 'building',
        cells: ['a4', 'b4'],
        type: 'M',
        figure: { outline: [[2, 0, 2, 1, 0, 1, 0, 0]], glyph: [0.5, 0.5], letter: [1.5, 0.5] },
      },
      {
        kind: 'building',
        cells: ['a5', 'b5'],
        type: 'T',
        figure: { outline: [[2, 0, 2, 1, 0, 1, 0, 0]], glyph: [0.5, 0.5], letter: [1.5, 0.5] },
      },
    ],
  },
}

/** The tracks of a figure of the rules pages. */
export const TRACKS: { track: Track; city: TracksOf } = {
  track: {
    side: 'A',
    resource_max: 15,
    population_symbols: {
      food: [3, 6, 9, 11, 13, 15],
      ceramics: [3, 6, 9, 11, 13, 15],
      gears: [3, 6, 9, 11, 13, 15],
    },
    population_last: 13,
    ring_spaces: [2, 4, 6, 8, 9, 10, 11, 12, 13],
  },
  city: {
    resources: { food: 5, ceramics: 7, gears: 3 },
    population: 4,
    next: { ring: 2, resources: ['gears'], symbols: { food: 1, ceramics: 2, gears: 3 } },
  },
}
