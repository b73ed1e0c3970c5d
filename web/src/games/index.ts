/** The games, found by scanning the folders beside this file; each part is loaded when needed. */
import type { GameCard, GameLearn, GamePad, GameTable } from './interface'

type Parts<T> = Record<string, () => Promise<T>>
const cards = import.meta.glob('./*/cover.ts') as Parts<{ card: GameCard }>
const tables = import.meta.glob('./*/table.ts') as Parts<{ table: GameTable }>
const pads = import.meta.glob('./*/scorepad.ts') as Parts<{ pad: GamePad }>
const lessons = import.meta.glob('./*/lesson.ts') as Parts<{ learn: GameLearn }>

/** The folder of a game: `machi-koro` lives in `machi_koro`. */
export function folder(game: string): string {
  return game.replaceAll('-', '_')
}

async function part<T>(parts: Parts<T>, game: string, file: string): Promise<T | null> {
  const load = parts[`./${folder(game)}/${file}.ts`]
  return load ? load() : null
}

export const cardOf = async (game: string): Promise<GameCard | null> =>
  (await part(cards, game, 'cover'))?.card ?? null

/** The table of a game; one without a drawing is played from the list of actions. */
export async function tableOf(game: string): Promise<GameTable> {
  const found = await part(tables, game, 'table')
  return found?.table ?? (await import('../table/plain/plain_table')).table
}

export const padOf = async (game: string): Promise<GamePad | null> =>
  (await part(pads, game, 'scorepad'))?.pad ?? null
export const hasPad = (game: string): boolean => `./${folder(game)}/scorepad.ts` in pads
export const learnOf = async (game: string): Promise<GameLearn | null> =>
  (await part(lessons, game, 'lesson'))?.learn ?? null
