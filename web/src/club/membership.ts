/** Being in the club: the person's choice, of which this browser remembers that it was made. */
import { identity } from '../kit/identity'
import { myName } from '../kit/last_choices'
import { ensureIdentity } from '../kit/person'
import { remember, remembered } from '../kit/browser/storage'
import { joinClub, leaveClub, myMembership } from '../server/club'
import type { Membership } from '../server/model'

const note = (member: Membership): Membership => {
  remember('club', member.joined ? 'on' : null)
  return member
}

/** What the club knows of the person; null for a person without an identity. */
export async function membership(): Promise<Membership | null> {
  const known = identity()
  return known ? note(await myMembership(known.secret)) : null
}

/** Changes one after the other: the last one that the person made counts. */
let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const mine = last.then(change)
  last = mine.catch(() => undefined)
  return mine
}

async function enter(): Promise<Membership> {
  const { secret, face } = ensureIdentity()
  return note(await joinClub(secret, myName().trim() || null, face))
}

export const join = (): Promise<Membership> => inTurn(enter)

export const leave = (): Promise<Membership> =>
  inTurn(async () => note(await leaveClub(ensureIdentity().secret)))

/** Show the person in the club as the person is now called and drawn. */
export const follow = (): Promise<void> =>
  inTurn(async () => {
    if (remembered('club') === 'on') await enter()
  })
