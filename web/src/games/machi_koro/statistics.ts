/** The coins that each card brought. */
import type { GameStatistics } from '../../statistics/figures'
import type { Effect } from '../../wire/effects/machi_koro'

export const statistics: GameStatistics = {
  earned: (effects, seat) =>
    (effects as readonly Effect[]).flatMap((one) =>
      one.kind === 'pay' && one.reason === 'income' && one.payee === seat
        ? [{ message: { key: `card-${one.piece.key}`, args: {} }, points: one.amount }]
        : [],
    ),
}
