/** Requests outside a room's connection. Tokens travel in bodies, never in addresses. */
import { Refused } from './refusal'
import type {
  Analysis,
  CreateRoom,
  Created,
  Games,
  Joined,
  JoinRoom,
  Keeping,
  Message,
  MyRooms,
  PadFacts,
  PadScore,
  Review,
  RoomCursor,
  RoomSummary,
} from './model'

/** Ask the server; throws `Refused` with the reason if it does not answer. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(new URL(`api/${path}`, document.baseURI), {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
    })
  } catch {
    throw new Refused({ key: 'web-offline', args: {} })
  }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && answer !== null) return answer as T
  throw new Refused(problem(answer, response.status))
}

function problem(answer: unknown, status: number): Message {
  if (typeof answer === 'object' && answer !== null && 'reason' in answer) {
    const { reason } = answer as { reason: unknown }
    if (typeof reason === 'object' && reason !== null && 'key' in reason) return reason as Message
  }
  return { key: 'web-failed-status', args: { status: String(status) } }
}

let sheets: Promise<Games> | null = null

/** The games, options and bot levels; asked once. */
export async function games(): Promise<Games> {
  sheets ??= ask<Games>('games')
  try {
    return await sheets
  } catch (error) {
    sheets = null
    throw error
  }
}

/** All messages in one language, also of games that these pages were not built with. */
export async function allMessages(language: string): Promise<string> {
  const response = await fetch(new URL(`api/texts/${language}`, document.baseURI)).catch(() => null)
  if (response?.ok) return response.text()
  throw new Refused({ key: 'web-offline', args: {} })
}

export const rulesPage = async (game: string, language: string): Promise<string> =>
  (await ask<{ text: string }>(`rules/${game}/${language}`)).text

export const createRoom = (room: CreateRoom): Promise<Created> => ask('rooms', room)

export const publicRooms = async (): Promise<RoomSummary[]> =>
  (await ask<{ rooms: RoomSummary[] }>('rooms')).rooms

/** A page of the rooms in which one of these tokens is valid. */
export const myRooms = (tokens: string[], after: RoomCursor | null): Promise<MyRooms> =>
  ask('rooms/mine', { tokens, after })

/** Erase the names of the players with these tokens. */
export const forgetMe = (tokens: string[]): Promise<unknown> => ask('rooms/forget', { tokens })

/** Put a new secret of the person in the place of the old one, in all rooms. */
export const renewIdentity = (old: string, secret: string): Promise<unknown> =>
  ask('identity/renew', { old, new: secret })

/** The server's key for notices while a page is closed; null if it sends none. */
export const pushKey = async (): Promise<string | null> =>
  (await ask<{ key: string | null }>('push')).key

export interface PushSubscriber {
  identity: string
  endpoint: string
  p256dh: string
  auth: string
}

/** Let the server notify this browser. */
export const subscribe = (one: PushSubscriber): Promise<unknown> => ask('push/subscribe', one)

export const unsubscribe = (identity: string, endpoint: string): Promise<unknown> =>
  ask('push/unsubscribe', { identity, endpoint })

/** For how many days the server keeps rooms. */
export const keeping = (): Promise<Keeping> => ask('keeping')

export const joinRoom = (room: string, join: JoinRoom): Promise<Joined> =>
  ask(`rooms/${room}/join`, join)

export const rematch = async (room: string, tokens: string[]): Promise<string> =>
  (await ask<{ room: string }>(`rooms/${room}/rematch`, { tokens })).room

export const roomLog = async (room: string, tokens: string[]): Promise<string> =>
  (await ask<{ log: string }>(`rooms/${room}/log`, { tokens })).log

/** The table after so many moves of a log; after all of them also its moves in words. */
export const review = (log: string, at: number | null): Promise<Review> =>
  ask('log/review', { log, at, moves: at === null })

/** What the decisions of a log lost, from one move on, as far as the server comes in one go. */
export const analyse = (log: string, start: number): Promise<Analysis> =>
  ask('log/analysis', { log, start })

/** What a score pad for so many players offers. */
export const padFacts = (game: string, players: number): Promise<PadFacts> =>
  ask(`pad/${game}?players=${players}`)

/** A real table, checked, scored and explained by the rules. */
export const padScore = (game: string, table: unknown): Promise<PadScore> =>
  ask(`pad/${game}/score`, { table })

export const padLegal = async (game: string, table: unknown): Promise<unknown> =>
  (await ask<{ answer: unknown }>(`pad/${game}/legal`, { table })).answer
