"""Changes of positions: applied to what a client has, they give exactly the whole."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from polis.core import registry
from polis.core.contract import CHANCE, OVER
from polis.core.kernel import copy_records
from polis.core.position import Position
from polis.server.protocol import encoding
from polis.server.protocol.changes import Put, changed, difference
from polis.server.protocol.positions import PositionView
from polis.server.rooms.presentation import changes, event, position_view
from tests.server.support.client import Said, followed

GAMES = ("akropolis", "machi-koro", "world-wonders")
PLAYS = 2  # random games of each, of every number of players

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner),
)


def sent(message: Any) -> Said:
    """A message as a client reads it."""
    found: Said = json.loads(encoding.encode(message))
    return found


def typed(value: Any) -> str:
    """A value as JSON, which tells 1 from true."""
    return json.dumps(value, sort_keys=True)


@given(old=VALUES, new=VALUES)
def test_a_change_makes_the_new_value_of_the_old(old: Any, new: Any) -> None:
    change = sent(difference(old, new))
    assert changed(old, change) == new


def test_only_what_differs_is_sent() -> None:
    old = {"turn": 1, "cells": [{"at": n} for n in range(100)], "track": {"side": "A"}}
    new = {**old, "turn": 2, "cells": [*old["cells"], {"at": 100}]}  # type: ignore[misc]
    assert sent(difference(old, new)) == {
        "within": {"turn": {"put": 2}, "cells": {"at": 100, "cut": 0, "put": [{"at": 100}]}}
    }


def test_the_first_position_is_put_as_a_whole() -> None:
    assert difference(None, {"turn": 1}) == Put({"turn": 1})


def fresh(position: Position, number: int) -> PositionView:
    """The whole position, made from nothing but its record."""
    return position_view(Position(position.rules, copy_records(position.records)), number)


def play_on(position: Position, rng: random.Random) -> Position:
    """The position after a random action and the chance that follows, as a room makes it."""
    after = position.copy()
    if after.seat != CHANCE:
        after.apply(int(rng.choice(after.legal.codes)))
    while after.seat == CHANCE:
        after.deal(rng.randrange(2**32))
    return after


@pytest.mark.parametrize("game", GAMES)
def test_changes_of_random_games_give_exactly_the_whole_position(game: str, seed: int) -> None:
    rng = random.Random(f"{game} {seed}")
    rules = registry.rules(game)
    for players in (count for count in rules.sheet.players for _ in range(PLAYS)):
        position = play_on(rules.new(players), rng)
        shown, number = position_view(position, 0), 0
        table = followed(None, sent(event(changes(None, shown), shown, [])))
        earlier = []
        while position.seat != OVER:
            earlier.append(position)
            # Now and then decisions are taken back, as by an undo.
            back = rng.random() < 0.03
            position = rng.choice(earlier[-5:]) if back else play_on(position, rng)
            number += 1
            after = position_view(position, number)
            table = followed(table, sent(event(changes(shown, after), after, [])))
            assert typed(table) == typed(sent(fresh(position, number)))
            shown = after
