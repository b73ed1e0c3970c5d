import { afterEach, describe, expect, test } from 'vitest'
import { typing } from '../../../src/kit/keyboard'

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
