/** Which scripts of the build a visit loads, and how heavy they are, compressed. */
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

export const LANGUAGES = ['en', 'cs', 'pl']
const app = fileURLToPath(new URL('../../src/polis/web_app/', import.meta.url))
const folder = `${app}assets/`

export const files = readdirSync(folder)
/** The size of a file in kB, compressed. */
export const size = (name) => gzipSync(readFileSync(folder + name), { level: 9 }).length / 1000
export const weight = (names) => [...names].reduce((sum, name) => sum + size(name), 0)

const scripts = files.filter((name) => name.endsWith('.js'))
/** The scripts of this name, which the build follows by a hash of eight characters. */
const named = (name) =>
  scripts.filter((file) => file.startsWith(`${name}-`) && file.length === name.length + 12)
export const games = scripts.map((name) => /^(\w+)-table-/.exec(name)?.[1]).filter(Boolean)

/** A script and all that it imports at once. */
function closure(name, found) {
  if (found.has(name)) return
  found.add(name)
  const text = readFileSync(folder + name, 'utf8')
  for (const [, other] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    closure(other, found)
}

function loaded(...starts) {
  const found = new Set()
  for (const name of starts.flat()) closure(name, found)
  return found
}

const page = readFileSync(`${app}index.html`, 'utf8')
/** What every page loads: itself, the common texts, and what it does once it is shown. */
const common = (language) => [
  ...scripts.filter((name) => page.includes(name)),
  ...named(language),
  ...named('start'),
]

/** The start page at rest; who comes back has games there. */
export const startPage = (language, back = false) =>
  loaded(
    common(language),
    ...['Start', 'OpenRooms', ...(back ? ['MyGames'] : [])].map(named),
    ...games.flatMap((game) => [`${game}-cover`, `${game}-cover-${language}`].map(named)),
  )

/** A room while its game is played, or from its lobby to its end. */
export const room = (game, language, whole = false) =>
  loaded(
    common(language),
    ...['Room', ...(whole ? ['Lobby', `${game}-cover`, 'EndScreen'] : [])].map(named),
    named(`${game}-table`),
    named(`${game}-${language}`),
  )
