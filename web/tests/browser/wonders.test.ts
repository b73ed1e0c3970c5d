/** World Wonders' own moments: what scores, names of things, the loan, the last round, refusals. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { inOrder } from './page_checks'
import { Hands } from './pointer'
import { ROOT } from './server'
import { guest, moved, myTurn, number, playFromList, playNow, withBrowser } from './table'

withBrowser()

const SIZES = [{ phone: false }, { phone: true }]
const LOG = join(import.meta.dirname, '../../../tests/golden/world_wonders/greedy-two.json')

async function begin(phone = false): Promise<{ page: Page; hands: Hands }> {
  const { page } = await guest('#/', { phone })
  await playNow(page, 'world-wonders')
  await myTurn(page)
  return { page, hands: new Hands(page, phone) }
}

/** Lay the free road, so that the market is open. */
async function beginBuying(phone = false): Promise<{ page: Page; hands: Hands }> {
  const { page, hands } = await begin(phone)
  await playFromList(page)
  await page.locator('[data-table][data-turn=mine] [data-step=loan]').waitFor()
  return { page, hands }
}

/** Show the golden game after so many of its moves. */
async function showMove(page: Page, at: number): Promise<void> {
  const slider = page.locator('[data-slider]')
  if (!(await slider.isVisible())) await page.locator('[data-log-file]').setInputFiles(LOG)
  await slider.waitFor()
  await slider.fill(String(at))
  await page.locator(`[data-table][data-number="${at}"]`).waitFor()
}

/** Go on from what the replay shows, against a bot. */
async function playOn(page: Page): Promise<void> {
  await page.locator('[data-play-on]').click()
  await page.getByLabel('Fill empty seats with').selectOption('apprentice')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('[data-table][data-live="open"]').waitFor()
}

const told = (page: Page) => page.locator('[data-told]')
/** In the prompt, where hints are as well. */
const refusal = (page: Page) => page.locator('[data-region=prompt] [data-refusal]')

/** Click or tap a cell of the map, or the sidewalk below it, by column and row from 0. */
async function point(page: Page, phone: boolean, column: number, row: number): Promise<void> {
  const map = page.locator('svg.map')
  await map.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  const { x, y } = await map.evaluate(
    (one, [column, row]) => {
      const svg = one as SVGSVGElement
      const at = new DOMPoint(column * 40, row * 40).matrixTransform(svg.getScreenCTM()!)
      return { x: at.x, y: at.y }
    },
    [column, row] as const,
  )
  await (phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

describe.each(SIZES)('phone: $phone', ({ phone }) => {
  test('how you score is always a press away, with the next step of each line', async () => {
    const { page, hands } = await begin(phone)
    await hands.press(page.locator('[data-how-score]'))
    const rows = page.locator('[data-score-steps] tbody tr')
    await rows.first().waitFor()
    const texts = await rows.allInnerTexts()
    expect(texts).toHaveLength(6)
    expect(texts[0]).toContain('2 more spaces of population')
    expect(texts[1]).toMatch(/food.*ceramics.*technology/)
    expect(texts[2]).toContain('On display')
    expect(texts[3]).toContain('free natural resources')
    expect(texts[5]).toContain('costs 2 points')
    await inOrder(page)
    await page.keyboard.press('Escape')
    await rows.first().waitFor({ state: 'detached' })
  })

  test('a press names tracks, coins and the sidewalk', async () => {
    const { page, hands } = await beginBuying(phone)
    await hands.press(page.locator('[data-track=food]'))
    await told(page).getByText('food: space 0 of 15').waitFor()
    await hands.press(page.locator('[data-gold]'))
    await told(page).getByText('7 coins for this round').waitFor()
    // The sheet would lie over the lower edge of the map.
    if (phone) await hands.press(page.locator('[aria-expanded=true][aria-controls]'))
    await point(page, phone, 2.5, 10.25)
    await told(page).getByText('the sidewalk: your first road').waitFor()
    await point(page, phone, 0.5, 0.5)
    await told(page)
      .getByText(/^natural resource: /)
      .waitFor()
  })

  test('the loan says its price and asks', async () => {
    const { page, hands } = await beginBuying(phone)
    const before = await number(page)
    await hands.press(page.locator('[data-step=loan]'))
    await page.locator('[data-confirm]').waitFor()
    await told(page).getByText('You repay 3 coins in a later turn').waitFor()
    await hands.press(page.locator('[data-drop]'))
    await page.locator('[data-confirm]').waitFor({ state: 'detached' })
    expect(await number(page)).toBe(before)
    expect(await page.locator('[data-gold]').innerText()).toContain('7')
    await hands.press(page.locator('[data-step=loan]'))
    await hands.press(page.locator('[data-confirm]'))
    await moved(page, before)
    await page.locator('[data-gold]').getByText('9').waitFor()
  })

  test('a click where the free road cannot lie says why', async () => {
    const { page, hands } = await begin(phone)
    await point(page, phone, 0.5, 0.5)
    await refusal(page).getByText('The first road must touch the sidewalk').waitFor()
    await point(page, phone, 6.5, 4.5)
    await refusal(page).getByText('would not lie on land').waitFor()
    // Nothing is for sale now, and the market says so instead of doing nothing.
    if (phone) await hands.press(page.locator('[aria-expanded=false][aria-controls]'))
    await page.locator('[data-buy=road]').click({ force: true })
    await refusal(page).getByText('First place what you have in hand').waitFor()
  })
})

test('pointing names the signs of the market and of the tracks', async () => {
  const { page } = await begin()
  const titles = await page.locator('[data-buy] svg title, [data-track] title').allTextContents()
  for (const name of ['food', 'ceramics', 'technology', 'ring: 1 point', '+1 population', 'coins'])
    expect(titles).toContain(name)
  for (const title of await page
    .locator('[data-buy]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('title'))))
    expect(title).toMatch(/\w{4}/)
  expect(await page.locator('svg.map title').allTextContents()).toContain('the sidewalk')
})

/** Keep a finger on something until the table answers, as a person does. */
async function hold(page: Page, selector: string, answer: Locator): Promise<void> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!
  const client = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await answer.waitFor()
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.each([
  ['phone', 360, 740],
  ['column', 820, 1180],
  ['low', 844, 390],
])(
  'by touch all that is for sale has its name, and says what it holds: %s',
  async (layout, w, h) => {
    const { page } = await beginBuying(true)
    await page.setViewportSize({ width: w, height: h })
    await page.locator(`[data-layout=${layout}]`).waitFor()
    const nameless = await page
      .locator('.market [data-buy]')
      .evaluateAll((all) =>
        all.flatMap((one) =>
          one.querySelector('.name, .sold-word') ? [] : [(one as HTMLElement).dataset['buy']!],
        ),
      )
    expect(nameless).toEqual([])
    const before = await number(page)
    const stack = '.market [data-buy][aria-disabled=false] .gains >> nth=0'
    const offer = '.market [data-buy][aria-disabled=false] >> nth=0'
    await page.locator(stack).scrollIntoViewIfNeeded()
    const words = (await page.locator(offer).locator('.spoken').innerText()).trim()
    await hold(page, offer, told(page).getByText(words))
    expect(words).toMatch(/costs \d coin/)
    // The finger that asked has bought nothing; a tap still does.
    await page.locator('[data-confirm]').waitFor({ state: 'detached' })
    expect(await number(page)).toBe(before)
    await page.locator(offer).tap()
    await moved(page, before)
  },
)

test('a monument says that it takes all coins and ends the round', async () => {
  const { page } = await guest('#/replay')
  await showMove(page, 36)
  await playOn(page)
  await myTurn(page)
  expect(await page.locator('[data-buy]', { hasText: 'ends your round' }).count()).toBe(3)
  const before = await number(page)
  await page.locator('[data-buy=giza]').click()
  await moved(page, before)
  await told(page).getByText('takes all your coins and ends the round for you').waitFor()
})

test('the last round is announced, also after a reload', async () => {
  const { page } = await guest('#/replay')
  await showMove(page, 0)
  await page.getByText('are our own').waitFor()
  expect(await page.locator('[data-last-round]').count()).toBe(0)
  await showMove(page, Number(await page.locator('[data-slider]').getAttribute('max')) - 2)
  const words = page.locator('[data-last-round]').getByText(/last round/i)
  await words.waitFor()
  await playOn(page)
  await words.waitFor()
  await page.reload()
  await page.locator('[data-table][data-live="open"]').waitFor()
  await words.waitFor()
})

describe('a replay of a game with other components', () => {
  /** Open the log of a game with made-up components, at its end. */
  async function open(players: number): Promise<Page> {
    const python = process.env['POLIS_PYTHON'] ?? join(ROOT, '.venv/bin/python')
    const logs = JSON.parse(
      execFileSync(python, ['-m', 'tests.web.other_set'], { cwd: ROOT }).toString(),
    ) as Record<string, unknown>
    const buffer = Buffer.from(JSON.stringify(logs[players]))
    const { page } = await guest('#/replay')
    await page
      .locator('[data-log-file]')
      .setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer })
    const slider = page.locator('[data-slider]')
    await slider.waitFor()
    const last = (await slider.getAttribute('max'))!
    await slider.fill(last)
    await page.locator(`[data-table][data-number="${last}"]`).waitFor()
    return page
  }
  const sizeOf = (page: Page, item: string) =>
    page.locator(`[data-buy=${item}] svg.picture`).getAttribute('viewBox')

  test('draws the roads, monuments and objectives of its set', async () => {
    const page = await open(2)
    expect(await sizeOf(page, 'road')).toBe('0 0 120 44')
    expect(await sizeOf(page, 'set')).toBe('0 0 160 84')
    const market = await page.locator('[data-buy]').allInnerTexts()
    expect(market.filter((text) => /Folly \d/.test(text))).toHaveLength(3)
    expect(await page.getByText('9 / 8').count()).toBe(3)
    expect(await page.getByText('are our own').count()).toBe(0)
    expect(await page.locator('svg.thumb').first().getAttribute('viewBox')).toBe('-4 -4 488 448')
  })

  test('says the steps of the card that its automaton has open', async () => {
    const page = await open(1)
    const steps = page.locator('[data-automaton] ol li')
    expect(await steps.allInnerTexts()).toEqual([
      'library and tower',
      'any building',
      'the monument on the right',
    ])
  })
})
