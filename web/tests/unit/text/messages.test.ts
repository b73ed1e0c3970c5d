/** The pages' own texts: complete in every language, all used, none missing. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FluentResource } from '@fluent/bundle'
import { LANGUAGES, Words } from '../../../src/text/bundle'

const ROOT = join(import.meta.dirname, '../../../..')
const POLIS = join(ROOT, 'src/polis')
/** The folder of messages, in the package and in every game. */
const MESSAGES = 'text/messages'

/** The files below a folder whose path matches. */
function files(pattern: RegExp, below = POLIS): string[] {
  return readdirSync(below, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => join(below, file))
    .sort()
}
const folders = files(new RegExp(`${MESSAGES}/web/(\\w+/)?en\\.ftl$`)).map((file) =>
  file.slice(0, -'/en.ftl'.length),
)

/** Each message of a file with the names of its arguments. */
function messages(file: string): Map<string, string> {
  const text = readFileSync(file, 'utf8')
  const found = new Map<string, string>()
  for (const block of text.split(/\n(?=[a-z])/)) {
    const key = /^([a-z][\w-]*) =/m.exec(block)?.[1]
    if (!key) continue
    const args = [...block.matchAll(/\$([a-z]+)/g)].map(([, name]) => name)
    found.set(key, [...new Set(args)].sort().join(' '))
  }
  return found
}

describe.each(folders)('%s', (folder) => {
  test.each(LANGUAGES)('has the same messages and arguments in %s', (language) => {
    const expected = Object.fromEntries(messages(join(folder, 'en.ftl')))
    expect(Object.fromEntries(messages(join(folder, `${language}.ftl`)))).toEqual(expected)
  })

  test.each(LANGUAGES)('can be read in %s', (language) => {
    const text = readFileSync(join(folder, `${language}.ftl`), 'utf8')
    const parsed = new FluentResource(text).body.map(({ id }) => id)
    expect(parsed).toEqual([...messages(join(folder, `${language}.ftl`)).keys()])
  })
})

test.each(LANGUAGES)('no key stands in two files in %s', (language) => {
  const texts = files(new RegExp(`${MESSAGES}/(web/(\\w+/)?)?${language}\\.ftl$`))
  const sources = texts.map((file) => readFileSync(file, 'utf8'))
  expect(() => new Words(language, sources)).not.toThrow()
})

describe('the texts of the shell', () => {
  const sources = files(/\.(svelte|ts)$/, join(ROOT, 'web/src'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const known = files(/^text\/messages\/web\/(\w+\/)?en\.ftl$/).flatMap((file) => [
    ...messages(file).keys(),
  ])
  const written = [...sources.matchAll(/['"`]((?:web|away)-[a-z0-9-]+)['"`]/g)].map(
    ([, key]) => key!,
  )
  // Keys that are put together, as in `web-level-${level}`.
  const made = [...sources.matchAll(/`((?:web|away)-[a-z-]+)\$\{/g)].map(([, start]) => start!)

  test('every key in the code has a text', () => {
    expect(written.filter((key) => !known.includes(key))).toEqual([])
  })

  test('every text is used', () => {
    const unused = known.filter(
      (key) => !written.includes(key) && !made.some((start) => key.startsWith(start)),
    )
    expect(unused).toEqual([])
  })
})

test.each(LANGUAGES)('a puzzle asks for what its answer counts, in %s', (language) => {
  const texts = ['text/messages', 'text/messages/web/challenges'].map((folder) =>
    readFileSync(join(POLIS, folder, `${language}.ftl`), 'utf8'),
  )
  const words = new Words(language, texts)
  const loss = words.say({ key: 'loss-chance', args: { chance: 8 } })
  const [share] = /8\s?%/.exec(loss)!
  expect(words.say({ key: 'web-puzzle-chance', args: { chance: 8 } })).toContain(share)
})
