/** What this browser remembers. Without storage it lasts until the page is left: nothing breaks. */
const PREFIX = 'polis.'

/** What could not be stored, because storage is full or forbidden. */
const unstored = new Map<string, string>()

/** A remembered text, or null. */
export function remembered(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(PREFIX + key)
  } catch {
    return null
  }
}

/** Remember a text; null forgets it. */
export function remember(key: string, value: string | null): void {
  unstored.delete(key)
  try {
    if (value === null) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, value)
  } catch {
    if (value !== null) unstored.set(key, value)
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
