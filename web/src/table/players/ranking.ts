/** Final ranking: winners first, then by points; ties share a place. */
export interface Place {
  place: number
  seat: number
  score: number
  wins: boolean
}

/** A share such as `1/2` as a number. */
export function share(text: string): number {
  const [part = '0', whole = '1'] = text.split('/')
  return Number(part) / Number(whole)
}

export function ranking(scores: readonly number[], shares: readonly string[]): Place[] {
  const rows = scores.map((score, seat) => ({ seat, score, wins: share(shares[seat] ?? '0') > 0 }))
  rows.sort((a, b) => Number(b.wins) - Number(a.wins) || b.score - a.score || a.seat - b.seat)
  return rows.map((row) => ({
    ...row,
    place: 1 + rows.filter((other) => before(other, row)).length,
  }))
}

function before(one: Omit<Place, 'place'>, other: Omit<Place, 'place'>): boolean {
  return one.wins !== other.wins ? one.wins : !one.wins && one.score > other.score
}
