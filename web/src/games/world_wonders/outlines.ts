/**
 * Outlines of areas, and the parts of a monument: what the engine's `drawing/outlines.py` finds, for
 * areas that are known only while the pointer moves. A test compares the two.
 */
import type { Shape } from '../../wire/views/world_wonders'
import { SIDE, STEPS, beside, covered, nameOf, namesOf, turned, type Cell } from './geometry'

const short = (value: number): string => String(Math.round(value * 100) / 100)
/** By columns, then by rows. */
const order = ([ac, ar]: Cell, [bc, br]: Cell): number => ac - bc || ar - br
const sorted = (cells: readonly Cell[]): Cell[] => [...cells].sort(order)
const same = (one: Cell, other: Cell): boolean => order(one, other) === 0

type Corner = { at: Cell; steps: Cell[] }

/** The sides of an area by the corner they begin at, as steps with the area on their right. */
function edges(cells: readonly Cell[]): Map<string, Corner> {
  const inside = namesOf(cells)
  const found = new Map<string, Corner>()
  for (const [c, r] of sorted(cells)) {
    for (const [dx, dy] of STEPS) {
      if (inside.has(nameOf([c + dy, r - dx]))) continue
      const at: Cell = [c + Number(dx < 0 || dy > 0), r + Number(dx < 0 || dy < 0)]
      const corner = found.get(nameOf(at)) ?? { at, steps: [] }
      corner.steps.push([dx, dy])
      found.set(nameOf(at), corner)
    }
  }
  return new Map([...found].sort(([, one], [, other]) => order(one.at, other.at)))
}

/** The corners of one outline, with the steps that lead to each and away; uses the edges up. */
function loop(left: Map<string, Corner>): [Cell, Cell, Cell][] {
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
function joined(cells: readonly Cell[]): Cell[][] {
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
  const inside = namesOf(cells)
  const holds = (c: number, r: number, w: number, h: number): boolean => {
    for (let x = c; x < c + w; x += 1)
      for (let y = r; y < r + h; y += 1) if (!inside.has(nameOf([x, y]))) return false
    return true
  }
  let best: [number, number, number, number] = [0, 0, 0, 0]
  let worth: number[] = []
  for (const [c, r] of cells) {
    for (let w = 1; holds(c, r, w, 1); w += 1) {
      for (let h = 1; holds(c, r, w, h); h += 1) {
        const here = [w * h, Number(wide ? w > h : h > w), -r, -c, w]
        const differs = here.findIndex((value, n) => value !== worth[n])
        if (differs >= 0 && here[differs]! > (worth[differs] ?? 0)) {
          ;[best, worth] = [[c, r, w, h], here]
        }
      }
    }
  }
  return best
}

/** The middle of the cell, or of the square of four, that is nearest to the middle of all. */
export function heart(cells: readonly Cell[]): [number, number] {
  const x = cells.reduce((sum, [c]) => sum + c, 0) / cells.length
  const y = cells.reduce((sum, [, r]) => sum + r, 0) / cells.length
  const [, , w, h] = largest(cells, true)
  if (cells.length === 4 && w === 2 && h === 2) return [x + 0.5, y + 0.5]
  const far = ([c, r]: Cell): number => (c - x) ** 2 + (r - y) ** 2
  const [c, r] = sorted(cells).reduce((best, cell) => (far(cell) < far(best) ? cell : best))
  return [c + 0.5, r + 0.5]
}

/** One way in which the pieces can cover the area, each turned as need be; null if no way. */
function divided(cells: readonly Cell[], pieces: readonly Shape[]): Cell[][] | null {
  if (!pieces.length || !cells.length) return pieces.length || cells.length ? null : []
  const inside = namesOf(cells)
  const [c, r] = sorted(cells)[0]!
  for (const [place, piece] of pieces.entries()) {
    for (let turn = 0; turn < 4; turn += 1) {
      const own = sorted(covered(turned(piece, turn)))
      const [c0, r0] = own[0]!
      const laid = own.map(([x, y]): Cell => [c + x - c0, r + y - r0])
      if (!laid.every((cell) => inside.has(nameOf(cell)))) continue
      const taken = namesOf(laid)
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
