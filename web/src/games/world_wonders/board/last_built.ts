/** What was built last in each city, found by comparing one drawing with the next. */
import type { City, View } from '../../../wire/views/world_wonders'

const keys = (city: City): Set<string> => new Set(city.objects.map(({ cells }) => cells[0]!))

export class Fresh {
  private before: Set<string>[] = []
  private last: Set<string>[] = []

  /** Look at a new drawing, and tell what is new in a city since its owner's last purchase. */
  see(view: View, moved: boolean, seat: number): ReadonlySet<string> | null {
    const now = view.cities.map(keys)
    if (!moved || this.before.length !== now.length) this.last = now.map(() => new Set())
    else {
      now.forEach((things, n) => {
        const added = new Set([...things].filter((at) => !this.before[n]!.has(at)))
        const same = view.hand !== null && view.seat === n
        if (added.size) this.last[n] = same ? new Set([...this.last[n]!, ...added]) : added
        this.last[n] = new Set([...this.last[n]!].filter((at) => things.has(at)))
      })
    }
    this.before = now
    return this.last[seat] ?? null
  }
}
