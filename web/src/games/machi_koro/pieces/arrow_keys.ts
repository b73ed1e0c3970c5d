/** Arrow keys among the buttons of a grid. */
export function steps(node: HTMLElement): () => void {
  function key(event: KeyboardEvent): void {
    const from = (event.target as HTMLElement).closest('button')
    if (!from || !event.key.startsWith('Arrow')) return
    const here = from.getBoundingClientRect()
    const [dx, dy] = WAYS[event.key] ?? [0, 0]
    let best: HTMLElement | null = null
    let least = Infinity
    for (const button of node.querySelectorAll('button')) {
      const there = button.getBoundingClientRect()
      const [x, y] = [there.left - here.left, there.top - here.top]
      const along = x * dx + y * dy
      const aside = Math.abs(x * dy) + Math.abs(y * dx)
      if (along > 1 && along + 3 * aside < least) [best, least] = [button, along + 3 * aside]
    }
    if (!best) return
    event.preventDefault()
    best.focus()
  }
  node.addEventListener('keydown', key)
  return () => node.removeEventListener('keydown', key)
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
