"""Uploaded logs with a set of components of their own: not played, but reviewed."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from polis.core import component_sets, registry
from polis.core.game import Game
from tests.server.support.client import House, Said, me, room_body

pytestmark = pytest.mark.anyio

GAME = "world-wonders"


def other_set(name: str) -> Said:
    """World Wonders' own set with another name on its first monument."""
    data: Any = copy.deepcopy(dict(component_sets.set_of(registry.rules(GAME))))
    data["monuments"][0]["name"] = name
    found: Said = data
    return found


def log_with(data: Said | None) -> str:
    """The log of a game just begun."""
    return str(Game(GAME, 2, seed=5, components=data))


def carrying(data: Said) -> str:
    """The same text as a log would have it; the game itself is not loaded with the set."""
    log = json.loads(log_with(None))
    log["components"] = {"digest": component_sets.digest(data), "set": data}
    return json.dumps(log)


async def test_a_room_does_not_go_on_with_another_set(house: House) -> None:
    body = room_body(GAME, me(), me("Boris"), log=log_with(other_set("Tower of Winds")))
    answer = await house.post("/api/rooms", body)
    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] == "room-log-components"


async def test_a_room_goes_on_with_the_games_own_set(house: House) -> None:
    own = carrying(dict(component_sets.set_of(registry.rules(GAME))))
    for log in (log_with(None), own):
        answer = await house.post("/api/rooms", room_body(GAME, me(), me("Boris"), log=log))
        assert answer.status_code == 201, answer.text


async def test_a_log_with_another_set_can_be_reviewed(house: House) -> None:
    log = log_with(other_set("Tower of Winds"))
    answer = await house.post("/api/log/review", {"log": log, "at": None})
    assert answer.status_code == 200, answer.text
    assert answer.json()["moves"]


async def test_a_wrong_set_is_told_by_its_row(house: House) -> None:
    data = other_set("Tower of Winds")
    data["monuments"][0]["population"] = "many"
    answer = await house.post("/api/log/review", {"log": carrying(data), "at": None})
    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] == "components-wrong"
