import type { Message } from './model'

/** The server has refused, and `said` is why, for the person to read. */
export class Refused extends Error {
  constructor(readonly said: Message) {
    super(said.key)
    this.name = 'Refused'
  }
}

/** The message about a failure, for the reader. */
export function reasonOf(error: unknown): Message {
  if (error instanceof Refused) return error.said
  console.error(error)
  return { key: 'web-failed', args: {} }
}
