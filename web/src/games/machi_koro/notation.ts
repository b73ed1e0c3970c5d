/** Machi Koro's notation, read: what an action builds, swaps or names. */
import { SEAT_LETTERS } from '../../text/bundle'

export interface Swap {
  given: string
  taken: string
  other: number
}

const seatOf = (letter: string): number => (SEAT_LETTERS as readonly string[]).indexOf(letter)

export const readBuild = (action: string | null): string | null =>
  /^build (\S+)$/.exec(action ?? '')?.[1] ?? null

export function readTv(action: string | null): number | null {
  const found = /^tv ([A-E])$/.exec(action ?? '')
  return found ? seatOf(found[1]!) : null
}

export function readSwap(action: string | null): Swap | null {
  const found = /^swap (\S+) (\S+) ([A-E])$/.exec(action ?? '')
  return found ? { given: found[1]!, taken: found[2]!, other: seatOf(found[3]!) } : null
}

export const writeSwap = ({ given, taken, other }: Swap): string =>
  `swap ${given} ${taken} ${SEAT_LETTERS[other]}`
