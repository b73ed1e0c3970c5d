import { afterEach, describe, expect, it, vi } from 'vitest'
import { myRoomPages } from '../../../src/room/mine/my_games'
import { allKeys, keep, keysOf, type RoomKeys } from '../../../src/room/mine/seat_tokens'

const keysOfRoom = (n: number): RoomKeys => ({
  room: `room-${n}`,
  game: 'akropolis',
  host: `host-${n}`,
  invite: null,
  seats: [{ seat: 0, token: `seat-${n}` }],
})
const found = (n: number, next: string | null = null) => ({
  room: { room: `room-${n}`, created_at: n, next },
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('the rooms of this browser', () => {
  it('are all kept, however many there are', () => {
    for (let n = 0; n < 300; n++) keep(keysOfRoom(n))
    expect(allKeys()).toHaveLength(300)
    expect(keysOf('room-0')).toEqual(keysOfRoom(0))
    expect(allKeys()[0]).toEqual(keysOfRoom(299))
  })

  it('come in pages, each once, also those that were played again', async () => {
    const asked: { tokens: string[]; after: unknown }[] = []
    const answers = [
      { rooms: [found(9), found(8, 'room-9')], next: { created_at: 8, room: 'room-8' } },
      { rooms: [found(7, 'room-9')], next: { created_at: 7, room: 'room-7' } },
      { rooms: [found(6)], next: null },
      { rooms: [found(9), found(5)], next: null },
    ]
    vi.stubGlobal('fetch', (_: URL, { body }: { body: string }) => {
      asked.push(JSON.parse(body))
      return Promise.resolve(new Response(JSON.stringify(answers[asked.length - 1])))
    })
    const keys = Array.from({ length: 600 }, (_, n) => keysOfRoom(n))
    const pages: string[][] = []
    for await (const page of myRoomPages(keys)) pages.push(page.map(({ room }) => room.room))
    expect(pages).toEqual([['room-9', 'room-8'], ['room-7'], ['room-6'], ['room-5']])
    expect(asked.map(({ tokens }) => tokens.length)).toEqual([1000, 1000, 1000, 200])
    expect(asked.map(({ after }) => after)).toEqual([
      null,
      { created_at: 8, room: 'room-8' },
      { created_at: 7, room: 'room-7' },
      null,
    ])
    expect(new Set(asked.flatMap(({ tokens }) => tokens)).size).toBe(1200)
  })
})
