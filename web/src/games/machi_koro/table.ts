/** Machi Koro at the table. */
import type { Frame, LegalAction } from '../../server/model'
import { t } from '../../text/translation.svelte'
import type { ActionGroup, GameTable } from '../interface'
import Badge from './table/Badge.svelte'
import { cardName, LANDMARKS } from './cards'
import { readBuild, readSwap, readTv } from './notation'
import Table from './table/Table.svelte'
import Thumb from './table/Thumb.svelte'
import type { View } from '../../wire/views/machi_koro'

const isLandmark = (key: string): boolean => LANDMARKS.some((card) => card.key === key)

function label(action: string): string {
  const swap = readSwap(action)
  if (!swap) return action
  const { given, taken, other } = swap
  return t('mk-web-swap-for', {
    given: cardName(given),
    taken: cardName(taken),
    other: { seat: other },
  })
}

/** The title of the group an action belongs to. */
function title(action: string, view: View): string {
  const card = readBuild(action)
  if (card && isLandmark(card)) return t('mk-web-group-landmark')
  if (card && card !== 'nothing') return t('mk-web-group-build')
  const swap = readSwap(action)
  if (swap) return t('mk-web-group-give', { card: cardName(swap.given) })
  if (readTv(action) !== null) return t('mk-web-group-tv')
  return t(
    view.phase === 'dice' || view.phase === 'radio' ? 'mk-web-group-roll' : 'mk-web-group-no',
  )
}

function groups(legal: LegalAction[], { view }: Frame<View>): ActionGroup[] {
  const found = new Map<string, LegalAction[]>()
  for (const one of legal) {
    const name = title(one.action, view)
    const others = found.get(name)
    if (others) others.push(one)
    else found.set(name, [one])
  }
  return [...found].map(([name, actions]) => ({ title: name, actions }))
}

export const table: GameTable = {
  Table,
  Thumb,
  Badge,
  groups,
  label,
  shortcuts: [
    { keys: ['o', 't'], does: 'mk-web-key-roll' },
    { keys: ['k', 'r'], does: 'mk-web-key-again' },
    { keys: ['n'], does: 'mk-web-key-nothing' },
    { keys: ['←', '↑', '→', '↓'], does: 'mk-web-key-move' },
  ],
}
