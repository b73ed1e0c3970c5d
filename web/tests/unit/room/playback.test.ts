import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Playback, type Step } from '../../../src/room/live/playback.svelte'

const step = (number: number, seat: number, asks = false) =>
  ({
    position: { number },
    entries: [{ number, kind: 'act', seat, by: 'bot', moves: [{ move: `m${number}`, news: [] }] }],
    seat,
    asks,
  }) as unknown as Step

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('steps are shown in order, each for its time, and the last one rests', () => {
  const order: number[] = []
  const playback = new Playback(
    () => 1000,
    ({ position }) => order.push(position.number),
  )
  for (const number of [1, 2, 3]) playback.add(step(number, number % 2))
  expect(order).toEqual([1])
  vi.advanceTimersByTime(1000)
  expect(order).toEqual([1, 2])
  expect(playback.watched).toBe(0)
  vi.advanceTimersByTime(1000)
  expect(order).toEqual([1, 2, 3])
  expect(playback.running).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(playback.running).toBe(false)
})

test('finishing shows everything that waits, and no move is lost', () => {
  const order: number[] = []
  const playback = new Playback(
    () => 1000,
    ({ position }) => order.push(position.number),
  )
  for (const number of [1, 2, 3]) playback.add(step(number, 1))
  playback.finish()
  expect(order).toEqual([1, 2, 3])
  expect(playback.position?.number).toBe(3)
  expect(playback.recent.map(({ move }) => move)).toEqual(['m2', 'm3'])
  expect(playback.running).toBe(false)
  vi.advanceTimersByTime(5000)
  expect(order).toEqual([1, 2, 3])
})

test('an own move is shown at once with what waits before it; the answer has its time', () => {
  const playback = new Playback(() => 1000)
  playback.add(step(1, 1))
  playback.add(step(2, 1))
  playback.own(step(3, 0))
  expect(playback.position?.number).toBe(3)
  expect(playback.running).toBe(false)
  playback.add(step(4, 1))
  expect(playback.position?.number).toBe(3)
  vi.advanceTimersByTime(1000)
  expect(playback.position?.number).toBe(4)
})

test('at once means at once', () => {
  const playback = new Playback(() => 0)
  for (const number of [1, 2, 3]) playback.add(step(number, 1))
  expect(playback.position?.number).toBe(3)
  expect(playback.running).toBe(false)
})

test('a long game that was missed does not play back for minutes', () => {
  const playback = new Playback(() => 1000)
  for (let number = 1; number <= 100; number++) playback.add(step(number, 1))
  expect(playback.position!.number).toBeGreaterThan(50)
})

test('what the person must ask for waits, also when the rest is skipped', () => {
  const playback = new Playback(() => 1000)
  playback.add(step(1, 1))
  playback.add(step(2, 1))
  playback.add(step(3, 0, true))
  expect(playback.asking).toBe(false)
  playback.finish()
  expect([playback.position?.number, playback.asking, playback.running]).toEqual([2, true, false])
  vi.advanceTimersByTime(5000)
  expect(playback.position?.number).toBe(2)
  playback.reveal()
  expect([playback.position?.number, playback.asking, playback.running]).toEqual([3, false, false])
})

test('what the person did not ask for is shown when the game goes on without', () => {
  const playback = new Playback(() => 0)
  playback.add(step(1, 0, true))
  expect(playback.asking).toBe(true)
  playback.add(step(2, 1))
  expect([playback.position?.number, playback.asking]).toEqual([2, false])
})
