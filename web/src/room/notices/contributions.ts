/**
 * The random values that this browser has contributed to the luck of its games, each with the hash
 * of the server's secret that it saw before. After a game they must be in the log.
 */
import { recall, remember } from '../../kit/browser/storage'

interface Contribution {
  room: string
  /** Contributed at the end of a game, for the rematch, whose room does not exist yet. */
  rematch: boolean
  commitment: string
  seat: number
  value: string
}

/** What a log says about its luck, as far as this browser compares it. */
export interface PublishedLuck {
  scheme: string
  commitment?: string
  secret?: string
  values?: (string | null)[]
}

/** How the luck in a log compares with what this browser remembers. */
export type Comparison = 'same' | 'different' | 'nothing'

const MOST = 400

function isContributions(value: unknown): value is Contribution[] {
  return (
    Array.isArray(value) &&
    value.every((one) => typeof one?.commitment === 'string' && typeof one.value === 'string')
  )
}

const all = (): Contribution[] => recall('luck', isContributions, [])

function store(contributions: Contribution[]): void {
  remember('luck', JSON.stringify(contributions.slice(0, MOST)))
}

/** 256 random bits as hex digits. */
function randomValue(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A value for a seat in a game with this hash, remembered; the same one whenever it is asked for. */
export function valueFor(room: string, seat: number, commitment: string, rematch = false): string {
  const before = all()
  const found = before.find((one) => one.commitment === commitment && one.seat === seat)
  if (found) return found.value
  const value = randomValue()
  store([{ room, rematch, commitment, seat, value }, ...before])
  return value
}

/** Forget a value that the server has not taken. */
export function forgetValue(value: string): void {
  store(all().filter((one) => one.value !== value))
}

/** The rematch of a room was made: what was contributed to it belongs to its room. */
export function moveToRematch(room: string, next: string): void {
  const moved = (one: Contribution) =>
    one.room === room && one.rematch ? { ...one, room: next, rematch: false } : one
  store(all().map(moved))
}

/** Whether a published log has the hash and the values that this browser remembers of a room. */
export function compare(room: string, luck: PublishedLuck): Comparison {
  const mine = all().filter((one) => one.room === room && !one.rematch)
  if (!mine.length) return 'nothing'
  const values = new Set(luck.values ?? [])
  const kept = mine.every((one) => one.commitment === luck.commitment && values.has(one.value))
  return kept ? 'same' : 'different'
}

/** The luck in a log; null in a log that has none. */
export function luckOf(log: string): PublishedLuck | null {
  const { luck } = JSON.parse(log) as { luck?: PublishedLuck }
  return luck ?? null
}
