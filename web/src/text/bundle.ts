/** Messages into words: the same Fluent files and the same rules as in the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arg, Message } from '../server/model'

export const LANGUAGES = ['en', 'cs', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
/** Our English is British: no comma before the last "and" of a list. */
export const LOCALES = { en: 'en-GB', cs: 'cs', pl: 'pl' } as const
export const SEAT_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const

/** The players' names by seat; `you` is the reader's seat, which texts address as a person. */
export type Names = readonly string[] & { readonly you?: number | null }

/** Names for a reader who has this seat. */
export const namesFor = (names: readonly string[], you: number | null): Names =>
  Object.assign([...names], { you })

type Pattern = Parameters<FluentBundle['formatPattern']>[0]

/** Whether an argument is this seat, alone or as a list of one. */
function isSeat(value: Arg | undefined, seat: number | null | undefined): boolean {
  if (Array.isArray(value)) return value.length === 1 && isSeat(value[0], seat)
  return typeof value === 'object' && value !== null && 'seat' in value && value.seat === seat
}

/** The browser's regional variant of a language, such as en-US, else our own. */
export const regionOf = (language: Language): string =>
  navigator.languages.find((one) => one.startsWith(`${language}-`)) ?? LOCALES[language]

/** A day such as 2026-11-17 as people write it, the same in all time zones. */
export const dayIn = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day))

/** A share of 1 as a percentage. */
export const inPercent = (share: number, locale: string): string =>
  share.toLocaleString(locale, { style: 'percent' })

/** A difference with its sign; the minus is as wide as the plus. */
export const withSign = (value: number, locale: string): string =>
  value
    .toLocaleString(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 2 })
    .replace('-', '−')

/** A number with its unit, such as 5 secs. */
export const measured = (value: number, unit: string, locale: string): string =>
  value.toLocaleString(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 2,
  })

/** One language. */
export class Words {
  private readonly bundle: FluentBundle
  private readonly lists: Intl.ListFormat

  constructor(
    readonly language: Language,
    sources: Iterable<string>,
    /** Texts of the server; they repeat those of the sources. */
    served: Iterable<string> = [],
  ) {
    const locale = LOCALES[language]
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        DAY: ([day]) => dayIn(String(day), regionOf(language)),
        PERCENT: ([value]) => inPercent(Number(value) / 100, locale),
        SIGNED: ([value]) => withSign(Number(value), locale),
        UNIT: ([value], { unit }) => measured(Number(value), String(unit), locale),
      },
    })
    this.lists = new Intl.ListFormat(locale)
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

  /** Whether a message has a wording for statistics, where it stands for the same line of many games. */
  isSource(key: string): boolean {
    return 'source' in (this.bundle.getMessage(key)?.attributes ?? {})
  }

  /** The message in its wording for statistics, if it has one. */
  source(message: Message): string {
    return this.say(message, SEAT_LETTERS, 'source')
  }

  /** The message in words, and so are messages, lists and seats among its arguments. */
  say(message: Message, names: Names = SEAT_LETTERS, wording = 'page'): string {
    const pattern = this.pattern(message, names, wording)
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

  /**
   * The text that fits the reader, of those that a message has.
   *
   * The attribute with the name of an argument is for the reader who has that seat, such as
   * `.seat = you take a loan`; `.page` leaves out what the board shows, `.source` the numbers.
   */
  private pattern(
    { key, args }: Message,
    { you }: Names,
    wording: string,
  ): Pattern | null | undefined {
    const found = this.bundle.getMessage(key)
    if (!found) return null
    const mine = Object.keys(args).find(
      (name) => name in found.attributes && isSeat(args[name], you),
    )
    return found.attributes[mine ?? wording] ?? found.value
  }

  private argument(value: Arg, names: Names): string | number {
    if (typeof value === 'number') return value
    if (Array.isArray(value)) {
      return this.lists.format(value.map((part) => String(this.argument(part, names))))
    }
    if (typeof value === 'object' && value !== null) {
      if ('key' in value) return this.say(value, names)
      const { seat } = value
      return names[seat] ?? SEAT_LETTERS[seat] ?? String(seat + 1)
    }
    return String(value)
  }
}
