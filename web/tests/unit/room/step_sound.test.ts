import { expect, test } from 'vitest'
import { stepSounds } from '../../../src/room/live/step_sound'
import type { LogEntry } from '../../../src/server/model'

const row = (...kinds: string[]) =>
  ({ moves: [{ effects: kinds.map((kind) => ({ kind })) }] }) as unknown as LogEntry
const heard = (entries: LogEntry[], moving = true) =>
  stepSounds(entries, moving)
    .toSorted((one, other) => one.after - other.after)
    .map(({ sound }) => sound)

test('coins are heard after the dice that bring them', () => {
  expect(heard([row('roll', 'pay')])).toEqual(['roll', 'coins'])
  expect(heard([row('roll', 'pay')], false)).toEqual(['roll', 'coins'])
  expect(heard([row('roll')])).toEqual(['roll'])
  expect(heard([row('build', 'pay'), row('roll')])).toEqual(['roll', 'tile'])
})

test('a piece is heard when it drops, and not what it costs', () => {
  expect(heard([row('pay', 'build')])).toEqual(['tile'])
  const [moving, still] = [true, false].map(
    (motion) => stepSounds([row('place')], motion)[0]!.after,
  )
  expect(moving).toBeGreaterThan(0)
  expect(still).toBe(0)
})

test('coins alone are heard, other things are not', () => {
  expect(heard([row('pay')])).toEqual(['coins'])
  expect(heard([row('turn', 'score')])).toEqual([])
  expect(heard([])).toEqual([])
})
