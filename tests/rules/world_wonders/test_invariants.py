"""What holds at every moment of every game."""

from __future__ import annotations

import pytest

from polis.core.contract import CHANCE, OVER
from polis.core.position import Position
from polis.games.world_wonders.rules.position import LAYING
from polis.games.world_wonders.sheet import MONUMENT, SHEET
from tests.native import NATIVE
from tests.rules.world_wonders.play import playout
from tests.rules.world_wonders.stage import get, rules_on
from tests.rules.world_wonders.table import RULES

GAMES = 12 if NATIVE else 1
CROWDED = "..N.W./.W..../N...../...W../......"


def check_actions(position: Position) -> None:
    before = position.records.tobytes()
    codes = position._codes() if position.seat != CHANCE else position._chances()[0]
    assert position.records.tobytes() == before, "looking must not change anything"
    assert len(codes) >= 1, "a dead end"
    assert (codes[1:] > codes[:-1]).all()
    bounds = (0, SHEET.actions) if position.seat != CHANCE else (SHEET.actions, SHEET.codes)
    assert bounds[0] <= codes[0]
    assert codes[-1] < bounds[1]


def check_table(position: Position) -> None:
    p = position.records[0]
    assert not p["goal"].any()
    assert not p["mark"].any()
    assert p["work"] == 0
    assert min(get(position, "gold")) >= 0
    assert sorted(get(position, "order")[: position.seats]) == list(range(position.seats))
    if p["phase"] != LAYING:
        assert not p["rest"].any()
        assert not p["part"].any()
        assert p["hand"] == -1


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("side", ["a", "b"])
def test_every_decision_has_an_action_and_every_game_an_end(players, side) -> None:
    def look(position: Position) -> None:
        check_actions(position)
        check_table(position)

    for seed in range(GAMES):
        objectives = ("none", "three", "chosen")[seed % 3]
        position = RULES.new(
            players, map_side=side, track_side="ab"[seed % 2], objectives=objectives
        )
        ended = playout(position, seed, look)
        assert ended.seat == OVER
        assert sum(ended.shares) == 1 or players == 1


@pytest.mark.parametrize("players", [1, 2])
def test_no_dead_end_on_a_crowded_map(players) -> None:
    for seed in range(GAMES):
        assert playout(rules_on(CROWDED).new(players), seed, check_actions).seat == OVER


def test_every_piece_offered_leaves_room_for_the_rest() -> None:
    """All ways to lay an object are walked through, piece by piece."""

    def look(position: Position) -> None:
        hand = get(position, "hand")
        if get(position, "phase") == LAYING and (hand == 1 or hand >= MONUMENT):
            for code in position.legal.codes:
                after = position.copy().play(int(code))
                if get(after, "hand") == hand:
                    assert len(after.legal) >= 1

    for seed in range(GAMES):
        playout(rules_on(CROWDED).new(2), seed, look, steps=10_000 if NATIVE else 60)


def test_a_copy_goes_on_alone() -> None:
    position = playout(RULES.new(3), 4, steps=60)
    copy = position.copy()
    playout(copy, 4, steps=20)
    assert copy != position
    assert playout(RULES.new(3), 4, steps=60) == position
