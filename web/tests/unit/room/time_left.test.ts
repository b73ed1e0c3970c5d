import { beforeAll, expect, it } from 'vitest'
import { timeLeft } from '../../../src/room/live/time_left'
import { speak } from '../../../src/text/translation.svelte'

beforeAll(() => speak('en', false))

it.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [605, '10:05'],
  [3600, '1:00:00'],
  [86_399, '23:59:59'],
  [86_400, '1 day 0 hrs'],
  [604_799, '6 days 23 hrs'],
])('%s seconds are %s', (seconds, shown) => {
  expect(timeLeft(seconds)).toBe(shown)
})
