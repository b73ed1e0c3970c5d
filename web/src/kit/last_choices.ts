/** The name a person gave last, the level played against, and at how large a table. */
import type { Level } from '../server/model'
import { remember, remembered } from './browser/storage'

export const LEVELS: readonly Level[] = ['apprentice', 'builder', 'architect', 'master']

/** The person's name; empty if none was given. */
export function myName(): string {
  return remembered('name') ?? ''
}

export function rememberName(name: string): void {
  if (name.trim()) remember('name', name.trim().slice(0, 40))
}

export function lastLevel(): Level {
  return LEVELS.find((level) => level === remembered('level')) ?? 'builder'
}

export function rememberLevel(level: Level): void {
  remember('level', level)
}

/** With how many players a game was played last; at first with two. */
export function lastPlayers(game: string, counts: readonly number[]): number {
  const before = Number(remembered(`players.${game}`))
  return counts.includes(before) ? before : Math.max(2, counts[0] ?? 2)
}

export function rememberPlayers(game: string, players: number): void {
  remember(`players.${game}`, String(players))
}
