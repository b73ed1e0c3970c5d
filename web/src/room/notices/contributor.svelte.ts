/** Adds random values of this browser to the luck of a room's games. */
import type { RoomInfo } from '../../server/model'
import { reasonOf } from '../../server/refusal'
import { forgetValue, valueFor } from './contributions'

export class Contributor {
  /** Whether the server has refused one of our values. */
  notTaken = $state(false)
  private readonly sent = new Set<string>()
  /** The last known state of the room, and our seats there. */
  private last: [RoomInfo, readonly number[]] | null = null

  constructor(
    private readonly room: string,
    private readonly tell: (seat: number, value: string) => Promise<unknown>,
  ) {}

  /** Send a value for each of these seats, once the hash of the next game's secret is shown. */
  contribute(info: RoomInfo, seats: readonly number[]): void {
    this.last = [info, seats]
    const rematch = info.status === 'over'
    const shown = (rematch ? info.next_luck : info.luck) ?? null
    if (!shown || info.status === 'playing') return
    for (const seat of seats) {
      const name = `${shown.commitment} ${seat}`
      if (shown.contributed.includes(seat) || this.sent.has(name)) continue
      this.sent.add(name)
      void this.send(seat, valueFor(this.room, seat, shown.commitment, rematch), name)
    }
  }

  private async send(seat: number, value: string, name: string): Promise<void> {
    try {
      await this.tell(seat, value)
    } catch (error) {
      const { key } = reasonOf(error)
      if (key === 'room-stale') {
        // The room has changed meanwhile; its new state is here.
        this.sent.delete(name)
        if (this.last) this.contribute(...this.last)
      } else if (key !== 'web-left') {
        forgetValue(value)
        this.notTaken = true
      }
    }
  }
}
