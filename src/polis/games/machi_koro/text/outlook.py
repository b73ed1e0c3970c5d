"""What every roll would bring every player, as plain data."""

from __future__ import annotations

from polis.core.position import Position
from polis.games.machi_koro.box import HIGHEST_ROLL, ODDS
from polis.games.machi_koro.rules.outlook import outlook, scratch
from polis.games.machi_koro.text.view_types import Rolls


class Outlook:
    """The numbers of one position."""

    def __init__(self, position: Position) -> None:
        filled = scratch()
        _, self.changes, _, self.incomes, self.gains = filled
        outlook(position.rules.box, position.copy().records, 0, *filled)
        self.seats = position.seats

    def income(self, seat: int) -> float:
        """The mean of what a seat gains in one round."""
        return round(float(self.incomes[seat]), 2)

    def gain(self, kind: int) -> list[float]:
        """What one more card of a kind would add to each seat's income."""
        return [round(float(gain), 2) + 0.0 for gain in self.gains[: self.seats, kind]]

    def rolls(self, roller: int, dice: int) -> Rolls:
        """Each sum of so many dice: its chance out of 36, and the coins it brings each seat."""
        changes = self.changes[roller, :, : self.seats]
        means = (ODDS[dice, :, None] * changes).sum(axis=0) / 36
        return {
            "dice": dice,
            "means": [round(float(mean), 2) + 0.0 for mean in means],
            "sums": [
                {
                    "sum": total,
                    "of36": int(ODDS[dice, total]),
                    "coins": [int(coins) for coins in changes[total]],
                }
                for total in range(1, HIGHEST_ROLL + 1)
                if ODDS[dice, total]
            ],
        }
