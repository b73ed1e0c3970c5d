import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Room } from '../../../src/room/room.svelte'
import { Wire } from '../server/socket'

const ID = 'abcdefgh_jklmno-'
const STATE = {
  type: 'state',
  access: { seats: [], host: false },
  room: { seats: [] },
  position: null,
  log: { entries: [], undone: [] },
  chat: [],
}
const NOT_WANTED = { type: 'error', id: null, reason: { key: 'room-private', args: {} } }

let wires: Wire[]
let room: Room | null
const last = () => wires.at(-1)!

function enter(id: string): Room {
  const open = () => {
    wires.push(new Wire())
    return last() as unknown as WebSocket
  }
  return (room = new Room(id, {}, open))
}

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
})
afterEach(() => {
  room?.close()
  vi.useRealTimers()
})

describe('a room', () => {
  test('that does not let somebody in says why', () => {
    const room = enter(ID)
    last().open()
    last().say(NOT_WANTED)
    expect(room.closed).toEqual(NOT_WANTED.reason)
  })

  test('that shuts somebody out who was in says why, instead of a lost connection', async () => {
    const room = enter(ID)
    last().open()
    last().say(STATE)
    expect(room.status).toBe('open')
    last().say(NOT_WANTED)
    last().break()
    expect(room.closed).toBeNull()
    await vi.advanceTimersByTimeAsync(600)
    last().open()
    last().say(NOT_WANTED)
    expect(room.closed).toEqual(NOT_WANTED.reason)
    expect(room.status).toBe('closed')
  })

  test('contributes to the luck of its next game once, after it has seen the hash', async () => {
    enter(ID)
    last().open()
    const luck = { commitment: 'ab'.repeat(32), contributed: [1] }
    const info = { seats: [], status: 'open', luck, next_luck: null }
    last().say({ ...STATE, access: { seats: [0, 1], host: false }, room: info })
    const sent = () => last().sent.filter(({ type }) => type === 'contribute')
    expect(sent()).toMatchObject([{ seat: 0, value: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    last().say({ type: 'room_changed', room: info })
    expect(sent()).toHaveLength(1)
    last().say({ type: 'room_changed', room: { ...info, status: 'playing' } })
    const next = { commitment: 'cd'.repeat(32), contributed: [] }
    last().say({ type: 'room_changed', room: { ...info, status: 'over', next_luck: next } })
    expect(sent().map(({ seat }) => seat)).toEqual([0, 0, 1])
    expect(new Set(sent().map(({ value }) => value)).size).toBe(3)
  })

  test('shows itself even if its contribution is refused', async () => {
    const room = enter(ID)
    last().open()
    const luck = { commitment: '12'.repeat(32), contributed: [] }
    const seats = [{ seat: 0, kind: 'person', name: 'Anna', level: null, stand_in: null }]
    const info = { seats, status: 'open', luck, next_luck: null }
    last().say({ ...STATE, access: { seats: [0], host: true }, room: info })
    expect(room.contributing).toBe(true)
    const [sent] = last().sent.filter(({ type }) => type === 'contribute')
    last().say({ type: 'refused', id: sent!['id'], reason: { key: 'room-contributed', args: {} } })
    await vi.advanceTimersByTimeAsync(0)
    expect(room.contributing).toBe(false)
  })

  test('contributes again what came too late for a change of the room', async () => {
    enter(ID)
    last().open()
    const luck = { commitment: 'ef'.repeat(32), contributed: [] }
    const info = { seats: [], status: 'open', luck, next_luck: null }
    const state = { ...STATE, access: { seats: [0], host: false }, room: info }
    last().say(state)
    const sent = () => last().sent.filter(({ type }) => type === 'contribute')
    const [first] = sent()
    const reason = { key: 'room-stale', args: {} }
    last().say({ type: 'refused', id: first!['id'], reason, state })
    await vi.advanceTimersByTimeAsync(0)
    expect(sent()).toHaveLength(2)
    expect(sent()[1]!['value']).toBe(first!['value'])
  })

  test.each(['abc', `${ID}.`, '', 'ábcdefgh_jklmno-'])('cannot be called “%s”', (id) => {
    const room = enter(id)
    last().open()
    expect(room.closed).toEqual({ key: 'room-unknown', args: { room: id } })
    expect(last().sent).toEqual([])
  })

  const message = { key: 'asked', args: {} }
  const facts = (number: number) => ({
    number,
    to_act: 0,
    prompt: message,
    request: message,
    legal: ['pass'],
    tells: [],
    scores: [0],
    undo: [],
    clocks: null,
    result: null,
  })
  const entry = (number: number) => ({
    number,
    kind: 'act',
    seat: 0,
    by: 'person',
    at: 0,
    to: null,
    moves: [] as { move: string }[],
    skipped: 0,
  })
  const event = (number: number, base: number | null) => ({
    type: 'event',
    number,
    base,
    entries: [entry(number)],
    position: facts(number),
    view: base === null ? { put: { turn: number } } : { within: { turn: { put: number } } },
    lines: base === null ? { put: [[]] } : { within: {} },
  })
  const stateAt = (number: number, entries: number[], undone: number[] = []) => ({
    ...STATE,
    id: null,
    position: { ...facts(number), view: { turn: number }, lines: [[]] },
    log: { entries: entries.map(entry), undone },
  })
  const asked = () => last().sent.filter(({ type }) => type !== 'hello')

  function play(state: object): Room {
    const room = enter(ID)
    last().open()
    last().say(state)
    return room
  }

  test('follows changes from its beginning on', () => {
    const room = play(STATE)
    last().say(event(0, null))
    last().say(event(1, 0))
    expect(room.position).toMatchObject({ number: 1, view: { turn: 1 }, lines: [[]] })
    room.playback.finish()
    expect(room.log.map(({ number }) => number)).toEqual([0, 1])
    expect(asked()).toEqual([])
  })

  test('asks once for the state when a change builds on another position', () => {
    const room = play(stateAt(4, [3, 4]))
    last().say(event(6, 5))
    last().say(event(7, 6))
    expect(asked().map(({ type }) => type)).toEqual(['read_state'])
    expect(room.position?.number).toBe(4)
    last().say({ ...stateAt(7, [4, 5, 6, 7]), id: asked()[0]!.id })
    last().say(event(8, 7))
    expect(room.position).toMatchObject({ number: 8, view: { turn: 8 } })
    expect(room.log.map(({ number }) => number)).toEqual([4, 5, 6, 7, 8])
    expect(asked()).toHaveLength(1)
  })

  test('connects anew when the state is not given', async () => {
    play(stateAt(4, [4]))
    last().say(event(6, 5))
    last().say({ type: 'refused', id: asked()[0]!.id, reason: message, number: null })
    await vi.advanceTimersByTimeAsync(0)
    expect(wires).toHaveLength(2)
  })

  test('asks for the state when a refusal counts rows that it has not seen', async () => {
    const room = play(stateAt(4, [4]))
    const late = room.act('pass').catch(() => 'refused')
    last().say({ type: 'refused', id: asked()[0]!.id, reason: message, number: 4 })
    expect(await late).toBe('refused')
    expect(asked().map(({ type }) => type)).toEqual(['act'])
    const again = room.act('pass').catch(() => 'refused')
    last().say({ type: 'refused', id: asked()[1]!.id, reason: message, number: 5 })
    expect(await again).toBe('refused')
    expect(asked().map(({ type }) => type)).toEqual(['act', 'act', 'read_state'])
  })

  test('reads earlier rows of the log page by page', async () => {
    const room = play(stateAt(4, [3, 4]))
    expect(room.earlier).toBe(true)
    const reading = room.readEarlier()
    expect(asked()[0]).toMatchObject({ type: 'read_log', before: 3 })
    const page = { entries: [0, 1, 2].map(entry), undone: [1] }
    last().say({ type: 'log_answer', id: asked()[0]!.id, page })
    await reading
    expect(room.log.map(({ number, undone }) => [number, undone])).toEqual([
      [0, false],
      [1, true],
      [2, false],
      [3, false],
      [4, false],
    ])
    expect(room.earlier).toBe(false)
  })

  test('reads earlier moves of an uploaded log', async () => {
    const start = { ...entry(0), kind: 'start', moves: [{ move: 'c', effects: [] }], skipped: 2 }
    const state = stateAt(0, [])
    const room = play({ ...state, log: { entries: [start], undone: [] } })
    expect(room.earlier).toBe(true)
    const reading = room.readEarlier()
    expect(asked()[0]).toMatchObject({ type: 'read_log', before: 1, moves: 2 })
    const page = { entries: [{ ...start, moves: [{ move: 'a' }, { move: 'b' }], skipped: 0 }] }
    last().say({ type: 'log_answer', id: asked()[0]!.id, page: { ...page, undone: [] } })
    await reading
    expect(room.log[0]?.moves.map(({ move }) => move)).toEqual(['a', 'b', 'c'])
    expect(room.earlier).toBe(false)
  })
})
