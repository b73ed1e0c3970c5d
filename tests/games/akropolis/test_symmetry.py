"""Turned cities are the same game; mirrored ones and those that only score the same are not."""

from __future__ import annotations

import random
from collections import Counter, defaultdict

from polis.core.game import Game
from polis.core.position import Position
from polis.games.akropolis.box import NAMES
from polis.games.akropolis.rules.position import PLACING

TURNED = {"place 2,0 se", "place -2,2 sw", "place 0,-2 n"}
"""A tile at each of the three arms of the start tile, its letters in the same order around it."""


def first_placement() -> Position:
    """The start tile alone, with a tile of three different hexes in hand."""
    game = Game("akropolis", 2, seed=1)
    while game.position.legal[0].startswith("take"):
        game.play(game.position.legal[0])
    return with_tile(game.position, next(name for name in NAMES if len({*name.lower()}) == 3), 0)


def with_tile(position: Position, name: str, seat: int) -> Position:
    """The position with this tile in the hand of this seat."""
    found = position.copy()
    found.records["hand"], found.records["seat"] = NAMES.index(name), seat
    found.records["phase"] = PLACING
    return found


def forms(position: Position) -> dict[bytes, list[str]]:
    """The legal moves by the normal form of the position after them."""
    found = defaultdict(list)
    for action in position.legal:
        found[position.copy().play(action).normal_form()].append(action)
    return found


def test_the_first_placement_is_the_same_at_each_arm_of_the_start_tile() -> None:
    found = forms(first_placement())
    assert {len(same) for same in found.values()} == {3}
    assert TURNED in [{*same} for same in found.values()]


def test_a_placement_that_scores_the_same_is_not_equal() -> None:
    position = first_placement()
    after = {action: position.copy().play(action) for action in position.legal}
    turned = after["place 2,0 se"]
    scored = [action for action, shown in after.items() if shown.scores == turned.scores]
    same = [action for action in scored if after[action].normal_form() == turned.normal_form()]
    assert {*same} == TURNED
    assert len(scored) > len(same)


def test_a_mirror_image_is_another_game() -> None:
    # This tile is its own mirror image, so with reflections more moves would be the same.
    position = with_tile(first_placement(), "hhq", 0)
    assert {len(same) for same in forms(position).values()} == {3}


def test_positions_with_one_normal_form_go_on_in_the_same_ways(seed: int) -> None:
    rng = random.Random(seed)
    for first in rng.sample(NAMES, 3):
        position = with_tile(first_placement(), first, 0)
        for one, *others in rng.sample([*forms(position).values()], 4):
            second = rng.choice(NAMES)
            ways = [
                counted(with_tile(position.copy().play(action), second, 0))
                for action in (one, *others)
            ]
            assert ways[1:] == [ways[0]] * len(others)


def counted(position: Position) -> Counter[bytes]:
    """How many moves lead to each game."""
    return Counter(position.copy().play(action).normal_form() for action in position.legal)
