/* Made by `npm run art` from the drawings of the engine. Do not edit. */
import type { Column, Kind } from '../../../wire/views/akropolis'
/** By the letter of a district: its kind. */
export const KIND_OF: Record<string, Kind> = {
  h: 'house',
  m: 'market',
  b: 'barracks',
  t: 'temple',
  g: 'garden',
}

/** The start tile, for figures of the rules pages. */
export const START: readonly Column[] = [
  { at: [0, 0], hex: 'H', level: 1 },
  { at: [0, -1], hex: 'q', level: 1 },
  { at: [1, 0], hex: 'q', level: 1 },
  { at: [-1, 1], hex: 'q', level: 1 },
]

/** A hex seen a little from the front: from its middle to a corner, and to its north side. */
export const RADIUS: number = 36

export const HALF: number = 28.6828

/** The height of a level, and of the coloured edge of the tile on top. */
export const LIFT: number = 14.3414

export const LIP: number = 5.7366

/** Levels differ by the tone of their stone. */
export const SHADES: number = 8

/** Clockwise from the west end of the north side. */
export const CORNERS: readonly (readonly [number, number])[] = [
  [-18, -28.6828],
  [18, -28.6828],
  [36, 0],
  [18, 28.6828],
  [-18, 28.6828],
  [-36, 0],
]

export const TOP: string = 'M-18 -28.68L18 -28.68L36 0L18 28.68L-18 28.68L-36 0Z'

/** The paved part of a plaza, and by its letter its stars. */
export const PAVING: string = 'M-13.68 -21.8L13.68 -21.8L27.36 0L13.68 21.8L-13.68 21.8L-27.36 0Z'

export const PLAZA_STARS: Record<string, string> = {
  H: 'M0 -15L2.25 -9.59L8.08 -9.13L3.64 -5.32L5 0.38L0 -2.67L-5 0.38L-3.64 -5.32L-8.08 -9.13L-2.25 -9.59Z',
  M: 'M-7.12 -14L-5.14 -9.23L0.01 -8.82L-3.92 -5.46L-2.72 -0.43L-7.12 -3.12L-11.53 -0.43L-10.33 -5.46L-14.26 -8.82L-9.11 -9.23ZM7.12 -14L9.11 -9.23L14.26 -8.82L10.33 -5.46L11.53 -0.43L7.12 -3.12L2.72 -0.43L3.92 -5.46L-0.01 -8.82L5.14 -9.23Z',
  B: 'M-7.12 -14L-5.14 -9.23L0.01 -8.82L-3.92 -5.46L-2.72 -0.43L-7.12 -3.12L-11.53 -0.43L-10.33 -5.46L-14.26 -8.82L-9.11 -9.23ZM7.12 -14L9.11 -9.23L14.26 -8.82L10.33 -5.46L11.53 -0.43L7.12 -3.12L2.72 -0.43L3.92 -5.46L-0.01 -8.82L5.14 -9.23Z',
  T: 'M-7.12 -14L-5.14 -9.23L0.01 -8.82L-3.92 -5.46L-2.72 -0.43L-7.12 -3.12L-11.53 -0.43L-10.33 -5.46L-14.26 -8.82L-9.11 -9.23ZM7.12 -14L9.11 -9.23L14.26 -8.82L10.33 -5.46L11.53 -0.43L7.12 -3.12L2.72 -0.43L3.92 -5.46L-0.01 -8.82L5.14 -9.23Z',
  G: 'M-12.35 -13L-10.63 -8.87L-6.17 -8.51L-9.57 -5.6L-8.53 -1.24L-12.35 -3.57L-16.17 -1.24L-15.13 -5.6L-18.53 -8.51L-14.07 -8.87ZM0 -13L1.72 -8.87L6.18 -8.51L2.78 -5.6L3.82 -1.24L0 -3.57L-3.82 -1.24L-2.78 -5.6L-6.18 -8.51L-1.72 -8.87ZM12.35 -13L14.07 -8.87L18.53 -8.51L15.13 -5.6L16.17 -1.24L12.35 -3.57L8.53 -1.24L9.57 -5.6L6.17 -8.51L10.63 -8.87Z',
}

/** How far below the middle of a hex its glyph is. */
export const GLYPH_Y: number = 2

/** Where the glyph of a plaza is. */
export const PLAZA_GLYPH: string = 'translate(0 10)scale(.55)'

/** By letter, in a box of 24 by 24 around the origin: what is pale, then what is dark. */
export const GLYPHS: Record<string, readonly [string, string]> = {
  h: ['M-12.5-.5L0-11.5L12.5-.5H9V10.5H-9V-.5Z', 'M-2.8 10.5V3.5H2.8V10.5Z'],
  m: [
    'M-9.5 2V10.5H9.5V2ZM-9.5-9.5H9.5L12.5 0a3.12 3.12 0 0 1-6.25 0a3.12 3.12 0 0 1-6.25 0a3.12 3.12 0 0 1-6.25 0a3.12 3.12 0 0 1-6.25 0Z',
    'M-4.8-9.5H0V0a3.12 3.12 0 0 1-6.25 0ZM4.8-9.5H9.5L12.5 0a3.12 3.12 0 0 1-6.25 0Z',
  ],
  b: [
    'M0-12L10-9C10.5 1 7.5 8 0 12C-7.5 8-10.5 1-10-9Z',
    'M0-12L10-9C10.3-4.9 10-1.4 8.9 1.6H0ZM0 1.6V12C-4.9 9.4-7.6 5.9-8.9 1.6Z',
  ],
  t: [
    'M0-11.5L12.5-4.5V-2H-12.5V-4.5ZM-9.8-2H-5.6V7H-9.8ZM-2.1-2H2.1V7H-2.1ZM5.6-2H9.8V7H5.6ZM-12 7H12V10.5H-12Z',
    'M0-8.8L5.4-5.6H-5.4Z',
  ],
  g: [
    'M-8 8.2C-13-4-5-10.5 11.5-11C12.5 4.5 5.5 12-8 8.2Z',
    'M-11.5 12.2C-7.5 4-2.4-1.2 5-5C-1-.2-5.4 5.6-9 13.2Z',
  ],
  q: [
    'M0-11.5L6.5-8.3V-1.2L13 2V9.2L6.5 12.4L0 9.2L-6.5 12.4L-13 9.2V2L-6.5-1.2V-8.3Z',
    'M0-5L6.5-8.3V-1.2L0 2ZM-6.5 5.3L0 2V9.2L-6.5 12.4ZM6.5 5.3L13 2V9.2L6.5 12.4Z',
  ],
}

/** By letter: width, height and turn of a tile, width of its strokes, their path. */
export const PATTERNS: Record<string, readonly [number, number, number, number, string]> = {
  h: [8, 7, 0, 1.1, 'M0 .6H8M0 4.1H8M2 .6V4.1M6 4.1V7.6'],
  m: [9, 9, 45, 4.5, 'M0 2.25H9'],
  b: [9, 9, 45, 1.1, 'M0 4.5H9M4.5 0V9'],
  t: [6, 6, 90, 1.6, 'M0 3H6'],
  g: [7, 7, 45, 2.4, 'M3.5 3.5h.01'],
  q: [13, 9, -30, 1.1, 'M1 2H6M8 6.5H12'],
}
