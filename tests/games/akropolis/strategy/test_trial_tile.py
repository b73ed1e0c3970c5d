"""A tile laid on trial: kernels of the strategy that change a city as the rules do."""

from __future__ import annotations

import numpy as np

from polis.core.kernel import with_attributes
from polis.games.akropolis.rules.bitboard import NONE, bit, build_up, column_of, row_of
from polis.games.akropolis.rules.groups import SCALE, clear_work, gather_houses
from polis.games.akropolis.strategy.trial_tile import joined_houses, tear_down
from tests.rules.akropolis.table import Game


def test_a_level_is_taken_off_again() -> None:
    game = Game().paint({(0, 0): "q", (1, 0): "q3"})
    p = with_attributes(game.P)[0]
    city, row, cells = p["rows"], row_of(p, 0), bit(column_of(0)) | bit(column_of(1))
    before = city.copy()
    for _ in range(4):
        build_up(city, row, cells)
    for _ in range(4):
        tear_down(city, row, cells)
    assert np.array_equal(city, before)


def test_new_houses_join_the_groups_above_and_below() -> None:
    game = Game().paint({(0, -2): "h", (0, -1): "h2", (0, 0): "q", (0, 1): "h", (5, 0): "h"})
    p = with_attributes(game.P)[0]
    city = p["rows"]
    gather_houses(p, city, row_of(p, -2), 4)
    left = p["work"].copy()
    size = joined_houses(p, city, row_of(p, 0), bit(column_of(0)), NONE)
    assert divmod(size, SCALE) == (4, 5)  # houses, and their value
    assert np.array_equal(p["work"], left)
    clear_work(p, row_of(p, -2), 4)
    assert not p["work"].any()
