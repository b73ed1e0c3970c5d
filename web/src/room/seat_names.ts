/** Names of seats, also of those that have none. */
import type { Seat } from '../server/model'
import { t } from '../text/translation.svelte'

type Named = Pick<Seat, 'kind' | 'name' | 'level'>

/** What to call a seat: its player's name, a bot's level, or that it is open. */
export function nameOf(seat: Named): string {
  if (seat.name) return seat.name
  if (seat.kind === 'bot' && seat.level) return t(`web-level-${seat.level}`)
  return t('web-seat-open')
}

/** Names of all seats; bots of one level are numbered so that sentences stay clear. */
export function namesOf(seats: readonly Named[]): string[] {
  const names = seats.map(nameOf)
  return names.map((name, n) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name
    return `${name} ${names.slice(0, n + 1).filter((other) => other === name).length}`
  })
}
