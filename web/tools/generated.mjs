/** What the tools that generate source files share: asking Python, writing a file or checking it. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const python = process.env.POLIS_PYTHON ?? path('../../.venv/bin/python')

/** What a Python module of the engine, or of its tests, prints as JSON. */
export const ask = (module) =>
  JSON.parse(
    execFileSync(python, ['-m', module], {
      env: { ...process.env, PYTHONPATH: [path('../../src'), path('../..')].join(delimiter) },
      maxBuffer: 64 * 1024 * 1024,
    }).toString(),
  )

const read = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Writes a file below web/; with --check, fails if it is not what would be written. */
export function generate(relative, text, command) {
  const file = path(`../${relative}`)
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  } else if (read(file) !== text) {
    console.error(`${relative} is out of date: run \`${command}\`.`)
    process.exitCode = 1
  }
}
