/** The end of a game: who won and why, the scores in turn, the winner's board, the picture. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { almostOver, almostOverFor, lastMove } from './recorded'
import { guest, myTurn, playFromList, withBrowser } from './table'

withBrowser()

const FINISHED = {
  akropolis: 'akropolis/greedy-two',
  'machi-koro': 'machi_koro/greedy-four',
  'world-wonders': 'world_wonders/greedy-two',
}
const GAMES = Object.keys(FINISHED) as (keyof typeof FINISHED)[]

/** Play the last move of a recorded game, whose seats are all this browser's. */
async function finish(page: Page, file: string): Promise<void> {
  await almostOver(page, file)
  await myTurn(page)
  await playFromList(page, () => lastMove(file))
  await page.locator('[data-result]').waitFor()
}

test('the winner reads “You win” and why the game is over', async () => {
  const file = 'machi_koro/greedy-two'
  const { page } = await guest()
  await almostOver(page, file)
  const seat = await page.locator('li.turn[data-line]').getAttribute('data-line')
  await almostOverFor(page, file, Number(seat))
  await playFromList(page, () => lastMove(file))
  const headline = page.locator('[data-headline]')
  await headline.waitFor()
  expect(await headline.innerText()).toBe('You win')
  expect(await page.locator('[data-reason]').innerText()).toBe('One city has all its landmarks.')
})

test('equal points are explained by what decided', async () => {
  const { page } = await guest()
  await finish(page, 'akropolis/random-two-stones-decide')
  const scores = await page.locator('.boards .who strong').allInnerTexts()
  expect(new Set(scores).size).toBe(1)
  expect(await page.locator('[data-reason]').innerText()).toBe(
    'The last tile is placed. The points are equal; most stones decide.',
  )
  const { page: other } = await guest()
  await finish(other, 'akropolis/greedy-two')
  expect(await other.locator('[data-reason]').innerText()).toBe('The last tile is placed.')
})

/** After each line who leads, as the table shows it, until all lines are there. */
const watchLeads = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = []
    ;(window as unknown as { leads: string[] }).leads = seen
    new MutationObserver(() => {
      const table = document.querySelector('[data-score-table]')
      if (!table) return
      const shown = table.querySelectorAll('tbody tr:not(.hidden)').length
      const leads = [...table.querySelectorAll('th')].map((one) => one.matches('.leads'))
      const now = `${shown}: ${leads.map((one) => (one ? '*' : '-')).join('')}`
      if (shown && seen.at(-1) !== now) seen.push(now)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })

test('lines are revealed in turn, and the lead changes hands as they say', async () => {
  const { page } = await guest('#/', { speed: 'quick', motion: true })
  await watchLeads(page)
  await finish(page, FINISHED.akropolis)
  await page.locator('[data-score-table=done]').waitFor()
  const points = await page
    .locator('[data-score-table] tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('strong')].map((one) => Number(one.textContent))),
    )
  const sums = points[0]!.map(() => 0)
  const expected = points.map((row, n) => {
    row.forEach((more, column) => (sums[column]! += more))
    const best = Math.max(...sums)
    return `${n + 1}: ${sums.map((sum) => (sum === best ? '*' : '-')).join('')}`
  })
  const leads = await page.evaluate(() => (window as unknown as { leads: string[] }).leads)
  expect(leads).toEqual(expected)
  expect(new Set(expected.map((one) => one.split(': ')[1])).size).toBeGreaterThan(1)
})

test('“Show all” shows all lines at once', async () => {
  const { page } = await guest('#/', { speed: 'quick', motion: true })
  await finish(page, FINISHED.akropolis)
  await page.locator('[data-reveal]').click()
  expect(await page.locator('[data-score-table=done]').count()).toBe(1)
  expect(await page.locator('[data-score-table] tr.hidden').count()).toBe(0)
  expect(await page.locator('[data-reveal]').isVisible()).toBe(false)
})

test.each(['akropolis', 'world-wonders'] as const)(
  '%s: the best move can be seen',
  async (game) => {
    const { page } = await guest()
    await finish(page, FINISHED[game])
    const best = page.locator('[data-best]')
    await best.waitFor()
    expect(await best.innerText()).toMatch(/\d+ points.*Player \d/s)
    await best.locator('a').click()
    await page.locator('[data-slider]').waitFor()
    expect(page.url()).toMatch(/#\/replay\/room\/.*at=\d+/)
  },
)

for (const phone of [false, true])
  test.each(GAMES)(
    `%s: the winner’s board is in sight ${phone ? 'on a phone' : 'in a wide window'}`,
    async (game) => {
      const { page } = await guest('#/', { phone })
      await finish(page, FINISHED[game])
      await page.locator('[data-score-table=done]').waitFor()
      const board = page.locator('[data-result] .wins svg.thumb')
      const { y, height } = (await board.boundingBox())!
      const window = page.viewportSize()!
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + 0.9 * height).toBeLessThanOrEqual(window.height)
      const drawn = await board.evaluate(
        (svg: SVGSVGElement) => svg.getBBox().width * svg.getScreenCTM()!.a,
      )
      expect(drawn).toBeGreaterThan(0.4 * (await board.boundingBox())!.width)
    },
  )

/** The share of a part of a picture that is not paper. */
const inked = (page: Page, bytes: Buffer) =>
  page.evaluate(async (data) => {
    const all = Uint8Array.from(atob(data), (one) => one.charCodeAt(0))
    const image = await createImageBitmap(new Blob([all], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(image.width, image.height)
    const pen = canvas.getContext('2d')!
    pen.drawImage(image, 0, 0)
    const { data: pixels } = pen.getImageData(480, 40, 680, 380)
    let count = 0
    for (let n = 0; n < pixels.length; n += 4) {
      const away = [0xf5, 0xf0, 0xe6].some((tone, k) => Math.abs(tone - pixels[n + k]!) > 12)
      if (away) count += 1
    }
    return { size: [image.width, image.height], share: (4 * count) / pixels.length }
  }, bytes.toString('base64'))

test.each(GAMES)('%s: the shared picture shows the winner’s board', async (game) => {
  const { page } = await guest()
  await finish(page, FINISHED[game])
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-share]').click(),
  ])
  expect(picture.suggestedFilename()).toMatch(new RegExp(`^${game}-.*\\.png$`))
  const { size, share } = await inked(page, readFileSync(await picture.path()))
  expect(size).toEqual([1200, 630])
  expect(share).toBeGreaterThan(0.1)
})
