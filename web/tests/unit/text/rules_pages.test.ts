/** The rules pages as the browser shows them: no commands, flags or notation. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { learnOf } from '../../../src/games'
import { markdown, type Block, type Inline } from '../../../src/kit/markdown'
import { forBrowser } from '../../../src/pages/rules_blocks'
import { LANGUAGES } from '../../../src/text/bundle'
import { needLessons, speak } from '../../../src/text/translation.svelte'

const GAMES = join(import.meta.dirname, '../../../../src/polis/games')
const games = readdirSync(GAMES).filter((name) => !name.startsWith('_'))

const partsOf = (block: Block): Inline[] => {
  if (block.kind === 'list') return block.items.flat()
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()].flat()
  return block.text
}

test('there are games', () => {
  expect(games.length).toBeGreaterThan(2)
})

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language, false))

  test.each(games)('%s shows no code', async (folder) => {
    const game = folder.replaceAll('_', '-')
    await needLessons(game)
    const text = readFileSync(join(GAMES, folder, `text/rules.${language}.md`), 'utf8')
    const blocks = forBrowser(markdown(text), game, (await learnOf(game))?.shapes)
    const parts = blocks.flatMap(partsOf)
    expect(parts.filter(({ kind }) => kind === 'code')).toEqual([])
    const words = parts.map((part) => part.text).join(' ')
    expect(words).not.toMatch(/--|\bpolis |<!/)
    // Stacks of World Wonders have codes in the terminal only.
    expect(words).not.toMatch(/\b[SP]\d\b/)
    // What is hidden is there for the terminal.
    expect(text).toContain('--option')
  })
})

test('the shapes of World Wonders are drawn', async () => {
  const text = readFileSync(join(GAMES, 'world_wonders/text/rules.en.md'), 'utf8')
  const blocks = forBrowser(
    markdown(text),
    'world-wonders',
    (await learnOf('world-wonders'))?.shapes,
  )
  const drawn = blocks
    .flatMap(partsOf)
    .flatMap((part) => (part.kind === 'drawing' ? part.code : []))
  expect(drawn).toContain('XXX/.X.')
  expect(drawn).toContain('L?L')
  expect(drawn.length).toBeGreaterThan(30)
})
