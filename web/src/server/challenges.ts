/** Requests about daily games and puzzles. */
import type { components } from '../wire/messages'
import { ask } from './http'
import type { Face } from './model'

type Schemas = components['schemas']
export type DailyGames = Schemas['DailyGames']
export type DailyGame = Schemas['DailyGame']
export type DailyResults = Schemas['DailyResults']
export type DailyResult = Schemas['DailyResult']
export type DailyStarted = Schemas['DailyStarted']
export type PuzzleTask = Schemas['PuzzleTask']
export type PuzzleAnswer = Schemas['PuzzleAnswer']

/** Who begins a daily game. */
interface Person {
  name: string | null
  face: Face
  identity: string
}

export const dailyGames = (): Promise<DailyGames> => ask('daily')

/** Begin today's game, or find the room in which it was begun. */
export const startDaily = (game: string, person: Person): Promise<DailyStarted> =>
  ask(`daily/${game}`, person)

/** The results of a day, or of today. */
export const dailyResults = (
  game: string,
  day: string | null,
  identity: string | null,
): Promise<DailyResults> => ask(`daily/${game}/results`, { day, identity })

/** The log of the best game of a day that is over. */
export const bestDaily = async (game: string, day: string): Promise<string> =>
  (await ask<{ log: string }>(`daily/${game}/${day}/best`)).log

/** How many puzzles each game has. */
export const puzzleCounts = async (): Promise<Record<string, number>> =>
  (await ask<{ counts: Record<string, number> }>('puzzles')).counts

export const puzzleTask = (game: string, number: number): Promise<PuzzleTask> =>
  ask(`puzzles/${game}/${number}`)

export const answerPuzzle = (game: string, number: number, action: string): Promise<PuzzleAnswer> =>
  ask(`puzzles/${game}/${number}`, { action })
