/** The games that this browser keeps, with their figures, which the server reads from the logs. */
import { folder } from '../games'
import { keepFigures, keptGames, keptLog, type KeptGame } from '../room/mine/kept_games'
import { keepFinished, myRoomPages } from '../room/mine/my_games'
import { allKeys } from '../room/mine/seat_tokens'
import { review } from '../server/http'
import type { MyRoom } from '../server/model'
import { isSource, needGames } from '../text/translation.svelte'
import { FIGURES, figuresOf, type Figures, type GameStatistics } from './figures'

const files = import.meta.glob('../games/*/statistics.ts') as Record<
  string,
  () => Promise<{ statistics: GameStatistics }>
>

async function statisticsOf(game: string): Promise<GameStatistics | null> {
  const load = files[`../games/${folder(game)}/statistics.ts`]
  return load ? (await load()).statistics : null
}

/** All finished games, those that the server still has among them. */
export async function finishedGames(): Promise<KeptGame[]> {
  const kept = await keptGames()
  const rooms: MyRoom[] = []
  try {
    for await (const page of myRoomPages(allKeys())) rooms.push(...page)
    await keepFinished(rooms, kept, (game) => kept.push(game))
  } catch {
    // Without the server there are still the games that are kept here.
  }
  return kept.sort((one, other) => one.at - other.at)
}

/** Whether statistics still have to read the log of a game. */
export const isUnread = ({ mine, result, figures }: KeptGame): boolean =>
  mine.length === 1 && result !== null && figures?.version !== FIGURES

/** The figures of a game; null if its log is gone. Throws `Refused` while the server is busy. */
export async function readFigures(kept: KeptGame): Promise<Figures | null> {
  const log = await keptLog(kept.room)
  if (log === null) return null
  await needGames(kept.game)
  const whole = await review(log, null)
  const figures = figuresOf(whole, kept.mine[0]!, isSource, await statisticsOf(kept.game))
  await keepFigures(kept, figures)
  return figures
}
