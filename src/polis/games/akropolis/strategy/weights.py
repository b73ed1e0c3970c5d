"""The tuned weights of the bots (see docs/diary.md), as a record beside the box."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import numpy as np

from polis.core.kernel import new_records
from polis.games.akropolis.strategy.layout import (
    FEATURES,
    GAIN_FEATURES,
    LATER_FEATURES,
    RESERVE,
    STONE,
    STRATEGY,
)

# The features in the order of `evaluation`: a weight, and its change per placement to come.
WEIGHTS = (
    # stars still to come, of houses, markets, barracks, temples and gardens
    (0.3447, -0.0032),
    (0.1237, -0.0016),
    (0.1783, 0.0033),
    (0.2546, -0.0062),
    (0.3742, 0.0229),
    # districts still to come
    (0.0623, 0.0014),
    (0.1582, 0.0125),
    (0.1267, 0.0107),
    (0.033, 0.0004),
    (0.1008, 0.0085),
    # districts that do not count now
    (0.1439, -0.0032),
    (0.136, -0.0049),
    (-0.0777, 0.0042),
    (0.0325, -0.0074),
    (0.1637, -0.0016),
    # a stone, besides its point; one of the first few; one of the first few supports
    (0.0462, 0.0467),
    (0.4655, 0.0282),
    (0.4142, 0.0136),
    # quarries, open quarries, supports, their levels, their quarries
    (-0.1305, -0.0086),
    (0.5877, 0.0535),
    (0.0008, -0.0136),
    (0.0416, 0.0153),
    (0.0881, 0.0048),
    # cells built on, free cells around temples, around barracks
    (0.1612, -0.0045),
    (-0.0174, -0.0197),
    (0.149, -0.0078),
)

# The numbers of the strategy that are no weights of features; `layout` says what each means.
NUMBERS = {
    "rival": 0.7,
    "deny": 0.6,
    "follow": 0.6,
    "leave": 0.2,
    "exact": 1,
    "contest": 2,
    "ahead": 2,
}

# A player who looks at the own city only, as all bots did before they met deniers.
PLAIN = {"rival": 0.3, "deny": 0, "follow": 0, "leave": 0, "exact": 0, "contest": 0, "ahead": 5}

# Numbers and factors of weights in which a style differs from the strategy. Styles are opponents to
# tune and measure with, and levels for people.
STYLES: dict[str, tuple[dict[str, float], dict[int, float]]] = {
    "plain": (PLAIN, {}),
    # takes above all what the next player wants
    "denier": ({"rival": 1.0, "deny": 1.5, "follow": 0.3}, {}),
    # wants points now: half of the patience for everything that may come later
    "racer": (PLAIN, dict.fromkeys(range(STONE), 0.5)),
    # builds for the next tile: no stones, quarries and places for later
    "short-sighted": (PLAIN, dict.fromkeys(range(LATER_FEATURES, FEATURES), 0.0)),
    # collects plazas first: stars without districts count more
    "plaza-first": ({}, dict.fromkeys(range(GAIN_FEATURES, LATER_FEATURES), 1.6)),
    # pays for the tile it wants: stones count little more than their points
    "stone-spender": ({}, dict.fromkeys((STONE, RESERVE), 0.25)),
}


def make_styles() -> dict[str, np.ndarray[Any, Any]]:
    """The other strategies that a search may play by, as records, by name."""
    return {name: make_strategy(*style) for name, style in STYLES.items()}


def make_strategy(
    numbers: Mapping[str, float] = MappingProxyType({}),
    factors: Mapping[int, float] = MappingProxyType({}),
) -> np.ndarray[Any, Any]:
    """One record with all weights of the bots, with other numbers and with factors of weights."""
    strategy = new_records(1, STRATEGY)
    s = strategy[0]
    for name, number in (NUMBERS | dict(numbers)).items():
        s[name] = number
    s["weights"] = WEIGHTS
    for feature, factor in factors.items():
        s["weights"][feature] *= factor
    return strategy
