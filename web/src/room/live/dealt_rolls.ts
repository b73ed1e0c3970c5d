/**
 * Rolls that are dealt in the row of an earlier move, because their roller decides nothing before.
 *
 * At the table they are steps of their own: the move first, then the roll. A number between the
 * two rows stands for the table in between.
 */
import type { LogEntry, PositionView } from '../../server/model'
import type { Step } from './playback.svelte'

/** The effect of a roll that waits for its roller; see docs/effects.md. */
export interface WaitingRoll {
  kind: 'roll'
  seat: number
  waits: true
  coins: readonly number[]
}

/** The view of a table before this roll. */
export type BeforeRoll = (view: unknown, roll: WaitingRoll) => unknown

const waiting = (effect: unknown): effect is WaitingRoll =>
  typeof effect === 'object' && effect !== null && 'waits' in effect && effect.waits === true

/** The move of the roll that an entry ends with, or -1; an uploaded game is one entry. */
function lastRoll({ moves }: LogEntry): number {
  const at = moves.findLastIndex(({ effects }) => effects.some(waiting))
  const over = moves
    .slice(at + 1)
    .some(({ effects }) => effects.some(({ kind }) => kind === 'turn'))
  return over ? -1 : at
}

/** One step, or two: what was done, and the roll that was dealt with it. */
export function split(step: Step, before: BeforeRoll | undefined, mine: readonly number[]): Step[] {
  const last = step.entries.at(-1)
  const at = last ? lastRoll(last) : -1
  if (!last || !before || at < 0) return [step]
  const roll = (last.moves[at]!.effects as unknown[]).find(waiting)!
  const [done, dealt] = [last.moves.slice(0, at), last.moves.slice(at)]
  return [
    {
      ...step,
      position: rolling(step.position, before, roll),
      entries: [...step.entries.slice(0, -1), { ...last, moves: done }],
    },
    {
      position: step.position,
      entries: [{ ...last, moves: dealt }],
      seat: roll.seat,
      asks: mine.includes(roll.seat),
    },
  ]
}

/** The table at which this roll is still to be made. */
function rolling(position: PositionView, before: BeforeRoll, roll: WaitingRoll): PositionView {
  return {
    ...position,
    number: position.number - 0.5,
    view: before(position.view, roll) as PositionView['view'],
    to_act: roll.seat,
    legal: [],
    tells: [],
    prompt: { key: 'web-roll-others', args: { seat: { seat: roll.seat } } },
    request: { key: 'web-roll-ask', args: {} },
  }
}

/** The log up to a table: of a row that is shown in part, only that part. */
export function upTo(
  rows: LogEntry[],
  shown: PositionView | null,
  entries: LogEntry[],
): LogEntry[] {
  if (!shown) return []
  const { number } = shown
  if ((rows.at(-1)?.number ?? -1) <= number) return rows
  const whole = rows.filter((row) => row.number <= number)
  const part = entries.at(-1)
  return !Number.isInteger(number) && part ? [...whole, part] : whole
}
