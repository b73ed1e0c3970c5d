/** Prints what the browser loads, compressed, and fails where the start page or a table is too heavy. */
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const START = 100
const TABLE = 150
const folder = fileURLToPath(new URL('../../src/polis/web_app/assets/', import.meta.url))
const files = readdirSync(folder)
const size = (name) => gzipSync(readFileSync(folder + name), { level: 9 }).length / 1000
const scripts = files.filter((name) => name.endsWith('.js'))

/** A script and all that it imports at once. */
function closure(name, found = new Set()) {
  if (found.has(name)) return found
  found.add(name)
  const text = readFileSync(folder + name, 'utf8')
  for (const [, other] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    closure(other, found)
  return found
}

const named = (start) => scripts.filter((name) => name.startsWith(`${start}-`))
const total = (...starts) => {
  const found = new Set()
  for (const name of starts.flat()) closure(name, found)
  return [...found].reduce((sum, name) => sum + size(name), 0)
}

// The largest language counts, with the texts of all games.
const texts = Math.max(
  ...['en', 'cs', 'pl'].map((one) => named(one).reduce((sum, name) => sum + size(name), 0)),
)
const entry = named('index').filter((name) =>
  readFileSync(folder + '../index.html', 'utf8').includes(name),
)
const start = total(entry, named('Start'), named('cover')) + texts
console.log(`start page   ${start.toFixed(1)} kB of compressed script (limit ${START})`)
let heaviest = start
for (const table of named('table')) {
  const kilobytes = total(entry, named('Room'), table) + texts
  heaviest = Math.max(heaviest, kilobytes)
  console.log(`${table.padEnd(12)} ${kilobytes.toFixed(1)} kB (limit ${TABLE})`)
}
for (const name of files.filter((file) => /\.(css|woff2)$/.test(file))) {
  console.log(`${name.padEnd(40)} ${size(name).toFixed(1)} kB`)
}
if (start > START || heaviest > TABLE) process.exit(1)
