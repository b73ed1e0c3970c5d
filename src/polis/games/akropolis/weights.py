"""How much a city's promise weighs in `hopes`: a constant, and what each placement to come adds."""

from __future__ import annotations

WEIGHTS = (
    # stars still to come, of houses, markets, barracks, temples and gardens
    (0.25, 0.0),
    (0.25, 0.0),
    (0.25, 0.0),
    (0.25, 0.0),
    (0.25, 0.0),
    # districts still to come
    (0.07, 0.0),
    (0.07, 0.0),
    (0.07, 0.0),
    (0.07, 0.0),
    (0.07, 0.0),
    # districts that do not count now
    (0.1, 0.0),
    (0.1, 0.0),
    (0.1, 0.0),
    (0.1, 0.0),
    (0.1, 0.0),
    # a stone, besides its point
    (0.0, 0.03),
    # quarries, open quarries, supports, their levels, cells built on
    (0.0, 0.01),
    (0.0, 0.03),
    (0.0, 0.01),
    (0.0, 0.01),
    (0.0, 0.0),
)
