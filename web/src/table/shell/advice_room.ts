/** How high what a hint says may be where it lies over the table: 60 % of the board stay visible. */
const COVERED = 0.38
/** Two lines and the buttons; more can be scrolled to. */
const LEAST = 96

/** Attach it to the element that holds the hint, somewhere in a `[data-table]`. */
export function adviceRoom(element: HTMLElement): () => void {
  const table = element.closest('[data-table]')
  const measure = () => {
    const board = table?.querySelector('[data-city]')
    if (!board) return
    const { top, bottom, height } = board.getBoundingClientRect()
    const from = element.getBoundingClientRect().top
    const sheet = table?.querySelector('[data-sheet]')?.getBoundingClientRect().top ?? innerHeight
    const below = Math.max(0, bottom - Math.min(sheet, innerHeight))
    const room = Math.max(top - from, 0) + height * COVERED - below
    element.style.maxHeight = `${Math.max(LEAST, room)}px`
  }
  measure()
  addEventListener('scroll', measure, { passive: true })
  addEventListener('resize', measure)
  return () => {
    removeEventListener('scroll', measure)
    removeEventListener('resize', measure)
  }
}
