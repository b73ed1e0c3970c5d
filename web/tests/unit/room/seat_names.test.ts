/** Seats without a name are called by their number in the reader's language. */
import { beforeEach, expect, test } from 'vitest'
import { formerNames, namesInLog, namesOf, writerOf } from '../../../src/room/people/seat_names'
import { speak } from '../../../src/text/translation.svelte'

const person = (name: string | null) => ({ kind: 'person' as const, name, level: null })
const builder = { kind: 'bot' as const, name: null, level: 'builder' }

beforeEach(() => speak('en', false))

test('people, bots and open seats', async () => {
  const seats = [
    person('Anna'),
    person(null),
    builder,
    builder,
    { ...builder, kind: 'open' as const },
  ]
  expect(namesOf(seats)).toEqual(['Anna', 'Player 2', 'Builder 1', 'Builder 2', 'open'])
  await speak('cs', false)
  expect(namesOf(seats)).toEqual(['Anna', 'Hráč 2', 'Stavitel 1', 'Stavitel 2', 'volné'])
  await speak('pl', false)
  expect(namesOf(seats)[1]).toBe('Gracz 2')
})

test('the names of a log', () => {
  expect(namesInLog(['A', 'B', 'Cyril', 'builder'])).toEqual([
    'Player 1',
    'Player 2',
    'Cyril',
    'Builder',
  ])
})

test('former players and writers', () => {
  const seats = [{ seat: 0, former: { name: null, until: 3 } }]
  expect([...formerNames(['Builder'], seats, 3)]).toEqual(['Player 1'])
  expect([...formerNames(['Builder'], seats, 4)]).toEqual(['Builder'])
  expect(writerOf({ name: 'Anna', seat: 0, watching: false })).toBe('Anna')
  expect(writerOf({ name: '', seat: 1, watching: false })).toBe('Player 2')
  expect(writerOf({ name: '', seat: null, watching: false })).toBe('Host')
  expect(writerOf({ name: 'Anna', seat: null, watching: true })).toBe('Anna (watching)')
  expect(writerOf({ name: '', seat: null, watching: true })).toBe('Spectator')
})
