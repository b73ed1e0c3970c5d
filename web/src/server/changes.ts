/** Changes of JSON values, as the server sends them instead of whole positions. */
import type { Change } from './model'

type Members = Record<string, unknown>

/** The value that a change makes of an old one. What does not change stays the same object. */
export function changed(old: unknown, change: Change): unknown {
  if ('within' in change) return within(old, change.within)
  if (!('cut' in change)) return change.put
  const list = old as unknown[]
  return [...list.slice(0, change.at), ...change.put, ...list.slice(change.at + change.cut)]
}

function within(old: unknown, changes: Record<string, Change>): unknown {
  const keys = Object.keys(changes)
  if (!keys.length) return old
  const copy = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as Members) }) as Members
  for (const key of keys) copy[key] = changed(copy[key], changes[key]!)
  return copy
}
