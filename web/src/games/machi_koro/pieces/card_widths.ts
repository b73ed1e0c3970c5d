/**
 * How wide cards are, and how many stand in a row.
 *
 * The width follows the window, not the room beside the players: a larger window never has smaller
 * cards. From 1280 px on the fifteen cards of the supply fill two rows.
 */

/** Where cards lie: at the table, as landmarks of a phone four in a row, or in a text. */
export type Place = 'table' | 'landmarks' | 'figure'

export const GAP = 7
const WIDEST_GAP = 24
const PHONE = 600
const LEAST = 103
/** From these windows on a card grows by so much for each pixel of the window. */
const GROWTH = [[1280, 0.09], [1415, 0.112], [1800, 0.125]] as const // prettier-ignore
const IN_TEXT = 132

/** The width of a card in pixels: the window's width, and the room of all cards. */
export function cardWidth(place: Place, window: number, room: number): number {
  if (window < PHONE) {
    const beside = place === 'landmarks' ? 4 : 3
    return Math.max(0, Math.min(LEAST, Math.floor((room - (beside - 1) * GAP) / beside)))
  }
  if (place === 'figure') return IN_TEXT
  const grown = GROWTH.map(([from, slope], n) => {
    const until = Math.min(window, GROWTH[n + 1]?.[0] ?? Infinity)
    return Math.max(0, until - from) * slope
  })
  return Math.floor(grown.reduce((sum, more) => sum + more, LEAST))
}

/** How many cards fit side by side; with rows as even as they can be if `balanced`. */
export function columnsFor(count: number, width: number, room: number, balanced: boolean): number {
  const fitting = Math.max(1, Math.floor((room + GAP) / (width + GAP)))
  if (!balanced || !count) return fitting
  return Math.ceil(count / Math.ceil(count / fitting))
}

/** What lies between columns: more than between rows if there is room. */
export function gapFor(columns: number, width: number, room: number): number {
  if (columns < 2) return GAP
  const free = Math.floor((room - columns * width) / (columns - 1))
  return Math.max(GAP, Math.min(WIDEST_GAP, free))
}
