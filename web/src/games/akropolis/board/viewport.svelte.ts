/** Which part of a drawing is seen, and how large: pan, zoom, fit. */
import { HALF, RADIUS } from '../pieces/art'
import { type Box } from '../pieces/shape'

const LARGEST = 1.7
const SMALLEST = 0.25

interface Fitting {
  /** Pixels at the top, at the right and at the bottom that something else covers. */
  covered: readonly [number, number, number]
  /** Hexes around it. */
  margin: number
}

export class Viewport {
  width = $state(0)
  height = $state(0)
  scale = $state(1)
  /** The point of the drawing in the middle of the window. */
  x = $state(0)
  y = $state(0)
  /** The reader chose this part: it stays until the view is fitted again. */
  held = $state(false)

  get transform(): string {
    const left = this.width / 2 - this.x * this.scale
    const top = this.height / 2 - this.y * this.scale
    return `translate(${left.toFixed(1)} ${top.toFixed(1)})scale(${this.scale.toFixed(4)})`
  }

  /** A point of the window in units of the drawing. */
  point(px: number, py: number): [number, number] {
    return [
      this.x + (px - this.width / 2) / this.scale,
      this.y + (py - this.height / 2) / this.scale,
    ]
  }

  /** Show all of this with some hexes around it. */
  fit(box: Box, { covered: [top, right, bottom], margin }: Fitting): void {
    const [padX, padY] = [margin * 1.5 * RADIUS, margin * 2 * HALF]
    const scale = Math.min(
      LARGEST,
      (this.width - right) / (box.width + 2 * padX),
      (this.height - top - bottom) / (box.height + 2 * padY),
    )
    this.scale = Math.max(scale, SMALLEST)
    this.x = box.left + box.width / 2 + right / 2 / this.scale
    this.y = box.top + box.height / 2 + (bottom - top) / 2 / this.scale
    this.held = false
  }

  /** Whether a point of the drawing is in the window. */
  shows(x: number, y: number): boolean {
    const [halfX, halfY] = [this.width / 2 / this.scale, this.height / 2 / this.scale]
    return Math.abs(x - this.x) <= halfX && Math.abs(y - this.y) <= halfY
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale
    this.y -= dy / this.scale
    this.held = true
  }

  /** Zoom and keep the point under (px, py) where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const [x, y] = this.point(px, py)
    const scale = Math.min(2.6, Math.max(SMALLEST, this.scale * factor))
    this.x = x - (px - this.width / 2) / scale
    this.y = y - (py - this.height / 2) / scale
    this.scale = scale
    this.held = true
  }

  /** Bring a point of the drawing into the window if it is not there. */
  reveal(x: number, y: number): void {
    const [halfX, halfY] = [this.width / 2 / this.scale, this.height / 2 / this.scale]
    const [roomX, roomY] = [halfX - RADIUS, halfY - HALF]
    this.x = Math.min(Math.max(this.x, x - roomX), x + roomX)
    this.y = Math.min(Math.max(this.y, y - roomY), y + roomY)
  }
}

/** Fingers and mouse on a viewport: one drags, two pinch. */
export class Gestures {
  private readonly down = new Map<number, [number, number]>()
  private start: [number, number] = [0, 0]
  /** The pointer has moved so far that this is no tap. */
  dragging = false

  constructor(private readonly view: Viewport) {}

  press(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (this.down.size === 0) {
      this.dragging = false
      this.start = [event.clientX, event.clientY]
    }
    this.down.set(event.pointerId, [event.clientX, event.clientY])
  }

  move(event: PointerEvent, frame: Element): void {
    const before = this.down.get(event.pointerId)
    if (!before) return
    const now: [number, number] = [event.clientX, event.clientY]
    if (this.down.size === 1) {
      const away = Math.hypot(now[0] - this.start[0], now[1] - this.start[1])
      if (!this.dragging && away < 8) return
      this.begin(event, frame)
      this.view.pan(now[0] - before[0], now[1] - before[1])
    } else if (this.down.size === 2) {
      this.begin(event, frame)
      const other = [...this.down].find(([id]) => id !== event.pointerId)![1]
      this.pinch(before, now, other, frame.getBoundingClientRect())
    }
    this.down.set(event.pointerId, now)
  }

  private begin(event: PointerEvent, frame: Element): void {
    if (!this.dragging) frame.setPointerCapture(event.pointerId)
    this.dragging = true
  }

  private pinch(
    before: [number, number],
    now: [number, number],
    other: [number, number],
    rect: DOMRect,
  ): void {
    const far = Math.hypot(before[0] - other[0], before[1] - other[1])
    const near = Math.hypot(now[0] - other[0], now[1] - other[1])
    if (far > 0) this.view.zoom(near / far, other[0] - rect.left, other[1] - rect.top)
  }

  release(event: PointerEvent): void {
    this.down.delete(event.pointerId)
  }
}
