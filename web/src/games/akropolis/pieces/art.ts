/** What is drawn on a hex: the glyph of its kind, and strokes that tell it without its colour. */
import { corners, star, type Point } from './shape'
import { STARS, kindOf } from '../hexes'

/** In a box of 24 by 24 around the origin: what is pale, then what is dark. */
export const GLYPHS: Record<string, readonly [string, string]> = {
  h: ['M-12.5-.5L0-11.5L12.5-.5H9V10.5H-9V-.5Z', 'M-2.8 10.5V3.5H2.8V10.5Z'],
  m: [
    'M-9.5 2V10.5H9.5V2ZM-9.5-9.5H9.5L12.5 0a3.12 3.12 0 0 1-6.25 0a3.12 3.12 0 0 1-6.25 0' +
      'a3.12 3.12 0 0 1-6.25 0a3.12 3.12 0 0 1-6.25 0Z',
    'M-4.8-9.5H0V0a3.12 3.12 0 0 1-6.25 0ZM4.8-9.5H9.5L12.5 0a3.12 3.12 0 0 1-6.25 0Z',
  ],
  b: [
    'M0-12L10-9C10.5 1 7.5 8 0 12C-7.5 8-10.5 1-10-9Z',
    'M0-12L10-9C10.3-4.9 10-1.4 8.9 1.6H0ZM0 1.6V12C-4.9 9.4-7.6 5.9-8.9 1.6Z',
  ],
  t: [
    'M0-11.5L12.5-4.5V-2H-12.5V-4.5ZM-9.8-2H-5.6V7H-9.8ZM-2.1-2H2.1V7H-2.1Z' +
      'M5.6-2H9.8V7H5.6ZM-12 7H12V10.5H-12Z',
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

/** The stars of a plaza in one path, three of them still side by side. */
export const PLAZA_STARS: Record<string, string> = Object.fromEntries(
  ['h', 'm', 'b', 't', 'g'].map((letter) => {
    const stars = STARS[kindOf(letter)!]
    const size = 9.5 - stars
    const each = Array.from({ length: stars }, (_, k) =>
      star((k - (stars - 1) / 2) * 1.9 * size, -6.5, size),
    )
    return [letter.toUpperCase(), each.join('')]
  }),
)

/** The part of a segment that lies inside the hex; the Cyrus–Beck way. */
function clip([x1, y1]: Point, [x2, y2]: Point, edge: Point[]): string {
  let [enter, leave] = [0, 1]
  for (const [k, [ax, ay]] of edge.entries()) {
    const [bx, by] = edge[(k + 1) % 6]!
    const [nx, ny] = [by - ay, ax - bx] // outwards, as the corners run clockwise
    const towards = nx * (x2 - x1) + ny * (y2 - y1)
    const off = nx * (ax - x1) + ny * (ay - y1)
    if (Math.abs(towards) < 1e-9) {
      if (off < 0) return ''
    } else if (towards > 0) leave = Math.min(leave, off / towards)
    else enter = Math.max(enter, off / towards)
  }
  if (enter >= leave) return ''
  const at = (t: number) => `${(x1 + t * (x2 - x1)).toFixed(1)} ${(y1 + t * (y2 - y1)).toFixed(1)}`
  return `M${at(enter)}L${at(leave)}`
}

/** Parallel strokes over the whole hex, `step` apart; `turn` 0 is level. */
function strokes(turn: number, step: number, size = 0.98): string {
  const edge = corners(size)
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  let path = ''
  for (let off = -40 + (step - (40 % step)) / 2; off < 40; off += step) {
    const [x, y] = [-sin * off, cos * off]
    path += clip([x - 40 * cos, y - 40 * sin], [x + 40 * cos, y + 40 * sin], edge)
  }
  return path
}

/** Short strokes or dots on a grid, every second row shifted. */
function dashes(dx: number, dy: number, length: number, turn: number): string {
  const edge = corners(0.94)
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  let path = ''
  for (let row = -6; row <= 6; row++) {
    for (let column = -6; column <= 6; column++) {
      const x = dx * (column + (row % 2 ? 0.5 : 0))
      const y = dy * row
      path += clip([x, y], [x + cos * length, y + sin * length], edge)
    }
  }
  return path
}

/** House: courses of brick; market: broad stripes; barracks: mesh; temple: flutes; garden: dots. */
export const PATTERNS: Record<string, { path: string; width: number }> = {
  h: { path: strokes(0, 5) + dashes(11, 5, 5, 90), width: 0.9 },
  m: { path: strokes(45, 9, 0.93), width: 4.5 },
  b: { path: strokes(45, 9) + strokes(-45, 9), width: 1.1 },
  t: { path: strokes(90, 6), width: 1.6 },
  g: { path: dashes(8, 6, 0.1, 0), width: 2.4 },
  q: { path: dashes(14, 7, 5, -30), width: 1.1 },
}
