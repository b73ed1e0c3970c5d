"""Who plays whom in training: the learner, its older selves, the game's league."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from polis.arena.training.self_play import LEARNER, PAST
from polis.bots.specs import parse
from polis.core.interfaces import Array, GameNetworks
from polis.core.rules import Rules

MIRROR, OLDER, OTHERS = range(3)
SHARES = (4, 2, 4)
"""Shares of games among learners only, with older selves, and with others of the league."""

DRAWN = 8
"""Styles that are drawn for a batch."""

NOISES = (0.0, 0.0, 0.003, 0.01, 0.03)
"""Noise of a learner's moves, drawn for each game: other positions than its own best play has."""

USUAL = 9
"""Games with default options for each game with one other option."""


@dataclass(frozen=True)
class Table:
    """The seats of a batch of games, and the options that it may have."""

    plans: Array
    noises: Array
    options: Sequence[Mapping[str, Any]]
    odds: Sequence[int]


def seat_table(
    rules: Rules, parts: GameNetworks, players: int, games: int, rng: random.Random
) -> Table:
    """The policy and noise of each seat in each game of a batch."""
    key = rules.sheet.key
    shares: dict[str, float] = dict(parts.LEAGUE)
    for _ in range(DRAWN):
        shares[parts.random_style(rng)] = parts.STYLES / DRAWN
    others = [_policy(name, key) for name in shares]
    odds = list(shares.values())
    plans = np.full((games, players), LEARNER, np.int64)
    noises = np.zeros((games, players))
    for game in range(games):
        kind = rng.choices((MIRROR, OLDER, OTHERS), SHARES)[0]
        learner = rng.randrange(players)
        for seat in range(players):
            noises[game, seat] = rng.choice(NOISES)
            if seat != learner and kind == OLDER:
                plans[game, seat] = rng.choice((LEARNER, PAST)) if players > 2 else PAST
            elif seat != learner and kind == OTHERS:
                plans[game, seat], noises[game, seat] = rng.choices(others, odds)[0]
    choices: list[dict[str, Any]] = [{}]
    choices += [{option.key: option.values[1]} for option in rules.sheet.options]
    return Table(plans, noises, choices, [USUAL] + [1] * (len(choices) - 1))


def _policy(name: str, key: str) -> tuple[int, float]:
    """The policy of a bot of the league, all of which play inside kernels."""
    spec = parse(name, key)
    assert spec.policy is not None
    return spec.policy, spec.setting
