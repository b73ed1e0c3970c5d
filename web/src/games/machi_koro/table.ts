/** Machi Koro at the table. */
import type { Frame, LegalAction } from '../../server/model'
import { t } from '../../text/translation.svelte'
import type { WaitingRoll } from '../../room/live/dealt_rolls'
import type { ActionGroup, GameTable } from '../interface'
import Badge from './table/Badge.svelte'
import CityPicture from './table/CityPicture.svelte'
import MovePicture from './table/MovePicture.svelte'
import { cardName } from './cards'
import { readBuild, readSwap, readTv } from './notation'
import { flights } from './flights'
import { summary } from './summary'
import Table from './table/Table.svelte'
import Thumb from './table/Thumb.svelte'
import type { View } from '../../wire/views/machi_koro'

function label({ action, tell }: LegalAction): string | null {
  const swap = tell ? null : readSwap(action)
  if (!swap) return null
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
  if (view.landmarks.some(({ key }) => key === card)) return t('mk-web-group-landmark')
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

/** Before a roll the dice lie still, and all players have the coins of before. */
function beforeRoll(view: unknown, { coins }: WaitingRoll): View {
  const after = view as View
  const cities = after.cities.map((city, seat) => ({ ...city, coins: coins[seat]! }))
  return { ...after, dice: [], payments: [], cities }
}

/** The card in the supply, or among the landmarks of the city that is shown. */
function target(action: string): string | null {
  const card = readBuild(action)
  return card && `[data-supply] [data-card="${card}"], .landmarks [data-card="${card}"]`
}

export const table: GameTable = {
  Table,
  Thumb,
  Final: CityPicture,
  Badge,
  MovePicture,
  summary,
  groups,
  label,
  beforeRoll,
  flights,
  target,
  shortcuts: [
    { keys: ['␣'], does: 'mk-web-key-reveal' },
    { keys: ['o', 't'], does: 'mk-web-key-roll' },
    { keys: ['k', 'r'], does: 'mk-web-key-again' },
    { keys: ['n'], does: 'mk-web-key-nothing' },
    { keys: ['←', '↑', '→', '↓'], does: 'mk-web-key-move' },
  ],
}
