import { expect, test } from 'vitest'
import {
  cardWidth,
  columnsFor,
  GAP,
  gapFor,
} from '../../../src/games/machi_koro/pieces/card_widths'

const WINDOWS = Array.from({ length: 2560 - 320 }, (_, n) => 320 + n)

test('a larger window never has smaller cards', () => {
  for (const place of ['table', 'landmarks'] as const) {
    const widths = WINDOWS.map((window) => cardWidth(place, window, window - 46))
    expect(widths).toEqual(widths.toSorted((one, other) => one - other))
  }
})

test('rows of the supply are even, whatever fits', () => {
  for (const count of [10, 15]) {
    for (let room = 110; room < 2600; room += 7) {
      const columns = columnsFor(count, 103, room, true)
      const last = count % columns || columns
      const rows = Math.ceil(count / columns)
      expect(columns * 103 + (columns - 1) * GAP).toBeLessThanOrEqual(room)
      // No other number of columns with as many rows leaves a fuller last row.
      expect(Math.ceil(count / (columns - 1 || 1)) > rows || columns === 1).toBe(true)
      expect(columns - last).toBeLessThan(rows)
    }
  }
})

test('a wide window has the supply in two rows, a phone in five', () => {
  expect(columnsFor(15, cardWidth('table', 1280, 899), 899, true)).toBe(8)
  for (const [window, room] of [
    [1440, 1009],
    [1799, 1368],
    [1800, 1317],
    [1920, 1437],
    [2560, 2077],
  ] as const) {
    expect(columnsFor(15, cardWidth('table', window, room), room, true)).toBe(8)
  }
  expect(columnsFor(15, cardWidth('table', 360, 312), 312, true)).toBe(3)
})

test('columns use the room, to a limit', () => {
  expect(gapFor(5, 100, 560)).toBe(15)
  expect(gapFor(5, 100, 1000)).toBe(24)
  expect(gapFor(5, 100, 500)).toBe(GAP)
  expect(gapFor(1, 100, 500)).toBe(GAP)
})
