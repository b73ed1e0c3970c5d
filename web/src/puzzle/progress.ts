/** How far the person has come with the puzzles, kept in this browser. */
import { recall, remember } from '../kit/browser/storage'

export interface Progress {
  /** The number of the puzzle that comes next, from 1 on. */
  next: number
  /** Puzzles solved one after the other, and the most so far. */
  streak: number
  best: number
  solved: number
}

const NONE: Progress = { next: 1, streak: 0, best: 0, solved: 0 }

function isProgress(value: unknown): value is Progress {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(NONE).every((key) => Number.isInteger((value as Record<string, unknown>)[key]))
  )
}

const keyOf = (game: string) => `puzzles.${game}`

export const progressOf = (game: string): Progress => recall(keyOf(game), isProgress, NONE)

/** Note the first answer to a puzzle; one that was answered before counts no more. */
export function note(game: string, number: number, right: boolean): Progress {
  const before = progressOf(game)
  if (number < before.next) return before
  const streak = right ? before.streak + 1 : 0
  const after = {
    next: number + 1,
    streak,
    best: Math.max(before.best, streak),
    solved: before.solved + Number(right),
  }
  remember(keyOf(game), JSON.stringify(after))
  return after
}
