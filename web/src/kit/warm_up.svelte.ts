/** What waits for a game that is still being compiled, as on a server's first start. */
import type { Message } from '../server/model'

export interface Preparing {
  /** What the server says. */
  said: Message
  done: number
  total: number
}

let shown = $state.raw<Preparing | null>(null)
let waiting = 0

export const preparing = (): Preparing | null => shown

/** Tell how far it is; the first of several that wait begins it, the last one ends it. */
export function tellPreparing(now: Preparing): void {
  shown = now
}

export async function whilePreparing<T>(what: () => Promise<T>): Promise<T> {
  waiting += 1
  try {
    return await what()
  } finally {
    waiting -= 1
    if (!waiting) shown = null
  }
}
