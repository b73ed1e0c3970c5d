"""Large bodies: what they may hold is counted before any object is made of it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from polis.core import log as logs
from polis.core import scorepad
from polis.core.errors import PolisError
from polis.core.game import Game
from polis.server.config import Config
from polis.server.gate import strict_json
from polis.server.gate.bodies import (
    PAD,
    SMALL,
    THOUSAND_TOKENS,
    BodyLimit,
    body_limit,
    holds_more,
)
from polis.server.tokens import new_token
from tests.server.support.client import House, me, room_body
from tests.server.support.inside import Inside, inside
from tests.server.support.sockets import services, table

pytestmark = pytest.mark.anyio

JSON = {"content-type": "application/json"}
LISTS = "[]," * 160_000 + "[]"
KEYS = ",".join(f'"{number:x}":0' for number in range(45_000))
REVIEW, ANALYSIS, ROOMS = "/api/log/review", "/api/log/analysis", "/api/rooms"
TRACKS = {"food": 0, "ceramics": 0, "gears": 0, "population": 0}
MINE = "/api/rooms/mine"
SCORE = "/api/pad/akropolis/score"


def values(data: Any) -> int:
    """The number of values in plain data, lists and objects among them."""
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return 1 + sum(values(value) for value in inner)


@pytest.fixture
async def here(database: str) -> AsyncIterator[Inside]:
    async with inside(database) as found:
        yield found


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of values of each body that was parsed on the event loop."""
    found: list[int] = []
    parse = strict_json.from_json

    def counting(body: bytes, **options: Any) -> Any:
        data = parse(body, **options)
        found.append(values(data))
        return data

    monkeypatch.setattr(strict_json, "from_json", counting)
    return found


async def post(house: House, path: str, body: str) -> tuple[int, str]:
    answer = await house.http.post(path, content=body, headers=JSON)
    return answer.status_code, answer.json()["reason"]["key"]


@pytest.mark.parametrize(
    "path",
    [SCORE, REVIEW, ROOMS, MINE, "/api/identity/renew", "/api/puzzles/akropolis/1"],
)
@pytest.mark.parametrize("content", [f'"a":[{LISTS}]', KEYS], ids=["lists", "keys"])
async def test_no_body_makes_many_objects(
    here: Inside, parsed: list[int], path: str, content: str
) -> None:
    status, key = await post(here.house, path, f"{{{content}}}")
    assert (status, key) in ((413, "http-too-big"), (422, "http-too-many-values"))
    assert parsed == []


async def test_a_body_within_the_bytes_is_parsed_only_up_to_the_values(
    here: Inside, parsed: list[int]
) -> None:
    most = body_limit(SCORE, here.services.config).values
    zeros = ",".join(["0"] * (most - 3))
    assert (await post(here.house, SCORE, f'{{"table":{{"a":[{zeros}]}}}}'))[0] == 400
    assert parsed == [most]
    assert (await post(here.house, SCORE, f'{{"table":{{"a":[{zeros},0]}}}}'))[0] == 422
    assert parsed == [most]


async def test_no_log_is_read_outside_of_a_worker(
    here: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    parse = logs._data
    monkeypatch.setattr(logs, "_data", lambda text: read.append(len(text)) or parse(text))
    for head in ('"game":"machi-koro"', '"game":7', '"a":0'):
        log = f'{{{head},"moves":[{LISTS[:380_000]}]}}'
        made = room_body("machi-koro", me(), me("Eva"), log=log)
        for path, body in ((REVIEW, {"log": log}), (ANALYSIS, {"log": log}), (ROOMS, made)):
            assert await post(here.house, path, json.dumps(body)) == (400, "log-part")
    assert read == []


async def test_an_address_has_a_rate_of_bytes(database: str) -> None:
    async with inside(database, body_bytes_per_second=1e-3) as here:
        body = json.dumps({"tokens": []})
        assert (await here.house.http.post(MINE, content=body, headers=JSON)).status_code == 200
        refused = await here.house.http.post(MINE, content=body, headers=JSON)
        assert (refused.status_code, refused.headers["connection"]) == (429, "close")
        assert refused.json()["reason"]["key"] == "http-too-many"
        assert (await here.house.get("/api/games")).status_code == 200


# What is counted ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        None, 1, "", [], {}, [[]], [1, 2], {"a": 1, "b": [2, {"c": ""}]}, 'a"b', "\\", '\\"', "[,{",
        {'"': '[\\"]', "\\": ["\\\\", '"']}, ["é" * 3, "\u2028"], [{"a": [[[]], {}]}, [], 0.5],
    ],
)  # fmt: skip
@pytest.mark.parametrize("indent", [None, 1])
def test_the_values_of_a_body_are_counted(data: Any, indent: int | None) -> None:
    """An empty list or object counts twice, as if it held something."""
    body, count = json.dumps(data, indent=indent).encode(), values(data)
    assert holds_more(body, count - 1)
    assert not holds_more(body, count + empty(data))


def test_real_bodies_are_within_the_limits() -> None:
    tokens = {"tokens": [new_token() for _ in range(1000)]}
    after = {"after": {"created_at": 1e9, "room": "x" * 16}}
    assert fits(tokens | after, THOUSAND_TOKENS)
    log = str(Game("akropolis", 2, seed=1))
    seats = [{**me("é" * 40), "identity": new_token()} for _ in range(8)]
    assert fits(
        room_body("akropolis", *seats, log=log), body_limit(ROOMS, Config.model_construct())
    )
    assert fits(room_body("akropolis", *seats), SMALL)
    tile = {"code": "hbt", "cells": [[-10, -10], [-10, -11], [-11, -10]]}
    city = {"stones": 10, "tiles": [tile] * 30}
    assert fits({"table": {"players": 4, "options": {}, "cities": [city] * 4}}, PAD)
    tower = {"kind": "building", "type": "B", "cells": ["a10"]}
    assert fits({"table": {"players": [{"objects": [tower] * 180}] * 5}}, PAD)


def empty(data: Any) -> int:
    """The number of lists and objects that hold nothing."""
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return int(data in ([], {})) + sum(empty(value) for value in inner)


def fits(body: Any, limit: BodyLimit) -> bool:
    content = json.dumps(body).encode()
    return len(content) <= limit.size and not holds_more(content, limit.values)


# Where it is read ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "data", "part"),
    [
        ("akropolis", {"players": 2, "tiles": [{}] * 31}, "tiles"),
        ("akropolis", {"players": 2, "cities": [{"tiles": []}] * 5}, "cities"),
        ("machi-koro", {"players": [{}] * 5}, "players"),
        ("machi-koro", {"players": [{"landmarks": [0] * 5}, {}]}, "players 1 landmarks"),
        ("world-wonders", {"players": [TRACKS | {"objects": [{}] * 181}]}, "players 1 objects"),
        ("world-wonders", {"players": [TRACKS], "automaton": [0] * 33}, "automaton"),
    ],
)
def test_a_pad_has_no_more_entries_than_the_box(game: str, data: Any, part: str) -> None:
    """The length is looked at first: no entry has been read when it is refused."""
    with pytest.raises(PolisError) as refused:
        scorepad.read(game, data)
    assert refused.value.message.key == "pad-too-long"
    assert refused.value.message.args["part"] == part


async def test_a_message_makes_few_objects(database: str) -> None:
    async with services(database) as server, table(server) as (_, (anna, *_), _):
        anna.say(type="say", id="x" * 16, text=[0] * 200)
        assert (await anna.ask("explain", number=0, seat=0))["type"] == "explain_answer"
        refused = [said for said in anna.heard if said["type"] == "error"]
        assert [said["reason"]["key"] for said in refused] == ["live-too-many-values"]
