/** Playing with the drawings themselves: by mouse, or by finger on a phone. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { legal, moved, number, type Game } from './table'

const LANDMARK = /^build (train-station|shopping-mall|amusement-park|radio-tower)$/
const SEATS = 'ABCDE'

export class Hands {
  constructor(
    private readonly page: Page,
    private readonly touch: boolean,
  ) {}

  press(target: Locator): Promise<void> {
    return this.touch ? target.tap() : target.click()
  }

  /** Press one of these that nothing else lies over once it is in the middle of the window. */
  async pressOneOf(attribute: string, chance: number): Promise<void> {
    const all = this.page.locator(`[${attribute}]`)
    await all.first().waitFor({ state: 'attached' })
    const found = await all.evaluateAll(
      (elements, { attribute, chance }) => {
        const over = new Set<string>()
        for (let k = 0; k < elements.length; k++) {
          const one = elements[(chance + k) % elements.length]!
          one.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { left, top, width, height } = one.getBoundingClientRect()
          const hit = document.elementFromPoint(left + width / 2, top + height / 2)
          if (hit === one) return { name: one.getAttribute(attribute)!, over: [] }
          over.add(hit?.outerHTML.slice(0, 200) ?? `nothing at ${left}, ${top}`)
        }
        return { name: null, over: [...over] }
      },
      { attribute, chance },
    )
    expect(found.over, `nothing of ${attribute} can be reached; over it lie these`).toEqual([])
    // By its name, not by where it was: like an eye, this waits until the drawing stands still.
    await this.press(this.page.locator(`[${attribute}="${found.name}"]`))
  }

  /** Press what is drawn for this action; true if it must still be confirmed. */
  async choose(action: string, chance: number): Promise<boolean> {
    const [word = '', ...rest] = action.split(' ')
    const item = rest.join(' ')
    const drawn = (selector: string) => this.press(this.page.locator(selector).first())
    switch (word) {
      case 'take':
        return drawn(`[data-take="${item}"]`).then(() => false)
      case 'place':
        return this.pressOneOf('data-place', chance).then(() => true)
      case 'roll':
        return drawn(`[data-roll="${item}"]`).then(() => false)
      case 'keep':
      case 'reroll':
        return drawn(`[data-${word}]`).then(() => false)
      case 'tv':
        return drawn(`[data-target="${SEATS.indexOf(item)}"]`).then(() => true)
      case 'decline':
        return drawn('[data-decline]').then(() => true)
      case 'swap':
        return this.swap(rest).then(() => true)
      case 'build':
        return drawn(
          item === 'nothing' ? '[data-nothing]' : `[data-card="${item}"][aria-disabled=false]`,
        ).then(() => true)
      case 'buy':
        return drawn(`[data-buy="${item}"]`).then(() => item.startsWith('pedestal'))
      case 'loan':
      case 'repay':
      case 'out':
        return drawn(`[data-step="${word}"]`).then(() => true)
      case 'objective':
        return drawn(`[data-aim="${action}"]`).then(() => true)
      case 'lay':
        return this.pressOneOf('data-cell', chance).then(() => true)
    }
    throw new Error(`nobody has drawn ${action}`)
  }

  private async swap([given = '', taken = '', other = '']: string[]): Promise<void> {
    const owner = SEATS.indexOf(other)
    const mine = this.page.locator(`[data-swap]:not([data-swap="${owner}"])`).first()
    await this.press(mine.locator(`[data-card="${given}"]`))
    await this.press(this.page.locator(`[data-swap="${owner}"] [data-card="${taken}"]`))
  }

  /** Play this action, or for a place any that can be pointed at. */
  async play(action: string): Promise<void> {
    const before = await number(this.page)
    if (await this.choose(action, before)) await this.press(this.page.locator('[data-confirm]'))
    await moved(this.page, before)
  }

  /** Play something sensible enough for the game to end soon. */
  async move(game: Game): Promise<void> {
    const actions = await legal(this.page)
    const before = await number(this.page)
    if (actions.length > 1) return this.play(WANTS[game](actions, before))
    // A single move is laid out already.
    await this.press(this.page.locator('[data-confirm]'))
    await moved(this.page, before)
  }
}

type Want = (actions: string[], chance: number) => string
const any: Want = (actions, chance) => actions[chance % actions.length]!

/** What to play in each game. */
const WANTS: Record<Game, Want> = {
  akropolis: any,
  'machi-koro': (actions, chance) =>
    actions.find((action) => LANDMARK.test(action)) ??
    any(actions.length > 1 ? actions.filter((one) => one !== 'build nothing') : actions, chance),
  // Monuments cost all the gold, so a round is short.
  'world-wonders': (actions, chance) =>
    actions.find((action) => /^buy [a-z]{4,}$/.test(action) && !/tower|road/.test(action)) ??
    any(actions.length > 1 ? actions.filter((one) => !/^(out|repay)$/.test(one)) : actions, chance),
}
