import { afterEach, describe, expect, test, vi } from 'vitest'
import { typing } from '../../../src/kit/keyboard'
import { markdown } from '../../../src/kit/markdown'
import { pack, unpack } from '../../../src/kit/compress'
import { remember, remembered } from '../../../src/kit/storage'
import { upTo, upToAnd } from '../../../src/replay/log_text'
import { ranking } from '../../../src/table/ranking'
import { append, told } from '../../../src/room/room.svelte'
import type { Entry } from '../../../src/server/model'

describe('Markdown', () => {
  test('headings are numbered unless they have an id of their own', () => {
    const ids = markdown('# T\n\n## One\n\n## Two {#two}\n\n### Sub\n\n## Three').map((block) =>
      block.kind === 'heading' ? block.id : '',
    )
    expect(ids).toEqual(['', '1', 'two', '', '3'])
  })

  test('a paragraph with emphasis, and a list whose items go on', () => {
    expect(markdown('a **b** *c*\nd `e`\n\n- one\n  more\n- two')).toEqual([
      {
        kind: 'paragraph',
        text: [
          { kind: 'text', text: 'a ' },
          { kind: 'strong', text: 'b' },
          { kind: 'text', text: ' ' },
          { kind: 'em', text: 'c' },
          { kind: 'text', text: ' d ' },
          { kind: 'code', text: 'e' },
        ],
      },
      {
        kind: 'list',
        ordered: false,
        items: [[{ kind: 'text', text: 'one more' }], [{ kind: 'text', text: 'two' }]],
      },
    ])
  })

  test('a table with its alignment', () => {
    const [block] = markdown('| | n |\n|---|---:|\n| a | 1 |')
    expect(block).toMatchObject({
      kind: 'table',
      align: ['left', 'right'],
      head: [[], [{ text: 'n' }]],
      rows: [[[{ text: 'a' }], [{ text: '1' }]]],
    })
  })

  test('markup of other kinds stays text', () => {
    expect(markdown('<script>x</script>')).toEqual([
      { kind: 'paragraph', text: [{ kind: 'text', text: '<script>x</script>' }] },
    ])
  })
})

test('packed text is short, fits an address and comes back', async () => {
  const text = JSON.stringify({
    moves: Array.from({ length: 200 }, (_, n) => `take ${n % 3} žluť`),
  })
  const packed = await pack(text)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(packed.length).toBeLessThan(text.length / 4)
  expect(await unpack(packed)).toBe(text)
})

test('a log is cut at a move and loses its result', () => {
  const log = JSON.stringify({ game: 'g', moves: ['a', 'b', 'c'], result: [1, 0] })
  expect(JSON.parse(upTo(log, 2))).toEqual({ game: 'g', moves: ['a', 'b'], result: null })
  expect(upTo(log, 3)).toBe(log)
  expect(JSON.parse(upToAnd(log, 1, 'x'))).toEqual({ game: 'g', moves: ['a', 'x'], result: null })
})

test('who shares the win comes first, equal points share a place', () => {
  const places = ranking([30, 41, 41, 30], ['0', '1', '0', '0'])
  expect(places.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
    [3, 3],
  ])
  expect(ranking([10, 10], ['1/2', '1/2']).map(({ place }) => place)).toEqual([1, 1])
})

describe('the log of a room', () => {
  const line = (move: string) => ({ move, tell: { key: move, args: {} }, news: [] })
  const entry = (number: number, more: Partial<Entry> = {}): Entry => ({
    number,
    kind: 'act',
    seat: 0,
    by: 'person',
    at: 0,
    to: null,
    undone: false,
    lines: [line('roll'), line('dice 3')],
    ...more,
  })

  test('a step back strikes out what came after', () => {
    const log = [entry(0, { kind: 'start' }), entry(1), entry(2)]
    const after = append(log, entry(3, { kind: 'undo', to: 1, lines: [] }))
    expect(after.map(({ undone }) => undone)).toEqual([false, false, true, false])
  })

  test('the first line is the decision, the rest is chance', () => {
    expect(told([entry(1, { seat: 2 })]).map(({ seat, move }) => [seat, move])).toEqual([
      [2, 'roll'],
      [null, 'dice 3'],
    ])
    expect(told([entry(0, { kind: 'start', seat: null })]).map(({ seat }) => seat)).toEqual([
      null,
      null,
    ])
  })
})

describe('what the browser remembers', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    localStorage.clear()
  })

  test('lasts as long as the page where storage is full or forbidden', () => {
    remember('rooms', 'old')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    remember('rooms', 'new')
    expect(remembered('rooms')).toBe('new')
    vi.restoreAllMocks()
    remember('rooms', 'newest')
    expect(remembered('rooms')).toBe('newest')
    expect(localStorage.getItem('polis.rooms')).toBe('newest')
    remember('rooms', null)
    expect(remembered('rooms')).toBeNull()
  })
})

describe('a key', () => {
  const press = (on: Element) => {
    let own = false
    on.addEventListener('keydown', (event) => (own = typing(event as KeyboardEvent)))
    on.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }))
    return own
  }
  afterEach(() => document.body.replaceChildren())

  test('is the table’s unless a field or an open dialog has it', () => {
    document.body.innerHTML = '<button></button><input /><dialog></dialog>'
    const [button, input, dialog] = [...document.body.children] as [Element, Element, Element]
    expect(press(button)).toBe(false)
    expect(press(input)).toBe(true)
    dialog.setAttribute('open', '')
    expect(press(button)).toBe(true)
  })
})
