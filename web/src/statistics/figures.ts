/** What brought the points of a game, from the score lines and effects that the server sends. */
import type { Effect, Message, Review } from '../server/model'

/** Something that brings points or coins. */
export interface Source {
  /** Names it; numbers among its arguments do not count, see `sourceKey`. */
  message: Message
  points: number
  /** What it is made of, where that has names: monuments. */
  parts?: Source[]
}

/** Counts up when other figures are kept, so that the logs are read again. */
export const FIGURES = 1

export interface Figures {
  version: typeof FIGURES
  /** The lines of the person's score. */
  points: Source[]
  /** What brought coins, in games that record it. */
  earned: Source[]
}

/** `statistics.ts` of a game's folder: `export const statistics: GameStatistics`. */
export interface GameStatistics {
  /** The coins that effects of a move brought to a seat, by what brought them. */
  earned: (effects: readonly Effect[], seat: number) => Source[]
}

/** The same for the same source in all games: the message without its numbers. */
export function sourceKey({ key, args }: Message): string {
  const named = Object.entries(args).filter(([, value]) => typeof value !== 'number')
  return JSON.stringify([key, named])
}

/** Sources that are the same, added up. */
export function added(sources: readonly Source[]): Source[] {
  const found = new Map<string, Source>()
  for (const { message, points } of sources) {
    const key = sourceKey(message)
    found.set(key, { message, points: points + (found.get(key)?.points ?? 0) })
  }
  return [...found.values()]
}

/** The figures of a seat; `named` says whether the parts of a line are sources of their own. */
export function figuresOf(
  { position, moves }: Pick<Review, 'position' | 'moves'>,
  seat: number,
  named: (key: string) => boolean,
  game: GameStatistics | null,
): Figures {
  const points = (position.lines[seat] ?? [])
    .filter((line) => line.points !== 0)
    .map(({ message, points, parts }): Source => {
      const own = parts.filter((part) => part.worth !== 0 && named(part.message.key))
      const sources = own.map((part) => ({ message: part.message, points: part.worth }))
      return { message, points, ...(sources.length ? { parts: added(sources) } : {}) }
    })
  const earned = game ? moves.flatMap(({ effects }) => game.earned(effects, seat)) : []
  return { version: FIGURES, points, earned: added(earned) }
}
