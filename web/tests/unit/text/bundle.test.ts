import { describe, expect, test } from 'vitest'
import { namesFor, Words } from '../../../src/text/bundle'

const source = `
hello = Hello, { $name }
tiles = { $count ->
    [one] { $count } deska
    [few] { $count } desky
   *[other] { $count } desek
}
outer = { $who }: { $what } ({ $all })
pays = { $payer } pays { $payee }
    .payer = you pay { $payee }
    .payee = { $payer } pays you
wins = { $seats } wins
    .seats = you win
part = { $cell }: counts
    .page = counts
`

describe('words', () => {
  const words = new Words('cs', [source])

  test('a message with plain arguments', () => {
    expect(words.say({ key: 'hello', args: { name: 'Eva' } })).toBe('Hello, Eva')
  })

  test('texts of the server may repeat those of the pages and add others', () => {
    const more = new Words('cs', [source], ['hello = Ahoj\nnew-game = Nová hra'])
    expect(more.say({ key: 'hello', args: {} })).toBe('Ahoj')
    expect(more.say({ key: 'new-game', args: {} })).toBe('Nová hra')
    expect(() => new Words('cs', [source, source])).toThrow()
  })

  test('plural forms follow the language', () => {
    const say = (count: number) => words.say({ key: 'tiles', args: { count } })
    expect([1, 3, 5].map(say)).toEqual(['1 deska', '3 desky', '5 desek'])
  })

  test('messages, seats and lists among the arguments are said as well', () => {
    const message = {
      key: 'outer',
      args: {
        who: { seat: 1 },
        what: { key: 'tiles', args: { count: 2 } },
        all: [{ seat: 0 }, 'x', 7],
      },
    }
    expect(words.say(message, ['Anna', 'Bára'])).toBe('Bára: 2 desky (Anna, x a\u00a07)')
    expect(words.say(message)).toBe('B: 2 desky (A, x a\u00a07)')
  })

  test('the reader is addressed as a person, also in a list of one', () => {
    const names = namesFor(['Anna', 'Bára', 'Cyril'], 1)
    const pays = (payer: number, payee: number) =>
      words.say({ key: 'pays', args: { payer: { seat: payer }, payee: { seat: payee } } }, names)
    expect([pays(1, 0), pays(0, 1), pays(0, 2)]).toEqual([
      'you pay Anna',
      'Anna pays you',
      'Anna pays Cyril',
    ])
    const wins = (...seats: number[]) =>
      words.say({ key: 'wins', args: { seats: seats.map((seat) => ({ seat })) } }, names)
    expect([wins(1), wins(0), wins(0, 1)]).toEqual([
      'you win',
      'Anna wins',
      'Anna a\u00a0Bára wins',
    ])
  })

  test('nobody is addressed where several sit at one device', () => {
    const args = { payer: { seat: 1 }, payee: { seat: 0 } }
    expect(words.say({ key: 'pays', args }, namesFor(['Anna', 'Bára'], null))).toBe(
      'Bára pays Anna',
    )
  })

  test('a page leaves out what its board shows', () => {
    expect(words.say({ key: 'part', args: { cell: 'd7' } })).toBe('counts')
  })

  test('a missing text shows its key instead of failing', () => {
    expect(words.say({ key: 'not-there', args: {} })).toBe('not-there')
    expect(words.has('not-there')).toBe(false)
  })
})
