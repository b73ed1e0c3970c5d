/** The language in use. Reading `t` or `say` in a component redraws it when the language changes. */
import { negotiateLanguages } from '@fluent/langneg'
import { remembered, remember } from '../kit/storage'
import type { Arg, Message } from '../server/model'
import { LANGUAGES, Words, type Language } from './bundle'
import { loadMessages, loadOtherMessages } from './files'

const games = new Set<string>()
let holder = $state.raw(new Words('en', []))

/** The texts of a language that are needed now: the common ones and those of the games in use. */
async function read(language: Language): Promise<Words> {
  const [built, others] = await Promise.all([
    loadMessages(language, games),
    loadOtherMessages(language, games),
  ])
  return new Words(language, built, others)
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
  const next = await read(language)
  holder = next
  document.documentElement.lang = language
  if (keep) remember('language', language)
}

/** Have the texts of these games ready. */
export async function needGames(...keys: string[]): Promise<void> {
  const missing = keys.filter((key) => !games.has(key))
  if (!missing.length) return
  for (const key of missing) games.add(key)
  holder = await read(holder.language)
}

/** The language in use. */
export function language(): Language {
  return holder.language
}

/** A message from the server in words; `names` are the players' names by seat. */
export function say(message: Message, names?: readonly string[]): string {
  return holder.say(message, names)
}

/** One of the page's own texts. */
export function t(key: string, args: Record<string, Arg> = {}, names?: readonly string[]): string {
  return holder.say({ key, args }, names)
}

/** A number as this language writes it, with no more figures than a person reads. */
export function amount(value: number): string {
  return value.toLocaleString(holder.language, { maximumFractionDigits: 2 })
}

/** Whether a text exists: for texts that only some games have. */
export function known(key: string): boolean {
  return holder.has(key)
}
