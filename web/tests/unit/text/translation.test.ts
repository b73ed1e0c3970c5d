import { expect, test, vi } from 'vitest'
import { Words } from '../../../src/text/bundle'

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

test('times, and percentages, units and signs in messages, are written as the language does', async () => {
  const { duration, speak } = await import('../../../src/text/translation.svelte')
  const text =
    'x = { PERCENT($n) }, { UNIT($n, unit: "second") }, { DAY($day) }, { SIGNED($n) }, { SIGNED(-0.75) }'
  const written = async (language: 'en' | 'cs' | 'pl') => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de'])
    await speak(language, false)
    const said = new Words(language, [text]).say({ key: 'x', args: { n: 1.5, day: '2026-11-07' } })
    return [duration(90_000), duration(3_840), said].map((one) => one.replace(/\s/g, ' '))
  }
  expect(await written('en')).toEqual([
    '1 day 1 hr',
    '1 hr 4 mins',
    '2%, 1.5 secs, 7 Nov 2026, +1.5, −0.75',
  ])
  expect(await written('cs')).toEqual([
    '1 den 1 h',
    '1 h 4 min',
    '2 %, 1,5 s, 7. 11. 2026, +1,5, −0,75',
  ])
  expect(await written('pl')).toEqual([
    '1 dzień i 1 godz.',
    '1 godz. i 4 min',
    '2%, 1,5 sek., 7 lis 2026, +1,5, −0,75',
  ])
})

test('dates are those of the browser’s region, else British, Czech or Polish', async () => {
  const { date, dayName, speak } = await import('../../../src/text/translation.svelte')
  const languages = vi.spyOn(navigator, 'languages', 'get')
  const written = async (language: 'en' | 'cs' | 'pl', ...browser: string[]) => {
    languages.mockReturnValue(browser)
    await speak(language, false)
    return dayName('2026-11-07').replaceAll('\u00a0', ' ')
  }
  expect(await written('en', 'cs-CZ', 'en')).toBe('7 Nov 2026')
  expect(await written('en', 'pl-PL', 'en-US')).toBe('Nov 7, 2026')
  expect(await written('cs', 'en-US')).toBe('7. 11. 2026')
  expect(await written('pl', 'en-US')).toBe('7 lis 2026')
  languages.mockReturnValue([])
  await speak('en', false)
  expect(date(Date.UTC(2026, 10, 7, 12) / 1000)).toBe('7 Nov 2026')
})

test('a slow reading of the old language does not undo the choice of another', async () => {
  const { language, needGames, speak, t } = await import('../../../src/text/translation.svelte')
  await Promise.all([needGames('akropolis'), speak('pl')])
  expect(language()).toBe('pl')
  expect(t('web-language')).toBe('pl')
})

test('who needs texts that are on their way waits for them', async () => {
  const { language, needGames, speak } = await import('../../../src/text/translation.svelte')
  await speak('pl', false)
  const first = needGames('machi-koro')
  const english = speak('en', false)
  await needGames('machi-koro')
  expect(language()).toBe('en')
  await Promise.all([first, english])
})
