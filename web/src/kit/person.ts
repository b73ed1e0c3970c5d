/** Making up an identity, using it at a table, and bringing it to another device. */
import type { Face } from '../server/model'
import { AVATARS, COLOURS } from './faces'
import { identity, isIdentity, keepIdentity, type Identity } from './identity'
import { myName, rememberName } from './last_choices'
import { link } from './router.svelte'

/** 256 random bits in letters that an address may have. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function anyOf<T extends string>(all: Record<T, string>): T {
  const names = Object.keys(all) as T[]
  return names[crypto.getRandomValues(new Uint32Array(1))[0]! % names.length]!
}

/** The person's identity, made up if there is none. */
export function ensureIdentity(): Identity {
  const known = identity()
  if (known && isFace(known.face)) return known
  const face = { colour: anyOf(COLOURS), avatar: anyOf(AVATARS) }
  return keepIdentity({ secret: known?.secret ?? newSecret(), face })
}

/** What is sent when the person takes a seat. */
export function asPerson(name: string | null): {
  name: string | null
  face: Face
  identity: string
} {
  const { secret, face } = ensureIdentity()
  return { name, face, identity: secret }
}

/** The fragment that brings the identity to another device: nothing of it goes to a server. */
export function deviceLink({ secret, face }: Identity): string {
  return link(['device'], { secret, ...face, name: myName() || null })
}

function isFace({ colour, avatar }: Record<keyof Face, unknown>): boolean {
  const known = (all: object, one: unknown) => typeof one === 'string' && Object.hasOwn(all, one)
  return known(COLOURS, colour) && known(AVATARS, avatar)
}

/** The identity and the name in such a fragment, or null. */
export function fromLink(query: Record<string, string>): { who: Identity; name: string } | null {
  const { secret, colour, avatar, name = '' } = query
  const who: unknown = { secret, face: { colour, avatar } }
  return isIdentity(who) && isFace(who.face) ? { who, name: name.trim().slice(0, 40) } : null
}

/** Be this person from now on. */
export function become(who: Identity, name: string): void {
  keepIdentity(who)
  rememberName(name)
}
