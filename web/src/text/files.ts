/** Where the texts lie in the Python package: messages in Fluent, rules pages in Markdown. */
import { folder } from '../games'
import { allMessages, rulesPage } from '../server/http'
import type { Language } from './bundle'

type Files = Record<string, () => Promise<string>>

const ROOT = '../../../src/polis'
const messages = import.meta.glob(
  [
    '../../../src/polis/text/messages/{*,web/*,web/{challenges,me,replay}/*}.ftl',
    '../../../src/polis/games/*/text/messages/{*,web/*,web/{cover,lesson}/*}.ftl',
  ],
  { query: '?raw', import: 'default' },
) as Files
const rules = import.meta.glob('../../../src/polis/games/*/text/rules.*.md', {
  query: '?raw',
  import: 'default',
}) as Files

const privacy = import.meta.glob('../../../src/polis/text/privacy.*.md', {
  query: '?raw',
  import: 'default',
}) as Files

const messagesOf = (game: string) => `${ROOT}/games/${folder(game)}/text/messages`
const rulesOf = (game: string, language: Language) =>
  `${ROOT}/games/${folder(game)}/text/rules.${language}.md`

/** Whose texts are needed besides the common ones. */
export interface Needed {
  games: Iterable<string>
  /** Games of which the start page tells. */
  covers: Iterable<string>
  /** Games whose rules pages or lessons are read. */
  lessons: Iterable<string>
  pages: Iterable<string>
}

/** The Fluent files of a language: the common ones, and those of these games and pages. */
export function loadMessages(
  language: Language,
  { games, covers, lessons, pages }: Needed,
): Promise<string[]> {
  const common = `${ROOT}/text/messages`
  const folders = [common, ...[...games].map(messagesOf)].flatMap((path) => [path, `${path}/web`])
  folders.push(...[...covers].map((game) => `${messagesOf(game)}/web/cover`))
  folders.push(...[...lessons].map((game) => `${messagesOf(game)}/web/lesson`))
  folders.push(...[...pages].map((page) => `${common}/web/${page}`))
  const files = folders.map((path) => `${path}/${language}.ftl`)
  const loads = files.map((file) => messages[file]).filter((load) => load !== undefined)
  return Promise.all(loads.map((load) => load()))
}

/** The server's messages, if any of these games came to it after the pages were built. */
export async function loadOtherMessages(
  language: Language,
  games: Iterable<string>,
): Promise<string[]> {
  const others = [...games].filter((game) => !(`${messagesOf(game)}/en.ftl` in messages))
  return others.length ? [await allMessages(language)] : []
}

/** The rules page of a game, in English where the language has none; null for an unknown game. */
export async function loadRules(game: string, language: Language): Promise<string | null> {
  const load = rules[rulesOf(game, language)] ?? rules[rulesOf(game, 'en')]
  return load ? load() : rulesPage(game, language).catch(() => null)
}

/** What is kept of people, in Markdown. */
export const loadPrivacy = (language: Language): Promise<string> =>
  privacy[`${ROOT}/text/privacy.${language}.md`]!()
