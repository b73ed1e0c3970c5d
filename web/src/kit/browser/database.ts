/**
 * Larger things this browser keeps, each under a key in one of a few drawers of IndexedDB. Without
 * it they last until the page is left: nothing breaks.
 */
const DRAWERS = ['games', 'logs'] as const
export type Drawer = (typeof DRAWERS)[number]

const unstored = new Map<string, unknown>()
let opening: Promise<IDBDatabase | null> | null = null

/** The database; null where there is none, as in some private windows. */
function database(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(null)
    const request = indexedDB.open('polis', 1)
    request.onupgradeneeded = () => {
      for (const drawer of DRAWERS) request.result.createObjectStore(drawer)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => resolve(null)
  })
  return opening
}

/** What a request brings; fails if the database does. */
function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })
}

/** Put something into a drawer; what is there under this key is replaced. */
export async function put(drawer: Drawer, key: string, value: unknown): Promise<void> {
  const found = await database()
  try {
    if (!found) throw new Error('no IndexedDB')
    await done(found.transaction(drawer, 'readwrite').objectStore(drawer).put(value, key))
  } catch {
    unstored.set(`${drawer} ${key}`, value)
  }
}

/** What lies under a key, or undefined. */
export async function take(drawer: Drawer, key: string): Promise<unknown> {
  const found = await database()
  const stored = found
    ? await done(found.transaction(drawer).objectStore(drawer).get(key)).catch(() => undefined)
    : undefined
  return stored ?? unstored.get(`${drawer} ${key}`)
}

/** Everything in a drawer. */
export async function all(drawer: Drawer): Promise<unknown[]> {
  const found = await database()
  const stored: unknown[] = found
    ? await done(found.transaction(drawer).objectStore(drawer).getAll()).catch(() => [])
    : []
  const others = [...unstored].filter(([key]) => key.startsWith(`${drawer} `))
  return [...stored, ...others.map(([, value]) => value)]
}

/** Throw away what lies under a key. */
export async function remove(drawer: Drawer, key: string): Promise<void> {
  unstored.delete(`${drawer} ${key}`)
  const found = await database()
  if (!found) return
  await done(found.transaction(drawer, 'readwrite').objectStore(drawer).delete(key)).catch(
    () => undefined,
  )
}
