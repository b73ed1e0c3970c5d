import { expect, test, vi } from 'vitest'

/** English files take many turns of the event loop to arrive, the others none. */
async function slowEnglish(language: string): Promise<string[]> {
  if (language === 'en')
    for (let turn = 0; turn < 20; turn++) await new Promise((next) => setImmediate(next))
  return [`web-language = ${language}`]
}

vi.mock('../../../src/text/files', () => ({
  loadMessages: slowEnglish,
  loadOtherMessages: async () => [],
}))

test('numbers, percentages and lists are written as the language does', async () => {
  const { amount, list, percent, signed, speak } =
    await import('../../../src/text/translation.svelte')
  const written = async (language: 'en' | 'cs' | 'pl') => {
    await speak(language, false)
    return [amount(1234.567), percent(0.17), signed(-3), signed(2), list(['a', 'b', 'c'])].map(
      (text) => text.replaceAll('\u00a0', '_'),
    )
  }
  expect(await written('en')).toEqual(['1,234.57', '17%', '−3', '+2', 'a, b and c'])
  expect(await written('cs')).toEqual(['1_234,57', '17_%', '−3', '+2', 'a, b a_c'])
  expect(await written('pl')).toEqual(['1234,57', '17%', '−3', '+2', 'a, b i c'])
})

test('a slow reading of the old language does not undo the choice of another', async () => {
  const { language, needGames, speak, t } = await import('../../../src/text/translation.svelte')
  await Promise.all([needGames('akropolis'), speak('pl')])
  expect(language()).toBe('pl')
  expect(t('web-language')).toBe('pl')
})
