/** Recorded games, move by move: in no window does anything of the table move. */
import { expect, test } from 'vitest'
import { movedCorners, noteCorners } from './corners'
import { follow, showAll } from './followed'
import { drawn, resize } from './recorded'
import { guest, withBrowser } from './table'

withBrowser()

/**
 * With the seat whose player sits here, and moments to show besides every tenth: somebody has a
 * debt or leaves the round, a monument is sold, the last round begins; cities have many kinds of
 * cards, the roll asks who pays, cards are swapped.
 */
const GAMES = [
  ['akropolis/greedy-four', 0, [1, 2, 3]],
  ['machi_koro/greedy-four', 0, [24, 27, 32, 33, 52, 71]],
  ['machi_koro/random-four-of-ten-kinds', 1, [36, 58]],
  ['world_wonders/greedy-five-rivers', 0, [2, 23, 25, 26, 27, 46, 49, 198, 216, 217]],
] as const

const WINDOWS = [
  [1280, 800, 'en'],
  [1280, 800, 'pl'],
  [820, 1180, 'cs'],
  [360, 740, 'en'],
  [844, 390, 'en'],
] as const

for (const [width, height, language] of WINDOWS)
  test.each(GAMES)(`%s, ${width} x ${height}, ${language}: nothing moves`, async (...game) => {
    const [file, seat, moments] = game as readonly [string, number, readonly number[]]
    const { page } = await guest('#/', { phone: width < 600, language })
    await resize(page, width, height)
    // The result at the end has its own place.
    const wanted = (number: number, last: number) =>
      number < last && (number % 10 === 0 || moments.includes(number))
    const rows = await follow(page, file, seat, wanted)
    await drawn(page)
    await noteCorners(page)
    await showAll(page, rows, seat)
    expect(await movedCorners(page)).toEqual([])
  })
