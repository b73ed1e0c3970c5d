/** Making rooms and keeping their secrets. */
import { myName, rememberLevel } from '../../kit/last_choices'
import { asPerson, ensureIdentity } from '../../kit/person'
import { go, link } from '../../kit/router.svelte'
import { createRoom, joinRoom, rematch } from '../../server/http'
import type { CreateRoom, Level, Settings } from '../../server/model'
import { forgetValue, moveToRematch, valueFor } from '../notices/contributions'
import { keep, keysOf, tokensOf } from '../mine/seat_tokens'

export const PRIVATE: Settings = { public: false, spectators: true, clock: null, undo: 'agreement' }

/** Make a room and go there. */
export async function open(room: CreateRoom): Promise<void> {
  const { hash } = location
  const { secret } = ensureIdentity()
  const made = await createRoom({ ...room, contribute: true, identity: secret })
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
export function playNow(game: string, level: Level, players: number): Promise<void> {
  rememberLevel(level)
  return open({
    game,
    options: {},
    seats: [
      { kind: 'me', ...asPerson(myName() || null) },
      ...Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, level })),
    ],
    settings: { ...PRIVATE, undo: 'free' },
    log: null,
  })
}

/** Take a seat in another person's room; `commitment` is the hash of its secret, if shown. */
export async function join(
  room: string,
  game: string,
  name: string | null,
  seat: number | undefined,
  invite: string | undefined,
  commitment: string | undefined,
): Promise<void> {
  // Which seat it will be is not known yet.
  const value = commitment && valueFor(room, -1, commitment)
  const taken = await joinRoom(room, {
    ...asPerson(name),
    ...(seat === undefined ? {} : { seat }),
    ...(invite === undefined ? {} : { invite }),
    ...(value ? { value } : {}),
  }).catch((error: unknown) => {
    if (value) forgetValue(value)
    throw error
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

/** Go to the next game of a room, which is created if necessary; our tokens are valid there. */
export async function again(room: string, next: string | null): Promise<void> {
  const keys = keysOf(room)
  const found = next ?? (await rematch(room, tokensOf(keys)))
  moveToRematch(room, found)
  if (keys && !keysOf(found)) keep({ ...keys, room: found, invite: null })
  go(link(['room', found]))
}
