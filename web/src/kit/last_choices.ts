/** The name a person gave last, and the level he played against. */
import type { Level } from '../server/model'
import { remember, remembered } from './storage'

export const LEVELS: readonly Level[] = ['apprentice', 'builder', 'architect', 'master']

/** The person's name, or what to call somebody without one. */
export function myName(otherwise: string): string {
  return remembered('name') ?? otherwise
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
