"""Bodies that once were answered with a 500: each is refused with a sentence."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from polis.core import scorepad
from polis.core.game import Game
from polis.server.app import make_app
from polis.server.config import Config
from tests.server.gate.test_uploaded_sets import carrying, other_set
from tests.server.support.bodies import spoilt_request
from tests.server.support.client import House, Said, me, room_body

pytestmark = pytest.mark.anyio

HALF = "Ada \ud83d"
"""A name that ends with half of a character."""

OPTIONS = ("rules_version", "players", "self")
"""Names of options that are names of arguments, too."""


def set_with(part: str, value: Any) -> Said:
    """A review of a log with a set in which one part is wrong."""
    data = other_set("Tower of Winds")
    if part == "mid":
        data["solo"][0]["mid"] = value
    else:
        data["tracks"]["B"][part] = value
    return {"log": carrying(data)}


def pad_with(game: str, option: str) -> Said:
    """The blank pad of a game with one more option."""
    blank = scorepad.facts(game, 2)["blank"]
    return {"table": {**blank, "options": {**blank.get("options", {}), option: True}}}


def log_of(name: str) -> Said:
    log = json.loads(str(Game("machi-koro", 2, seed=1)))
    log["seats"][0] = name
    return {"log": json.dumps(log)}


REVIEW, ROOMS, PAD = "/api/log/review", "/api/rooms", "/api/pad/{}/score"
UNREADABLE = "decode error"
BODIES: dict[str, tuple[str, Said, str]] = {
    "solo mid is not a list": (REVIEW, set_with("mid", 7), "solo01 mid: this is 7"),
    "solo mid is too long": (REVIEW, set_with("mid", ["LONG"] * 40), "mid: there are 40"),
    "population_symbols is null": (
        REVIEW,
        set_with("population_symbols", None),
        "population_symbols: this is null",
    ),
    **{
        f"pad option {option}, {game}": (
            PAD.format(game),
            pad_with(game, option),
            f"no option “{option}”",
        )
        for option in OPTIONS
        for game in ("akropolis", "machi-koro", "world-wonders")
    },
    "half a character in a seat": (
        ROOMS,
        room_body("machi-koro", me(HALF), me("Boris")),
        UNREADABLE,
    ),
    "half a character in a log": (REVIEW, log_of(HALF), "not a JSON object"),
    "half a character in an option": (
        PAD.format("akropolis"),
        pad_with("akropolis", HALF),
        UNREADABLE,
    ),
}


@pytest.mark.parametrize("case", BODIES)
async def test_a_body_that_was_a_fault_is_refused(house: House, case: str) -> None:
    path, body, sentence = BODIES[case]
    headers = {"content-type": "application/json"}
    content = json.dumps(body).encode()
    answer = await house.http.post(path, content=content, headers=headers)
    assert answer.status_code in (400, 422), answer.text
    assert sentence in answer.json()["text"]


def test_malformed_bodies_reach_every_route(seed: int) -> None:
    app = make_app(Config.model_construct(database="sqlite:///nowhere"))
    taking = [path for path, methods in app.openapi()["paths"].items() if {*methods} - {"get"}]
    assert len(taking) > 15
    rng = random.Random(seed)
    paths = {spoilt_request(rng, "R" * 16)[1] for _ in range(1500)}
    shapes = {path: re.compile(re.sub(r"{\w+}", "[^/]+", path)) for path in taking}
    assert [path for path, shape in shapes.items() if not any(map(shape.fullmatch, paths))] == []
