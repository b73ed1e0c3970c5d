/** Questions put shorter where the table draws what can be chosen. */
import type { Message } from '../wire/model'

/** The message with other keys, also inside of its arguments; all arguments stay. */
export function brief(message: Message, keys: Record<string, string>): Message {
  const args = { ...message.args }
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'object' && value !== null && 'key' in value) {
      args[name] = brief(value, keys)
    }
  }
  return { key: keys[message.key] ?? message.key, args }
}
