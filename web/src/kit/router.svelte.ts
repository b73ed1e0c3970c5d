/** Where we are. The whole address lives in the fragment, which never leaves the browser. */

/** `#/room/abc?at=3`: the parts between slashes, and the named values. */
export interface Route {
  parts: string[]
  query: Record<string, string>
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Reads a fragment. */
export function parse(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s)
  return {
    parts: path.split('/').filter(Boolean).map(decode),
    query: Object.fromEntries(new URLSearchParams(search)),
  }
}

/** Writes a fragment: `link(['room', id], { at: 3 })` is `#/room/…?at=3`. */
export function link(
  parts: readonly (string | number)[],
  query: Record<string, string | number | null | undefined> = {},
): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined)
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return `#/${parts.map((part) => encodeURIComponent(part)).join('/')}${search ? `?${search}` : ''}`
}

let current = $state.raw<Route>(parse(typeof location === 'undefined' ? '' : location.hash))

/** The route in use; reading it in a component redraws it on a change. */
export function route(): Route {
  return current
}

/** Go to a page. */
export function go(hash: string): void {
  location.hash = hash
}

/** Change the address without a new entry in the history, as for a slider. */
export function replace(hash: string): void {
  display(hash)
  current = parse(hash)
}

/** Put a link into the address for a person to copy, without going there. */
export function display(hash: string): void {
  history.replaceState(history.state, '', hash)
}

/** The address of the page with this fragment, as others can open it. */
export const addressOf = (hash: string): string => location.href.split('#')[0] + hash

/** Follow the address; returns how to stop. */
export function follow(): () => void {
  const changed = () => (current = parse(location.hash))
  addEventListener('hashchange', changed)
  changed()
  return () => removeEventListener('hashchange', changed)
}
