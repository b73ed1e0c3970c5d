/** The secrets of the seats this browser holds, by room. They never stand in an address we send. */
import { secrets } from '../../kit/identity'
import { recall, remember } from '../../kit/browser/storage'

export interface RoomKeys {
  room: string
  game: string
  host: string | null
  invite: string | null
  seats: { seat: number; token: string }[]
}

function isKeys(value: unknown): value is RoomKeys[] {
  return (
    Array.isArray(value) &&
    value.every((keys) => typeof keys?.room === 'string' && Array.isArray(keys.seats))
  )
}

/** All rooms of this browser, the latest first. */
export function allKeys(): RoomKeys[] {
  return recall('rooms', isKeys, [])
}

/** What this browser holds in a room. */
export function keysOf(room: string): RoomKeys | null {
  return allKeys().find((keys) => keys.room === room) ?? null
}

/**
 * Remember what this browser holds in a room. None is dropped for another: a room takes some 300 of
 * the five million characters that a browser stores.
 */
export function keep(keys: RoomKeys): void {
  const others = allKeys().filter((other) => other.room !== keys.room)
  remember('rooms', JSON.stringify([keys, ...others]))
  const hidden = hiddenRooms().filter((room) => room !== keys.room)
  remember('hidden', JSON.stringify(hidden))
}

const MOST_HIDDEN = 2000

/** Forget a room. */
export function forget(room: string): void {
  remember('hidden', JSON.stringify([room, ...hiddenRooms()].slice(0, MOST_HIDDEN)))
  remember('rooms', JSON.stringify(allKeys().filter((keys) => keys.room !== room)))
}

/** The secrets to show the server: the host's, those of the seats, and the person's own. */
export function tokensOf(keys: RoomKeys | null): string[] {
  const own = secrets()
  if (!keys) return own
  return [...(keys.host ? [keys.host] : []), ...keys.seats.map(({ token }) => token), ...own]
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Rooms that the person has taken off the list, though the server may still name them. */
export const hiddenRooms = (): string[] => recall('hidden', isNames, [])
