"""The figures of the rules pages show what the engine says of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from polis.core import scorepad
from polis.core.errors import BadFile
from polis.core.position import Position
from polis.games.akropolis.box import DISTRICT_KEYS
from polis.games.world_wonders.drawing.scenes import SCENES
from tests.rules.akropolis.table import RULES, Game
from tests.rules.world_wonders.stage import scene
from tests.web.npm import WEB

LESSON = WEB / "src/games/akropolis/lesson"


def read(name: str) -> Any:
    return json.loads((LESSON / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("kind", DISTRICT_KEYS)
def test_akropolis_scores_its_examples_so(kind: str) -> None:
    example = read("examples.json")[kind]
    hexes = {tuple(cell["at"]): f"{cell['hex']}{cell['level']}" for cell in example["cells"]}
    city = Position(RULES, Game().paint(hexes).P[:1]).view()["cities"][0]
    assert example["product"] == city["kinds"][kind]
    shown = {tuple(cell["at"]): cell.get("reason") for cell in example["cells"]}
    assert shown == {cell["at"]: cell.get("reason") for cell in city["cells"]}


def test_akropolis_lets_a_tile_lie_where_the_figure_says() -> None:
    turn = read("turn.json")
    for way in turn["ways"]:
        tiles = [*turn["city"], {"code": turn["tile"], "cells": way["cells"]}]
        table = {"players": 4, "tiles": tiles}
        if way["legal"]:
            scorepad.read("akropolis", table)
        else:
            with pytest.raises(BadFile):
                scorepad.read("akropolis", table)
    assert [way["legal"] for way in turn["ways"]] == [True, True, False]


def test_world_wonders_scores_its_map_so() -> None:
    shown = SCENES["score"]
    things: dict[str, list[str]] = {}
    for thing in shown["objects"]:
        key = thing.get("type", "roads")
        things.setdefault(key, []).append(" ".join(thing["cells"]))
    lying = {key: "; ".join(cells) for key, cells in things.items()}
    city: Any = scene("/".join(shown["terrain"]), **lying).view()["cities"][0]
    natural = {at: why for at, why in city["reasons"].items() if why in ("visited", "lonely")}
    assert shown["reasons"] == natural
    openings = {t["cells"][0]: t["open"] for t in city["objects"] if t["kind"] == "building"}
    buildings = [thing for thing in shown["objects"] if thing["kind"] == "building"]
    assert {thing["cells"][0]: thing["open"] for thing in buildings} == openings
