"""Legal actions as candidates: what the position after each of them looks like."""

from __future__ import annotations

import numpy as np

from polis.core.contract import NEW, apply, observe, score
from polis.core.interfaces import Array
from polis.core.kernel import copy_record, entry_point, new_records
from polis.envs.arrays import Observations
from polis.envs.batch import Batch

__all__ = ["Afterstates"]


@entry_point
def look_after(box, P, S, codes, counts, seats, first, vectors, planes, lines, reasons):  # type: ignore[no-untyped-def]
    """Write, for each legal code of each game, what the seat to act sees and scores after it.

    `first` gets the row of each game's first code. S[0] is scratch space.
    """
    row = 0
    for i in range(len(P)):
        first[i] = row
        for k in range(counts[i]):
            copy_record(S, 0, P, i)
            apply(box, S, 0, codes[i, k])
            observe(box, S, 0, seats[i], vectors[row], planes[row], NEW)
            score(box, S, 0, seats[i], lines[row], reasons)
            row += 1
    return row


class Afterstates:
    """The candidates of all games of a batch, one row each, game by game.

    The candidates of game i begin in row `first[i]`, in the order of its legal codes. `seen` is
    what the seat to act sees after the action and before any chance event, `lines` is its score
    sheet then. The arrays grow when needed; a row beyond the last candidate is old.
    """

    def __init__(self, batch: Batch) -> None:
        self._batch = batch
        self._scratch = new_records(1, batch.rules.dtype)
        self._reasons: Array = np.zeros(batch.rules.sheet.reasons, np.int64)
        self.first: Array = np.zeros(len(batch.counts), np.int64)
        self._make_room(len(batch.counts))

    def look(self) -> int:
        """Write the candidates of the positions as they are now; return how many there are."""
        batch = self._batch
        count = int(batch.counts.sum())
        if count > len(self.lines):
            self._make_room(2 * count)
        return int(
            look_after(
                batch.rules.box, batch.records, self._scratch, batch.codes, batch.counts,
                batch.seats, self.first, self.seen.vectors, self.seen.words, self.lines,
                self._reasons,
            )
        )  # fmt: skip

    def _make_room(self, rows: int) -> None:
        sheet = self._batch.rules.sheet
        self.seen = Observations(sheet.observation, self._batch.players, rows)
        self.lines: Array = np.zeros((rows, sheet.score_lines), np.int64)
