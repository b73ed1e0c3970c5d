import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Room } from '../../../src/room/room.svelte'
import { Wire } from '../server/socket'

const ID = 'abcdefgh_jklmno-'
const STATE = {
  type: 'state',
  access: { seats: [], host: false },
  room: { seats: [] },
  position: null,
  log: [],
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

  test.each(['abc', `${ID}.`, '', 'ábcdefgh_jklmno-'])('cannot be called “%s”', (id) => {
    const room = enter(id)
    last().open()
    expect(room.closed).toEqual({ key: 'room-unknown', args: { room: id } })
    expect(last().sent).toEqual([])
  })
})
