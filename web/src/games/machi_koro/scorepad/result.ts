/** The pad's answer from the server, put into the lines of a score. */
import type { PadScore } from '../../interface'
import { LANDMARKS } from '../cards'

export interface PadAnswer {
  /** The seat with four landmarks. */
  winner: number | null
  players: {
    total: number
    win: string
    landmarks: Record<string, boolean>
    /** What the landmarks not built cost together, and how much of it is missing. */
    cost: number
    missing: number
    income: number
    /** What could be built now. */
    builds: string[]
  }[]
}

export function scoresOf(answer: PadAnswer, names: readonly string[]): PadScore[] {
  return answer.players.map((player, seat) => ({
    name: names[seat] ?? '',
    total: player.total,
    lines: LANDMARKS.map(({ key }) => ({
      message: {
        key: player.landmarks[key] ? 'mk-line-built' : 'mk-line-unbuilt',
        args: { card: { key: `card-${key}`, args: {} } },
      },
      points: player.landmarks[key] ? 1 : 0,
      parts: [],
    })),
    win: answer.winner === null ? null : Number(player.win),
  }))
}
