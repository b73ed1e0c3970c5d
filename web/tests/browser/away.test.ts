/** Clocks, bots that stand in for who is away, and sounds that call back. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  guest,
  moved,
  myTurn,
  number,
  playFromList,
  playNow,
  together,
  turn,
  withBrowser,
} from './table'

withBrowser()

/** The page asks for a clock of so many seconds instead of the one that was chosen. */
async function hurry(page: Page, seconds: number): Promise<void> {
  await page.route('**/api/rooms', async (route) => {
    const body = route.request().postDataJSON() as { settings: { clock: { seconds: number } } }
    body.settings.clock.seconds = seconds
    await route.continue({ postData: body })
  })
}

const clock = (page: Page, seat: number) =>
  page.locator('li', { has: page.locator(`[data-look="${seat}"]`) }).getByRole('timer')

/** A room of the form with this clock, at whose table a bot sits, too. */
async function timed(page: Page, kind: string): Promise<void> {
  await page.getByLabel('Who sits at seat 2').selectOption('apprentice')
  await page.getByLabel('Clock').selectOption(kind)
  await page.locator('[data-create]').click()
  await page.locator('[data-table]').waitFor()
}

test('a clock runs while its player is to act', async () => {
  const { page } = await guest('#/new/akropolis')
  await timed(page, 'game-600')
  await myTurn(page)
  await clock(page, 0)
    .getByText(/9:\d\d/)
    .waitFor()
  const shown = await clock(page, 0).innerText()
  await page.waitForFunction(
    (old) => [...document.querySelectorAll('[role=timer]')].every((one) => one.textContent !== old),
    shown,
  )
  expect(await clock(page, 1).innerText()).toBe('10:00')
})

test('a bot makes the move for which the time has run out', async () => {
  const { page } = await guest('#/new/machi-koro')
  await hurry(page, 10)
  await timed(page, 'move-60')
  await myTurn(page)
  const before = await number(page)
  await page.getByText('ran out of time; a bot made this move.').first().waitFor()
  await moved(page, before)
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.locator('[data-region=lists]').getByText('time ran out').first().waitFor()
  // It was for that move only.
  await page.getByRole('tab', { name: 'Actions' }).click()
  await myTurn(page)
  await playFromList(page)
})

test('when the time for the whole game is up, a bot plays on', async () => {
  const { page } = await guest('#/new/machi-koro')
  await hurry(page, 10)
  await timed(page, 'game-600')
  await page.locator('[data-toast]').getByText('ran out of time; a bot plays on.').waitFor()
  await page.locator('[data-result]').waitFor()
  expect(await clock(page, 0).innerText()).toBe('0:00')
})

test('a bot stands in for who has left, until he is back', async () => {
  const { host, other } = await together('machi-koro')

  const here = other.url()
  await other.goto(new URL('#/', here).href)
  await host.getByText('away', { exact: true }).waitFor()
  await host.getByRole('button', { name: 'Let a bot play' }).click()
  await host.getByText(/^Bot plays: /).waitFor()
  // Nobody has to wait for anybody any more.
  for (let n = 0; n < 4; n++) {
    expect(await myTurn(host)).toBe('mine')
    await playFromList(host)
  }
  expect(await myTurn(host)).toBe('mine')

  await other.goto(here)
  await other.getByText('A bot is playing for you.').waitFor()
  expect(await turn(other)).toBe('theirs')
  await other.getByRole('button', { name: 'I am back' }).click()
  await host.getByText(/^Bot plays: /).waitFor({ state: 'detached' })
  while ((await turn(other)) !== 'mine') {
    const before = await number(other)
    await playFromList(host)
    await moved(other, before)
  }
  await playFromList(other)
})

test('a seat is given away for good only after a question, and its player is told', async () => {
  const { host, other } = await together('machi-koro', 'Eva')
  while ((await turn(host)) === 'mine') await playFromList(host)
  while ((await turn(other)) === 'mine') await playFromList(other)
  const here = other.url()
  await other.goto(new URL('#/', here).href)
  const give = host.getByRole('button', { name: 'Give the seat to a bot for good' })
  await give.click()
  await host.getByRole('button', { name: 'Keep the seat' }).click()
  await give.click()
  await host.locator('dialog[open] [data-seat-remove]').click()
  await host.locator('[data-toast]', { hasText: 'The seat of Eva belongs to a bot now' }).waitFor()
  // What she has done is still hers.
  await host.getByRole('tab', { name: 'Log' }).click()
  await host.locator('[data-region=lists] li', { hasText: 'Eva' }).first().waitFor()

  await other.goto(here)
  await other.locator('[data-toast]', { hasText: 'Your seat was given to a bot' }).waitFor()
  await other.getByText('You are watching.').waitFor()
})

test('whoever is left at the table can let a bot play for the host', async () => {
  const { host, other } = await together('machi-koro')

  await host.goto(new URL('#/', host.url()).href)
  const letBotPlay = other.getByRole('button', { name: 'Let a bot play' })
  await letBotPlay.waitFor()
  const forGood = other.getByRole('button', { name: 'Give the seat to a bot for good' })
  expect(await forGood.count(), 'only the host may').toBe(0)
  await letBotPlay.click()
  await other.getByText(/^Bot plays: /).waitFor()
  expect(await myTurn(other)).toBe('mine')
  await playFromList(other)
})

interface Heard {
  tones: number
  /** Tones with which a call to the table begins. */
  calls: number
}

/** How many tones were begun, on a page that counts them. */
const tones = (page: Page) => page.evaluate(() => (globalThis as unknown as Heard).tones)
const calls = (page: Page) => page.evaluate(() => (globalThis as unknown as Heard).calls)

test('sounds are off until a person wants them, and then call back to the table', async () => {
  const { page } = await guest()
  await page.addInitScript(() => {
    const heard = globalThis as unknown as Heard
    heard.tones = 0
    heard.calls = 0
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      if (this.context.state === 'running') {
        heard.tones++
        if (Math.round(this.frequency.value) === 523) heard.calls++
      }
      start.call(this, when)
    }
  })
  await page.reload()
  await playNow(page, 'akropolis')
  const ownTurn = async () => {
    await myTurn(page)
    await playFromList(page) // takes a tile ...
    await myTurn(page)
    const after = await calls(page)
    await playFromList(page) // ... and places it
    await myTurn(page)
    return after
  }
  await ownTurn()
  expect(await tones(page)).toBe(0)

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('checkbox', { name: 'Sounds' }).check()
  await page.keyboard.press('Escape')
  expect(await ownTurn(), 'a call within a turn').toBe(0)
  expect(await calls(page)).toBe(1)
  // What is taken and placed is heard, too.
  expect(await tones(page)).toBeGreaterThan(4)
  await ownTurn()
  expect(await calls(page)).toBe(2)
})

/** How loud each note was meant to become, on a page that keeps these figures. */
const peaks = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { peaks: number[] }).peaks.splice(0))

test('the volume of sounds is kept, and sounds are as loud as that', async () => {
  const { page } = await guest()
  await page.addInitScript(() => {
    const kept = { peaks: [] as number[] }
    Object.assign(globalThis, kept)
    const rise = AudioParam.prototype.linearRampToValueAtTime
    AudioParam.prototype.linearRampToValueAtTime = function (value, when) {
      kept.peaks.push(value)
      return rise.call(this, value, when)
    }
  })
  await page.reload()
  const openSettings = () => page.getByRole('button', { name: 'Settings' }).click()
  const volume = page.getByRole('slider', { name: 'Volume' })
  await openSettings()
  expect(await volume.count(), 'a volume without sounds').toBe(0)
  await page.getByRole('checkbox', { name: 'Sounds' }).check()
  await page.getByText('Volume: 50%').waitFor()
  // Each change is heard at once.
  const heard: number[] = []
  for (const [key, share] of [
    ['End', 100],
    ['ArrowLeft', 75],
    ['Home', 25],
  ] as const) {
    await volume.press(key)
    await page.getByText(`Volume: ${share}%`).waitFor()
    const [loud, ...others] = await peaks(page)
    expect(others).toEqual([loud])
    heard.push(loud!)
  }
  const [full, three, quarter] = heard as [number, number, number]
  expect(full).toBeGreaterThan(0)
  expect(three / full).toBeCloseTo(0.75)
  expect(quarter / full).toBeCloseTo(0.25)

  await page.reload()
  await openSettings()
  await page.getByText('Volume: 25%').waitFor()
  expect(await volume.inputValue()).toBe('25')
  await page.keyboard.press('Escape')
  await playNow(page, 'machi-koro')
  await myTurn(page)
  await peaks(page)
  await playFromList(page, (actions) => actions.at(-1)!) // builds nothing, so the bot is next
  await myTurn(page)
  // The two notes of the call to the table are among what was heard.
  expect((await peaks(page)).filter((one) => one === quarter)).toHaveLength(2)
})
