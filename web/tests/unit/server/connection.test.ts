import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Live, type LiveStatus } from '../../../src/server/connection'
import type { ServerMessage } from '../../../src/server/model'
import { Refused } from '../../../src/server/refusal'
import { Wire } from './socket'

let wires: Wire[]
let heard: ServerMessage[]
let states: LiveStatus[]
let live: Live
const last = () => wires.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  heard = []
  states = []
  let id = 0
  live = new Live({
    url: 'ws://here/api/live',
    room: 'r',
    tokens: () => ['secret'],
    seen: () => 4,
    heard: (message) => heard.push(message),
    status: (status) => states.push(status),
    open: () => {
      const wire = new Wire()
      wires.push(wire)
      return wire as unknown as WebSocket
    },
    newId: () => `id-${++id}`,
  })
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

const act = { type: 'act', number: 4, seat: 0, action: 'take 1' } as const

describe('a live connection', () => {
  test('says hello first, with the tokens and the last number seen', () => {
    last().open()
    expect(last().sent).toEqual([
      { type: 'hello', protocol: 6, room: 'r', tokens: ['secret'], seen: 4 },
    ])
  })

  test('a request waits for the welcome and is settled by its own answer', async () => {
    const answer = live.ask(act)
    last().open()
    expect(last().sent).toHaveLength(1)
    last().say({ type: 'state' })
    expect(last().sent.at(-1)).toEqual({ ...act, id: 'id-1' })
    last().say({ type: 'ack', id: 'other', number: 5 })
    last().say({ type: 'ack', id: 'id-1', number: 5 })
    expect(await answer).toEqual({ type: 'ack', id: 'id-1', number: 5 })
  })

  test('requests have ids of their own, also where a page came by plain http', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const plain = new Wire()
    const there = new Live({
      url: 'ws://here/api/live',
      room: 'r',
      tokens: () => [],
      seen: () => 4,
      heard: () => undefined,
      status: () => undefined,
      open: () => plain as unknown as WebSocket,
    })
    plain.welcome()
    for (let n = 0; n < 2; n++) void there.ask(act).catch(() => undefined)
    there.close()
    vi.unstubAllGlobals()
    const [one, other] = plain.sent.slice(1).map(({ id }) => id)
    expect(one).toMatch(/^[0-9A-Za-z-]{8,64}$/)
    expect(other).toMatch(/^[0-9A-Za-z-]{8,64}$/)
    expect(one).not.toBe(other)
  })

  test('a refusal fails with the reason', async () => {
    last().welcome()
    const answer = live.ask(act)
    last().say({ type: 'refused', id: 'id-1', reason: { key: 'late', args: {} } })
    await expect(answer).rejects.toThrow(Refused)
  })

  test('after a loss it comes back and repeats what has no answer under the same id', async () => {
    last().welcome()
    const answer = live.ask(act)
    last().break()
    expect(states.at(-1)).toBe('waiting')
    await vi.advanceTimersByTimeAsync(600)
    expect(wires).toHaveLength(2)
    last().welcome()
    expect(last().sent.map(({ type }) => type)).toEqual(['hello', 'act'])
    expect(last().sent[1]).toEqual({ ...act, id: 'id-1' })
    last().say({ type: 'ack', id: 'id-1', number: 5 })
    await answer
    last().break()
    await vi.advanceTimersByTimeAsync(600)
    last().welcome()
    expect(last().sent.map(({ type }) => type)).toEqual(['hello'])
  })

  test('it waits longer and longer, but never more than eight seconds', async () => {
    for (let n = 0; n < 8; n++) {
      last().break()
      await vi.advanceTimersByTimeAsync(8000)
      expect(wires).toHaveLength(n + 2)
    }
    last().break()
    await vi.advanceTimersByTimeAsync(3000)
    expect(wires).toHaveLength(9)
  })

  test('the network coming back ends the wait', () => {
    last().welcome()
    last().break()
    dispatchEvent(new Event('online'))
    expect(wires).toHaveLength(2)
  })

  test('a silent connection is replaced', async () => {
    last().welcome()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(last().sent.at(-1)).toEqual({ type: 'ping' })
    await vi.advanceTimersByTimeAsync(40_000)
    expect(wires).toHaveLength(2)
    expect(wires[0]!.closed).toBe(true)
  })

  test('an old page stops and fails its requests', async () => {
    last().welcome()
    const answer = live.ask(act)
    last().say({ type: 'reload', protocol: 4 })
    await expect(answer).rejects.toThrow(Refused)
    expect(states.at(-1)).toBe('closed')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(wires).toHaveLength(1)
  })

  test('a room that does not let us in is not asked again', async () => {
    last().open()
    last().say({ type: 'error', id: null, reason: { key: 'room-unknown', args: {} } })
    expect(heard.at(-1)?.type).toBe('error')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(wires).toHaveLength(1)
  })
})
