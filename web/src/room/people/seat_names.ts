/** Names of seats, also of those that have none. */
import type { ChatLine, Seat } from '../../server/model'
import { namesFor, SEAT_LETTERS, type Names } from '../../text/bundle'
import { known, t } from '../../text/translation.svelte'

type Named = Pick<Seat, 'kind' | 'name' | 'level'>
type Former = Pick<Seat, 'seat' | 'former'>

const numbered = (seat: number): string => t('player', { number: seat + 1 })

/** What to call a seat: its player's name or number, a bot's level, or that it is open. */
function nameOf(seat: Named, number: number): string {
  if (seat.name) return seat.name
  if (seat.kind === 'bot' && seat.level) return t(`web-level-${seat.level}`)
  return seat.kind === 'person' ? numbered(number) : t('web-seat-open')
}

/** Equal names are numbered so that sentences stay clear. */
function distinct(names: string[]): string[] {
  return names.map((name, n) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name
    return `${name} ${names.slice(0, n + 1).filter((other) => other === name).length}`
  })
}

/** Names of all seats. */
export function namesOf(seats: readonly Named[]): string[] {
  return distinct(seats.map(nameOf))
}

/** Names of a log: a seat without a name has its letter there, a bot its level. */
export function namesInLog(names: readonly string[]): string[] {
  return distinct(
    names.map((name, n) => {
      if (name === SEAT_LETTERS[n]) return numbered(n)
      return known(`web-level-${name}`) ? t(`web-level-${name}`) : name
    }),
  )
}

/** The names with those of players who made a row of the log before they lost their seat. */
export function formerNames(names: Names, seats: readonly Former[], row: number): Names {
  const lost = new Map(
    seats.flatMap(({ seat, former }) =>
      former && row <= former.until ? [[seat, former.name ?? numbered(seat)] as const] : [],
    ),
  )
  const you = names.you ?? null
  const then = names.map((name, seat) => lost.get(seat) ?? name)
  return namesFor(then, you !== null && lost.has(you) ? null : you)
}

/** Who wrote a line of the chat. */
export function writerOf(line: Pick<ChatLine, 'name' | 'seat' | 'watching'>): string {
  // Always said of spectators: they may call themselves like a player.
  if (line.watching && line.name) return t('web-spectator-named', { name: line.name })
  if (line.watching) return t('web-spectator')
  if (line.name) return line.name
  return line.seat === null ? t('web-host') : numbered(line.seat)
}

/** Marks of spectators who have written or are muted, with the names they used last. */
export function writersWatching(
  lines: readonly ChatLine[],
  muted: readonly string[],
): [mark: string, name: string][] {
  const nameless = muted.map((mark) => [mark, t('web-spectator')] as const)
  const named = lines.flatMap((line) =>
    line.spectator ? [[line.spectator, writerOf(line)] as const] : [],
  )
  return [...new Map([...nameless, ...named])]
}
