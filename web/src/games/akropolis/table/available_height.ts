/** The room that is left for a table. */
const LEAST = 480
const BELOW = 16

/** Tell the pixels from here to the lower end of the window, whenever they change. */
export function fill(element: HTMLElement, tell: (height: number) => void): () => void {
  const measure = () => {
    const top = element.getBoundingClientRect().top + scrollY
    tell(Math.max(LEAST, innerHeight - top - BELOW))
  }
  // The notices above come and go, and the shell grows with them.
  const observer = new ResizeObserver(measure)
  observer.observe(element.closest('[data-table]') ?? document.body)
  addEventListener('resize', measure)
  return () => {
    observer.disconnect()
    removeEventListener('resize', measure)
  }
}
