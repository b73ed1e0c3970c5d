import { expect, test } from 'vitest'
import { stepSound } from '../../../src/room/step_sound'
import type { LogEntry } from '../../../src/server/model'

const row = (...kinds: string[]) =>
  ({ lines: [{ effects: kinds.map((kind) => ({ kind })) }] }) as unknown as LogEntry

test('dice are heard before the coins they bring', () => {
  expect(stepSound([row('build', 'pay'), row('roll', 'pay')])).toBe('roll')
  expect(stepSound([row('pay', 'build')])).toBe('tile')
  expect(stepSound([row('pay')])).toBe('coins')
})

test('what is not heard', () => {
  expect(stepSound([row('turn', 'score')])).toBeNull()
  expect(stepSound([])).toBeNull()
})
