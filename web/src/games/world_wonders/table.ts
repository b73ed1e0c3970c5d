/** World Wonders at the table. */
import { t } from '../../text/translation.svelte'
import type { Frame, LegalAction } from '../../server/model'
import type { ActionGroup, GameTable } from '../interface'
import Badge from './table/Badge.svelte'
import { nameOf } from './geometry'
import { itemName } from './names'
import { readBuy, readSpot } from './notation'
import Table from './table/Table.svelte'
import Thumb from './table/Thumb.svelte'
import type { View } from '../../wire/views/world_wonders'

function label(action: string, { view }: Frame<View>): string {
  const spot = readSpot(action, view)
  if (spot) return t('ww-web-lay', { cells: spot.cells.map(nameOf) })
  const item = readBuy(action)
  return item === null ? action : t('ww-web-buy', { item: itemName(item, view) })
}

/** Purchases, loan steps, and places by the column of their first cell. */
function groups(legal: LegalAction[], { view }: Frame<View>): ActionGroup[] {
  const found = new Map<string, LegalAction[]>()
  const put = (title: string, one: LegalAction) => {
    const others = found.get(title)
    if (others) others.push(one)
    else found.set(title, [one])
  }
  for (const one of legal) {
    const spot = readSpot(one.action, view)
    if (spot) {
      const size = spot.cells.length
      const column = nameOf(spot.cells[0]!)[0]!
      const several = Object.keys(view.hand?.rest ?? {}).length > 1
      put(
        several
          ? t('ww-web-group-piece', { cells: size, column })
          : t('ww-web-group-column', { column }),
        one,
      )
    } else if (readBuy(one.action) !== null) put(t('ww-web-group-buy'), one)
    else if (one.action.startsWith('objective')) put(t('ww-web-objectives'), one)
    else put(t('ww-web-group-step'), one)
  }
  return [...found].map(([title, actions]) => ({ title, actions }))
}

export const table: GameTable = {
  Table,
  Thumb,
  Badge,
  groups,
  label,
  asks: { 'ww-asks-choose': 'ww-web-asks-choose' },
  shortcuts: [
    { keys: ['r'], does: 'ww-web-key-rotate' },
    { keys: ['←', '↑', '→', '↓'], does: 'ww-web-key-move' },
    { keys: ['n'], does: 'ww-web-key-piece' },
  ],
}
