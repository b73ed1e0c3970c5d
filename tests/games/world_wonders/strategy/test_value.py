"""The worth of a position for bots that look one move ahead."""

from __future__ import annotations

import numpy as np
import pytest

from polis.arena.compiled_games import PER_SEAT, new_workspace, play_games
from polis.bots.policies import GREEDY, RANDOM
from polis.core.contract import value
from polis.core.kernel import new_records
from polis.core.position import Position
from tests.native import NATIVE
from tests.rules.world_wonders.stage import scene
from tests.rules.world_wonders.table import BOX, RULES


def worth(position: Position, *actions: str) -> float:
    """The worth for seat A after these actions."""
    after = position.copy()
    for action in actions:
        after.play(action)
    return float(value(after.rules.box, after.records, 0, 0))


def test_what_is_in_hand_counts_as_gained() -> None:
    position = scene("....../......", "S2=B moai trojan p1", gold=3, roads="a2 b2", H="a1")
    before = worth(position)
    assert worth(position, "buy S2") > before
    assert worth(position, "buy trojan") > before
    assert worth(position, "buy pedestal 1") < before


def test_a_road_is_worth_buying_while_rounds_are_to_come() -> None:
    position = scene("......", "road p1", roads="a1")
    assert worth(position, "buy road") > worth(position, "buy pedestal 1")
    position.records["round_number"] = 10
    assert worth(position, "buy road") == pytest.approx(worth(position, "buy pedestal 1"))


def test_objectives_are_worth_their_points() -> None:
    position = scene("......", "road", roads="a1")
    before = worth(position)
    position.records[0]["objectives"][0] = 1  # the longest road
    assert worth(position) == pytest.approx(before + 3)


def test_the_free_road_is_laid_where_it_serves() -> None:
    position = RULES.new(2)
    while position.seat < 0:
        position.play(next(iter(position.outcomes)))
    assert worth(position) != worth(position, "lay e10 r0")


def test_greedy_beats_random() -> None:
    games = 40 if NATIVE else 1
    results = np.zeros((games, PER_SEAT + 4), np.int64)
    workspace = new_workspace(RULES, 2, {}, (GREEDY, RANDOM), (0.0, 0.0), seed=1)
    play_games(BOX, new_records(2, RULES.dtype), workspace, 0, results)
    mine, theirs = results[:, PER_SEAT : PER_SEAT + 2].mean(axis=0)
    assert mine > theirs + 8
