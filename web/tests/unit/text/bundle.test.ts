import { describe, expect, test } from 'vitest'
import { Words } from '../../../src/text/bundle'

const source = `
hello = Hello, { $name }
tiles = { $count ->
    [one] { $count } deska
    [few] { $count } desky
   *[other] { $count } desek
}
outer = { $who }: { $what } ({ $all })
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
    expect(words.say(message, ['Anna', 'Bára'])).toBe('Bára: 2 desky (Anna, x, 7)')
    expect(words.say(message)).toBe('B: 2 desky (A, x, 7)')
  })

  test('a missing text shows its key instead of failing', () => {
    expect(words.say({ key: 'not-there', args: {} })).toBe('not-there')
    expect(words.has('not-there')).toBe(false)
  })
})
