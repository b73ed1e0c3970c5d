/** Components in the reader's language. */
import { known, t } from '../../text/translation.svelte'
import { MONUMENTS } from './box'
import {
  RESOURCES,
  TYPES,
  type Monument,
  type Objective,
  type Tile,
  type View,
} from '../../wire/views/world_wonders'

export const monumentName = (id: string, name?: string): string => {
  const key = `ww-monument-${id}`
  return known(key) ? t(key) : (name ?? MONUMENTS.get(id)?.name ?? id)
}

export const typeName = (letter: string): string => t(`ww-type-${letter}`)

const isType = (word: string): boolean => (TYPES as readonly string[]).includes(word)
const isResource = (word: string): boolean => (RESOURCES as readonly string[]).includes(word)

/** What a monument must touch. */
export const touchedName = (letter: string): string =>
  isType(letter) ? typeName(letter) : t(`ww-touch-${letter}`)

export function objectiveName({ category, param }: Pick<Objective, 'category' | 'param'>): string {
  const said = !param ? '' : isResource(param) ? t(`ww-resource-${param}`) : typeName(param)
  return t(`ww-objective-${category}`, { param: said })
}

/** What a tile or card gives, in words. */
export function gainsIn(row: Tile | Monument): string {
  const gains = RESOURCES.filter((key) => row[key]).map((key) =>
    t('ww-gain', { number: row[key], resource: t(`ww-resource-${key}`) }),
  )
  if ('rings' in row) {
    if (row.population) gains.unshift(t('ww-settlers', { number: row.population }))
    gains.unshift(t('ww-rings', { rings: row.rings }))
  }
  return gains.join(', ')
}

/** What a tile or card gives, sign by sign. */
export function symbolsOf(row: Tile | Monument): string[] {
  const more = 'rings' in row ? [...Array<string>(row.rings).fill('ring')] : []
  if ('rings' in row) more.push(...Array<string>(row.population).fill('population'))
  return [...more, ...RESOURCES.flatMap((key) => Array<string>(row[key]).fill(key))]
}

/** What can be bought, by the words after `buy`. */
export function itemName(item: string, view: View): string {
  if (item === 'road' || item === 'set' || item === 'tower') return t(`ww-item-${item}`)
  const pedestal = /^pedestal (\d)$/.exec(item)
  if (pedestal) return t('ww-item-pedestal', { number: Number(pedestal[1]) })
  const stack = view.stacks.find(({ id }) => id === item)
  if (stack?.tile) {
    return t('ww-item-building', { type: typeName(stack.tile.type), stack: item })
  }
  return stack
    ? t('ww-item-stack', { stack: item })
    : t('ww-item-monument', { monument: monumentName(item) })
}
