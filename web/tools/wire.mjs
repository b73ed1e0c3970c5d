/**
 * Writes src/wire/messages.ts from the server's schema, src/wire/views/<game>.ts from the types of
 * each game's view, src/wire/effects/<game>.ts from those of its effects, and src/wire/pads/<game>.ts
 * from those of its score pad:
 *
 *     npm run wire            asks ../.venv/bin/python (or $POLIS_PYTHON) for the schemas
 *     npm run wire -- --check fails if a file is not what the schemas say
 */
import openapiTS, { astToString } from 'openapi-typescript'
import { ask, generate } from './generated.mjs'

const HEAD = '/* Made by `npm run wire` from the types of the server. Do not edit. */\n'
const write = (file, text) => generate(`src/wire/${file}.ts`, HEAD + text, 'npm run wire')

/** The values of each type that lists some: `Kind` and `KINDS`. */
const values = (schemas) =>
  Object.entries(schemas)
    .filter(([, schema]) => schema.enum)
    .map(([name, schema]) => {
      const list = JSON.stringify(schema.enum)
      return `export const ${name.toUpperCase()}S = ${list} as const satisfies readonly ${name}[];\n`
    })
    .join('')

const messages = await openapiTS(ask('polis.server.print_openapi'), {
  defaultNonNullable: false,
})
write('messages', astToString(messages))

for (const part of ['views', 'effects', 'pads']) {
  for (const [game, schemas] of Object.entries(ask(`polis.server.protocol.schemas.${part}`))) {
    const document = {
      openapi: '3.1.0',
      info: { title: game, version: '1' },
      components: { schemas },
    }
    const types = await openapiTS(document, {
      // What is entered on a pad is changed where it is shown.
      immutable: part !== 'pads',
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
    })
    write(`${part}/${game.replaceAll('-', '_')}`, astToString(types) + values(schemas))
  }
}
