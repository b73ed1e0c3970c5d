/** World Wonders at the table. */
import { t } from '../../text/translation.svelte'
import type { Frame, LegalAction } from '../../server/model'
import type { ActionGroup, GameTable } from '../interface'
import Badge from './table/Badge.svelte'
import MovePicture from './table/MovePicture.svelte'
import { itemName } from './names'
import { readBuy, readSpot } from './notation'
import { placement, whereOn } from './placements'
import { flights } from './flights'
import { summary } from './summary'
import Table from './table/Table.svelte'
import Thumb from './table/Thumb.svelte'
import type { View } from '../../wire/views/world_wonders'

function label({ action, tell }: LegalAction, frame: Frame<View>, inList: boolean): string | null {
  const item = readBuy(action)
  if (tell || item === null) return placement(action, frame, inList)
  return t('ww-web-buy', { item: itemName(item, frame.view) })
}

/** Purchases, loan steps, and places by the part of the map where they lie. */
function groups(legal: LegalAction[], { view, toAct }: Frame<View>): ActionGroup[] {
  const { terrain } = view.cities[toAct ?? view.seat]!
  const found = new Map<string, LegalAction[]>()
  const put = (title: string, one: LegalAction) => {
    const others = found.get(title)
    if (others) others.push(one)
    else found.set(title, [one])
  }
  for (const one of legal) {
    const spot = readSpot(one.action, view)
    if (spot) {
      const place = whereOn(terrain, spot.cells)
      const several = Object.keys(view.hand?.rest ?? {}).length > 1
      put(
        several
          ? t('ww-web-group-piece', { cells: spot.cells.length, where: place })
          : t('ww-web-group-place', { where: place }),
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
  MovePicture,
  summary,
  groups,
  label,
  flights,
  target: (action) => (readBuy(action) ? `[data-buy="${readBuy(action)}"]` : null),
  shortcuts: [
    { keys: ['r'], does: 'ww-web-key-rotate' },
    { keys: ['←', '↑', '→', '↓'], does: 'ww-web-key-move' },
    { keys: ['n'], does: 'ww-web-key-piece' },
    { keys: ['s'], does: 'ww-web-key-score' },
  ],
}
