import { expect, test } from 'vitest'
import { againstBots, inTheMiddle } from './recorded'
import {
  GAMES,
  aShortTurn,
  guest,
  moved,
  myTurn,
  number,
  playFromList,
  playNow,
  withBrowser,
} from './table'

withBrowser()

/** Build nothing: whoever never builds a train station decides nothing before a roll. */
const nothing = () => 'build nothing'

/** Every number that the table shows from now on, in order. */
const watchNumbers = (page: import('playwright-core').Page) =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-table]')!
    const seen: number[] = [Number(table.dataset['number'])]
    ;(window as unknown as { seen: number[] }).seen = seen
    new MutationObserver(() => {
      const now = Number(table.dataset['number'])
      if (seen.at(-1) !== now) seen.push(now)
    }).observe(table, { attributes: true })
  })
const numbers = (page: import('playwright-core').Page) =>
  page.evaluate(() => (window as unknown as { seen: number[] }).seen)

test('each move of the others is shown, in order, and then it is my turn', async () => {
  const { page } = await guest('#/', { speed: 'quick' })
  await playNow(page, 'machi-koro')
  await myTurn(page)
  await watchNumbers(page)
  for (let turns = 0; turns < 4; turns++) {
    await playFromList(page, nothing)
    await page.locator('[data-table][data-turn=mine]:not([data-watched])').waitFor()
  }
  // A roll that was dealt with the move before is half a step.
  const seen = (await numbers(page)).filter(Number.isInteger)
  expect(seen.length).toBeGreaterThan(4)
  // No row is left out: the numbers rise one by one.
  seen.slice(1).forEach((now, n) => expect(now - seen[n]!).toBe(1))
})

test.each(GAMES)('%s: with three bots every step is shown, in order', async (game) => {
  const { page } = await guest('#/', { speed: 'quick' })
  await againstBots(page, game, 3)
  await myTurn(page)
  await watchNumbers(page)
  do {
    await playFromList(page, aShortTurn)
    await page.locator('[data-table][data-turn=mine]:not([data-watched])').waitFor()
  } while ((await numbers(page)).length < 6)
  const seen = (await numbers(page)).filter(Number.isInteger)
  seen.slice(1).forEach((now, n) => expect(now - seen[n]!).toBe(1))
})

test.each(GAMES)('%s: a click shows all that three bots did', async (game) => {
  const { page } = await guest('#/', { speed: 'slow' })
  await againstBots(page, game, 3)
  await myTurn(page)
  // In World Wonders a player has several moves before the others have theirs.
  do {
    await playFromList(page, aShortTurn)
    await page.locator('[data-watched], [data-turn=mine]').first().waitFor()
  } while (!(await page.locator('[data-watched]').count()))
  // Until all their moves have arrived, those that come later have their time.
  while ((await page.locator('[data-watched]').count()) > 0) {
    await page.locator('h1[data-prompt]').click()
    await page.locator('[data-watched], [data-turn=mine]').first().waitFor()
  }
  expect(await myTurn(page)).toBe('mine')
  expect(await page.locator('[data-since-seat]').count()).toBe(3)
})

test('with “follow” off one’s own city stays', async () => {
  const { page } = await guest('#/', { speed: 'slow', settings: { follow: 'off' } })
  await playNow(page, 'machi-koro')
  await myTurn(page)
  await playFromList(page, nothing)
  await page.locator('[data-table][data-watched="1"]').waitFor()
  expect(await page.locator('[data-look="0"]').getAttribute('aria-pressed')).toBe('true')
})

test.each(GAMES)('%s: the mover’s board is shown until a click', async (game) => {
  const { page } = await guest('#/', { speed: 'slow' })
  await playNow(page, game)
  await myTurn(page)
  await page.locator('[data-look="0"][aria-pressed=true]').waitFor()
  // Before the others, a player may have more than one move.
  do {
    await playFromList(page, aShortTurn)
    await page.locator('[data-watched], [data-turn=mine]').first().waitFor()
  } while (!(await page.locator('[data-watched]').count()))
  await page.locator('[data-table][data-watched="1"]').waitFor()
  await page.locator('[data-look="1"][aria-pressed=true]').waitFor()
  // Moves that come later have their time.
  while ((await page.locator('[data-watched]').count()) > 0) {
    await page.locator('h1[data-prompt]').click()
    await page.locator('[data-watched], [data-turn=mine]').first().waitFor()
  }
  await page.locator('[data-look="0"][aria-pressed=true]').waitFor()
  expect(await myTurn(page)).toBe('mine')
})

test('a key goes on, and does nothing else', async () => {
  const { page } = await guest('#/', { speed: 'slow' })
  await playNow(page, 'machi-koro')
  await myTurn(page)
  await playFromList(page, nothing)
  await page.locator('[data-table][data-watched="1"]').waitFor()
  await page.keyboard.press('n')
  await page.locator('[data-table][data-turn=mine]:not([data-watched])').waitFor()
  expect(await page.locator('[data-confirm]').count()).toBe(0)
})

test('what the others did stays until the next own move', async () => {
  const { page } = await guest()
  await playNow(page, 'machi-koro')
  await myTurn(page)
  await playFromList(page, nothing)
  await myTurn(page)
  const strip = page.locator('[data-since-seat="1"]')
  await strip.waitFor()
  const said = await strip.innerText()
  expect(said).not.toBe('')
  await page.reload()
  await strip.waitFor()
  expect(await strip.innerText()).toBe(said)
  await strip.click()
  await page.locator('[data-look="1"][aria-pressed=true]').waitFor()
  // A bot may roll and build the same once more, but not time after time.
  for (let turns = 0; turns < 8 && (await strip.innerText()) === said; turns++) {
    await playFromList(page, nothing)
    await myTurn(page)
    await strip.waitFor()
  }
  expect(await strip.innerText()).not.toBe(said)
})

test('a roll that was not made is still to be made after a reload', async () => {
  const { page } = await guest('#/', { roll: 'on' })
  await playNow(page, 'machi-koro')
  const rolling = page.locator('[data-table][data-turn=roll]')
  await rolling.waitFor()
  await page.keyboard.press(' ')
  await myTurn(page)
  await playFromList(page, nothing)
  await page.locator('[data-tab=log]').click()
  await rolling.waitFor()
  const between = await number(page)
  const coins = () => page.locator('[data-look]').allInnerTexts()
  const rows = () => page.locator('[data-region=lists] ol > li .words').allInnerTexts()
  const before = [await coins(), await rows()]
  await page.reload()
  await rolling.waitFor()
  expect(await number(page)).toBe(between)
  expect(await page.locator('[data-dice]').getAttribute('data-dice')).toBe('')
  expect([await coins(), await rows()]).toEqual(before)
  await page.keyboard.press(' ')
  await moved(page, between)
  expect(await page.locator('[data-dice]').getAttribute('data-dice')).not.toBe('')
  expect((await rows()).length).toBeGreaterThan(before[1]!.length)
})

test('with a train station, space rolls as many dice as last time', async () => {
  const { page } = await guest('#/', { roll: 'on' })
  await inTheMiddle(page, 'machi_koro/greedy-four', 58)
  const spaced = page.locator('[data-roll][aria-keyshortcuts=Space]')
  const rolled = () => page.locator('[data-dice]').getAttribute('data-dice')
  for (const [press, dice] of [
    [() => page.keyboard.press(' '), /^\d$/],
    [() => page.locator('[data-roll="2"]').click(), /^\d\+\d$/],
    [() => page.keyboard.press(' '), /^\d\+\d$/],
  ] as const) {
    await spaced.waitFor()
    const before = await number(page)
    await press()
    await moved(page, before)
    expect(await rolled()).toMatch(dice)
    await page.locator('[data-undo]').click()
    await page.locator('[data-roll="2"]').waitFor()
    // A button that has the focus would be pressed.
    await page.locator('h1[data-prompt]').click()
  }
  expect(await spaced.getAttribute('data-roll')).toBe('2')
})

test('the person rolls, by key or button; board and log wait for it', async () => {
  const { page } = await guest('#/', { roll: 'on' })
  await playNow(page, 'machi-koro')
  const rolling = page.locator('[data-table][data-turn=roll]')
  for (const press of [
    () => page.keyboard.press(' '),
    () => page.locator('[data-roll-now]').click(),
  ]) {
    await rolling.waitFor()
    const between = await number(page)
    expect(Number.isInteger(between)).toBe(false)
    expect(await page.locator('[data-dice]').getAttribute('data-dice')).toBe('')
    const rows = await page.locator('[data-region=lists] ol > li .words').count()
    await press()
    await moved(page, between)
    expect(await page.locator('[data-dice]').getAttribute('data-dice')).not.toBe('')
    await myTurn(page)
    expect(await page.locator('[data-region=lists] ol > li .words').count()).toBeGreaterThan(rows)
    await playFromList(page, nothing)
    await page.locator('[data-tab=log]').click()
  }
})
