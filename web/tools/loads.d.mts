export const LANGUAGES: string[]
export const files: string[]
export const games: string[]
export function size(name: string): number
export function weight(names: Iterable<string>): number
export function startPage(language: string, back?: boolean): Set<string>
export function room(game: string, language: string, whole?: boolean): Set<string>
