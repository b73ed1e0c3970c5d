/** The end of a game: scores that can be read on a phone, the best moment, names of the nameless. */
import { expect, inject, test } from 'vitest'
import { inOrder } from './page_checks'
import { almostOver, lastMove, resize } from './recorded'
import { guest, myTurn, playFromList, withBrowser } from './table'

withBrowser()

const NAMELESS = { en: 'Player 1', cs: 'Hráč 1', pl: 'Gracz 1' }

test('on a phone the points of a line stand beside its first words', async () => {
  const file = 'akropolis/greedy-two'
  const { page } = await guest('#/', { phone: true, language: 'cs' })
  await almostOver(page, file)
  await myTurn(page)
  await playFromList(page, () => lastMove(file))
  await page.locator('[data-score-table=done]').waitFor()
  const below = await page.locator('[data-score-table] td').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const [words, points] = [cell.querySelector('.line'), cell.querySelector('strong')]
      if (!words || !points) return []
      const first = words.getClientRects()[0]!
      const number = points.getBoundingClientRect()
      const beside = number.left >= words.getBoundingClientRect().right - 1
      return number.top < first.bottom && beside ? [] : [words.textContent]
    }),
  )
  expect(below).toEqual([])
})

test.each(['akropolis/greedy-four', 'machi_koro/greedy-four'])(
  'on a phone the scores of four are reached by keyboard, too: %s',
  async (file) => {
    const { page } = await guest('#/', { phone: true, language: 'pl' })
    await almostOver(page, file)
    await myTurn(page)
    await playFromList(page, () => lastMove(file))
    await page.locator('[data-score-table=done]').waitFor()
    await inOrder(page)
    if (file.startsWith('akropolis')) return
    await page.locator('[data-to-analysis]').tap()
    await page.locator('[data-judged]').first().tap()
    await page.locator('[data-verdict]').waitFor()
    await inOrder(page)
  },
)

test('in a column the scores of four stand side by side, and the city of the winner is in sight', async () => {
  const file = 'akropolis/greedy-four'
  const { page } = await guest('#/', { language: 'cs' })
  await resize(page, 820, 1180)
  await almostOver(page, file)
  await myTurn(page)
  await playFromList(page, () => lastMove(file))
  await page.locator('[data-score-table=done]').waitFor()
  const room = await page
    .locator('.scores')
    .evaluate((one) => [one.scrollWidth, one.clientWidth] as const)
  expect(room[0]).toBeLessThanOrEqual(room[1])
  const winner = (await page.locator('.boards .wins').boundingBox())!
  expect(winner.y + winner.height).toBeLessThanOrEqual(1180)
})

test('Machi Koro tells its largest income; the nameless are numbered for each reader', async () => {
  const file = 'machi_koro/greedy-two'
  const { page } = await guest()
  const hash = await almostOver(page, file)
  await myTurn(page)
  const { page: watching } = await guest(hash, { language: 'cs' })
  await watching.locator('[data-table]').waitFor()
  await playFromList(page, () => lastMove(file))

  // Results.
  const best = page.locator('[data-best]')
  await best.waitFor()
  expect(await best.innerText()).toMatch(/Largest income of the game, \d+ coins for Player \d:/)
  await watching.locator('[data-best]').waitFor()
  expect(await watching.locator('[data-best]').innerText()).toMatch(/Hráč \d dostává \d+ minc/)
  for (const [reader, mine, other] of [
    [page, 'Player', 'Hráč'],
    [watching, 'Hráč', 'Player'],
  ] as const) {
    const said = await reader.locator('[data-result]').innerText()
    expect(said).toContain(`${mine} 1`)
    expect(said).not.toContain(other)
    await reader.locator('[data-tab=log]').click()
    await reader
      .locator('[data-region=lists] li', { hasText: `${mine} 2` })
      .first()
      .waitFor()
  }

  // Chat, lists, replays, the rematch.
  await page.getByRole('tab', { name: /Chat/ }).click()
  await page.locator('[data-chat]').fill('well played')
  await page.keyboard.press('Enter')
  await watching.getByRole('tab', { name: /Chat/ }).click()
  await watching.locator('li.said', { hasText: 'Hráč 1' }).waitFor()
  await watching.goto(`${inject('address')}/#/replay/room/${hash.split(/[/?]/)[2]}`)
  await watching.locator('[data-look="0"]', { hasText: NAMELESS.cs }).waitFor()
  for (const language of ['pl', 'en'] as const) {
    await page.evaluate((one) => localStorage.setItem('polis.language', one), language)
    await page.goto(`${inject('address')}/#/`)
    await page.reload()
    await page.locator('[data-game=finished]', { hasText: NAMELESS[language] }).waitFor()
  }
  // Until the server has answered, the game that the browser keeps can only be watched.
  await page.locator('[data-game=finished] a[href^="#/room/"]').first().click()
  await page.locator('[data-rematch]').click()
  await page.locator('[data-look="1"]', { hasText: 'Player 2' }).waitFor()
})
