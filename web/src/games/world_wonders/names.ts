/** Components in the reader's language. */
import { list, t } from '../../text/translation.svelte'
import {
  RESOURCES,
  TYPES,
  type Monument,
  type Objective,
  type Thing,
  type Tile,
  type View,
} from '../../wire/views/world_wonders'

/** A monument; another set of components has other names than the messages. */
export const monumentName = (id: string, others: View['names'] = {}): string =>
  others[id] ?? t(`ww-monument-${id}`)

export const typeName = (letter: string): string => t(`ww-type-${letter}`)

const isType = (word: string): boolean => (TYPES as readonly string[]).includes(word)
const isResource = (word: string): boolean => (RESOURCES as readonly string[]).includes(word)

/** What a monument must touch. */
export const touchedName = (letter: string): string =>
  isType(letter) ? typeName(letter) : t(`ww-touch-${letter}`)

/** What a place touches, as the view says it: also a bridge, or one monument. */
export function besideName(kind: string, names: View['names']): string {
  const monument = /^monument (.+)$/.exec(kind)
  if (monument) return monumentName(monument[1]!, names)
  return kind === 'BR' ? t('ww-web-bridge') : touchedName(kind)
}

export function objectiveName({ category, param }: Pick<Objective, 'category' | 'param'>): string {
  const said = !param ? '' : isResource(param) ? t(`ww-resource-${param}`) : typeName(param)
  return t(`ww-objective-${category}`, { param: said })
}

const GROUNDS: Record<string, string> = { X: 'land', L: 'land', W: 'water', E: 'either' }

/** The cells that a shape covers, by the ground they need. */
export function grounds(shape: readonly string[]): string[] {
  const found = [...shape.join('')].flatMap((sign) => GROUNDS[sign] ?? [])
  return [...new Set(found)].map((ground) =>
    t(`ww-web-ground-${ground}`, { cells: found.filter((one) => one === ground).length }),
  )
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
  return list(gains)
}

/** What a tile or card gives, sign by sign. */
export function symbolsOf(row: Tile | Monument): string[] {
  const more = 'rings' in row ? [...Array<string>(row.rings).fill('ring')] : []
  if ('rings' in row) more.push(...Array<string>(row.population).fill('population'))
  return [...more, ...RESOURCES.flatMap((key) => Array<string>(row[key]).fill(key))]
}

/** What a sign means; undefined where what surrounds it says more. */
export function symbolName(symbol: string): string | undefined {
  if (symbol === 'coin') return t('ww-gold')
  if (symbol === 'ring' || symbol === 'population') return t(`ww-web-symbol-${symbol}`)
  if (isResource(symbol)) return t(`ww-resource-${symbol}`)
  return isType(symbol) ? typeName(symbol) : undefined
}

/** What stands on a map. */
export function thingName(thing: Thing, names: View['names']): string {
  if (thing.kind === 'building') return typeName(thing.type)
  if (thing.kind === 'monument') return monumentName(thing.id, names)
  if (thing.kind === 'tower') return t('ww-touch-TW')
  return t(thing.bridge ? 'ww-web-bridge' : 'ww-touch-R')
}

/** What can be bought, by the words after `buy`. */
export function itemName(item: string, view: View): string {
  if (item === 'road' || item === 'set' || item === 'tower') return t(`ww-item-${item}`)
  const pedestal = /^pedestal (\d)$/.exec(item)
  if (pedestal) return t('ww-item-pedestal', { number: Number(pedestal[1]) })
  const stack = view.stacks.find(({ id }) => id === item)
  if (!stack) return t('ww-item-monument', { monument: monumentName(item, view.names) })
  const cells = [...stack.shape.join('')].filter((sign) => sign === 'X').length
  if (!stack.tile) return t('ww-item-stack', { cells })
  const gains = gainsIn(stack.tile) || t('ww-no-gain')
  return t('ww-item-building', { type: typeName(stack.tile.type), cells, gains })
}
