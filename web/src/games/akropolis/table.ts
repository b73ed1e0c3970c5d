/** Akropolis at the table. */
import { t } from '../../text/translation.svelte'
import type { LegalAction, Frame } from '../../server/model'
import type { ActionGroup, GameTable } from '../interface'
import Badge from './table/Badge.svelte'
import MovePicture from './table/MovePicture.svelte'
import { readTake } from './notation'
import { laidBy, placement } from './placements'
import { flights } from './flights'
import { summary } from './summary'
import Table from './table/Table.svelte'
import Thumb from './table/Thumb.svelte'
import { tileName } from './hexes'
import type { View } from '../../wire/views/akropolis'

function label({ action, tell }: LegalAction, frame: Frame<View>, inList: boolean): string | null {
  const place = readTake(action)
  const entry = place === null ? null : frame.view.site[place]
  if (tell || place === null || !entry) return placement(action, frame, inList)
  return t('ak-web-take', { number: place + 1, tile: tileName(entry.tile), price: entry.price })
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
  MovePicture,
  summary,
  groups,
  label,
  flights,
  target: (action) => (readTake(action) === null ? null : `[data-take="${readTake(action)! + 1}"]`),
  shortcuts: [
    { keys: ['r'], does: 'ak-web-key-rotate' },
    { keys: ['←', '↑', '→', '↓'], does: 'ak-web-key-move' },
    { keys: ['v'], does: 'ak-web-key-flat' },
    { keys: ['+', '-', '0'], does: 'ak-web-key-zoom' },
  ],
}
