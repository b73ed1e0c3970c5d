/** Why the last thing that was tried at the table cannot be done, for the prompt. */
import type { Refused } from '../../games/interface'
import type { Message } from '../../server/model'
import type { Names } from '../../text/bundle'
import { say } from '../../text/translation.svelte'

interface Asked {
  whyNot: (action: string) => Promise<Message | null>
  names: () => Names
}

export class Refusals {
  words = $state<string | null>(null)
  /** Counts what was tried and what came in between, because answers may be late. */
  #latest = 0
  #asked: Asked

  constructor(asked: Asked) {
    this.#asked = asked
  }

  clear(): void {
    this.#latest += 1
    this.words = null
  }

  async refuse(what: Refused): Promise<void> {
    const latest = (this.#latest += 1)
    if ('words' in what) {
      this.words = what.words
      return
    }
    const reason = await this.#asked.whyNot(what.action)
    if (!reason || latest !== this.#latest) return
    this.words = say(what.brief ? innermost(reason) : reason, this.#asked.names())
  }
}

/** The reason alone, where the drawing shows what was meant. */
function innermost(reason: Message): Message {
  const inner = reason.args['reason']
  return typeof inner === 'object' && inner !== null && 'key' in inner ? inner : reason
}
