"""One name for one thing: what travels is called as in core."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

import pytest

import polis
from polis.core.position import Position
from polis.server.app import make_app
from polis.server.config import Config
from polis.server.protocol.encoding import encode_message
from polis.server.protocol.positions import PositionView
from polis.server.rooms.presentation import position_view

OF_ROOMS = {"number", "undo", "clocks", "result"}
IN_CORE = {"to_act": "seat", "tells": "tell", "lines": "explain"}
"""What stands for several values of core, or for one that core has more of."""


def test_a_position_view_has_the_names_of_a_position() -> None:
    for part in fields(PositionView):
        known = part.name in OF_ROOMS or hasattr(Position, IN_CORE.get(part.name, part.name))
        assert known, part.name


@pytest.mark.parametrize("key", [sheet.key for sheet in polis.sheets()])
def test_what_has_a_name_of_core_comes_from_there(key: str) -> None:
    game = polis.Game(key, seed=1)
    position = game.position
    view: Any = position_view(position, 0)
    assert view.prompt == encode_message(position.prompt())
    assert view.request.args["request"] == encode_message(position.request())
    assert view.legal == list(position.legal)
    assert view.tells in ([], [encode_message(position.tell(one)) for one in position.legal])


def test_lines_are_lines_of_scores_and_a_line_is_one_of_the_chat() -> None:
    schemas = make_app(Config()).openapi()["components"]["schemas"]
    found = {
        (name, field): json.dumps(shape)
        for name, schema in schemas.items()
        for field, shape in schema.get("properties", {}).items()
        if field in {"line", "lines"}
    }
    for (name, field), shape in found.items():
        change = name == "Event" and "/Put" in shape
        kind = "/ScoreLine" if field == "lines" else "/ChatLine"
        assert change or kind in shape, f"{name}.{field}"
    assert {field for _, field in found} == {"line", "lines"}
