/**
 * Who the person is, without an account: a secret that this browser made, a name and a face. The
 * server knows the hash of the secret, which holds the person's seats on all devices.
 */
import type { Face } from '../server/model'
import { recall, remember } from './browser/storage'

export interface Identity {
  secret: string
  face: Face
  /** A secret that is to replace the other one, if the server has not confirmed that yet. */
  next?: string
}

const SECRET = /^[\w-]{43}$/

export function isIdentity(value: unknown): value is Identity {
  const { secret, face } = (value ?? {}) as Record<string, unknown>
  return typeof secret === 'string' && SECRET.test(secret) && typeof face === 'object'
}

/** The person's identity; null before the first game. */
export function identity(): Identity | null {
  const mayBe = (value: unknown): value is Identity | null => isIdentity(value)
  return recall('identity', mayBe, null)
}

export function keepIdentity(one: Identity): Identity {
  remember('identity', JSON.stringify(one))
  return one
}

/** The secrets to show the server with those of seats. */
export function secrets(): string[] {
  const known = identity()
  return known ? [known.secret] : []
}
