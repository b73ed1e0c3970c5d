/** A tile of Akropolis dragged onto the board, by mouse and by finger. */
import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { Hands } from './pointer'
import { guest, legal, moved, myTurn, number, playFromList, playNow, withBrowser } from './table'

withBrowser()

type Point = { x: number; y: number }

/** A pointer that is pressed, moved and released, of either kind. */
class Pointer {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession | null,
  ) {}

  static async on(page: Page, touch: boolean): Promise<Pointer> {
    return new Pointer(page, touch ? await page.context().newCDPSession(page) : null)
  }

  private touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]): Promise<unknown> {
    return this.session!.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  }

  async press(at: Point): Promise<void> {
    if (this.session) return void (await this.touch('touchStart', [at]))
    await this.page.mouse.move(at.x, at.y)
    await this.page.mouse.down()
  }

  async move(at: Point): Promise<void> {
    if (this.session) await this.touch('touchMove', [at])
    else await this.page.mouse.move(at.x, at.y)
  }

  async release(): Promise<void> {
    if (this.session) await this.touch('touchEnd', [])
    else await this.page.mouse.up()
  }
}

async function middle(page: Page, selector: string): Promise<Point> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

async function begin(phone: boolean): Promise<{ page: Page; pointer: Pointer }> {
  const { page } = await guest('#/', { phone })
  await playNow(page, 'akropolis')
  await myTurn(page)
  await page.locator('[data-take="1"]').scrollIntoViewIfNeeded()
  return { page, pointer: await Pointer.on(page, phone) }
}

describe.each([{ phone: false }, { phone: true }])('phone: $phone', ({ phone }) => {
  test('a tile dragged onto the board is taken, and laid out where it is dropped', async () => {
    const { page, pointer } = await begin(phone)
    const before = await number(page)
    await pointer.press(await middle(page, '[data-take="1"]'))
    const board = await middle(page, 'svg.art')
    await pointer.move(board)
    await moved(page, before)
    // In hand, it follows: the ghost is drawn before anything is laid out.
    await pointer.move({ x: board.x + 30, y: board.y + 30 })
    await page.locator('.ghost').first().waitFor({ state: 'attached' })
    expect(await page.locator('[data-confirm]').count()).toBe(0)
    await pointer.release()
    await page.locator('[data-confirm]').waitFor()
    expect(await number(page)).toBe(before + 1)
    await new Hands(page, phone).press(page.locator('[data-confirm]'))
    await moved(page, before + 1)
  })

  test('a drag that ends elsewhere changes nothing', async () => {
    const { page, pointer } = await begin(phone)
    const before = await number(page)
    const from = await middle(page, '[data-take="1"]')
    await pointer.press(from)
    await pointer.move({ x: from.x + 40, y: from.y + 4 })
    await page.locator('[data-dragged]').waitFor()
    await pointer.move({ x: from.x + 2, y: from.y + 2 })
    await pointer.release()
    await page.locator('[data-dragged]').waitFor({ state: 'detached' })
    // A press afterwards is a press again, and the first thing that happens.
    await new Hands(page, phone).press(page.locator('[data-take="1"]'))
    await page.locator('[data-rotate]').waitFor()
    expect(await number(page)).toBe(before + 1)
  })

  test('every place is in sight, whatever was looked at before', async () => {
    const { page } = await begin(phone)
    for (let n = 0; n < 16; n++) {
      await playFromList(page, (actions) => actions[actions.length - 1]!)
      expect(await myTurn(page)).toBe('mine')
    }
    while (!(await legal(page))[0]!.startsWith('take')) await playFromList(page)
    await myTurn(page)
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await new Hands(page, phone).press(page.locator('[data-take="1"]'))
    await page.locator('[data-place]').first().waitFor()
    const outside = await page.locator('[data-place]').evaluateAll((all) => {
      const board = all[0]!.closest('svg')!.getBoundingClientRect()
      return all.filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return (
          left < board.left - 1 ||
          right > board.right + 1 ||
          top < board.top - 1 ||
          bottom > board.bottom + 1
        )
      }).length
    })
    expect(outside).toBe(0)
  })
})
