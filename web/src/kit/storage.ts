/** What this browser remembers. Without storage (private windows) it forgets, and nothing breaks. */
const PREFIX = 'polis.'

/** A remembered text, or null. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key)
  } catch {
    return null
  }
}

/** Remember a text; null forgets it. */
export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, value)
  } catch {
    // Storage is full or forbidden: the page works on, it only forgets.
  }
}

/** Remembered JSON that `is` recognises, or `otherwise`. */
export function recall<T>(key: string, is: (value: unknown) => value is T, otherwise: T): T {
  const text = remembered(key)
  if (text === null) return otherwise
  try {
    const value: unknown = JSON.parse(text)
    return is(value) ? value : otherwise
  } catch {
    return otherwise
  }
}
