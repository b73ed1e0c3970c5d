"""How much a city's promise weighs in `hopes`: a constant, and what each placement to come adds."""

from __future__ import annotations

WEIGHTS = (
    # stars still to come, of houses, markets, barracks, temples and gardens
    (0.2596, -0.0031),
    (0.1398, 0.0002),
    (0.2248, 0.0041),
    (0.3249, -0.0093),
    (0.3469, 0.0107),
    # districts still to come
    (0.0463, 0.0053),
    (0.1292, 0.007),
    (0.0912, 0.0037),
    (0.0442, 0.0037),
    (0.0807, 0.0043),
    # districts that do not count now
    (0.0933, -0.0018),
    (0.0995, 0.0043),
    (0.0098, 0.0002),
    (0.0199, -0.0006),
    (0.0771, 0.0014),
    # a stone, besides its point; one of the first few
    (0.1852, 0.0573),
    (0.3, 0.02),
    # quarries, open quarries, supports, their levels, cells built on
    (-0.1134, -0.0086),
    (0.3172, 0.0334),
    (0.1727, 0.0036),
    (0.0593, 0.0096),
    (0.0671, 0.0009),
)

# The part of its points that the strongest rival takes from a result.
RIVAL = 0.3
# Turns of each seat that a playout goes on.
AHEAD = 5
