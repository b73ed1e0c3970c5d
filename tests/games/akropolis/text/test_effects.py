"""The effects of Akropolis, rule by rule, and added up over the golden logs."""

from __future__ import annotations

import pytest

import polis
from polis.core.position import Position
from polis.games.akropolis.box import LETTER_OF, NAMES
from polis.games.akropolis.game import RULES
from polis.games.akropolis.text.coordinates import Cell, cells
from tests.games.effects import (
    balance,
    check_common,
    differences,
    effects_of,
    golden_steps,
    kinds,
    only,
)
from tests.golden import folder_of, steps
from tests.rules.akropolis.table import Game

FOUR = ("Bqq", "hhq", "Mqq", "Gqq")


def started() -> Position:
    """Two players, and four tiles on the site."""
    position = RULES.new(2)
    for tile in FOUR:
        position.play(f"reveal {tile}")
    return position


def stones(position: Position) -> list[int]:
    return [int(number) for number in position.records[0]["stones"][: position.seats]]


def test_tiles_are_turned_up_in_their_places() -> None:
    position = RULES.new(2)
    shown = [effects_of(position, f"reveal {tile}") for tile in FOUR]
    assert [reveal["place"] for first, *_ in shown for reveal in [first]] == [0, 1, 2, 3]
    assert shown[1] == [{"kind": "reveal", "piece": {"type": "tile", "key": "hhq"}, "place": 1}]
    assert shown[3][1:] == [{"kind": "turn", "seat": 0, "again": False}]


def test_a_taken_tile_is_paid_in_stones() -> None:
    position = started()
    assert effects_of(position, "take 2") == [
        {"kind": "take", "seat": 0, "piece": {"type": "tile", "key": "hhq"}, "place": 1},
        {"kind": "pay", "payer": 0, "payee": None, "amount": 1, "cells": []},
        {"kind": "score", "seat": 0, "before": 1, "after": 0},
    ]
    assert kinds(effects_of(started(), "take 1")) == ["take"]


def test_a_placed_tile_shows_its_hexes_in_order() -> None:
    position = started().play("take 1")
    place, *rest = effects_of(position, "place 0,1 se")
    assert place["hexes"] == [
        {"at": (0, 1), "hex": "B", "level": 1, "covers": None},
        {"at": (1, 1), "hex": "q", "level": 1, "covers": None},
        {"at": (0, 2), "hex": "q", "level": 1, "covers": None},
    ]
    assert rest == [{"kind": "turn", "seat": 1, "again": False}]


def test_covered_quarries_give_their_stones() -> None:
    ground = {(q, r): "q" for q in range(-4, 5) for r in range(-4, 5)}
    game = Game().paint(ground | {(0, 0): "h"}).hold("Bqq")
    position = Position(RULES, game.P[:1])
    place, pay, *rest = effects_of(position, "place 0,0 se")
    assert [(hexagon["covers"], hexagon["level"]) for hexagon in place["hexes"]] == [
        ("h", 2),
        ("q", 2),
        ("q", 2),
    ]
    cells = [(1, 0), (0, 1)]
    assert pay == {"kind": "pay", "payer": None, "payee": 0, "amount": 2, "cells": cells}
    assert kinds(rest) == ["score"]  # the site is empty, so chance is next


def test_effects_add_up_over_all_golden_logs() -> None:
    for before, done, after in golden_steps("akropolis"):
        check_common(before, done, after, after.turns > before.turns)
        assert balance(done, after.seats) == differences(stones(before), stones(after))
        site = _site(before)
        for reveal in only(done, "reveal"):
            site.insert(reveal["place"], reveal["piece"]["key"])
        for take in only(done, "take"):
            assert site.pop(take["place"]) == take["piece"]["key"]
        assert site == _site(after)
        for place in only(done, "place"):
            city = _city(before, place["seat"])
            for hexagon in place["hexes"]:
                assert city.get(hexagon["at"], (None, 0)) == (
                    hexagon["covers"],
                    hexagon["level"] - 1,
                )
                city[hexagon["at"]] = (hexagon["hex"], hexagon["level"])
            assert city == _city(after, place["seat"])


def _site(position: Position) -> list[str]:
    p = position.records[0]
    return [NAMES[kind] for kind in p["site"][: int(p["site_count"])]]


def _city(position: Position, seat: int) -> dict[Cell, tuple[str | None, int]]:
    built = cells(position.records, 0, seat).items()
    return {cell: (LETTER_OF[letter], level) for cell, (letter, level, _) in built}


@pytest.mark.parametrize(
    ("name", "decided"),
    [("random-two-stones-decide", "stones"), ("random-two-shared", None), ("greedy-two", None)],
)
def test_the_end_says_whether_stones_decided(name: str, decided: str | None) -> None:
    log = folder_of("akropolis") / f"{name}.json"
    *_, (before, move, after) = steps(polis.Game.parse(log.read_text(encoding="utf-8")))
    done = before.effects(before.read(move), after)
    assert [end["tie_break"] for end in only(done, "end")] == [decided]
