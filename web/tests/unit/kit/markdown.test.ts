import { describe, expect, test } from 'vitest'
import { markdown } from '../../../src/kit/markdown'

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

  test('what is for the terminal and rules between sections are left out', () => {
    const source = 'a\n\n<!-- terminal -->\n\n## B\n\nb\n\n<!-- /terminal -->\n\n---\n\nc'
    expect(markdown(source)).toEqual([
      { kind: 'paragraph', text: [{ kind: 'text', text: 'a' }] },
      { kind: 'paragraph', text: [{ kind: 'text', text: 'c' }] },
    ])
  })

  test('markup of other kinds stays text', () => {
    expect(markdown('<script>x</script>')).toEqual([
      { kind: 'paragraph', text: [{ kind: 'text', text: '<script>x</script>' }] },
    ])
  })
})
