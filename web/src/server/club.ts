/** Requests about the club: the players of the server who want to be rated. */
import { ask } from './http'
import type { ClubTable, Face, Membership } from './model'

/** Take part from now on, or change how one is shown. */
export const joinClub = (identity: string, name: string | null, face: Face): Promise<Membership> =>
  ask('club/join', { identity, name, face })

export const leaveClub = (identity: string): Promise<Membership> => ask('club/leave', { identity })

export const myMembership = (identity: string): Promise<Membership> => ask('club/me', { identity })

/** The players of a game; the row of the person with this secret is marked. */
export const clubTable = (game: string, identity: string | null): Promise<ClubTable> =>
  ask('club/table', { game, identity })
