/** What a step sounds like. */
import type { Sound } from '../kit/sounds'
import type { LogEntry } from '../server/model'

/** The sound of each kind of effect; the first of these kinds that a step has is heard. */
const SOUNDS: readonly (readonly [Sound, readonly string[]])[] = [
  ['roll', ['roll']],
  ['tile', ['place', 'lay', 'build', 'swap', 'take']],
  ['coins', ['pay', 'loan']],
]

/** The sound of what these rows did; null if they did nothing that is heard. */
export function stepSound(entries: readonly LogEntry[]): Sound | null {
  const kinds = new Set(
    entries.flatMap(({ lines }) =>
      lines.flatMap(({ effects }) => effects.map((effect) => (effect as { kind: string }).kind)),
    ),
  )
  return SOUNDS.find(([, named]) => named.some((kind) => kinds.has(kind)))?.[0] ?? null
}
