"""What the evaluation counts besides landmarks: income and the rounds to go."""

from __future__ import annotations

from typing import Any

from polis.games.machi_koro.rules.position import ENDED
from polis.games.machi_koro.strategy.evaluation import earnings, income, rounds_to_win
from polis.games.machi_koro.strategy.value import round_income


def prospects(b: Any, p: Any, seat: int) -> dict[str, float]:
    """The coins of an average round, and the rounds until all landmarks can be built."""
    if p.phase == ENDED:
        return {}
    earned = income(b, p, seat, *earnings(b, p, seat))
    return {
        "mk-prospect-income": float(round_income(b, p, seat)),
        "mk-prospect-rounds": float(rounds_to_win(b, p, seat, float(p.coins[seat]), earned)),
    }
