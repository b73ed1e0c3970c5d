import { beforeEach, expect, test, vi } from 'vitest'
import { ShellKeys } from '../../../src/table/shell/shell_keys'

const state = { running: false, choice: null as string | null, reveal: null as (() => void) | null }
const table = {
  running: () => state.running,
  skip: vi.fn(),
  reveal: () => state.reveal,
  choice: () => state.choice,
  drop: vi.fn(),
  play: vi.fn(),
  players: () => 3,
  look: vi.fn(),
  open: vi.fn((list: string) => list === 'actions'),
}
const keys = new ShellKeys(table)

beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(state, { running: false, choice: null, reveal: null })
  document.body.innerHTML = '<button>x</button><input>'
})

/** Press a key somewhere; says whether the table used it. */
function press(key: string, target: Element = document.body): boolean {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true })
  target.addEventListener('keydown', (pressed) => keys.press(pressed as KeyboardEvent), {
    once: true,
  })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

test('what is laid out is confirmed and dropped', () => {
  expect(press('Enter')).toBe(false)
  state.choice = 'take 1'
  expect(press('Enter')).toBe(true)
  expect(press('c', document.querySelector('button')!)).toBe(true)
  expect(table.play).toHaveBeenCalledTimes(2)
  expect(press('Escape')).toBe(true)
  expect(table.drop).toHaveBeenCalledOnce()
})

test('a button with the focus is pressed, not what is laid out; nor while somebody writes', () => {
  state.choice = 'take 1'
  state.reveal = vi.fn()
  expect(press('Enter', document.querySelector('button')!)).toBe(false)
  expect(press(' ', document.querySelector('button')!)).toBe(false)
  expect(press('c', document.querySelector('input')!)).toBe(false)
  expect(table.play).not.toHaveBeenCalled()
  expect(press(' ')).toBe(true)
  expect(state.reveal).toHaveBeenCalledOnce()
})

test('boards and lists are a key away', () => {
  expect(press('3')).toBe(true)
  expect(table.look).toHaveBeenCalledWith(2)
  expect(press('4')).toBe(false)
  expect(press('l')).toBe(true)
  expect(press('/')).toBe(false)
})

test('a key goes on while moves are shown, and does nothing else', () => {
  const capture = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true })
    keys.capture(event)
    return event.defaultPrevented
  }
  expect(capture('c')).toBe(false)
  state.running = true
  expect(capture('Shift')).toBe(false)
  expect(capture('c')).toBe(true)
  expect(table.skip).toHaveBeenCalledTimes(2)
})
