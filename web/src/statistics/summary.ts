/** Figures over many games: how often won, with how many points, from what. */
import type { KeptGame } from '../room/mine/kept_games'
import { share } from '../table/players/ranking'
import { sourceKey, type Source } from './figures'

/** Whom the person played against. */
export type Against =
  'apprentice' | 'builder' | 'architect' | 'master' | 'people' | 'mixed' | 'alone'
export const AGAINST: readonly Against[] = [
  'alone',
  'apprentice',
  'builder',
  'architect',
  'master',
  'people',
  'mixed',
]

/** A finished game of the person. */
export interface Played {
  room: string
  game: string
  at: number
  players: number
  against: Against
  score: number
  won: boolean
  /** Points more than the best of the others; null without others. */
  lead: number | null
  /** None while its log is not read. */
  points: Source[]
  earned: Source[]
}

/** The game as statistics count it; null if it has no result, or if several people played here. */
export function playedOf(kept: KeptGame): Played | null {
  const { room, game, at, seats, mine, result, figures } = kept
  const [seat] = mine
  if (!result || seat === undefined || mine.length !== 1) return null
  const score = result.scores[seat] ?? 0
  const others = result.scores.filter((_, other) => other !== seat)
  return {
    room,
    game,
    at,
    players: seats.length,
    against: against(seats.filter((_, other) => other !== seat)),
    score,
    won: share(result.shares[seat] ?? '0') > 0,
    lead: others.length ? score - Math.max(...others) : null,
    points: figures?.points ?? [],
    earned: figures?.earned ?? [],
  }
}

function against(others: KeptGame['seats']): Against {
  if (!others.length) return 'alone'
  const kinds = new Set(others.map(({ kind, level }) => (kind === 'bot' ? level : 'people')))
  const [only] = kinds
  return kinds.size === 1 ? (AGAINST.find((one) => one === only) ?? 'mixed') : 'mixed'
}

export interface Tally {
  games: number
  wins: number
  mean: number
  best: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

export function tally(games: readonly Played[]): Tally {
  const scores = games.map(({ score }) => score)
  return {
    games: games.length,
    wins: games.filter(({ won }) => won).length,
    mean: games.length ? sum(scores) / games.length : 0,
    best: Math.max(...scores),
  }
}

/** The games in groups, in this order; groups without games are left out. */
export function grouped<K>(
  games: readonly Played[],
  keys: readonly K[],
  key: (game: Played) => K,
): { key: K; tally: Tally }[] {
  return keys
    .map((one) => ({ one, own: games.filter((game) => key(game) === one) }))
    .filter(({ own }) => own.length)
    .map(({ one, own }) => ({ key: one, tally: tally(own) }))
}

/** The numbers of players that occur. */
export const playerCounts = (games: readonly Played[]): number[] =>
  [...new Set(games.map(({ players }) => players))].sort((one, other) => one - other)

/** A source with its mean over all games, those without it among them. */
export interface MeanSource extends Source {
  parts: MeanSource[]
}

/** The sources of some games, the most rewarding first; `count` is the number of games. */
export function meanSources(sources: readonly Source[], count: number): MeanSource[] {
  const found = new Map<string, { message: Source['message']; points: number; parts: Source[] }>()
  for (const { message, points, parts = [] } of sources) {
    const key = sourceKey(message)
    const before = found.get(key)
    found.set(key, {
      message,
      points: points + (before?.points ?? 0),
      parts: [...(before?.parts ?? []), ...parts],
    })
  }
  return [...found.values()]
    .map(({ message, points, parts }) => ({
      message,
      points: points / count,
      parts: meanSources(parts, count),
    }))
    .sort((one, other) => other.points - one.points)
}

export interface Records {
  score: Played
  /** The win with the largest lead. */
  lead: Played | null
  /** The most wins in a row. */
  series: number
  source: { game: Played; source: Source } | null
}

/** The records of some games, of which there is at least one, from the oldest to the newest. */
export function records(games: readonly Played[]): Records {
  const best = <T>(all: readonly T[], value: (one: T) => number): T | null =>
    all.reduce<T | null>((top, one) => (top && value(top) >= value(one) ? top : one), null)
  let series = 0
  let now = 0
  for (const { won } of games) {
    now = won ? now + 1 : 0
    series = Math.max(series, now)
  }
  const sources = games.flatMap((game) => game.points.map((source) => ({ game, source })))
  const wins = games.filter(({ won, lead }) => won && lead !== null && lead > 0)
  return {
    score: best(games, ({ score }) => score)!,
    lead: best(wins, ({ lead }) => lead!),
    series,
    source: best(sources, ({ source }) => source.points),
  }
}
