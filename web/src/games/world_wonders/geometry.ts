/** Where pieces lie on a map, as geometry: outlines of areas, turned shapes, parts of monuments. */
import type { Shape } from '../../wire/views/world_wonders'

/** Column and row from the top left, both from 0. */
export type Cell = readonly [column: number, row: number]
/** The side of a cell in the drawing. */
export const SIDE = 40
const STEPS: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

export const cellAt = (name: string): Cell => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1]
export const nameOf = ([c, r]: Cell): string => String.fromCharCode(97 + c) + String(r + 1)
export const beside = ([c, r]: Cell): Cell[] => STEPS.map(([x, y]) => [c + x, r + y])
const names = (cells: readonly Cell[]): Set<string> => new Set(cells.map(nameOf))
const short = (value: number): string => String(Math.round(value * 100) / 100)

/** A shape after quarter turns clockwise. */
export function turned(shape: Shape, turns: number): Shape {
  let rows = shape.map((row) => [...row])
  for (let n = 0; n < turns; n += 1) {
    const before = rows
    rows = before[0]!.map((_, c) => before.map((row) => row[c]!).reverse())
  }
  return rows.map((row) => row.join(''))
}

/** The cells a shape covers when the corner of its box lies there. */
export function covered(shape: Shape, [c0, r0]: Cell = [0, 0]): Cell[] {
  return shape.flatMap((row, r) =>
    [...row].flatMap((sign, c) => (sign === '.' || sign === '?' ? [] : [[c0 + c, r0 + r] as Cell])),
  )
}

/** The middle of some cells. */
export function middle(cells: readonly Cell[]): [number, number] {
  const xs = cells.map(([c]) => c)
  const ys = cells.map(([, r]) => r)
  return [(Math.min(...xs) + Math.max(...xs) + 1) / 2, (Math.min(...ys) + Math.max(...ys) + 1) / 2]
}

/** The sides of an area by the corner they begin at, as steps with the area on their right. */
function edges(cells: readonly Cell[]): Map<string, { at: Cell; steps: Cell[] }> {
  const inside = names(cells)
  const found = new Map<string, { at: Cell; steps: Cell[] }>()
  for (const [c, r] of cells) {
    const sides: [Cell, Cell, Cell][] = [
      [
        [c, r - 1],
        [c, r],
        [1, 0],
      ],
      [
        [c + 1, r],
        [c + 1, r],
        [0, 1],
      ],
      [
        [c, r + 1],
        [c + 1, r + 1],
        [-1, 0],
      ],
      [
        [c - 1, r],
        [c, r + 1],
        [0, -1],
      ],
    ]
    for (const [beyond, at, step] of sides) {
      if (inside.has(nameOf(beyond))) continue
      const entry = found.get(nameOf(at))
      if (entry) entry.steps.push(step)
      else found.set(nameOf(at), { at, steps: [step] })
    }
  }
  return found
}

const same = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1]

/** The corners of one outline, with the steps that lead to each and away; uses the edges up. */
function loop(left: ReturnType<typeof edges>): [Cell, Cell, Cell][] {
  const start = left.values().next().value!
  const first = start.steps[0]!
  let [at, step] = [start.at, first]
  const corners: [Cell, Cell, Cell][] = []
  for (;;) {
    const here = left.get(nameOf(at))!
    here.steps.splice(here.steps.indexOf(step), 1)
    if (!here.steps.length) left.delete(nameOf(at))
    at = [at[0] + step[0], at[1] + step[1]]
    const ahead = left.get(nameOf(at))?.steps ?? []
    const right: Cell = [-step[1], step[0]]
    // Where two cells meet at a corner only, each keeps an outline of its own.
    const onward = ahead.length ? (ahead.find((one) => same(one, right)) ?? ahead[0]!) : first
    if (!same(onward, step)) corners.push([at, step, onward])
    step = onward
    if (same(at, start.at) && step === first) return corners
  }
}

/** The outline of an area as a path: within its sides by the inset, its corners rounded. */
export function contour(cells: readonly Cell[], inset = 0, bend = 0): string {
  const left = edges(cells)
  let path = ''
  while (left.size) {
    const points = loop(left).map(([[c, r], [ax, ay], [bx, by]]) => {
      const [x, y] = [c * SIDE - inset * (ay + by), r * SIDE + inset * (ax + bx)]
      const before = `${short(x - bend * ax)} ${short(y - bend * ay)}`
      const after = `${short(x + bend * bx)} ${short(y + bend * by)}`
      return bend ? `${before}Q${short(x)} ${short(y)} ${after}` : before
    })
    path += `M${points.join('L')}Z`
  }
  return path
}

/** The parts of an area that hang together by sides. */
export function joined(cells: readonly Cell[]): Cell[][] {
  const rest = new Map(cells.map((cell) => [nameOf(cell), cell]))
  const parts: Cell[][] = []
  for (const start of cells) {
    if (!rest.delete(nameOf(start))) continue
    const part = [start]
    for (const one of part) {
      for (const next of beside(one)) if (rest.delete(nameOf(next))) part.push(next)
    }
    parts.push(part)
  }
  return parts
}

/** The largest rectangle in an area: column, row, width, height; if in doubt, that way. */
export function largest(cells: readonly Cell[], wide: boolean): [number, number, number, number] {
  const inside = names(cells)
  const holds = (c: number, r: number, w: number, h: number): boolean => {
    for (let x = c; x < c + w; x += 1)
      for (let y = r; y < r + h; y += 1) if (!inside.has(nameOf([x, y]))) return false
    return true
  }
  let best: [number, number, number, number] = [0, 0, 0, 0]
  let worth = -1
  for (const [c, r] of cells) {
    for (let w = 1; holds(c, r, w, 1); w += 1) {
      for (let h = 1; holds(c, r, w, h); h += 1) {
        const here = 2 * w * h + ((wide ? w > h : h > w) ? 1 : 0)
        if (here > worth) [best, worth] = [[c, r, w, h], here]
      }
    }
  }
  return best
}

/** The middle of the cell, or of the square of four, that is nearest to the middle of all. */
export function heart(cells: readonly Cell[]): [number, number] {
  const x = cells.reduce((sum, [c]) => sum + c, 0) / cells.length
  const y = cells.reduce((sum, [, r]) => sum + r, 0) / cells.length
  if (cells.length === 4 && largest(cells, true)[2] === 2 && largest(cells, true)[3] === 2) {
    return [x + 0.5, y + 0.5]
  }
  const far = ([c, r]: Cell): number => (c - x) ** 2 + (r - y) ** 2
  const [c, r] = cells.reduce((best, cell) => (far(cell) < far(best) - 1e-9 ? cell : best))
  return [c + 0.5, r + 0.5]
}

const order = ([ac, ar]: Cell, [bc, br]: Cell): number => ac - bc || ar - br

/** One way in which the pieces can cover the area, each turned as need be; null if no way. */
function divided(cells: readonly Cell[], pieces: readonly Shape[]): Cell[][] | null {
  if (!pieces.length || !cells.length) return pieces.length || cells.length ? null : []
  const inside = names(cells)
  const [c, r] = [...cells].sort(order)[0]!
  for (const [place, piece] of pieces.entries()) {
    for (let turn = 0; turn < 4; turn += 1) {
      const own = covered(turned(piece, turn)).sort(order)
      const [c0, r0] = own[0]!
      const laid = own.map(([x, y]): Cell => [c + x - c0, r + y - r0])
      if (!laid.every((cell) => inside.has(nameOf(cell)))) continue
      const taken = names(laid)
      const left = cells.filter((cell) => !taken.has(nameOf(cell)))
      const rest = divided(left, pieces.toSpliced(place, 1))
      if (rest) return [laid, ...rest]
    }
  }
  return null
}

/** The parts of a monument that get a drawing each: its pieces, apart where they have gaps. */
export function monumentParts(cells: readonly Cell[], pieces: readonly Shape[]): Cell[][] {
  return (divided(cells, pieces) ?? [[...cells]]).flatMap(joined)
}
