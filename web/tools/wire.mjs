/**
 * Writes src/wire/messages.ts from the server's schema:
 *
 *     npm run wire            asks ../.venv/bin/python (or $POLIS_PYTHON) for the schema
 *     npm run wire -- --check fails if the file is not what the schema says
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const python = process.env.POLIS_PYTHON ?? path('../../.venv/bin/python')
const schema = execFileSync(python, ['-m', 'polis.server.print_openapi'], {
  env: { ...process.env, PYTHONPATH: path('../../src') },
  maxBuffer: 64 * 1024 * 1024,
})
const head = '/* Made by `npm run wire` from the schema of the server. Do not edit. */\n'
const text =
  head + astToString(await openapiTS(JSON.parse(schema.toString()), { defaultNonNullable: false }))
const file = path('../src/wire/messages.ts')

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error('src/wire/messages.ts is not what the server says: run `npm run wire`.')
    process.exit(1)
  }
} else {
  writeFileSync(file, text)
}
