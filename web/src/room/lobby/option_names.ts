/** Options of a game in the reader's language. */
import { known, t } from '../../text/translation.svelte'

const keyOf = (game: string, option: string): string =>
  `${game}-option-${option.replaceAll('_', '-')}`

export const optionName = (game: string, option: string): string => t(keyOf(game, option))

export const valueName = (game: string, option: string, value: string): string =>
  t(`${keyOf(game, option)}-${value.replaceAll('_', '-')}`)

/** The name of what `--option` takes, such as `map_side=b` or `all_tiles`; null if it is none. */
export function choiceName(game: string, choice: string): string | null {
  const [option = '', value] = choice.split('=')
  if (!known(keyOf(game, option))) return null
  const name = optionName(game, option)
  return value === undefined ? name : `${name}: ${valueName(game, option, value)}`
}
