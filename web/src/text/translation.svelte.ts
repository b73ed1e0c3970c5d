/** The language in use. Reading `t` or `say` in a component redraws it when the language changes. */
import { negotiateLanguages } from '@fluent/langneg'
import { remembered, remember } from '../kit/browser/storage'
import type { Arg, Message } from '../server/model'
import {
  LANGUAGES,
  LOCALES,
  Words,
  dayIn,
  inPercent,
  measured,
  regionOf,
  withSign,
  type Language,
  type Names,
} from './bundle'
import { loadMessages, loadOtherMessages } from './files'

const games = new Set<string>()
const covers = new Set<string>()
const lessons = new Set<string>()
const pages = new Set<string>()
let holder = $state.raw(new Words('en', []))

/** The texts of a language that are needed now: common ones, those of games and pages in use. */
async function read(language: Language): Promise<Words> {
  const [built, others] = await Promise.all([
    loadMessages(language, { games, covers, lessons, pages }),
    loadOtherMessages(language, [...games, ...covers]),
  ])
  return new Words(language, built, others)
}

let renewing: Promise<void> = Promise.resolve()

/**
 * Read the texts of this language, or of the one in use, and show them. One reading follows the
 * other, so that a slow one never brings back the language of before.
 */
function renew(language?: Language): Promise<void> {
  const next = async () => {
    holder = await read(language ?? holder.language)
  }
  renewing = renewing.then(next, next)
  return renewing
}

/** The language chosen before, else the browser's first one that we have, else English. */
export function preferred(): Language {
  const chosen = remembered('language')
  const found = LANGUAGES.find((language) => language === chosen)
  if (found) return found
  const [best] = negotiateLanguages([...navigator.languages], [...LANGUAGES], {
    defaultLocale: 'en',
    strategy: 'lookup',
  })
  return (best as Language | undefined) ?? 'en'
}

/** Speak this language from now on, and remember it. */
export async function speak(language: Language, keep = true): Promise<void> {
  await renew(language)
  document.documentElement.lang = language
  if (keep) remember('language', language)
}

/** Have these texts ready. */
async function need(known: Set<string>, keys: readonly string[]): Promise<void> {
  const missing = keys.filter((key) => !known.has(key))
  // Somebody else may have asked for them a moment ago.
  if (!missing.length) return renewing
  for (const key of missing) known.add(key)
  await renew()
}

/** Have the texts of these games ready. */
export const needGames = (...keys: string[]): Promise<void> => need(games, keys)

/** Have the texts of these games ready that stand before a game: on the start page, and about it. */
export const needCovers = (...keys: string[]): Promise<void> => need(covers, keys)

/** Have the texts of these games ready, with those of their rules pages and lessons. */
export async function needLessons(...keys: string[]): Promise<void> {
  await Promise.all([needGames(...keys), need(lessons, keys)])
}

/** Have the texts of pages ready that are in a folder of their own, such as `web/me`. */
export const needPages = (...keys: string[]): Promise<void> => need(pages, keys)

/** The language in use. */
export function language(): Language {
  return holder.language
}

/** A message from the server in words; `names` are the players' names by seat. */
export function say(message: Message, names?: Names): string {
  return holder.say(message, names)
}

/** What a line of a score is about, whatever its numbers are: "houses". */
export function sourceName(message: Message): string {
  return holder.source(message)
}

/** One of the page's own texts. */
export function t(key: string, args: Record<string, Arg> = {}, names?: Names): string {
  return holder.say({ key, args }, names)
}

/** A number as this language writes it, with no more figures than a person reads. */
export function amount(value: number): string {
  return value.toLocaleString(LOCALES[holder.language], { maximumFractionDigits: 2 })
}

/** A difference with its sign. */
export function signed(value: number): string {
  return withSign(value, LOCALES[holder.language])
}

/** A share of 1 as a percentage. */
export function percent(share: number): string {
  return inPercent(share, LOCALES[holder.language])
}

/** A time in two units: days and hours, or hours and minutes. */
export function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24]
  const parts = days ? { day: days, hour: hours } : { hour: hours, minute: minutes % 60 }
  const locale = LOCALES[holder.language]
  const format = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' })
  return format.format(Object.entries(parts).map(([unit, n]) => measured(n, unit, locale)))
}

/** A day as people write it in the reader's region; the time is in seconds since 1970. */
export function date(at: number): string {
  const format = new Intl.DateTimeFormat(regionOf(holder.language), { dateStyle: 'medium' })
  return format.format(at * 1000)
}

/** A day such as 2026-11-17 in the same way, the same in all time zones. */
export function dayName(day: string): string {
  return dayIn(day, regionOf(holder.language))
}

/** Several things as this language lists them. */
export function list(things: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[holder.language]).format(things)
}

/** Whether a message has a wording as the source of points. */
export function isSource(key: string): boolean {
  return holder.isSource(key)
}

/** Whether a text exists: for texts that only some games have. */
export function known(key: string): boolean {
  return holder.has(key)
}
