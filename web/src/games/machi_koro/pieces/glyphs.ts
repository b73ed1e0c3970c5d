/* Made by `npm run art` from the drawings of the engine. Do not edit. */
/** The signs of the cards, on a grid of 24: what is filled, then what is drawn as lines. */
export const GLYPHS: Record<string, readonly [string, string]> = {
  wheat: [
    'M12 2c2 2 2 4 0 6-2-2-2-4 0-6zM7 6c3 0 4 2 4 5-3 0-4-2-4-5zM17 6c-3 0-4 2-4 5 3 0 4-2 4-5zM7 11c3 0 4 2 4 5-3 0-4-2-4-5zM17 11c-3 0-4 2-4 5 3 0 4-2 4-5z',
    'M12 8v14',
  ],
  cow: [
    'M6 7C3 7 2 5 2 3c2 0 3 1 5 2h10c2-1 3-2 5-2 0 2-1 4-4 4 1 3 0 5-1 7 1 1 1 2 1 3 0 3-3 5-6 5s-6-2-6-5c0-1 0-2 1-3-1-2-2-4-1-7z',
    '',
  ],
  gear: [
    'M10.5 2h3l.5 2.7 1.8.8 2.3-1.6 2.1 2.1-1.6 2.3.8 1.8 2.6.4v3l-2.7.5-.8 1.8 1.6 2.3-2.1 2.1-2.3-1.6-1.8.8-.4 2.6h-3l-.5-2.7-1.8-.8-2.3 1.6-2.1-2.1 1.6-2.3-.8-1.8L2 13.5v-3l2.7-.5.8-1.8-1.6-2.3 2.1-2.1 2.3 1.6 1.8-.8zM12 8.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7z',
    '',
  ],
  shop: [
    'M4 3h16l2 6c0 2-1 3-2.5 3S17 11 17 10c0 1-1 2-2.5 2S12 11 12 10c0 1-1 2-2.5 2S7 11 7 10c0 1-1 2-2.5 2S2 11 2 9zM4 13h16v8h-6v-5h-4v5H4z',
    '',
  ],
  cup: [
    'M4 9h13v1h1a3.5 3.5 0 010 7h-2c-1 2-3 3-5.5 3C7 20 4 18 4 14zM17 12v3h1a1.5 1.5 0 000-3z',
    'M8 2c-1 2 1 2 0 4M12.5 2c-1 2 1 2 0 4',
  ],
  factory: ['M2 21V11l5 3v-3l5 3v-3l4 3V3h4v18zM5 16v2h3v-2zM10 16v2h3v-2zM15 16v2h3v-2z', ''],
  fruit: [
    'M12 8c-2-2-8-1-8 5 0 4 3 9 6 9 1 0 1-.5 2-.5s1 .5 2 .5c3 0 6-5 6-9 0-6-6-7-8-5z',
    'M12 7c0-2 1-4 4-5',
  ],
  tower: [
    'M8 22V6h8v16h-3v-4h-2v4zM10 8v2h1.5V8zM12.5 8v2H14V8zM10 12v2h1.5v-2zM12.5 12v2H14v-2zM2 22V12h5v10zM17 22V10h5v12z',
    'M12 6V2',
  ],
  train: [
    'M7 2h10c2 0 3 1 3 3v10c0 2-1 3-3 3l2 4h-3l-1.5-3h-5L8 22H5l2-4c-2 0-3-1-3-3V5c0-2 1-3 3-3zM6.5 6v5h4.5V6zM13 6v5h4.5V6zM8 13a1.3 1.3 0 100 2.6A1.3 1.3 0 008 13zM16 13a1.3 1.3 0 100 2.6 1.3 1.3 0 000-2.6z',
    '',
  ],
  bags: ['M3 9h12l1 13H2zM17 12h4l1 10h-4z', 'M6 11V6a3 3 0 016 0v5M15 9V8a2 2 0 014 0v4'],
  wheel: [
    '',
    'M12 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15zM12 2.5v15M4.5 10h15M6.7 4.7l10.6 10.6M17.3 4.7L6.7 15.3M12 10l-5 12M12 10l5 12M5 22h14',
  ],
  waves: [
    'M11 11h2l4 11h-2.5l-1-3h-3l-1 3H7zM12 6a2 2 0 100 4 2 2 0 000-4z',
    'M7.5 3.5a6.5 6.5 0 000 9M16.5 3.5a6.5 6.5 0 010 9M5 1.5a10 10 0 000 13M19 1.5a10 10 0 010 13',
  ],
}

export const LANDMARK_SIGNS: Record<string, string> = {
  'train-station': 'train',
  'shopping-mall': 'bags',
  'amusement-park': 'wheel',
  'radio-tower': 'waves',
}
