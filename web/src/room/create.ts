/** Making rooms and keeping their secrets. */
import { myName, rememberLevel } from '../kit/last_choices'
import { go, link } from '../kit/router.svelte'
import { createRoom, joinRoom, rematch } from '../server/http'
import type { CreateRoom, Level, Settings } from '../server/model'
import { keep, keysOf, tokensOf } from './seat_tokens'

export const PRIVATE: Settings = { public: false, spectators: true, clock: null, undo: 'agreement' }

/** Make a room and go there. */
export async function open(room: CreateRoom): Promise<void> {
  const { hash } = location
  const made = await createRoom(room)
  keep({
    room: made.room,
    game: room.game,
    host: made.host,
    invite: made.invite,
    seats: made.seats,
  })
  // It may have taken minutes on a server's first start: who went on reading is not torn away.
  if (location.hash === hash) go(link(['room', made.room]))
}

/** A game at once: me against bots of one level. */
export function playNow(game: string, level: Level, players: number, me: string): Promise<void> {
  rememberLevel(level)
  return open({
    game,
    options: {},
    seats: [
      { kind: 'me', name: myName(me) },
      ...Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, level })),
    ],
    settings: { ...PRIVATE, undo: 'free' },
    log: null,
  })
}

/** Take a seat in somebody's room. */
export async function join(
  room: string,
  game: string,
  name: string,
  seat: number | undefined,
  invite: string | undefined,
): Promise<void> {
  const taken = await joinRoom(room, {
    name,
    ...(seat === undefined ? {} : { seat }),
    ...(invite === undefined ? {} : { invite }),
  })
  const before = keysOf(room)
  keep({
    room,
    game,
    host: before?.host ?? null,
    invite: invite ?? before?.invite ?? null,
    seats: [...(before?.seats ?? []), { seat: taken.seat, token: taken.token }],
  })
}

/** Go to the next game of a room, making it if nobody has; our tokens are good there. */
export async function again(room: string, next: string | null): Promise<void> {
  const keys = keysOf(room)
  const found = next ?? (await rematch(room, tokensOf(keys)))
  if (keys && !keysOf(found)) keep({ ...keys, room: found, invite: null })
  go(link(['room', found]))
}
