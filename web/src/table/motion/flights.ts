/**
 * Pieces that move from where they were to where they are now.
 *
 * A game names them from the effects of a move. Before the table is redrawn, `prepare` finds
 * where they are and copies how they look; afterwards, `launch` lets the copies fly to their new
 * places and removes them.
 */

/** One piece on its way. Of several selectors the first that shows anything counts. */
export interface Flight {
  /** What flies, such as `tile` or `coin`. */
  what: string
  /** Where it is before the move. */
  from: readonly string[]
  /** Where it is after the move; all that a selector finds is one place. */
  to: readonly string[]
  /** What it looks like: `target` is what `to` finds; without it, what `from` finds. */
  look?: readonly string[] | 'target'
  /** Its width in pixels all the way; without it, it fits its places. */
  size?: number
  /** What is written on it, such as the amount on a coin. */
  label?: string
  /** Whether it waits until the dice lie still. */
  waits?: boolean
}

/** A piece is this long on its way, in milliseconds, and dice roll this long before payments fly. */
export const FLIGHT = 350
export const DICE = 600

export interface Times {
  /** How long a piece is on its way, in milliseconds. */
  lasts: number
  /** How long the dice roll. */
  dice: number
}

/** The line of a seat beside the table: the place of what is out of sight. */
export const lineOf = (seat: number): string => `[data-look="${seat}"]`
/** Inside the line of a seat. */
export const inLine = (seat: number, inside: string): string => `[data-line="${seat}"] ${inside}`
/** What a seat owns: coins or stones. */
export const purseOf = (seat: number): string => inLine(seat, '[data-badge] svg')
/** Any of these, if the selector is one word. */
export const anyOf = (selectors: readonly string[]): string => `:is(${selectors.join()})`

/** The seats whose score, coins or stones a move changes. */
export function changedSeats(effects: readonly Readonly<Record<string, unknown>>[]): number[] {
  const seats = effects.flatMap((effect) => {
    if (effect['kind'] === 'score') return [effect['seat']]
    return effect['kind'] === 'pay' && effect['amount'] ? [effect['payer'], effect['payee']] : []
  })
  return [...new Set(seats.filter((seat) => typeof seat === 'number'))]
}

interface Ready {
  flight: Flight
  from: DOMRect
  /** The copy and its size on the page; null if the target will be copied. */
  copy: Copy | null
}

interface Copy {
  picture: HTMLElement | SVGElement
  width: number
  height: number
}

/** Shorter moves are not animated. */
const NEAR = 12
/** Between two pieces that fly one after the other, in milliseconds. */
const APART = 60

export class Flights {
  private ready: Ready[] = []
  private running: Animation[] = []
  private tints: Animation[] = []
  private copies: Element[] = []

  constructor(private readonly root: () => Element) {}

  /** Find the pieces in the drawing before the move. */
  prepare(flights: readonly Flight[]): void {
    this.land()
    this.ready = flights.flatMap((flight): Ready[] => {
      const at = this.find(flight.from)
      if (!at.length) return []
      if (flight.look === 'target') return [{ flight, from: around(at), copy: null }]
      const shown = flight.look ? this.find(flight.look)[0] : at[0]
      return shown ? [{ flight, from: around(at), copy: copyOf(shown) }] : []
    })
  }

  /** Let them fly to where they are in the drawing after the move. */
  launch(times: Times): void {
    const ready = this.ready
    this.ready = []
    let [first, later] = [0, 0]
    for (const one of ready) {
      const order = one.flight.waits ? later++ : first++
      this.fly(one, (one.flight.waits ? times.dice : 0) + order * APART, times.lasts)
    }
  }

  /** Tint the lines of these seats for a second. */
  tint(seats: readonly number[]): void {
    this.tints = this.tints.filter(({ playState }) => playState === 'running')
    for (const seat of seats) {
      const line = this.root().querySelector(`[data-line="${seat}"]`)
      const tinted = 'color-mix(in srgb, var(--accent) 32%, var(--raised))'
      if (line) this.tints.push(line.animate({ backgroundColor: [tinted] }, 1000))
    }
  }

  /** End everything that is on its way. */
  finish(): void {
    this.land()
    for (const one of this.tints) one.cancel()
    this.tints = []
  }

  private land(): void {
    for (const one of this.running) one.cancel()
    for (const copy of this.copies) copy.remove()
    this.running = []
    this.copies = []
    this.ready = []
  }

  private fly({ flight, from, copy }: Ready, delay: number, duration: number): void {
    const targets = this.find(flight.to)
    const shown = copy ?? (targets[0] ? copyOf(targets[0]) : null)
    if (!targets.length || !shown) return
    const to = around(targets)
    const [start, end] = [middle(from), middle(to)]
    if (Math.hypot(end[0] - start[0], end[1] - start[1]) < NEAR) return
    const fixed = flight.size ? flight.size / shown.width : null
    const scales = [fixed ?? fit(from, shown), fixed ?? fit(to, shown)] as const
    const layer = layerOf(flight, shown)
    this.root().append(layer)
    this.copies.push(layer)
    const options = { duration, delay, fill: 'backwards', easing: 'ease-in-out' } as const
    const animation = layer.animate(arc(start, end, scales, shown), options)
    this.running.push(animation)
    animation.onfinish = () => layer.remove()
    // What has a place of its own is pale there until it has landed.
    if (flight.size) return
    for (const target of targets) {
      this.running.push(target.animate({ opacity: [0.2, 0.2] }, delay + duration))
    }
  }

  /** All that the first selector with something in sight finds. */
  private find(selectors: readonly string[]): Element[] {
    for (const selector of selectors) {
      const found = [...this.root().querySelectorAll(selector)].filter(
        (one) => one.getClientRects().length > 0 && one.checkVisibility(),
      )
      if (found.length) return found
    }
    return []
  }
}

const middle = (box: DOMRect): [number, number] => [
  box.left + box.width / 2,
  box.top + box.height / 2,
]

function around(elements: readonly Element[]): DOMRect {
  const boxes = elements.map((one) => one.getBoundingClientRect())
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}

const fit = (box: DOMRect, { width, height }: Copy): number =>
  Math.max(0.25, Math.min(box.width / width, box.height / height, 2))

const SVG = 'http://www.w3.org/2000/svg'

/** An element as a picture of its own, without what makes it found or used. */
function copyOf(element: Element): Copy {
  const { width, height } = element.getBoundingClientRect()
  const copy = element.cloneNode(true) as HTMLElement | SVGElement
  copy.style.setProperty('--last', getComputedStyle(element).getPropertyValue('--last'))
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of one.getAttributeNames()) {
      if (/^(id|role|tabindex|aria-.*|data-.*)$/.test(name)) one.removeAttribute(name)
    }
  }
  if (!(element instanceof SVGGraphicsElement) || !element.ownerSVGElement) {
    return { picture: copy, width, height }
  }
  // A part of a drawing needs a drawing around it; its box is measured before its transform.
  const box = element.getBBox()
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.setAttribute('class', element.ownerSVGElement.getAttribute('class') ?? '')
  drawing.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
  copy.removeAttribute('transform')
  drawing.append(copy)
  return { picture: drawing, width, height }
}

function layerOf({ what, label }: Flight, { picture, width, height }: Copy): HTMLElement {
  const layer = document.createElement('div')
  layer.dataset['flight'] = what
  layer.ariaHidden = 'true'
  Object.assign(layer.style, {
    position: 'fixed',
    zIndex: '20',
    left: '0',
    top: '0',
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: 'none',
  })
  const words = label === undefined ? null : picture.querySelector('text')
  if (words && label !== undefined) words.textContent = label
  Object.assign(picture.style, {
    display: 'block',
    width: '100%',
    height: '100%',
    margin: '0',
  })
  layer.append(picture)
  return layer
}

const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 0.92, 1]

/** A slight arc upwards; a piece is a little larger just before it drops into its place. */
function arc(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  [s0, s1]: readonly [number, number],
  { width, height }: Copy,
): Keyframe[] {
  const lift = Math.min(90, 0.25 * Math.hypot(x1 - x0, y1 - y0))
  return STEPS.map((t) => {
    const x = x0 + (x1 - x0) * t - width / 2
    const y = y0 + (y1 - y0) * t - 4 * lift * t * (1 - t) - height / 2
    const scale = (s0 + (s1 - s0) * t) * (1 + 0.4 * t * (1 - t))
    return { offset: t, transform: `translate(${x}px, ${y}px) scale(${scale})` }
  })
}
