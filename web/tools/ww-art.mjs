/**
 * Writes the path data of World Wonders' pieces from the engine's drawings, so that its SVG pictures
 * and the table show the same: src/games/world_wonders/pieces/{art,silhouettes}.ts
 *
 *     node tools/ww-art.mjs            asks ../.venv/bin/python, or $POLIS_PYTHON
 *     node tools/ww-art.mjs --check    fails if the files are not what the engine draws
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'

const ASK = `
import json
from polis.games.world_wonders.drawing import glyphs as g, silhouettes as s
print(json.dumps({
    "GLYPHS": g.GLYPHS, "SIGNS": g.SIGNS, "PATTERNS": g.PATTERNS, "GROVE": g.GROVE,
    "GROVE_COLOURS": g.GROVE_COLOURS, "RIPPLE": g.RIPPLE, "TONES": s.TONES, "BARE": s.BARE,
    "OTHER": s.OTHER._asdict(), "SILHOUETTES": {k: v._asdict() for k, v in s.SILHOUETTES.items()},
}))`

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const python = process.env.POLIS_PYTHON ?? path('../../.venv/bin/python')
const said = execFileSync(python, ['-c', ASK], {
  env: { ...process.env, PYTHONPATH: path('../../src') },
})
const art = JSON.parse(said.toString())
const HEAD = '/* Made by tools/ww-art.mjs from the drawings of the engine. Do not edit. */\n'

const constant = (name, type) => `export const ${name}: ${type} = ${JSON.stringify(art[name])}\n`
const FILES = {
  art: [
    '/** By name, in a box of 24 by 24 around the origin: what is pale, then what is dark. */',
    constant('GLYPHS', 'Record<string, readonly [string, string]>'),
    '/** The colours of the signs that are no types of buildings. */',
    constant('SIGNS', 'Record<string, string>'),
    '/** By type: width, height and turn of a tile, width of its strokes, their path. */',
    constant('PATTERNS', 'Record<string, readonly [number, number, number, number, string]>'),
    '/** Trees on a cell of 40 by 40: trunks, dark leaves, light leaves. */',
    constant('GROVE', 'readonly string[]'),
    constant('GROVE_COLOURS', 'readonly string[]'),
    constant('RIPPLE', 'readonly [number, number, string]'),
  ],
  silhouettes: [
    '/** The drawing of a monument in a box; layers are tone and path, painted in this order. */',
    'export interface Silhouette { width: number; height: number; turns: boolean;',
    'layers: readonly (readonly [string, string])[] }',
    constant('TONES', 'Record<string, string>'),
    '/** Tones that have no outline. */',
    constant('BARE', 'readonly string[]'),
    '/** For the monuments of another set of components. */',
    constant('OTHER', 'Silhouette'),
    constant('SILHOUETTES', 'Record<string, Silhouette>'),
  ],
}

for (const [name, parts] of Object.entries(FILES)) {
  const file = path(`../src/games/world_wonders/pieces/${name}.ts`)
  const options = { ...(await resolveConfig(file)), filepath: file }
  const text = await format(HEAD + parts.join('\n'), options)
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is not what the engine draws: run node tools/ww-art.mjs.`)
    process.exitCode = 1
  }
}
