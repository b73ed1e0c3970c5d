/** Legal actions read: what may be bought or done now, and what a thing on offer would move. */
import type { Frame, LegalAction } from '../../../../server/model'
import { readBuy } from '../../notation'
import type { ObjectiveCard, Spaces, View } from '../../../../wire/views/world_wonders'

/** The items that can be bought and the steps that can be taken, by name. */
export const possible = (legal: readonly LegalAction[]): ReadonlySet<string> =>
  new Set(legal.map(({ action }) => readBuy(action) ?? action.split(' ')[0]!))

/** Whether the reader is asked what to buy. */
export const isBuying = (legal: readonly LegalAction[]): boolean =>
  legal.some(({ action }) => /^(buy|loan|repay|out)\b/.test(action))

/** An objective that may be chosen for all players. */
export interface Aim {
  action: string
  row: ObjectiveCard
}

export function aimsIn({ legal, view }: Frame<View>): Aim[] {
  return legal.flatMap(({ action }) => {
    const row = view.choices.find(({ number }) => action === `objective ${number}`)
    return row ? [{ action, row }] : []
  })
}

/** Where the markers of a city would stand with something on the market; null for other things. */
export function reachedWith(view: View, item: string | null, seat: number): Spaces | null {
  const tile = view.stacks.find(({ id }) => id === item)?.tile
  return (tile ?? view.display.find((card) => card?.id === item))?.reached[seat] ?? null
}
