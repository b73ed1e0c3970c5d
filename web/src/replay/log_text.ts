/** Logs as text: the browser only shortens them, the server reads them. */

interface LogText {
  moves: string[]
  result: unknown
}

/** The log up to a move. */
export function upTo(log: string, at: number): string {
  const whole = JSON.parse(log) as LogText
  if (at >= whole.moves.length) return log
  return JSON.stringify({ ...whole, moves: whole.moves.slice(0, at), result: null })
}

/** The log up to a move, and then another move. */
export function upToAnd(log: string, at: number, move: string): string {
  const whole = JSON.parse(log) as LogText
  return JSON.stringify({ ...whole, moves: [...whole.moves.slice(0, at), move], result: null })
}
