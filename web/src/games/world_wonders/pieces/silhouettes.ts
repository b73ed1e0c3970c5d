/* Made by `npm run art` from the drawings of the engine. Do not edit. */
/** The drawing of a monument in a box; layers are tone and path, painted in this order. */
export interface Silhouette {
  width: number
  height: number
  turns: boolean
  layers: readonly (readonly [string, string])[]
}
export const TONES: Record<string, string> = {
  stone: '#f0dfb8',
  shade: '#cfb27c',
  sand: '#dcb468',
  brick: '#c98b52',
  rose: '#d98d72',
  blush: '#f0c4ac',
  red: '#b5432b',
  blue: '#2f62ad',
  gold: '#efc64a',
  green: '#5f9a57',
  leaf: '#8fbf72',
  rock: '#8d8a84',
  grey: '#b9b5ab',
  wood: '#a9713d',
  water: '#5aa7d0',
  foam: '#dff1f8',
  white: '#fffaf0',
  dark: '#43321f',
}

/** Tones that have no outline. */
export const BARE: readonly string[] = ['dark', 'foam']

/** For the monuments of another set of components. */
export const OTHER: Silhouette = {
  width: 40,
  height: 40,
  layers: [
    ['stone', 'M7 34h26v4h-26ZM10 30h20v4h-20ZM9 4h22v5h-22Z'],
    ['white', 'M13 9h14v21h-14Z'],
    ['dark', 'M16 9h1.4v21h-1.4ZM19.3 9h1.4v21h-1.4ZM22.6 9h1.4v21h-1.4Z'],
  ],
  turns: false,
}

export const SILHOUETTES: Record<string, Silhouette> = {
  ziggurat: {
    width: 80,
    height: 80,
    layers: [
      ['brick', 'M5 52h70v20h-70ZM15 35h50v17h-50ZM25 20h30v15h-30Z'],
      ['sand', 'M33 9h14v11h-14Z'],
      [
        'dark',
        'M37 20v-5a3 3 0 0 1 6 0v5ZM12 57h2.5v15h-2.5ZM20 57h2.5v15h-2.5ZM58 57h2.5v15h-2.5ZM66 57h2.5v15h-2.5ZM21 39h2.5v13h-2.5ZM56 39h2.5v13h-2.5Z',
      ],
      ['stone', 'M31 72L36 20H44L49 72Z'],
      [
        'dark',
        'M35.4 25h9.2v1.3h-9.2ZM34.78 31h10.44v1.3h-10.44ZM34.16 37h11.68v1.3h-11.68ZM33.54 43h12.92v1.3h-12.92ZM32.92 49h14.16v1.3h-14.16ZM32.3 55h15.4v1.3h-15.4ZM31.68 61h16.64v1.3h-16.64ZM31.06 67h17.88v1.3h-17.88Z',
      ],
    ],
    turns: false,
  },
  giza: {
    width: 80,
    height: 80,
    layers: [
      ['stone', 'M40 8L4 72H48Z'],
      ['sand', 'M40 8L48 72H76Z'],
      ['dark', 'M31 24H41.6V25.2H30.3ZM22 40H43.6V41.2H21.3ZM13 56H45.7V57.2H12.3Z'],
    ],
    turns: false,
  },
  obelisks: {
    width: 40,
    height: 40,
    layers: [
      ['shade', 'M11 37V33H14V30H26V33H29V37Z'],
      ['rose', 'M15.5 30L17 9H23L24.5 30Z'],
      ['gold', 'M17 9L20 2L23 9Z'],
      [
        'dark',
        'M18.7 12h2.6v1.4h-2.6ZM18.7 16h2.6v1.4h-2.6ZM18.7 20h2.6v1.4h-2.6ZM18.7 24h2.6v1.4h-2.6Z',
      ],
    ],
    turns: false,
  },
  trojan: {
    width: 46,
    height: 40,
    layers: [
      [
        'wood',
        'M4 33V30H8L11 20C8 22 7 25 5 26C4 20 7 15 12 14H27L31 4L33 1L35 4L43 9L42 13L36 12L34 20L36 30H42V33Z',
      ],
      ['shade', 'M11 30L13.5 22H31L33 30Z'],
      [
        'dark',
        'M33.5 6a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0ZM14 16.4h17v1.2h-17ZM17 14h1.2v8h-1.2ZM25 14h1.2v8h-1.2Z',
      ],
      [
        'stone',
        'M7 34.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0ZM30 34.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z',
      ],
      [
        'dark',
        'M10.2 34.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0ZM33.2 34.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0Z',
      ],
    ],
    turns: false,
  },
  ishtar: {
    width: 120,
    height: 40,
    layers: [
      [
        'blue',
        'M4 37V14h4v4h4v-4h4v4h4v-4h4v4h4v-4h4v4h4v-4h4v23ZM80 37V14h4v4h4v-4h4v4h4v-4h4v4h4v-4h4v4h4v-4h4v23ZM50 37V7h4v4h4v-4h4v4h4v-4h4v30Z',
      ],
      ['blue', 'M38 37V3h3v4h3v-4h3v4h3v-4h3v34ZM67 37V3h3v4h3v-4h3v4h3v-4h3v34Z'],
      [
        'gold',
        'M4 30h34v2.4h-34ZM82 30h34v2.4h-34ZM41 12h9v2h-9ZM70 12h9v2h-9ZM10 22h6v4h-6ZM24 22h6v4h-6ZM90 22h6v4h-6ZM104 22h6v4h-6ZM53.4 37v-14.4a6.6 6.6 0 0 1 13.2 0v14.4Z',
      ],
      ['dark', 'M55 37v-13a5 5 0 0 1 10 0v13Z'],
    ],
    turns: true,
  },
  theater: {
    width: 80,
    height: 80,
    layers: [
      ['stone', 'M4 46A36 38 0 0 1 76 46L66 54A26 28 0 0 0 14 54Z'],
      ['shade', 'M12 50A28 30 0 0 1 68 50L60 55A20 22 0 0 0 20 55Z'],
      ['stone', 'M20 54A20 22 0 0 1 60 54L53 57A13 14 0 0 0 27 57Z'],
      ['sand', 'M27 57A13 14 0 0 1 53 57Z'],
      [
        'dark',
        'M39.3 8H40.7V43H39.3ZM14.5 19L15.6 18.1L32 46L31 46.8ZM65.5 19L64.4 18.1L48 46L49 46.8Z',
      ],
      ['blush', 'M10 60h60v14h-60Z'],
      [
        'dark',
        'M15 74v-7a3 3 0 0 1 6 0v7ZM26 74v-7a3 3 0 0 1 6 0v7ZM37 74v-7a3 3 0 0 1 6 0v7ZM48 74v-7a3 3 0 0 1 6 0v7ZM59 74v-7a3 3 0 0 1 6 0v7Z',
      ],
    ],
    turns: false,
  },
  parthenon: {
    width: 120,
    height: 80,
    layers: [
      ['stone', 'M60 6L114 27H6ZM8 27h104v7h-104Z'],
      ['shade', 'M60 11L97 25H23Z'],
      ['dark', 'M12 34h96v31h-96Z'],
      [
        'white',
        'M11 34h8v31h-8ZM23.86 34h8v31h-8ZM36.72 34h8v31h-8ZM49.58 34h8v31h-8ZM62.44 34h8v31h-8ZM75.3 34h8v31h-8ZM88.16 34h8v31h-8ZM101.02 34h8v31h-8Z',
      ],
      ['stone', 'M8 65h104v5h-104ZM3 70h114v5h-114Z'],
    ],
    turns: false,
  },
  carthage: {
    width: 80,
    height: 80,
    layers: [
      ['stone', 'M3 40a37 37 0 1 0 74 0a37 37 0 1 0-74 0Z'],
      ['water', 'M13 40a27 27 0 1 0 54 0a27 27 0 1 0-54 0ZM33 64H47V78H33Z'],
      ['shade', 'M38 6h4v6h-4ZM25 9h4v6h-4ZM51 9h4v6h-4Z'],
      ['stone', 'M25 40a15 15 0 1 0 30 0a15 15 0 1 0-30 0Z'],
      ['red', 'M31 40L40 31L49 40V47H31Z'],
      [
        'dark',
        'M37 47v-3a3 3 0 0 1 6 0v3ZM8 36h1.6v7h-1.6ZM8 44h1.6v7h-1.6ZM70 36h1.6v7h-1.6ZM70 44h1.6v7h-1.6ZM12 24h1.6v7h-1.6ZM66 24h1.6v7h-1.6ZM12 54h1.6v7h-1.6ZM66 54h1.6v7h-1.6Z',
      ],
      ['wood', 'M15 37C17 46 19 46 21 37ZM59 37C61 46 63 46 65 37Z'],
      [
        'white',
        'M17.6 22H18.4V37H17.6ZM18.4 23L22 30L18.4 34ZM61.6 22H62.4V37H61.6ZM62.4 23L66 30L62.4 34Z',
      ],
    ],
    turns: false,
  },
  aqueduct: {
    width: 200,
    height: 40,
    layers: [
      ['stone', 'M3 5H197V37H3Z'],
      ['water', 'M3 5h194v3h-194Z'],
      [
        'dark',
        'M3 18.4h194v1.2h-194ZM6.5 18v-5a3 3 0 0 1 6 0v5ZM16 18v-5a3 3 0 0 1 6 0v5ZM25.5 18v-5a3 3 0 0 1 6 0v5ZM35 18v-5a3 3 0 0 1 6 0v5ZM44.5 18v-5a3 3 0 0 1 6 0v5ZM54 18v-5a3 3 0 0 1 6 0v5ZM63.5 18v-5a3 3 0 0 1 6 0v5ZM73 18v-5a3 3 0 0 1 6 0v5ZM82.5 18v-5a3 3 0 0 1 6 0v5ZM92 18v-5a3 3 0 0 1 6 0v5ZM101.5 18v-5a3 3 0 0 1 6 0v5ZM111 18v-5a3 3 0 0 1 6 0v5ZM120.5 18v-5a3 3 0 0 1 6 0v5ZM130 18v-5a3 3 0 0 1 6 0v5ZM139.5 18v-5a3 3 0 0 1 6 0v5ZM149 18v-5a3 3 0 0 1 6 0v5ZM158.5 18v-5a3 3 0 0 1 6 0v5ZM168 18v-5a3 3 0 0 1 6 0v5ZM177.5 18v-5a3 3 0 0 1 6 0v5ZM187 18v-5a3 3 0 0 1 6 0v5ZM8 37.6v-9.5a6.5 6.5 0 0 1 13 0v9.5ZM27 37.6v-9.5a6.5 6.5 0 0 1 13 0v9.5ZM46 37.6v-9.5a6.5 6.5 0 0 1 13 0v9.5ZM65 37.6v-9.5a6.5 6.5 0 0 1 13 0v9.5ZM84 37.6v-9.5a6.5 6.5 0 0 1 13 0v9.5ZM103 37.6v-9.5a6.5 6.5 0 0 1 13 0v9.5ZM122 37.6v-9.5a6.5 6.5 0 0 1 13 0v9.5ZM141 37.6v-9.5a6.5 6.5 0 0 1 13 0v9.5ZM160 37.6v-9.5a6.5 6.5 0 0 1 13 0v9.5ZM179 37.6v-9.5a6.5 6.5 0 0 1 13 0v9.5Z',
      ],
    ],
    turns: true,
  },
  petra: {
    width: 40,
    height: 74,
    layers: [
      ['rose', 'M2 72V14L7 4L15 2L25 3L33 2L38 12V72Z'],
      [
        'blush',
        'M7 40H33V44H7ZM20 33L33 40H7ZM6 66h28v4h-28ZM7 29h26v3h-26ZM7 22L14 18V22ZM33 22L26 18V22ZM15.5 29V18C15.5 12 24.5 12 24.5 18V29Z',
      ],
      ['dark', 'M9 44h22v22h-22ZM8 22h6v7h-6ZM26 22h6v7h-6ZM18 29v-5a2 2 0 0 1 4 0v5Z'],
      [
        'blush',
        'M8 44h3v22h-3ZM13.5 44h3v22h-3ZM23.5 44h3v22h-3ZM29 44h3v22h-3ZM8 22h1.8v7h-1.8ZM12 22h1.8v7h-1.8ZM26 22h1.8v7h-1.8ZM30 22h1.8v7h-1.8Z',
      ],
      ['gold', 'M18.4 9.4a1.6 2.4 0 1 0 3.2 0a1.6 2.4 0 1 0-3.2 0Z'],
    ],
    turns: false,
  },
  lighthouse: {
    width: 80,
    height: 80,
    layers: [
      ['water', 'M4 62Q13 56 22 62T40 62T58 62T76 62V76H4Z'],
      ['rock', 'M16 70L22 60H58L64 70Z'],
      ['stone', 'M28 62L31 36H49L52 62ZM33 36L34.5 22H45.5L47 36ZM35.5 14h9v8h-9Z'],
      ['shade', 'M42 62V36H49L52 62ZM41 36V22H45.5L47 36ZM29 34h22v3h-22ZM33 21h14v2.4h-14Z'],
      ['dark', 'M37.5 62v-6.5a2.5 2.5 0 0 1 5 0v6.5ZM38.6 42h2.8v5h-2.8ZM38.8 27h2.4v4h-2.4Z'],
      ['gold', 'M32 11L6 4V18ZM48 11L74 4V18Z'],
      ['red', 'M40 2C44 7 46 10 44 14H36C34 10 36 7 40 2Z'],
      ['foam', 'M8 69q4-3 8 0t8 0v1.6q-4 3-8 0t-8 0ZM50 72q4-3 8 0t8 0v1.6q-4 3-8 0t-8 0Z'],
    ],
    turns: false,
  },
  greatwall: {
    width: 80,
    height: 40,
    layers: [
      ['green', 'M0 36Q12 20 27 27T53 27T80 36V38H0Z'],
      [
        'grey',
        'M1 33V17h3.33333v4h3.33333v-4h3.33333v4h3.33333v-4h3.33333v4h3.33333v-4h3.33333v4h3.33333v-4h3.33333v16ZM49 33V17h3.33333v4h3.33333v-4h3.33333v4h3.33333v-4h3.33333v4h3.33333v-4h3.33333v4h3.33333v-4h3.33333v16Z',
      ],
      [
        'grey',
        'M27 35V6h3.71429v4h3.71429v-4h3.71429v4h3.71429v-4h3.71429v4h3.71429v-4h3.71429v29Z',
      ],
      [
        'dark',
        'M36 35v-9a4 4 0 0 1 8 0v9ZM31 15h4v4h-4ZM45 15h4v4h-4ZM1 25h26v1h-26ZM53 25h26v1h-26Z',
      ],
    ],
    turns: true,
  },
  bridge: {
    width: 160,
    height: 40,
    layers: [
      [
        'water',
        'M8 32Q14 28 20 32T32 32T44 32T56 32T68 32T80 32T92 32T104 32T116 32T128 32T140 32T152 32V38H8Z',
      ],
      [
        'stone',
        'M2 22Q80-8 158 22V36H142A15 15 0 0 0 112 36H104A24 24 0 0 0 56 36H48A15 15 0 0 0 18 36H2Z',
      ],
      ['shade', 'M2 17Q80-13 158 17V22Q80-8 2 22Z'],
      ['dark', 'M51 28h2v8h-2ZM107 28h2v8h-2Z'],
    ],
    turns: true,
  },
  colosseum: {
    width: 120,
    height: 80,
    layers: [
      [
        'shade',
        'M6 30C6 18 30 12 60 12C80 12 90 15 98 19V34L114 42V60C114 70 90 75 60 75C30 75 6 70 6 60Z',
      ],
      [
        'stone',
        'M6 30C12 38 34 42 60 42C74 42 86 41 94 39L98 42L114 44V60C114 70 90 75 60 75C30 75 6 70 6 60Z',
      ],
      ['sand', 'M14 27C22 19 40 16 60 16C78 16 90 20 96 25C88 33 76 37 60 37C40 37 22 34 14 27Z'],
      [
        'dark',
        'M11 46v-6.3a3.2 3.2 0 0 1 6.4 0v6.3ZM22 49.5v-6.3a3.2 3.2 0 0 1 6.4 0v6.3ZM33 51.5v-6.3a3.2 3.2 0 0 1 6.4 0v6.3ZM44 52.5v-6.3a3.2 3.2 0 0 1 6.4 0v6.3ZM55 53v-6.3a3.2 3.2 0 0 1 6.4 0v6.3ZM66 52.6v-6.3a3.2 3.2 0 0 1 6.4 0v6.3ZM77 51.8v-6.3a3.2 3.2 0 0 1 6.4 0v6.3ZM88 50.4v-6.3a3.2 3.2 0 0 1 6.4 0v6.3ZM11 62v-6.6a3.4 3.4 0 0 1 6.8 0v6.6ZM22 66v-6.6a3.4 3.4 0 0 1 6.8 0v6.6ZM33 68.4v-6.6a3.4 3.4 0 0 1 6.8 0v6.6ZM44 69.6v-6.6a3.4 3.4 0 0 1 6.8 0v6.6ZM55 70v-6.6a3.4 3.4 0 0 1 6.8 0v6.6ZM66 69.6v-6.6a3.4 3.4 0 0 1 6.8 0v6.6ZM77 68.4v-6.6a3.4 3.4 0 0 1 6.8 0v6.6ZM88 66.6v-6.6a3.4 3.4 0 0 1 6.8 0v6.6ZM99 63v-6.6a3.4 3.4 0 0 1 6.8 0v6.6ZM20 27C30 22 44 20 60 20C74 20 84 22 90 25.4C76 22.6 40 22 20 27Z',
      ],
    ],
    turns: false,
  },
  hippodrome: {
    width: 160,
    height: 80,
    layers: [
      ['stone', 'M6 6H118A34 34 0 0 1 118 74H6Z'],
      ['shade', 'M12 12H118A28 28 0 0 1 118 68H12Z'],
      ['sand', 'M18 19H118A21 21 0 0 1 118 61H18Z'],
      ['green', 'M38 36H114A4 4 0 0 1 114 44H38A4 4 0 0 1 38 36Z'],
      ['rose', 'M74 42L75 26H77L78 42ZM54 42L55 31H57L58 42ZM94 42L95 31H97L98 42Z'],
      [
        'dark',
        'M9 20h5v4h-5ZM9 29h5v4h-5ZM9 38h5v4h-5ZM9 47h5v4h-5ZM9 56h5v4h-5ZM30 24h30v1h-30ZM88 27h30v1h-30ZM42 52h34v1h-34ZM96 50h22v1h-22Z',
      ],
      ['red', 'M122 30h7v4h-7Z'],
      ['blue', 'M64 50h7v4h-7Z'],
    ],
    turns: true,
  },
  castillo: {
    width: 80,
    height: 80,
    layers: [
      ['grey', 'M3 74V67H9V60H15V53H21V46H27V39H33V32H47V39H53V46H59V53H65V60H71V67H77V74Z'],
      ['dark', 'M9 66.4h62v1.1h-62ZM15 59.4h50v1.1h-50ZM21 52.4h38v1.1h-38ZM27 45.4h26v1.1h-26Z'],
      ['white', 'M32 74L35 32H45L48 74Z'],
      [
        'dark',
        'M34.6 36h10.8v1.1h-10.8ZM34.24 41h11.52v1.1h-11.52ZM33.88 46h12.24v1.1h-12.24ZM33.52 51h12.96v1.1h-12.96ZM33.16 56h13.68v1.1h-13.68ZM32.8 61h14.4v1.1h-14.4ZM32.44 66h15.12v1.1h-15.12ZM32.08 71h15.84v1.1h-15.84Z',
      ],
      ['stone', 'M28 17h24v15h-24ZM26 13h28v4.5h-28Z'],
      ['dark', 'M32 21h4v11h-4ZM38 21h4v11h-4ZM44 21h4v11h-4Z'],
    ],
    turns: false,
  },
  shitennoji: {
    width: 44,
    height: 40,
    layers: [
      ['shade', 'M5 35h34v3h-34Z'],
      ['white', 'M13 29h18v6h-18ZM14 22h16v5h-16ZM15 15.5h14v4h-14ZM16 9.5h12v3.5h-12Z'],
      [
        'red',
        'M13 29h1.8v6h-1.8ZM18 29h1.8v6h-1.8ZM24.2 29h1.8v6h-1.8ZM29.2 29h1.8v6h-1.8ZM14 22h1.6v5h-1.6ZM18.6 22h1.6v5h-1.6ZM23.8 22h1.6v5h-1.6ZM28.4 22h1.6v5h-1.6Z',
      ],
      [
        'rock',
        'M2 28.4Q12 29.6 14 24.5H30Q32 29.6 42 28.4L40 30H4ZM4.5 21.4Q13.25 22.6 15 18H29Q30.75 22.6 39.5 21.4L37.5 23H6.5ZM7 14.9Q14.5 16.1 16 12H28Q29.5 16.1 37 14.9L35 16.5H9ZM9 8.9Q15.5 10.1 16.8 6H27.2Q28.5 10.1 35 8.9L33 10.5H11Z',
      ],
      ['gold', 'M21.3 6.5V1H22.7V6.5Z'],
    ],
    turns: false,
  },
  angkor: {
    width: 120,
    height: 104,
    layers: [
      [
        'rock',
        'M18.2 66C13.95 50.7 19.9 38.8 25 32C30.1 38.8 36.05 50.7 31.8 66ZM88.2 66C83.95 50.7 89.9 38.8 95 32C100.1 38.8 106.05 50.7 101.8 66Z',
      ],
      [
        'grey',
        'M33.8 60C29.3 42.9 35.6 29.6 41 22C46.4 29.6 52.7 42.9 48.2 60ZM71.8 60C67.3 42.9 73.6 29.6 79 22C84.4 29.6 90.7 42.9 86.2 60Z',
      ],
      ['stone', 'M50.8 58C45.05 33.7 53.1 14.8 60 4C66.9 14.8 74.95 33.7 69.2 58Z'],
      [
        'dark',
        'M55 22h10v1.2h-10ZM52 31h16v1.2h-16ZM50 40h20v1.2h-20ZM49.4 49h21.2v1.2h-21.2ZM36 36h10v1.1h-10ZM33 45h16v1.1h-16ZM32.4 53h17.2v1.1h-17.2ZM74 36h10v1.1h-10ZM71 45h16v1.1h-16ZM70.4 53h17.2v1.1h-17.2Z',
      ],
      ['shade', 'M28 57h64v13h-64ZM14 69h92v12h-92Z'],
      ['stone', 'M4 81h112v9h-112ZM50 81L60 70L70 81ZM51 81h18v9h-18Z'],
      [
        'dark',
        'M57 90v-5a3 3 0 0 1 6 0v5ZM33 69v-5a2 2 0 0 1 4 0v5ZM42 69v-5a2 2 0 0 1 4 0v5ZM74 69v-5a2 2 0 0 1 4 0v5ZM83 69v-5a2 2 0 0 1 4 0v5ZM18 81v-5a2 2 0 0 1 4 0v5ZM27 81v-5a2 2 0 0 1 4 0v5ZM36 81v-5a2 2 0 0 1 4 0v5ZM80 81v-5a2 2 0 0 1 4 0v5ZM89 81v-5a2 2 0 0 1 4 0v5ZM98 81v-5a2 2 0 0 1 4 0v5Z',
      ],
      ['water', 'M2 92h116v8h-116Z'],
    ],
    turns: false,
  },
  moai: {
    width: 40,
    height: 40,
    layers: [
      ['green', 'M4 37Q20 31 36 37V38H4Z'],
      ['rock', 'M12 36L13 25L11 20L12.5 6C13 3 16 2 20 2C24 2 27 3 27.5 6L29 20L27 25L28 36Z'],
      [
        'dark',
        'M12.3 9.5H27.7L27.2 12.8H22.5L21.5 11.5H18.5L17.5 12.8H12.8ZM16 26.2H24V28H16ZM10.2 11H11.6V20H10.2ZM28.4 11H29.8V20H28.4Z',
      ],
      ['grey', 'M18.6 12.5H21.4L23.2 22.5H16.8Z'],
    ],
    turns: false,
  },
  machu: {
    width: 120,
    height: 80,
    layers: [
      ['green', 'M62 50L84 8C87 3 91 3 94 9L116 56V74H50Z'],
      ['leaf', 'M84 8C87 3 91 3 94 9L100 22L90 17L86 27L78 20Z'],
      ['leaf', 'M2 74V58L30 38L56 52L72 46L118 66V74Z'],
      ['stone', 'M8 56h38v4h-38ZM8 62h48v4h-48ZM8 68h60v4h-60Z'],
      ['stone', 'M20 42h14v12h-14ZM40 45h12v10h-12ZM76 56h14v13h-14ZM96 60h12v11h-12Z'],
      ['wood', 'M18 43L27 33L36 43ZM38 46L46 37.5L54 46ZM74 57L83 48L92 57ZM94 61L102 53L110 61Z'],
      ['dark', 'M25 47h4v7h-4ZM44.4 49h3.4v6h-3.4ZM81 62h4v7h-4ZM100.4 65h3.4v6h-3.4Z'],
    ],
    turns: false,
  },
  thienmu: {
    width: 40,
    height: 40,
    layers: [
      ['shade', 'M7 36h26v2.4h-26Z'],
      [
        'sand',
        'M12 31.5h16v4.6h-16ZM12.9 27.1h14.2v4.6h-14.2ZM13.8 22.7h12.4v4.6h-12.4ZM14.7 18.3h10.6v4.6h-10.6ZM15.6 13.9h8.8v4.6h-8.8ZM16.5 9.5h7v4.6h-7ZM17.4 5.1h5.2v4.6h-5.2Z',
      ],
      [
        'red',
        'M10 31h20v1.5h-20ZM10.9 26.6h18.2v1.5h-18.2ZM11.8 22.2h16.4v1.5h-16.4ZM12.7 17.8h14.6v1.5h-14.6ZM13.6 13.4h12.8v1.5h-12.8ZM14.5 9h11v1.5h-11ZM15.4 4.6h9.2v1.5h-9.2Z',
      ],
      ['gold', 'M19.2 4.6L20 .6L20.8 4.6Z'],
      [
        'dark',
        'M18.4 36v-2a1.6 1.6 0 0 1 3.2 0v2ZM19.1 28.9h1.8v1.8h-1.8ZM19.1 24.5h1.8v1.8h-1.8ZM19.1 20.1h1.8v1.8h-1.8ZM19.1 15.7h1.8v1.8h-1.8ZM19.1 11.3h1.8v1.8h-1.8Z',
      ],
    ],
    turns: false,
  },
}
