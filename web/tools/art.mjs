/**
 * Writes what the engine draws with, so that its SVG pictures and the tables show the same: the
 * colours of both themes, the path data of each game's pieces, small maps for pictures, and cases
 * for a test of what both compute.
 *
 *     npm run art            asks ../.venv/bin/python (or $POLIS_PYTHON)
 *     npm run art -- --check fails if a file is not what the engine draws with
 */
import { format, resolveConfig } from 'prettier'
import { ask, generate, path } from './generated.mjs'

const HEAD = '/* Made by `npm run art` from the drawings of the engine. Do not edit. */\n'

/** Games by folder: the prefix of their colours, and by file the lines it has. A list is a constant. */
const GAMES = {
  akropolis: {
    prefix: 'ak-',
    files: {
      art: [
        "import type { Column, Kind } from '../../../wire/views/akropolis'",
        '/** By the letter of a district: its kind. */',
        ['KIND_OF', 'Record<string, Kind>'],
        '/** The start tile, for figures of the rules pages. */',
        ['START', 'readonly Column[]'],
        '/** A hex seen a little from the front: from its middle to a corner, and to its north side. */',
        ['RADIUS', 'number'],
        ['HALF', 'number'],
        '/** The height of a level, and of the coloured edge of the tile on top. */',
        ['LIFT', 'number'],
        ['LIP', 'number'],
        '/** Levels differ by the tone of their stone. */',
        ['SHADES', 'number'],
        '/** Clockwise from the west end of the north side. */',
        ['CORNERS', 'readonly (readonly [number, number])[]'],
        ['TOP', 'string'],
        '/** The paved part of a plaza, and by its letter its stars. */',
        ['PAVING', 'string'],
        ['PLAZA_STARS', 'Record<string, string>'],
        '/** How far below the middle of a hex its glyph is. */',
        ['GLYPH_Y', 'number'],
        '/** Where the glyph of a plaza is. */',
        ['PLAZA_GLYPH', 'string'],
        '/** By letter, in a box of 24 by 24 around the origin: what is pale, then what is dark. */',
        ['GLYPHS', 'Record<string, readonly [string, string]>'],
        '/** By letter: width, height and turn of a tile, width of its strokes, their path. */',
        ['PATTERNS', 'Record<string, readonly [number, number, number, number, string]>'],
      ],
    },
  },
  machi_koro: {
    prefix: 'mk-',
    files: {
      printed: [
        "import type { Landmark } from '../../../wire/views/machi_koro'",
        "import type { Card } from '../cards'",
        '/** For figures of the rules pages; how many are in the supply, and of each at the start. */',
        ['ESTABLISHMENTS', 'readonly (Card & { cards: number; start: number })[]'],
        ['LANDMARKS', 'readonly Landmark[]'],
      ],
      glyphs: [
        '/** The signs of the cards, on a grid of 24: what is filled, then what is drawn as lines. */',
        ['GLYPHS', 'Record<string, readonly [string, string]>'],
        ['LANDMARK_SIGNS', 'Record<string, string>'],
      ],
      scenes: [
        '/** The box of a picture. */',
        ['WIDTH', 'number'],
        ['HEIGHT', 'number'],
        ['TONES', 'Record<string, string>'],
        '/** Tones that have no outline; the outline of all others. */',
        ['BARE', 'readonly string[]'],
        ['OUTLINE', 'string'],
        ['STROKE', 'number'],
        '/** By card: areas as tone and path, painted in this order. */',
        ['SCENES', 'Record<string, readonly (readonly [string, string])[]>'],
      ],
    },
  },
  world_wonders: {
    prefix: 'ww-',
    files: {
      art: [
        '/** By name, in a box of 24 by 24 around the origin: what is pale, then what is dark. */',
        ['GLYPHS', 'Record<string, readonly [string, string]>'],
        '/** The colours of the signs that are no types of buildings. */',
        ['SIGNS', 'Record<string, string>'],
        '/** By type: width, height and turn of a tile, width of its strokes, their path. */',
        ['PATTERNS', 'Record<string, readonly [number, number, number, number, string]>'],
        '/** Trees on a cell of 40 by 40: trunks, dark leaves, light leaves. */',
        ['GROVE', 'readonly string[]'],
        ['GROVE_COLOURS', 'readonly string[]'],
        '/** Patterns: width, height, path. */',
        ['RIPPLE', 'readonly [number, number, string]'],
        ['PAVING', 'readonly [number, number, string]'],
        '/** A bridge over a cell: its deck, the joints of the planks, the rails. */',
        ['BRIDGE', 'readonly [string, string, string]'],
        '/** The circles of a tower on a cell: x, y, radius; the dashes of its battlements. */',
        [
          'TOWER',
          "Record<'shadow' | 'wall' | 'top' | 'battlements' | 'well', readonly [number, number, number]>",
        ],
        ['BATTLEMENTS', 'string'],
        ['PENNANT', 'string'],
        '/** How thick a piece is. */',
        ['LIP', 'number'],
      ],
      silhouettes: [
        '/** The drawing of a monument in a box; layers are tone and path, painted in this order. */',
        'export interface Silhouette { width: number; height: number; turns: boolean;',
        'layers: readonly (readonly [string, string])[] }',
        ['TONES', 'Record<string, string>'],
        '/** Tones that have no outline. */',
        ['BARE', 'readonly string[]'],
        '/** For the monuments of another set of components. */',
        ['OTHER', 'Silhouette'],
        ['SILHOUETTES', 'Record<string, Silhouette>'],
      ],
      scenes: [
        "import type { Track } from '../../../wire/views/world_wonders'",
        "import type { Scene, TracksOf } from './drawn'",
        '/** Small maps for pictures: the cover, and figures of the rules pages. */',
        ['SCENES', "Record<'cover' | 'places' | 'score' | 'kinds', Scene>"],
        '/** The tracks of a figure of the rules pages. */',
        ['TRACKS', '{ track: Track; city: TracksOf }'],
      ],
    },
  },
}

async function write(file, text) {
  const filepath = path(`../${file}`)
  const options = { ...(await resolveConfig(filepath)), filepath }
  generate(file, await format(HEAD + text, options), 'npm run art')
}

const line = (art) => (part) =>
  typeof part === 'string'
    ? part
    : `export const ${part[0]}: ${part[1]} = ${JSON.stringify(art[part[0]])}\n`

const variables = (palette, prefix = '') =>
  Object.entries(palette).map(([name, [light, dark]]) => {
    const value = light === dark ? light : `light-dark(${light}, ${dark})`
    return `--${prefix}${name}: ${value};`
  })

const colours = variables(ask('polis.drawing.palette'))
for (const [game, { prefix, files }] of Object.entries(GAMES)) {
  const art = ask(`polis.games.${game}.drawing.art`)
  colours.push('', ...variables(art.PALETTE, prefix))
  for (const [name, parts] of Object.entries(files)) {
    await write(`src/games/${game}/pieces/${name}.ts`, parts.map(line(art)).join('\n'))
  }
}
await write(
  'tests/unit/games/outline_paths.ts',
  [
    "import type { Outline } from '../../../src/wire/views/world_wonders'",
    '/** Outlines and the paths that the engine draws for them. */',
    ['CASES', 'readonly { outline: Outline; inset: number; bend: number; path: string }[]'],
  ]
    .map(line(ask('tests.web.outline_paths')))
    .join('\n'),
)
await write('src/look/colours.css', `:root {\n${colours.join('\n')}\n}\n`)
