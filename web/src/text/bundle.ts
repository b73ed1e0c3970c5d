/** Messages into words: the same Fluent files and the same rules as in the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arg, Message } from '../server/model'

export const LANGUAGES = ['en', 'cs', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
export const SEAT_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const

/** One language. */
export class Words {
  private readonly bundle: FluentBundle

  constructor(
    readonly language: Language,
    sources: Iterable<string>,
    /** Texts of the server; they repeat those of the sources. */
    served: Iterable<string> = [],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) {
      const errors = this.bundle.addResource(new FluentResource(source))
      if (errors.length) throw errors[0]
    }
    for (const source of served) {
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true })
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** The message in words, and so are messages, lists and seats among its arguments. */
  say(message: Message, names: readonly string[] = SEAT_LETTERS): string {
    const pattern = this.bundle.getMessage(message.key)?.value
    // A text that is missing must not take the table down: the key still says something.
    if (pattern === null || pattern === undefined) return message.key
    const plain: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(message.args)) {
      plain[name] = this.argument(value, names)
    }
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, plain, errors)
    if (errors.length) console.error(`${message.key} in ${this.language}:`, ...errors)
    return text
  }

  private argument(value: Arg, names: readonly string[]): string | number {
    if (typeof value === 'number') return value
    if (Array.isArray(value)) {
      return value.map((part) => String(this.argument(part, names))).join(', ')
    }
    if (typeof value === 'object' && value !== null) {
      if ('key' in value) return this.say(value, names)
      const { seat } = value
      return names[seat] ?? SEAT_LETTERS[seat] ?? String(seat + 1)
    }
    return String(value)
  }
}
