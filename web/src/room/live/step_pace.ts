/** How long a step stays on the table. */
import { settings } from '../../kit/settings.svelte'
import type { LogEntry } from '../../server/model'
import { lively } from '../../table/scores/counting'
import { DICE, FLIGHT } from '../../table/motion/flights'

/** In milliseconds, as the person set it; dice and the payments after them have their time. */
export function stepPace(entries: readonly LogEntry[]): number {
  const rolled = entries.some(({ moves }) =>
    moves.some(({ effects }) => effects.some((one) => (one as { kind: string }).kind === 'roll')),
  )
  return lively() && rolled ? Math.max(settings.pace, DICE + FLIGHT) : settings.pace
}
