/** Akropolis at the table. */
import { t } from '../../text/translation.svelte'
import type { LegalAction, Frame } from '../../server/model'
import type { ActionGroup, GameTable } from '../interface'
import Badge from './table/Badge.svelte'
import { laid } from './board/city'
import { footprint, keyOf, readPose, readTake } from './notation'
import Table from './table/Table.svelte'
import Thumb from './table/Thumb.svelte'
import { hexName } from './hexes'
import { type Column, type View } from '../../wire/views/akropolis'

const words = (tile: string): string => [...tile].map((hex) => t(hexName(hex))).join(', ')

/** The tile in hand as this action would lay it. */
function laidBy(action: string, { view, toAct }: Frame<View>): Column[] {
  const pose = readPose(action)
  const city = view.cities[toAct ?? view.seat]
  if (!pose || !city || view.hand === null) return []
  return laid(view.hand, footprint(pose), city.cells)
}

function label(action: string, frame: Frame<View>): string {
  const place = readTake(action)
  const entry = place === null ? null : frame.view.site[place]
  if (place !== null && entry) {
    return t('ak-web-take', { number: place + 1, tile: words(entry.tile), price: entry.price })
  }
  const columns = laidBy(action, frame)
  if (!columns.length) return action
  const where = columns.map(({ hex, at }) => `${t(hexName(hex))} ${keyOf(at)}`).join(', ')
  return t('ak-web-lay', { level: columns[0]!.level, where })
}

/** Takes together; places by the level the tile would lie on, the highest first. */
function groups(legal: LegalAction[], frame: Frame<View>): ActionGroup[] {
  const takes = legal.filter(({ action }) => readTake(action) !== null)
  const levels = new Map<number, LegalAction[]>()
  for (const one of legal) {
    const level = laidBy(one.action, frame)[0]?.level
    if (level === undefined) continue
    const others = levels.get(level)
    if (others) others.push(one)
    else levels.set(level, [one])
  }
  return [
    ...(takes.length ? [{ title: t('ak-web-group-take'), actions: takes }] : []),
    ...[...levels]
      .sort(([one], [other]) => other - one)
      .map(([level, actions]) => ({ title: t('ak-web-group-level', { level }), actions })),
  ]
}

export const table: GameTable = {
  Table,
  Thumb,
  Badge,
  groups,
  label,
  shortcuts: [
    { keys: ['r'], does: 'ak-web-key-rotate' },
    { keys: ['←', '↑', '→', '↓'], does: 'ak-web-key-move' },
    { keys: ['v'], does: 'ak-web-key-flat' },
    { keys: ['+', '-', '0'], does: 'ak-web-key-zoom' },
  ],
}
