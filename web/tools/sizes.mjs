/** Prints what the browser loads, and fails where the start page or a room is too heavy. */
import { LANGUAGES, files, games, room, size, startPage, weight } from './loads.mjs'

const START = 100
const ROOM = 150
let fits = true

/** Say how heavy a visit is in the language with the longest texts. */
function report(what, scripts, limit) {
  const kilobytes = Math.max(...LANGUAGES.map((language) => weight(scripts(language))))
  fits &&= kilobytes <= limit
  console.log(`${what.padEnd(30)} ${kilobytes.toFixed(1)} kB of compressed script (limit ${limit})`)
}

report('start page, first visit', (language) => startPage(language), START)
report('start page, with my games', (language) => startPage(language, true), START)
for (const game of games) {
  report(`${game}, in play`, (language) => room(game, language), ROOM)
  report(`${game}, lobby to end`, (language) => room(game, language, true), ROOM)
}
for (const name of files.filter((file) => /\.(css|woff2)$/.test(file)))
  console.log(`${name.padEnd(40)} ${size(name).toFixed(1)} kB`)
if (!fits) process.exit(1)
