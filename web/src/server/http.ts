/** Requests outside a room's connection. Tokens travel in bodies, never in addresses. */
import { tellPreparing, whilePreparing } from '../kit/warm_up.svelte'
import { Refused } from './refusal'
import type {
  Analysis,
  CreateRoom,
  Created,
  Games,
  Joined,
  Message,
  MyRoom,
  PadFacts,
  PadScore,
  Review,
  RoomSummary,
} from './model'

async function ask<T>(path: string, body?: unknown): Promise<T> {
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

/** The games, options and bot levels; asked once, and again while anything is being prepared. */
export async function games(): Promise<Games> {
  sheets ??= ask<Games>('games')
  try {
    const found = await sheets
    if (found.games.some((game) => !game.preparation.ready)) sheets = null
    return found
  } catch (error) {
    sheets = null
    throw error
  }
}

const AGAIN = 2000
const isPreparing = (error: unknown): error is Refused =>
  error instanceof Refused && error.said.key === 'room-preparing'

/** Ask for something of a game; while the server still prepares it, wait and ask again. */
async function ready<T>(path: string, body?: unknown): Promise<T> {
  try {
    return await ask<T>(path, body)
  } catch (error) {
    if (!isPreparing(error)) throw error
    return whilePreparing(() => patiently<T>(path, body, error.said))
  }
}

async function patiently<T>(path: string, body: unknown, said: Message): Promise<T> {
  for (;;) {
    const found = (await games()).games.find(({ title }) => title === said.args['game'])
    tellPreparing({
      said,
      done: found?.preparation.done ?? 0,
      total: found?.preparation.total ?? 0,
    })
    await new Promise((resolve) => setTimeout(resolve, AGAIN))
    try {
      return await ask<T>(path, body)
    } catch (error) {
      if (!isPreparing(error)) throw error
    }
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

export const createRoom = (room: CreateRoom): Promise<Created> => ready('rooms', room)

export const publicRooms = async (): Promise<RoomSummary[]> =>
  (await ask<{ rooms: RoomSummary[] }>('rooms')).rooms

export const myRooms = async (tokens: string[]): Promise<MyRoom[]> =>
  (await ask<{ rooms: MyRoom[] }>('rooms/mine', { tokens })).rooms

export const joinRoom = (
  room: string,
  join: { name: string; seat?: number; invite?: string },
): Promise<Joined> => ask(`rooms/${room}/join`, join)

export const rematch = async (room: string, tokens: string[]): Promise<string> =>
  (await ask<{ room: string }>(`rooms/${room}/rematch`, { tokens })).room

export const roomLog = async (room: string, tokens: string[]): Promise<string> =>
  (await ask<{ log: string }>(`rooms/${room}/log`, { tokens })).log

export const review = (log: string, at: number | null): Promise<Review> =>
  ready('log/review', { log, at })

/** What the decisions of a log lost, from one move on, as far as the server comes in one go. */
export const analyse = (log: string, start: number): Promise<Analysis> =>
  ready('log/analysis', { log, start })

/** What a score pad for so many players offers. */
export const padFacts = (game: string, players: number): Promise<PadFacts> =>
  ready(`pad/${game}?players=${players}`)

/** A real table, checked, scored and explained by the rules. */
export const padScore = (game: string, table: unknown): Promise<PadScore> =>
  ready(`pad/${game}/score`, { table })

export const padLegal = async (game: string, table: unknown): Promise<unknown> =>
  (await ready<{ answer: unknown }>(`pad/${game}/legal`, { table })).answer
