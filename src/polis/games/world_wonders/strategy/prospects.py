"""What the evaluation counts besides points: inhabitants and resources."""

from __future__ import annotations

from typing import Any


def prospects(b: Any, p: Any, seat: int) -> dict[str, float]:
    """The inhabitants, and the spaces of all resources together."""
    return {
        "ww-prospect-population": float(p.population[seat]),
        "ww-prospect-resources": float(p.resources[seat].sum()),
    }
