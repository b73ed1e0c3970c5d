/** The clocks that a page offers, and how they are called. */
import type { Settings } from '../../server/model'
import { known, t } from '../../text/translation.svelte'

type Clock = Settings['clock']

const DAY = 86_400

export const CLOCKS: readonly Clock[] = [
  null,
  { kind: 'move', seconds: 60 },
  { kind: 'move', seconds: 180 },
  { kind: 'game', seconds: 600 },
  { kind: 'game', seconds: 1800 },
  { kind: 'move', seconds: DAY },
  { kind: 'move', seconds: 3 * DAY },
  { kind: 'move', seconds: 7 * DAY },
]

/** By which a clock is found among those offered, and its text among the messages. */
export const clockId = (clock: Clock): string => (clock ? `${clock.kind}-${clock.seconds}` : 'none')

/** A clock in words; one that no page offers is given in seconds. */
export function clockName(clock: Clock): string {
  const key = `web-clock-${clockId(clock)}`
  if (!clock || known(key)) return t(key)
  const time = { key: 'time-seconds', args: { seconds: clock.seconds } }
  return t(`room-clock-${clock.kind}`, { time })
}
