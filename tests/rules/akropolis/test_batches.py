"""A batch writes only what a decision changes, and masks from the rows of a city."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from polis.core.contract import NEW
from polis.core.kernel import copy_records
from polis.core.position import Position
from polis.envs.arrays import Observations, unpack_masks
from polis.envs.batch import Batch
from polis.games.akropolis.game import RULES
from polis.games.akropolis.rules.position import true_q, true_r
from polis.games.akropolis.sheet import COLUMNS, PLACE

GAMES = 3
TURNS = 40
"""More than a game for two has, so that games end and begin again."""

Worth = Callable[[int, int], int]


def place(position: Position, worth: Worth, chooser: np.random.Generator) -> int:
    """One of the legal codes whose place has the greatest worth."""
    codes = position.legal.codes
    if codes[0] < PLACE:
        return int(chooser.choice(codes))
    (p,), seat = position.records, position.seat
    worths = np.array(
        [
            worth(true_q(p, seat, n // 3 % COLUMNS), true_r(p, seat, n // (6 * COLUMNS)))
            for n in (codes - PLACE).tolist()
        ]
    )
    return int(chooser.choice(codes[worths == worths.max()]))


def check(batch: Batch, positions: list[Position]) -> None:
    """The batch shows what is seen of each position without a past."""
    bits = unpack_masks(batch.masks, RULES.sheet.actions)
    for i, position in enumerate(positions):
        assert np.flatnonzero(bits[i]).tolist() == position.legal.codes.tolist()
        seen = Observations(RULES.sheet.observation, batch.players, 1)
        arguments = (position.records, 0, position.seat, seen.vectors[0], seen.words[0], NEW)
        RULES.kernels["observe"](RULES.box, *arguments)
        assert (batch.seen.vectors[i] == seen.vectors[0]).all()
        assert (batch.seen.planes[i] == seen.planes[0]).all()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "worth",
    [
        pytest.param(lambda q, r: q, id="east"),
        pytest.param(lambda q, r: -q, id="west"),
        pytest.param(lambda q, r: r, id="south"),
        pytest.param(lambda q, r: -r, id="north"),
        pytest.param(lambda q, r: q - r, id="north-east"),
        pytest.param(lambda q, r: 2 * q + r, id="south-east"),
        pytest.param(lambda q, r: -abs(q) - abs(r), id="piled up"),
    ],
)
def test_cities_of_any_shape(players: int, worth: Worth, seed: int) -> None:
    batch = Batch(RULES, GAMES, players, seed, observe=True, mask=True)
    chooser = np.random.default_rng(seed)
    for _ in range(2 * TURNS):
        positions = [Position(RULES, copy_records(batch.records[i : i + 1])) for i in range(GAMES)]
        check(batch, positions)
        batch.step(np.array([place(position, worth, chooser) for position in positions]))
