"""What the evaluation counts besides points: the stars of all plazas."""

from __future__ import annotations

from typing import Any

from polis.games.akropolis.sheet import DISTRICTS


def prospects(b: Any, p: Any, seat: int) -> dict[str, float]:
    """The stars of all visible plazas, whether their kind has districts or not."""
    stars = sum(int(p.plazas[seat, kind]) * int(b.stars[kind]) for kind in range(DISTRICTS))
    return {"ak-prospect-stars": float(stars)}
