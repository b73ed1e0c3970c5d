/**
 * The number on the app's icon, where the system shows one: games that wait for the person. While
 * the page is hidden a notice announces each, if the person wants that.
 */
import { remembered } from './storage'

let waiting: ReadonlySet<string> = new Set()

function show(): void {
  if (typeof navigator === 'undefined' || !('setAppBadge' in navigator)) return
  const shown = waiting.size ? navigator.setAppBadge(waiting.size) : navigator.clearAppBadge()
  shown.catch(() => undefined)
}

/** These rooms wait for the person, and no others. */
export function showTurns(rooms: Iterable<string>): void {
  const before = waiting
  waiting = new Set(rooms)
  show()
  if (!document.hidden || !remembered('notices')) return
  const fresh = [...waiting].filter((room) => !before.has(room))
  if (fresh.length) void import('../../away/notices').then((away) => away.tellTurns(fresh))
}

/** Whether one room waits for the person; of the others nothing new is known. */
export function showTurn(room: string, mine: boolean): void {
  if (waiting.has(room) === mine) return
  const others = [...waiting].filter((one) => one !== room)
  showTurns(mine ? [...others, room] : others)
}
