/** The secrets of the seats this browser holds, by room. They never stand in an address we send. */
import { recall, remember } from '../kit/storage'

export interface RoomKeys {
  room: string
  game: string
  host: string | null
  invite: string | null
  seats: { seat: number; token: string }[]
}

const MOST = 60

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

/** Remember what this browser holds in a room. */
export function keep(keys: RoomKeys): void {
  const others = allKeys().filter((other) => other.room !== keys.room)
  remember('rooms', JSON.stringify([keys, ...others].slice(0, MOST)))
}

/** Forget a room. */
export function forget(room: string): void {
  remember('rooms', JSON.stringify(allKeys().filter((keys) => keys.room !== room)))
}

/** The tokens to show the server: the host's and those of the seats. */
export function tokensOf(keys: RoomKeys | null): string[] {
  if (!keys) return []
  return [...(keys.host ? [keys.host] : []), ...keys.seats.map(({ token }) => token)]
}
