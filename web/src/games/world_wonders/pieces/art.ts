/* Made by `npm run art` from the drawings of the engine. Do not edit. */
/** By name, in a box of 24 by 24 around the origin: what is pale, then what is dark. */
export const GLYPHS: Record<string, readonly [string, string]> = {
  B: [
    'M-8-8H8V8H-8ZM-9.5-11.5H9.5a2.2 2.2 0 0 1 0 4.4H-9.5a2.2 2.2 0 0 1 0-4.4ZM-9.5 7.1H9.5a2.2 2.2 0 0 1 0 4.4H-9.5a2.2 2.2 0 0 1 0-4.4Z',
    'M-5-4.6H5V-2.8H-5ZM-5-1H5V.8H-5ZM-5 2.6H2V4.4H-5Z',
  ],
  F: [
    'M-12 10.5L-6.5-10H6.5L12 10.5Z',
    'M-8.6 10.5L-4.6-10H-2.8L-5 10.5ZM-1.7 10.5L-.8-10H.8L1.7 10.5ZM5 10.5L2.8-10H4.6L8.6 10.5Z',
  ],
  H: [
    'M-10 11.5V-1.5A10 10 0 0 1 10-1.5V11.5Z',
    'M-6 11.5V-1.5A6 6 0 0 1 6-1.5V11.5ZM1.4 4a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0Z',
  ],
  M: [
    'M-12 1.5H-1.8A5.1 5.1 0 0 1-12 1.5ZM1.8 1.5H12A5.1 5.1 0 0 1 1.8 1.5ZM-5.5 9H5.5V12H-5.5ZM-1.4-11.5H1.4V9H-1.4ZM-9-9.6H9V-7H-9Z',
    'M-7.4-7H-6.4L-2.6 1.5H-3.8L-6.9-5.3L-10 1.5H-11.2ZM7.4-7H6.4L2.6 1.5H3.8L6.9-5.3L10 1.5H11.2Z',
  ],
  T: [
    'M0-11.5L12.5-4V-.5H-12.5V-4ZM-10-.5H-5.6V7.5H-10ZM5.6-.5H10V7.5H5.6ZM-12 7.5H12V11.2H-12Z',
    'M0-8.6L6.2-4.2H-6.2ZM-3 7.5V.8H3V7.5Z',
  ],
  food: [
    'M-1.3 12V-3H1.3V12ZM0-12C3.2-9.5 3.2-6 0-3.5C-3.2-6-3.2-9.5 0-12ZM1-1C1.6-5 4-7 7.8-7C7.6-3 5.4-1 1-1ZM-1-1C-1.6-5-4-7-7.8-7C-7.6-3-5.4-1-1-1ZM1 5C1.6 1 4-1 7.8-1C7.6 3 5.4 5 1 5ZM-1 5C-1.6 1-4-1-7.8-1C-7.6 3-5.4 5-1 5Z',
    '',
  ],
  ceramics: [
    'M-4.5-12H4.5V-9.4H3.2V-6C7.5-3.5 8 2.5 3.4 8V11.5H-3.4V8C-8 2.5-7.5-3.5-3.2-6V-9.4H-4.5ZM-3.4-9C-9-9.5-10.5-5-7-1.6L-5.9-3C-8-5.6-7-7.6-3.4-7ZM3.4-9C9-9.5 10.5-5 7-1.6L5.9-3C8-5.6 7-7.6 3.4-7Z',
    'M-6-1.8H6V.4H-6Z',
  ],
  gears: [
    'M0.8 -7.8L3.2 -10.5L5.2 -9.7L4.9 -6.0L6.0 -4.9L9.7 -5.2L10.5 -3.2L7.8 -0.8L7.8 0.8L10.5 3.2L9.7 5.2L6.0 4.9L4.9 6.0L5.2 9.7L3.2 10.5L0.8 7.8L-0.8 7.8L-3.2 10.5L-5.2 9.7L-4.9 6.0L-6.0 4.9L-9.7 5.2L-10.5 3.2L-7.8 0.8L-7.8 -0.8L-10.5 -3.2L-9.7 -5.2L-6.0 -4.9L-4.9 -6.0L-5.2 -9.7L-3.2 -10.5L-0.8 -7.8ZM-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0Z',
    '',
  ],
  population: [
    'M-4.6-6.6a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0ZM-8.5 11.5V6C-8.5-.5 8.5-.5 8.5 6V11.5Z',
    '',
  ],
  ring: [
    'M-10.5 0a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0-21 0ZM-5.2 0a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0Z',
    '',
  ],
  coin: ['M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z', ''],
  nature: ['M-1.4 11.5V5H1.4V11.5ZM0-12L4.5-5H3L7-.2H5L9.5 6.5H-9.5L-5-.2H-7L-3-5H-4.5Z', ''],
  pedestal: ['M-5.5-10.5H5.5V-7H4V6H8V11H-8V6H-4V-7H-5.5Z', ''],
  check: ['M-6.5 .4L-3.6-2.4L-1.6-.3L4-6.2L6.8-3.6L-1.6 5.2Z', ''],
}

/** The colours of the signs that are no types of buildings. */
export const SIGNS: Record<string, string> = {
  food: '#e0b22f',
  ceramics: '#b94a26',
  gears: '#55697a',
  population: '#1f6fb2',
  ring: '#e3b21c',
  coin: '#efc64a',
  nature: '#2f7d4f',
  pedestal: '#d8cdb8',
  check: '#1d6b43',
}

/** By type: width, height and turn of a tile, width of its strokes, their path. */
export const PATTERNS: Record<string, readonly [number, number, number, number, string]> = {
  B: [6, 6, 0, 1, 'M0 3H6'],
  F: [6, 6, 90, 2, 'M0 3H6'],
  H: [10, 10, 0, 1.2, 'M0 0a5 5 0 0 0 10 0M-5 5a5 5 0 0 0 10 0a5 5 0 0 0 10 0'],
  M: [8, 8, 45, 3.2, 'M0 2H8'],
  T: [8, 8, 45, 1, 'M0 4H8M4 0V8'],
}

/** Trees on a cell of 40 by 40: trunks, dark leaves, light leaves. */
export const GROVE: readonly string[] = [
  'M9.4 27H11.6V34H9.4ZM27.9 29H30.1V36H27.9ZM19.4 20H21.6V27H19.4Z',
  'M10.5 9C15 15 16.5 21 15.5 28H5.5C4.5 21 6 15 10.5 9ZM29 11C33.5 17 35 23 34 30H24C23 23 24.5 17 29 11ZM20.5 3C24.7 8.5 26.2 14.5 25.3 21H15.7C14.8 14.5 16.3 8.5 20.5 3Z',
  'M10.5 9C7.5 14 7 21 8.4 28H5.5C4.5 21 6 15 10.5 9ZM29 11C26 16 25.5 23 26.9 30H24C23 23 24.5 17 29 11ZM20.5 3C17.7 8 17.2 14.5 18.4 21H15.7C14.8 14.5 16.3 8.5 20.5 3Z',
]

export const GROVE_COLOURS: readonly string[] = ['#6b4a2b', '#2f6f48', '#559a63']

/** Patterns: width, height, path. */
export const RIPPLE: readonly [number, number, string] = [
  40,
  26,
  'M3 8q4-4 8 0t8 0M22 20q4-4 8 0t8 0',
]

export const PAVING: readonly [number, number, string] = [20, 20, 'M0 0H20M0 10H20M6 0V10M16 10V20']

/** A bridge over a cell: its deck, the joints of the planks, the rails. */
export const BRIDGE: readonly [string, string, string] = [
  'M-3 6H43V34H-3Z',
  'M2 7V33M8 7V33M14 7V33M20 7V33M26 7V33M32 7V33M38 7V33',
  'M-3 7H43M-3 33H43',
]

/** The circles of a tower on a cell: x, y, radius; the dashes of its battlements. */
export const TOWER: Record<
  'shadow' | 'wall' | 'top' | 'battlements' | 'well',
  readonly [number, number, number]
> = {
  shadow: [22, 25, 16],
  wall: [20, 23, 16],
  top: [20, 20, 16],
  battlements: [20, 20, 13],
  well: [20, 20, 9.5],
}

export const BATTLEMENTS: string = '6 4.21'

export const PENNANT: string = 'M19.3 24V8L31 12L20.7 16V24Z'

/** How thick a piece is. */
export const LIP: number = 2.6
