/** What a step sounds like. */
import type { Sound } from '../../kit/sounds'
import type { LogEntry } from '../../server/model'
import { DICE, FLIGHT } from '../../table/motion/flights'

export interface Heard {
  sound: Sound
  /** Milliseconds after the step is shown. */
  after: number
}

const PIECES = ['place', 'lay', 'build', 'swap', 'take']
const COINS = ['pay', 'loan']
/** How long dice are heard. */
const RATTLE = 450

/**
 * The sounds of what these rows did: of a piece when it drops, of coins after the dice that bring
 * them. Coins that pay for a piece are not heard. Without motion, pieces lie there at once.
 */
export function stepSounds(entries: readonly LogEntry[], moving: boolean): Heard[] {
  const kinds = entries.flatMap(({ moves }) =>
    moves.flatMap(({ effects }) => effects.map((effect) => (effect as { kind: string }).kind)),
  )
  const heard: Heard[] = []
  const roll = kinds.lastIndexOf('roll')
  const landing = moving ? FLIGHT : 0
  const piece = kinds.some((kind) => PIECES.includes(kind))
  if (piece) heard.push({ sound: 'tile', after: landing })
  if (roll >= 0) heard.push({ sound: 'roll', after: 0 })
  const paid = kinds.slice(roll + 1).some((kind) => COINS.includes(kind))
  if (roll >= 0 && paid) heard.push({ sound: 'coins', after: (moving ? DICE : RATTLE) + landing })
  else if (paid && !piece) heard.push({ sound: 'coins', after: landing })
  return heard
}
