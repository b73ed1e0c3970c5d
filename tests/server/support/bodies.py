"""Bodies that are almost right: valid ones, each spoilt in one place or a few, however deep."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

from polis.core import component_sets, registry
from polis.core.game import Game
from tests.server.support.client import OPEN, bot, me, room_body

GAMES = ("akropolis", "machi-koro", "world-wonders")

STRANGE: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 7, 255, 2**31, 2**53 + 1, 2**64, -(2**70), 10**300, 1.5, -0.0,
    1e308, "", " ", "0", "null", "\x00", "é" * 50, "\u202e", "🂡", "x" * 201, [], {}, [[]], [0],
    ["a"], {"a": 1}, {"__proto__": {}}, "'; drop table moves; --", "../../etc/passwd", "%s%n",
    ["x"] * 300, [0] * 300, "A", "B1", "a1", "giza", "self", [None], [[1, 2]], {"id": None},
)  # fmt: skip

NAMES = (
    "self", "cls", "rules_version", "players", "options", "rules", "position", "seed", "key",
    "args", "game", "moves", "components", "set", "digest", "", "\x00", "__class__", "x" * 300, "1",
)  # fmt: skip

RAW = (
    b"", b" ", b"{", b"null", b"[]", b"0", b"1e999", b"NaN", b'{"log": Infinity}', b'"\\ud800"',
    b'{"\\ud800": 1}', b'{"table": {"\\udfff": "\\ud83d"}}', b"\xff\xfe", b"[" * 5000,
    b'{"table": ' * 3000, b'{"tokens": null}', b"\xef\xbb\xbf{}", b'{"a": 1e400}', b"9" * 5000,
    b'{"log": "\\u0000"}', b'{"table": {"players": 1e999}}',
)  # fmt: skip

ADDRESSES = (
    "/api/rules/{}/en", "/api/rules/akropolis/{}", "/api/texts/{}", "/api/rooms/{}",
    "/api/pad/{}?players=2", "/api/pad/akropolis?players={}", "/{}",
)  # fmt: skip

DAYS = ("2026-11-17", "2026-02-30", "0000-00-00", "9999-12-31", "٢٠٢٦-11-17")
NUMBERS = (0, 1, 2, 10**6, -1, 2**64, "1e3", "x")
ACTIONS = ("build bakery", "build nothing", "take 1", "place 1 a1", "dice 7", "pass")

Request = tuple[str, str, bytes | None]
"""Method, path and body."""


@cache
def log_of(game: str, players: int, moves: int) -> str:
    """A valid log of the beginning of a game."""
    rng = random.Random(f"{game} {players} {moves}")
    found = Game(game, players, seed=players)
    for _ in range(moves):
        found.play(int(rng.choice(found.position.legal.codes)))
    return str(found)


def _log(rng: random.Random) -> dict[str, Any]:
    game = rng.choice(GAMES)
    log: dict[str, Any] = json.loads(log_of(game, rng.choice((2, 2, 3)), rng.choice((0, 3))))
    if game == "world-wonders" and rng.random() < 0.6:
        data = copy.deepcopy(dict(component_sets.set_of(registry.rules(game))))
        data["note"] = "another"
        log["components"] = {"digest": "", "set": data}
    return log


def _written_log(log: dict[str, Any]) -> str:
    """The log as text, its set with the right digest unless that is not to be had."""
    part = log.get("components")
    if isinstance(part, dict) and part.get("digest") == "":
        part["digest"] = component_sets.digest(part.get("set"))
    return json.dumps(log)


def spoil(data: Any, rng: random.Random) -> None:
    """Change one place of nested data, the deep ones more often than the whole."""
    place = data
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = rng.choice(keys)
        inner = place[key]
        if not (isinstance(inner, (dict, list)) and inner and rng.random() < 0.8):
            break
        place = inner
    rng.choice(WAYS)(place, key, rng)


def _replace(place: Any, key: Any, rng: random.Random) -> None:
    place[key] = copy.deepcopy(rng.choice(STRANGE))


def _drop(place: Any, key: Any, rng: random.Random) -> None:
    del place[key]


def _wrap(place: Any, key: Any, rng: random.Random) -> None:
    place[key] = rng.choice(([place[key]], {"a": place[key]}, str(place[key])))


def _repeat(place: Any, key: Any, rng: random.Random) -> None:
    if isinstance(place[key], (list, str)):
        place[key] = place[key] * rng.choice((2, 3, 40))


def _add(place: Any, key: Any, rng: random.Random) -> None:
    value = copy.deepcopy(rng.choice(STRANGE))
    if isinstance(place, dict):
        place[rng.choice(NAMES)] = value
    else:
        place.insert(rng.randrange(len(place) + 1), value)


def _nudge(place: Any, key: Any, rng: random.Random) -> None:
    if type(place[key]) is int:
        place[key] += rng.choice((-1, 1, 5, 100, 10**9))
    elif isinstance(place[key], str):
        text = place[key]
        at = rng.randrange(len(text) + 1)
        place[key] = (
            text[:at] + rng.choice(("X", "L", "?", ".", "\ud800", "é", " ", "9")) + text[at:]
        )


WAYS: tuple[Callable[[Any, Any, random.Random], None], ...] = (
    _replace, _replace, _replace, _drop, _wrap, _repeat, _add, _add, _nudge, _nudge,
)  # fmt: skip


def _review(rng: random.Random) -> tuple[str, dict[str, Any]]:
    log = _log(rng)
    for _ in range(rng.choice((0, 1, 1, 2))):
        spoil(log, rng)
    body: dict[str, Any] = {"log": _written_log(log)}
    if rng.random() < 0.3:
        return "/api/log/analysis", body | {"start": rng.choice((0, 1, 10**6))}
    if rng.random() < 0.3:
        return "/api/rooms", room_body(str(log.get("game")), me(), me("Boris"), **body)
    return "/api/log/review", body | {"at": rng.choice((None, 0, 2, 10**6))}


def _pad(rng: random.Random) -> tuple[str, dict[str, Any]]:
    game, kind = rng.choice(GAMES), rng.choice(("score", "score", "legal"))
    return f"/api/pad/{game}/{kind}", {"table": copy.deepcopy(_table(game, rng))}


def _table(game: str, rng: random.Random) -> dict[str, Any]:
    if game == "akropolis":
        tiles = [{"code": "hbt", "cells": [[1, -1], [2, -1], [1, 0]]}]
        if rng.random() < 0.5:
            return {"players": 2, "options": {}, "stones": 1, "tiles": tiles}
        return {
            "players": 2,
            "options": {},
            "cities": [{"stones": 1, "tiles": tiles}, {"tiles": []}],
        }
    if game == "machi-koro":
        player = {"coins": 3, "landmarks": ["train-station"], "cards": {"bakery": 2}}
        return {"players": [player, copy.deepcopy(player)], "options": {}}
    things = [
        {"kind": "road", "cells": ["a10", "b10", "c10", "d10"]},
        {"kind": "building", "type": "B", "cells": ["a9", "b9"]},
        {"kind": "monument", "id": "moai", "cells": ["c9", "c8", "c7"]},
    ]
    tracks = {"food": 1, "ceramics": 1, "gears": 1, "population": 1}
    player = {"map": "A", **tracks, "loan": False, "objects": things}
    more = rng.choice(({}, {"objectives": [2, 7, 12]}, {"next": {"player": 1, "piece": "giza"}}))
    seats = [player] * rng.choice((1, 2))
    return {"players": copy.deepcopy(seats[:1]) + [{**tracks}] * (len(seats) - 1), **more}


def _room(rng: random.Random) -> tuple[str, dict[str, Any]]:
    seats = rng.choice(([me(), dict(OPEN)], [me(), bot()], [me(), me("Boris")]))
    options = rng.choice(({}, {"map_side": "b"}, {"supply": "ten"}, {"rules_version": "1"}))
    return "/api/rooms", room_body(rng.choice(GAMES), *seats, options=options)


def _with_tokens(rng: random.Random, room: str) -> tuple[str, dict[str, Any]]:
    general = ("/api/rooms/mine", "/api/rooms/forget")
    path = rng.choice((*general, *(f"/api/rooms/{room}/{d}" for d in ("rematch", "log"))))
    after = {"after": {"created_at": 5.0, "room": room}} if path.endswith("mine") else {}
    return path, {"tokens": ["x" * 43], **after}


def _person(rng: random.Random) -> tuple[str, dict[str, Any]]:
    """What a person asks or changes without a room: identity, club, notices, daily games."""
    secret, game = rng.choice("xyz") * 43, rng.choice(GAMES)
    me_too = {"identity": secret, "name": "Eva", "face": {"colour": "teal", "avatar": "owl"}}
    endpoint = rng.choice(("https://push.example/x", "https://127.0.0.1/x", "http://[::1]:99999/"))
    keys = {"p256dh": "B" + rng.choice("Ax") * 86, "auth": "A" * 22}
    bodies: dict[str, dict[str, Any]] = {
        "/api/identity/renew": {"old": secret, "new": rng.choice("xyz") * 43},
        "/api/club/join": me_too,
        "/api/club/leave": {"identity": secret},
        "/api/club/me": {"identity": secret},
        "/api/club/table": {"game": game, "identity": secret},
        "/api/push/subscribe": {"identity": secret, "endpoint": endpoint, **keys},
        "/api/push/unsubscribe": {"identity": secret, "endpoint": endpoint},
        f"/api/daily/{game}": me_too,
        f"/api/daily/{game}/results": {"day": rng.choice(DAYS), "identity": secret},
        f"/api/puzzles/{game}/{rng.choice(NUMBERS)}": {"action": rng.choice(ACTIONS)},
    }
    return rng.choice(list(bodies.items()))


def _join(rng: random.Random, room: str) -> tuple[str, dict[str, Any]]:
    return f"/api/rooms/{room}/join", {"name": "Eva", "seat": 1, "invite": "x" * 43}


def _address(rng: random.Random) -> Request:
    odd = rng.choice(
        ("%ff", "%00", "..", "a" * 300, "%ED%A0%80", "%2e%2e%2f", "1", "world-wonders")
    )
    path = rng.choice(ADDRESSES)
    return "GET", path.format(odd), None


def spoilt_request(rng: random.Random, room: str) -> Request:
    """One request that is wrong somewhere, or almost."""
    luck = rng.random()
    if luck < 0.04:
        return _address(rng)
    path, body = rng.choice(
        (_review, _review, _pad, _pad, _room, _person, _person,
         lambda rng: _with_tokens(rng, room), lambda rng: _join(rng, room))
    )(rng)  # fmt: skip
    if luck < 0.08:
        return "POST", path, rng.choice(RAW)
    if not path.startswith("/api/log"):
        for _ in range(rng.choice((1, 1, 2))):
            spoil(body, rng)
    text = json.dumps(body)
    if luck < 0.12:
        place = rng.randrange(len(text))
        text = text[:place] + rng.choice(("\\ud800", '"', "\\", "{", "é", "1")) + text[place:]
    return "POST", path, text.encode()
