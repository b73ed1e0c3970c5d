import type { GameTable } from '../games/interface'
import type { Message } from '../server/model'

/** What is asked, in the table's own words where it has some. */
export function briefly(game: GameTable, { key, args }: Message): Message {
  const inner = Object.entries(args).map(([name, arg]) => [
    name,
    typeof arg === 'object' && arg !== null && 'key' in arg ? briefly(game, arg) : arg,
  ])
  return { key: game.asks?.[key] ?? key, args: Object.fromEntries(inner) as Message['args'] }
}
