/** Two moves of one decision on the table: the one that was played and the best one. */

export interface Compared {
  played: string
  best: string
}

export type Role = 'played' | 'best' | 'both'

/** The moves to draw, each with its part; one move if the best one was played. */
export function roles({ played, best }: Compared): { action: string; role: Role }[] {
  if (played === best) return [{ action: best, role: 'both' }]
  return [
    { action: best, role: 'best' },
    { action: played, role: 'played' },
  ]
}

/** Mark the elements that stand for the two moves; returns what takes the marks away. */
export function markTargets(
  root: HTMLElement,
  compared: Compared,
  target: (action: string) => string | null,
): () => void {
  const marked: Element[] = []
  for (const { action, role } of roles(compared)) {
    const found = target(action)
    for (const element of found ? root.querySelectorAll(found) : []) {
      element.setAttribute('data-compared', element.hasAttribute('data-compared') ? 'both' : role)
      marked.push(element)
    }
  }
  return () => {
    for (const element of marked) element.removeAttribute('data-compared')
  }
}
