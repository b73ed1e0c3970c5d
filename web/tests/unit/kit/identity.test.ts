import { afterEach, describe, expect, it } from 'vitest'
import { identity } from '../../../src/kit/identity'
import {
  asPerson,
  become,
  deviceLink,
  ensureIdentity,
  fromLink,
  newSecret,
} from '../../../src/kit/person'
import { myName, rememberName } from '../../../src/kit/last_choices'
import { parse } from '../../../src/kit/router.svelte'
import { allTokens } from '../../../src/room/mine/my_games'
import { forget, hiddenRooms, keep, tokensOf } from '../../../src/room/mine/seat_tokens'

afterEach(() => localStorage.clear())

describe('an identity', () => {
  it('is made once, with a secret like a token', () => {
    expect(identity()).toBeNull()
    const made = ensureIdentity()
    expect(made.secret).toMatch(/^[\w-]{43}$/)
    expect(ensureIdentity()).toEqual(made)
    expect(newSecret()).not.toBe(newSecret())
    expect(asPerson('Eva')).toEqual({ name: 'Eva', face: made.face, identity: made.secret })
  })

  it('comes to another device by a link', () => {
    const made = ensureIdentity()
    rememberName('Žofie & Eva')
    const { parts, query } = parse(deviceLink(made))
    expect(parts).toEqual(['device'])
    localStorage.clear()
    const found = fromLink(query)!
    become(found.who, found.name)
    expect([identity(), myName()]).toEqual([made, 'Žofie & Eva'])
  })

  it.each([
    {},
    { secret: 'short', colour: 'teal', avatar: 'fish' },
    { secret: 'x'.repeat(43), colour: 'constructor', avatar: 'fish' },
    { secret: 'x'.repeat(43), colour: 'teal' },
  ])('is not taken from a broken link: %o', (query) => {
    expect(fromLink(query as Record<string, string>)).toBeNull()
  })

  it('holds seats besides their tokens', () => {
    expect([tokensOf(null), allTokens([])]).toEqual([[], []])
    const { secret } = ensureIdentity()
    const keys = { room: 'r', game: 'g', host: 'h', invite: null, seats: [{ seat: 0, token: 't' }] }
    expect(tokensOf(keys)).toEqual(['h', 't', secret])
    expect(tokensOf(null)).toEqual([secret])
    expect(allTokens([keys, keys])).toEqual(['h', 't', secret])
  })

  it('does not bring back a room that was taken off the list', () => {
    const keys = { room: 'r', game: 'g', host: null, invite: null, seats: [] }
    keep(keys)
    forget('r')
    expect(hiddenRooms()).toEqual(['r'])
    keep(keys)
    expect(hiddenRooms()).toEqual([])
  })
})
