/** Where the regions of a table and their larger parts are, so that a test sees what moves. */
import type { Page } from 'playwright-core'

/** What stays where it is in every window. */
const EVERYWHERE = ['prompt', 'players', 'board', 'lists'].map((one) => `[data-region=${one}]`)
const PARTS = ['[data-city]', '[data-dice]', '[data-line]']
/** In other windows these stand below the board, which makes room for them, or in a sheet. */
const WIDE = ['[data-since]', '[data-supply]', '[data-buy]', '[data-track]']

interface Corners {
  /** Every place where a part has been. */
  seen: Set<string>
  note: () => void
}

/** Note the corners of the table as it is now, and give the page the means to do so again. */
export const noteCorners = (page: Page): Promise<void> =>
  page.evaluate(
    ({ always, wide }) => {
      const seen = new Set<string>()
      const note = () => {
        for (const selector of [...always, ...(innerWidth < 1100 ? [] : wide)]) {
          for (const [n, one] of document.querySelectorAll(selector).entries()) {
            // Of things that come and go, the first one says where all are.
            if ((n && selector !== '[data-line]') || !one.checkVisibility()) continue
            const { left, top, height } = one.getBoundingClientRect()
            // The prompt stays at the top of the window: what is below it moves if it grows.
            const sticks = selector.includes('prompt')
            const [x, y] = sticks ? [left, height] : [left + scrollX, top + scrollY]
            seen.add(`${selector}${n || ''} ${Math.round(x)} ${Math.round(y)}`)
          }
        }
      }
      note()
      Object.assign(globalThis, { corners: { seen, note } })
    },
    { always: [...EVERYWHERE, ...PARTS], wide: WIDE },
  )

/** Note all corners from now on, frame by frame. */
export async function watchCorners(page: Page): Promise<void> {
  await noteCorners(page)
  await page.evaluate(() => {
    const { corners } = globalThis as unknown as { corners: Corners }
    const again = () => {
      corners.note()
      requestAnimationFrame(again)
    }
    again()
  })
}

/** The places of all that was in more than one. */
export async function movedCorners(page: Page): Promise<string[]> {
  const places = await page.evaluate(() => [
    ...(globalThis as unknown as { corners: Corners }).corners.seen,
  ])
  const name = (place: string) => place.split(' ')[0]
  return places
    .filter((one) => places.filter((other) => name(other) === name(one)).length > 1)
    .sort()
}
