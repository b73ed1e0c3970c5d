/** How a table is arranged in the window. */
import { MediaQuery } from 'svelte/reactivity'

/**
 * - `wide`: the offer above the board, players and lists in a rail beside them;
 * - `column`: one column with the players as a row, the lists in a drawer;
 * - `phone`: as `column`, with the offer and the action bar in a sheet at the bottom;
 * - `low`: the board over the full height, beside it a column with everything else.
 */
export type Layout = 'wide' | 'column' | 'phone' | 'low'

/** Style sheets use the same limits. */
// In a narrower low window than this the board would be smaller than on a phone.
const low = new MediaQuery('(height < 500px) and ((width >= 600px) or (aspect-ratio >= 7/4))')
const phone = new MediaQuery('width < 600px')
const wide = new MediaQuery('width >= 1100px')
const large = new MediaQuery('(width >= 1800px) and (height >= 500px)')

/** The arrangement for this window. */
export function layoutHere(): Layout {
  if (low.current) return 'low'
  if (phone.current) return 'phone'
  return wide.current ? 'wide' : 'column'
}

/** Whether the window is so large that everything grows. */
export const isLarge = (): boolean => large.current
