/** Exports or erases the person's data. */
import { save } from '../../kit/browser/download'
import { myName } from '../../kit/last_choices'
import { remember } from '../../kit/browser/storage'
import { forgetMe, roomLog } from '../../server/http'
import type { MyRoom } from '../../server/model'
import { eraseKeptNames, keptGames, keptLog, type KeptGame } from './kept_games'
import { allTokens, AT_ONCE, myRoomPages } from './my_games'
import { allKeys, keysOf, tokensOf } from './seat_tokens'

interface ExportedGame extends Omit<KeptGame, 'at'> {
  at: string
  log: unknown
}

/** All games of this browser, finished and running, with their logs, as one text. */
export async function exported(): Promise<string> {
  const kept = await keptGames()
  const known = new Set(kept.map(({ room }) => room))
  const games: ExportedGame[] = []
  for (const game of kept) {
    const log = await keptLog(game.room)
    if (log) games.push(exportedGame(game, log))
  }
  for await (const page of myRoomPages(allKeys())) {
    for (const one of page) {
      if (known.has(one.room.room) || one.moved_at === null) continue
      const log = await roomLog(one.room.room, tokensOf(keysOf(one.room.room))).catch(() => null)
      if (log) games.push(exportedGame(factsOf(one, one.moved_at), log))
    }
  }
  // No token is part of it: such a file is shown around.
  const whole = { format: 'polis-games/1', name: myName(), games }
  return JSON.stringify(whole, null, 2)
}

function factsOf({ room, mine }: MyRoom, at: number): KeptGame {
  return { room: room.room, game: room.game, at, seats: room.seats, mine, result: null }
}

function exportedGame(game: KeptGame, log: string): ExportedGame {
  return { ...game, at: new Date(game.at * 1000).toISOString(), log: JSON.parse(log) as unknown }
}

export const saveAll = async (): Promise<void> => save('polis-games.json', await exported())

/** Erase the person's name on the server and here, and end notices. Seats and games stay. */
export async function forget(): Promise<void> {
  const tokens = allTokens(allKeys())
  for (let start = 0; start < tokens.length; start += AT_ONCE) {
    await forgetMe(tokens.slice(start, start + AT_ONCE))
  }
  await (await import('../../away/notices')).setNotices('off')
  await eraseKeptNames()
  remember('name', null)
  remember('club', null)
}
