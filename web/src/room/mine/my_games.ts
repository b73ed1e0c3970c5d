/** The games of this browser: those the server knows, and those kept here. */
import { myRooms, roomLog } from '../../server/http'
import type { MyRoom, RoomCursor } from '../../server/model'
import { keepGame, type KeptGame } from './kept_games'
import { hiddenRooms, keysOf, tokensOf, type RoomKeys } from './seat_tokens'

/** The server takes so many tokens in one request. */
export const AT_ONCE = 1000

/** The tokens of all these rooms, each once: those of a rematch are the same. */
export const allTokens = (keys: readonly RoomKeys[]): string[] => [
  ...new Set([...keys.flatMap(tokensOf), ...tokensOf(null)]),
]

/** Pages of rooms, the newest first. */
export async function* myRoomPages(keys: readonly RoomKeys[]): AsyncGenerator<MyRoom[], void> {
  const tokens = allTokens(keys)
  const seen = new Set(hiddenRooms())
  for (let start = 0; start < tokens.length; start += AT_ONCE) {
    let after: RoomCursor | null = null
    do {
      const page = await myRooms(tokens.slice(start, start + AT_ONCE), after)
      const fresh = page.rooms.filter(({ room }) => !seen.has(room.room))
      for (const { room } of fresh) seen.add(room.room)
      if (fresh.length) yield fresh
      after = page.next
    } while (after)
  }
}

/** A finished game in the list; without `kept` its result is not known yet. */
export interface Finished {
  room: string
  game: string
  at: number
  /** Whether the server still has its room. */
  served: boolean
  seats: KeptGame['seats']
  mine: readonly number[]
  result: KeptGame['result']
}

export interface Sorted {
  /** It is the person's turn; the one that waits longest is first. */
  turn: MyRoom[]
  /** Others are to move, or the game has not begun; the newest is first. */
  others: MyRoom[]
  /** The newest is first. */
  finished: Finished[]
}

const lastUse = ({ room, moved_at }: MyRoom) => moved_at ?? room.created_at

/** The games in the order of the list. */
export function sorted(rooms: readonly MyRoom[], kept: readonly KeptGame[]): Sorted {
  const running = rooms.filter(({ room }) => room.status !== 'over')
  const over = new Map(rooms.filter(({ room }) => room.status === 'over').map(finishedOf))
  const known = new Set(running.map(({ room }) => room.room))
  for (const game of kept) {
    if (!known.has(game.room)) over.set(game.room, { ...game, served: over.has(game.room) })
  }
  const newestFirst = (one: MyRoom, other: MyRoom) => lastUse(other) - lastUse(one)
  return {
    turn: running.filter((one) => one.my_turn).sort((one, other) => newestFirst(other, one)),
    others: running.filter((one) => !one.my_turn).sort(newestFirst),
    finished: [...over.values()].sort((one, other) => other.at - one.at),
  }
}

function finishedOf(one: MyRoom): [string, Finished] {
  const { room, game, seats } = one.room
  const facts = { room, game, seats, mine: one.mine, at: lastUse(one) }
  return [room, { ...facts, served: true, result: null }]
}

/** Keep the finished games that are not kept yet, one after the other; `onkept` is called for each. */
export async function keepFinished(
  rooms: readonly MyRoom[],
  kept: readonly KeptGame[],
  onkept: (game: KeptGame) => void,
): Promise<void> {
  const here = new Set(kept.map(({ room }) => room))
  for (const one of rooms) {
    const { room, game, seats, status } = one.room
    if (status !== 'over' || here.has(room) || !one.mine.length) continue
    const log = await roomLog(room, tokensOf(keysOf(room))).catch(() => null)
    if (log) onkept(await keepGame({ room, game, seats, mine: one.mine, at: lastUse(one) }, log))
  }
}
