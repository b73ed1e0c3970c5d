/** A seat of the final ranking. */
export interface Ranked {
  seat: number
  score: number
  wins: boolean
}

/** A share such as `1/2` as a number. */
export function share(text: string): number {
  const [part = '0', whole = '1'] = text.split('/')
  return Number(part) / Number(whole)
}

/** All seats: winners first, then by points. */
export function ranking(scores: readonly number[], shares: readonly string[]): Ranked[] {
  const rows = scores.map((score, seat) => ({ seat, score, wins: share(shares[seat] ?? '0') > 0 }))
  return rows.sort(
    (a, b) => Number(b.wins) - Number(a.wins) || b.score - a.score || a.seat - b.seat,
  )
}
