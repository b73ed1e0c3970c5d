"""A score, line by line: one for each landmark."""

from __future__ import annotations

from polis.core.interfaces import ScoreLine
from polis.core.position import Position
from polis.games.machi_koro.sheet import KINDS, LANDMARKS
from polis.games.machi_koro.text.names import card_name
from polis.text.message import Message


def explain(position: Position, seat: int, parts: bool = True) -> list[ScoreLine]:
    """One line for each landmark, worth a point when it is built."""
    built = position.records[0]["landmarks"][seat].tolist()
    return position.part(f"explain {seat}", built, lambda: _explain(built))


def _explain(built: list[int]) -> list[ScoreLine]:
    return [
        ScoreLine(
            Message("mk-line-built" if built[n] else "mk-line-unbuilt", card=card_name(KINDS + n)),
            built[n],
        )
        for n in range(LANDMARKS)
    ]
