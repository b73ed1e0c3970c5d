/** Each new step of a game is shown with its pieces on their way. */
import { tick, untrack } from 'svelte'
import type { GameTable } from '../../games/interface'
import { settings } from '../../kit/settings.svelte'
import type { Move } from '../../server/model'
import { lively } from '../scores/counting'
import { changedSeats, DICE, FLIGHT, Flights } from './flights'

/** How often the person ended what moves: also what a game moves by itself, such as dice, ends. */
export const skips = $state({ count: 0 })

interface Source {
  shell: () => HTMLElement
  game: () => GameTable
  /** The number of the table that is drawn, and the moves that led to it. */
  number: () => number
  recent: () => Move[]
}

export class ShownSteps {
  private readonly flights: Flights
  private before: number | null = null
  private skipping = false

  /** Call it where a component is made, as a rune. */
  constructor(private readonly from: Source) {
    this.flights = new Flights(from.shell)
    // Before the next step is drawn, its pieces are where they were.
    $effect.pre(() => {
      const now = from.number()
      untrack(() => this.see(now))
    })
    $effect(() => () => this.flights.finish())
  }

  /** End what moves; what `finish` shows then comes without motion. */
  skip(finish: () => void): void {
    this.flights.finish()
    this.skipping = true
    finish()
    this.skipping = false
    skips.count += 1
  }

  private see(now: number): void {
    const { before } = this
    const next = before !== null && now > before && now <= before + 1
    this.before = now
    if (next && lively() && !this.skipping && !document.hidden) void this.fly()
    else this.flights.finish()
  }

  private async fly(): Promise<void> {
    const effects = this.from.recent().flatMap((move) => move.effects)
    this.flights.prepare(this.from.game().flights?.(effects as unknown[] as never[]) ?? [])
    // The board of the player who moves may be shown only then.
    await tick()
    requestAnimationFrame(() => {
      // The person may have left the table meanwhile.
      if (!this.from.shell()?.isConnected) return
      this.flights.launch({ lasts: Math.min(FLIGHT, settings.pace / 2), dice: DICE })
      this.flights.tint(changedSeats(effects))
    })
  }
}
