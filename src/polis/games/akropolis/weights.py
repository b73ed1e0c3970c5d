"""How much a city's promise weighs in `hopes`: a constant, and what each placement to come adds."""

from __future__ import annotations

WEIGHTS = (
    # stars still to come, of houses, markets, barracks, temples and gardens
    (0.2781, -0.0056),
    (0.1507, 0.0013),
    (0.2384, 0.0042),
    (0.3316, -0.0082),
    (0.3618, 0.013),
    # districts still to come
    (0.0442, 0.0057),
    (0.13, 0.0068),
    (0.0983, 0.0043),
    (0.0459, 0.0036),
    (0.08, 0.0042),
    # districts that do not count now
    (0.1046, -0.0026),
    (0.1101, 0.0038),
    (0.0324, 0.0019),
    (0.0389, -0.0022),
    (0.0708, 0.0015),
    # a stone, besides its point; one of the first few; one of the first few supports
    (0.1239, 0.048),
    (0.3647, 0.017),
    (0.2, 0),
    # quarries, open quarries, supports, their levels, their quarries
    (-0.0898, -0.0036),
    (0.3845, 0.0404),
    (0.1897, 0.0066),
    (0.0508, 0.0103),
    (0, 0),
    # cells built on, free cells around temples, around barracks
    (0.1121, 0.0041),
    (0, 0),
    (0, 0),
)

# How much of the best rival's points is taken from a result.
RIVAL = 0.3
# Turns of each seat that a playout goes on.
AHEAD = 5
