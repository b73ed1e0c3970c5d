/** Rooms before the game: what they say, who begins, what can be chosen, who may write. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { inOrder } from './page_checks'
import { makeRoom } from './recorded'
import { guest, myTurn, withBrowser } from './table'

withBrowser()

const ME = { kind: 'me', name: 'Anna' }
const OPEN = { kind: 'open' }
const begins = (page: Page) => page.locator('[data-begins]').innerText()

test('the lobby names the game, players, variants and clock, and asks to take a seat first', async () => {
  const { page: host } = await guest()
  const hash = await makeRoom(host, {
    game: 'akropolis',
    seats: [ME, OPEN, OPEN],
    options: { garden_variant: true, house_group: 'value', empty_places: 'outside' },
    settings: { clock: { kind: 'move', seconds: 180 } },
  })
  const { page } = await guest(hash, { phone: true })
  const head = page.locator('[data-lobby-head]')
  await head.getByRole('heading', { name: 'Akropolis' }).waitFor()
  await head.locator('.picture svg[viewBox]').first().waitFor()
  const said = await head.innerText()
  expect(said).toContain('3 players')
  expect(said).toContain('3 minutes for each decision')
  expect(said).toContain('Gardens: next to a lake they count double')
  expect(said).toContain('Which group of houses scores: the most valuable one')
  // Without the doubled barracks this one changes nothing.
  expect(said).not.toContain('Empty places')
  expect(await page.locator('main h2').first().innerText()).toBe('Take a seat')
  expect(await begins(page)).toBe(
    'The game begins when the last seat is taken; the host can start it sooner.',
  )
  expect(await begins(host)).toContain('You can start it sooner')
  await inOrder(page, 'the lobby')
  await page.locator('[data-join]').click()
  await page.locator('main h2', { hasText: 'Take a seat' }).waitFor({ state: 'detached' })
  expect(await page.locator('[data-begins]').innerText()).toContain('last seat')
})

test('a clock of days is chosen, and each reads it in the own language', async () => {
  const { page: host } = await guest('#/new/machi-koro')
  await host.getByLabel('Clock').selectOption({ label: '3 days for each decision' })
  await host.locator('[data-create]').click()
  const link = await host.locator('[data-invite]').inputValue()
  await host.locator('[data-lobby-head]').getByText('3 days for each decision').waitFor()
  const { page: other } = await guest(new URL(link).hash, { language: 'pl', phone: true })
  await other.locator('[data-lobby-head]').getByText('3 dni na każdą decyzję').waitFor()
  const { page: watching } = await guest(new URL(link).hash, { language: 'cs' })
  await watching.locator('[data-lobby-head]').getByText('3 dny na každé rozhodnutí').waitFor()

  await other.locator('[data-join]').click()
  await myTurn(host)
  // At the table it runs for the player who is to act; a few moments are gone already.
  await other.locator('[data-look="0"]').click()
  const clock = (page: Page) => page.getByRole('timer').innerText()
  expect(await clock(host)).toBe('2 days 23 hrs')
  expect(await clock(other)).toBe('2 dni i 23 godz.')
  expect(await clock(watching)).toBe('2 dny 23 h')
  await inOrder(other, 'a table with a clock of days')
  // Nobody is given to a bot for being away: there are days to come back.
  await other.goto(`${inject('address')}/#/about`)
  await host.getByText('away', { exact: true }).waitFor()
  expect(await host.getByRole('button', { name: 'Let a bot play' }).count()).toBe(0)
})

test('where the host starts the game, the last seat does not', async () => {
  const { page: host } = await guest('#/new/machi-koro')
  await host.locator('[data-set=auto_start]').uncheck()
  await host.locator('[data-create]').click()
  const link = await host.locator('[data-invite]').inputValue()
  expect(await begins(host)).toBe(
    'The game begins when you start it; bots take the seats that are still open.',
  )
  const { page } = await guest(new URL(link).hash, { language: 'pl' })
  await page.locator('[data-join]').waitFor()
  expect(await begins(page)).toBe('Partię rozpoczyna gospodarz pokoju.')
  await page.locator('[data-join]').click()
  await host.locator('[data-begins]', { hasText: 'All seats are taken' }).waitFor()
  await page.locator('[data-join]').waitFor({ state: 'detached' })
  expect(await begins(page)).toBe('Partię rozpoczyna gospodarz pokoju.')
  await host.locator('[data-start]').click()
  await page.locator('[data-look="1"][aria-pressed=true]').waitFor()
})

test('a game at once: first how many, then how strong, and what was chosen is offered again', async () => {
  const { page } = await guest()
  await page.locator('[data-play=machi-koro]').click()
  const dialog = page.locator('dialog[open]')
  await dialog.locator('[data-level=master]').waitFor()
  const order = await dialog
    .locator('[data-players], [data-level]')
    .evaluateAll((all) => all.map((one) => Object.keys((one as HTMLElement).dataset)[0]))
  expect(order).toEqual([...Array(3).fill('players'), ...Array(4).fill('level')])
  await dialog.getByText('once you know the rules: an even match').waitFor()
  await inOrder(page, 'the choice of players')
  await dialog.locator('[data-players="3"]').click()
  await dialog.locator('[data-level=apprentice]').click()
  await page.locator('[data-look="2"]').waitFor()
  await page.goto(`${inject('address')}/#/`)
  // From now on two clicks are enough for this.
  await page.locator('[data-play=machi-koro]').click()
  await dialog.locator('[data-players="3"][aria-pressed=true]').waitFor()
  await dialog.locator('[data-level=builder]').click()
  await page.locator('[data-look="2"]').waitFor()
})

test('a game alone has no opponents to choose', async () => {
  const { page } = await guest('#/', { phone: true, language: 'cs' })
  await page.locator('[data-play=world-wonders]').click()
  await page.locator('[data-level=master]').waitFor()
  await page.locator('[data-players="1"]').click()
  expect(await page.locator('[data-level]').count()).toBe(0)
  await inOrder(page, 'the choice of players')
  await page.locator('[data-alone]').click()
  await myTurn(page)
})

test('options and settings are shown where they change anything', async () => {
  const { page } = await guest('#/new/world-wonders')
  const options = () =>
    page
      .locator('[data-option]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['option']))
  const settings = () =>
    page
      .locator('[data-set]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['set']))
  await page.locator('[data-set=auto_start]').waitFor()
  expect(await options()).toEqual(['map_side', 'track_side', 'objectives'])
  expect(await settings()).toEqual([
    'public',
    'spectators',
    'undo',
    'chat',
    'spectator_chat',
    'auto_start',
  ])
  await page.locator('[data-option=objectives]').selectOption('three')
  // Everybody else is a bot: nobody has to agree or to read anything.
  await page.getByLabel('Who sits at seat 2').selectOption('builder')
  await page.getByText('once you know the rules: an even match').waitFor()
  expect(await settings()).toEqual(['public', 'spectators', 'spectator_chat'])
  await page.locator('[data-set=spectators]').uncheck()
  expect(await settings()).toEqual(['public', 'spectators'])
  // A bot moves for a player who is late, also alone.
  await page.getByLabel('Clock').waitFor()
  await page.getByRole('button', { name: '1', exact: true }).click()
  expect(await options()).toEqual(['map_side', 'track_side', 'solo_mode'])
  await page.locator('[data-create]').click()
  await myTurn(page)
  const room = new URL(page.url()).hash.split('/')[2]!
  const answer = await fetch(`${inject('address')}/api/rooms/${room}`)
  const { options: stored } = (await answer.json()) as { options: Record<string, string> }
  // What was chosen before it was hidden does not count.
  expect(stored['objectives']).toBe('none')
})

test('spectators write where the host allows it, and are called what they are', async () => {
  const { page: host } = await guest()
  const hash = await makeRoom(host, { game: 'machi-koro', seats: [ME, { ...ME, name: 'Boris' }] })
  await host.locator('[data-table]').waitFor()
  const { page } = await guest(hash, { language: 'cs' })
  await page.locator('[data-table]').waitFor()
  await page.evaluate(() => localStorage.setItem('polis.name', 'Anna'))
  await page.getByRole('tab', { name: /Chat/ }).click()
  expect(await page.locator('[data-chat]').count()).toBe(0)
  await host.locator('[data-room-settings]').click()
  await host.locator('[data-set=spectator_chat]').check()
  await host.keyboard.press('Escape')
  await page.locator('[data-chat]').fill('Ahoj')
  await page.keyboard.press('Enter')
  await page.getByText('Anna (divák)').first().waitFor()
  await host.getByRole('tab', { name: /Chat/ }).click()
  await host.getByText('Anna (watching)').first().waitFor()
  await page.getByText('Psát tu smějí i ti, kdo se dívají.').first().waitFor()

  await host.locator('[data-room-settings]').click()
  const mute = host.getByRole('checkbox', { name: 'Mute Anna (watching) for everybody' })
  await mute.check()
  await page.locator('[data-announcement]', { hasText: 'Hostitel umlčel' }).waitFor()
  // The spectator reads why a line is refused, and keeps it.
  await page.locator('[data-chat]').fill('Haló')
  await page.keyboard.press('Enter')
  await page.getByText('můžete se dívat, ale ne psát').first().waitFor()
  expect(await page.locator('[data-chat]').inputValue()).toBe('Haló')
  await mute.uncheck()
  await page.locator('[data-announcement]', { hasText: 'zase smí psát' }).waitFor()
  await page.locator('[data-chat]').press('Enter')
  await host.keyboard.press('Escape')
  await host.locator('[data-region=lists]').getByText('Haló').waitFor()
})

test('in the list of public rooms the nameless are numbered in the reader’s language', async () => {
  const { page: host } = await guest()
  const hash = await makeRoom(host, {
    game: 'machi-koro',
    seats: [{ kind: 'me' }, OPEN],
    settings: { public: true },
  })
  const { page } = await guest('#/', { language: 'pl' })
  const room = page.locator(`main a[href="${hash.split('?')[0]}"]`)
  await room.getByText('Gracz 1 i wolne').waitFor()
})
