import { describe, expect, inject, test } from 'vitest'
import {
  GAMES,
  guest,
  legal,
  moved,
  myTurn,
  number,
  playFromList,
  playNow,
  together,
  turn,
  withBrowser,
} from './table'
import { inOrder } from './page_checks'
import { almostOverFor, lastMove } from './recorded'
import { Server } from './server'

withBrowser()

describe.each(GAMES)('%s', (game) => {
  test('played to the end by keyboard alone against a bot', async () => {
    const { page } = await guest()
    await page.locator(`[data-play="${game}"]`).focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-level="apprentice"]').focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-table]').waitFor()
    while ((await myTurn(page)) === 'mine') {
      const before = await number(page)
      // The list is one key away; its first group is opened, its first action chosen.
      await page.keyboard.press('l')
      await page.locator('[data-region=lists] [role=tab]:focus').waitFor()
      const first = page.locator('[data-action]').first()
      if (!(await first.isVisible())) {
        await page.locator('[data-region=lists] summary').first().focus()
        await page.keyboard.press('Enter')
      }
      await first.focus()
      await page.keyboard.press('Enter')
      await page.locator('[data-confirm]').waitFor()
      await page.keyboard.press('c')
      await moved(page, before)
      // Focus stays in the part of the page where the person was.
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    }
    await page.locator('[data-result]').waitFor()
    await page.locator('[data-result] [data-score-table=done]').waitFor()
  })
})

test('people without a name are numbered in the language of each reader', async () => {
  const { host, other } = await together('akropolis', undefined, { language: 'cs' })
  await host.locator('[data-look="1"]').getByText('Player 2').waitFor()
  await other.locator('[data-look="0"]').getByText('Hráč 1').waitFor()
  expect(await host.getByText('Hráč').count()).toBe(0)
  expect(await other.getByText('Player').count()).toBe(0)
})

test('two browsers in one room see each other’s moves, and chat', async () => {
  const { host, other } = await together('machi-koro', 'Eva')

  const onTurn = async () => ((await turn(host)) === 'mine' ? host : other)
  for (let n = 0; n < 6; n++) {
    const acting = await onTurn()
    const watching = acting === host ? other : host
    const before = await number(watching)
    await playFromList(acting)
    await moved(watching, before)
    expect(await number(watching)).toBe(await number(acting))
  }

  await other.getByRole('tab', { name: 'Chat' }).click()
  await other.locator('[data-chat]').fill('hello there')
  await other.keyboard.press('Enter')
  await host.getByRole('tab', { name: /Chat/ }).click()
  const said = host.locator('[data-region=lists]').getByText('hello there')
  await said.waitFor()
  await host.getByText('Mute', { exact: true }).click()
  await host.getByRole('checkbox', { name: 'Eva' }).check()
  await said.waitFor({ state: 'detached' })
  // Whoever looks at something else meanwhile finds the chat as he left it.
  await host.locator('[data-chat]').fill('one moment')
  await host.getByRole('tab', { name: 'Log' }).click()
  await host.getByRole('tab', { name: /Chat/ }).click()
  expect(await host.locator('[data-chat]').inputValue()).toBe('one moment')
  expect(await said.count()).toBe(0)
  await host.getByText('Mute', { exact: true }).click()
  await host.getByRole('button', { name: 'Switch the chat off' }).click()
  await host.getByText('The chat is switched off.').waitFor()
})

test('the host’s last change of name counts, and a setting that is refused goes back', async () => {
  const { page: host } = await guest('#/new/machi-koro')
  await host.locator('[data-create]').click()
  await host.getByLabel('Your name').fill('Žofie')
  await host.locator('[data-start]').click()
  await host.locator('[data-look="0"]', { hasText: 'Žofie' }).waitFor()

  await host.locator('[data-room-settings]').click()
  const clock = host.getByLabel('Clock')
  await clock.selectOption('game-600')
  await host.locator('[data-toast=warn]').waitFor()
  expect(await clock.inputValue()).toBe('none')
})

test('taking back what others have answered needs their agreement', async () => {
  const { host, other } = await together('machi-koro')
  // The first to act builds; then the dice of the next player have fallen.
  const hostFirst = (await turn(host)) === 'mine'
  const [one, next] = hostFirst ? [host, other] : [other, host]
  while ((await turn(one)) === 'mine') await playFromList(one)
  const before = await number(one)
  for (const answer of ['Refuse', 'Agree']) {
    await one.getByRole('button', { name: 'Ask to take back' }).click()
    await one.getByText('Waiting for the others to answer.').waitFor()
    // Both read which move it is.
    const name = `Player ${hostFirst ? 1 : 2}`
    await one
      .locator('[data-undo-wish]', { hasText: /You would like to take back:\s*you build/i })
      .waitFor()
    const asks = new RegExp(`${name} would like to take back:\\s*${name} builds`, 'i')
    await next.locator('[data-undo-wish]', { hasText: asks }).waitFor()
    await next.getByRole('button', { name: answer }).click()
    await one.getByText('Waiting for the others to answer.').waitFor({ state: 'detached' })
  }
  await moved(one, before)
  await moved(next, before)
  expect(await myTurn(one)).toBe('mine')
})

test('the host changes undo in a running game only if the other agrees', async () => {
  const { host, other } = await together('machi-koro')
  await host.locator('[data-room-settings]').click()
  const free = host.getByRole('checkbox', { name: 'moves can be taken back without asking' })
  await free.click()
  await other.locator('[data-proposal]', { hasText: 'without asking' }).waitFor()
  await free.and(host.locator(':not(:checked)')).waitFor({ state: 'attached' })
  await other.locator('[data-agree]').click()
  await other.locator('[data-proposal]').waitFor({ state: 'detached' })
  await host.locator('[data-proposal]').waitFor({ state: 'detached' })
  await host.waitForFunction(
    (name) =>
      [...document.querySelectorAll('label')].some(
        (one) => one.textContent?.includes(name) && one.querySelector('input')?.checked,
      ),
    'moves can be taken back without asking',
  )
  // Everybody reads it, in his own language, also later.
  await other.getByRole('tab', { name: /Chat/ }).click()
  await other.locator('[data-announcement]', { hasText: 'without asking' }).first().waitFor()
})

test('after a game the log has what this browser contributed to its luck', async () => {
  const { page } = await guest()
  await playNow(page, 'akropolis')
  while ((await myTurn(page)) === 'mine') await playFromList(page)
  await page.locator('[data-result] [data-luck="same"]').waitFor()
  const before = page.url()
  await page.locator('[data-rematch]').click()
  await page.waitForURL((url) => url.href !== before)
  await page.locator('[data-table]').waitFor()
  while ((await myTurn(page)) === 'mine') await playFromList(page)
  await page.locator('[data-result] [data-luck="same"]').waitFor()
})

test('taking back within a turn is free, and hints can be laid out', async () => {
  const { page } = await guest()
  await playNow(page, 'akropolis')
  await myTurn(page)
  await playFromList(page)
  await myTurn(page)
  const after = await number(page)
  // Keys are the dialog's while one is open.
  await page.keyboard.press('?')
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('u')
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  expect(await number(page)).toBe(after)
  await page.locator('[data-undo]').click()
  await moved(page, after)
  await myTurn(page)
  await page.locator('[data-hint]').click()
  await page.locator('[data-hint-use]').click()
  await page.locator('[data-confirm]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-confirm]').waitFor({ state: 'detached' })
})

test('a spectator sees the table and cannot act', async () => {
  const { page } = await guest()
  await playNow(page, 'machi-koro')
  await myTurn(page)
  const watching = await guest(new URL(page.url()).hash)
  await watching.page.locator('[data-table]').waitFor()
  expect(await turn(watching.page)).toBe('theirs')
  expect(await legal(watching.page)).toEqual([])
  const before = await number(watching.page)
  await playFromList(page)
  await moved(watching.page, before)
})

test('the page heals itself after the server was killed', async () => {
  const server = await Server.start({}, 'machi-koro')
  try {
    const { page, wrong } = await guest('#/', { address: server.address })
    await playNow(page, 'machi-koro')
    await myTurn(page)
    await playFromList(page)
    await myTurn(page)
    const before = await number(page)
    await page
      .locator('[data-action]')
      .first()
      .evaluate((one) => (one as HTMLElement).click())
    await page.locator('[data-confirm]').waitFor()
    await server.kill()
    await page.locator('[data-table]:not([data-live="open"])').waitFor()
    await server.run()
    await page.locator('[data-table][data-live="open"]').waitFor()
    // The table is as it was, with what was laid out but not yet played.
    expect(await number(page)).toBe(before)
    await page.locator('[data-confirm]').click()
    await moved(page, before)
    // While the server is dead the browser itself complains about the connection.
    wrong.splice(0)
    // It would complain once more when the server stops.
    await page.close()
  } finally {
    await server.stop()
  }
})

test('after the game, a rematch with rotated seats', async () => {
  const { page } = await guest()
  const file = 'machi_koro/greedy-two'
  await almostOverFor(page, file, 1)
  await playFromList(page, () => lastMove(file))
  const before = page.url()
  await page.locator('[data-rematch]').click()
  await page.waitForURL((url) => url.href !== before)
  await page.locator('[data-table]').waitFor()
  await myTurn(page)
  expect(await page.locator('[data-look="0"]').innerText()).toContain('(you)')
})

test('several people at one device take turns', async () => {
  const { page } = await guest('#/new/machi-koro')
  await page.getByLabel('Who sits at seat 2').selectOption('me')
  await page.getByLabel('Name of player 1').fill('Anna')
  await page.getByLabel('Name of player 2').fill('Bruno')
  await page.locator('[data-create]').click()
  await page.locator('[data-table]').waitFor()
  const asked = () => page.locator('[data-prompt]').innerText()
  const seen = new Set<string>()
  while (seen.size < 2) {
    expect(await myTurn(page)).toBe('mine')
    seen.add((await asked()).includes('Anna') ? 'Anna' : 'Bruno')
    await playFromList(page)
  }
})

test('coming back to my rooms', async () => {
  const { page } = await guest()
  await playNow(page, 'machi-koro')
  const room = new URL(page.url()).hash
  await page.goto(`${inject('address')}/#/`)
  await page.locator(`a[href="${room}"]`).click()
  await page.locator('[data-table]').waitFor()
  expect(['mine', 'theirs']).toContain(await turn(page))
})

test('the host mutes a player, removes a line, and a seat only if the others agree', async () => {
  const { host, other } = await together('machi-koro', 'Eva')
  await other.getByRole('tab', { name: 'Chat' }).click()
  await other.locator('[data-chat]').fill('something rude')
  await other.keyboard.press('Enter')
  await host.getByRole('tab', { name: /Chat/ }).click()
  await host.locator('[data-erase="0"]').click()
  for (const page of [host, other]) {
    await page.locator('[data-announcement]', { hasText: 'A line was removed.' }).waitFor()
    expect(await page.locator('[data-region=lists]').innerText()).not.toContain('rude')
  }
  // Only the host has such buttons.
  await host.locator('[data-chat]').fill('please be friendly')
  await host.keyboard.press('Enter')
  await other.getByText('please be friendly').first().waitFor()
  expect(await other.locator('[data-erase]').count()).toBe(0)

  await host.locator('[data-room-settings]').click()
  await host.locator('[data-mute="1"]').check()
  await other.locator('[data-muted]').waitFor()
  expect(await other.locator('[data-chat]').count()).toBe(0)
  await inOrder(host, 'the settings of a room')
  await host.locator('[data-mute="1"]').uncheck()
  await other.locator('[data-chat]').waitFor()

  await host.locator('[data-remove="1"]').click()
  await host.locator('[data-remove-sure]').click()
  await other.locator('[data-proposal]').waitFor()
  await other.locator('[data-agree]').click()
  await host.locator('[data-remove="1"]').waitFor({ state: 'detached' })
  await host.getByText('belongs to a bot now').first().waitFor({ state: 'attached' })
})
