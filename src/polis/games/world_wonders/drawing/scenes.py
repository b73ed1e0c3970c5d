"""Small maps for pictures: on the start page and in the rules pages of the browser."""

from __future__ import annotations

from typing import Any

from polis.core import registry
from polis.games.world_wonders.box import TYPE_LETTERS
from polis.games.world_wonders.components.catalogue import OURS
from polis.games.world_wonders.text.figures import building_figure, monument_figure, shore
from polis.games.world_wonders.text.names import read_cell

KINDS = list(enumerate(TYPE_LETTERS, start=1))
PIECES = {card["id"]: card["pieces"] for card in OURS["monuments"]}


def _cells(where: str) -> int:
    """The cells with these map references, as one integer."""
    return sum(1 << (read_cell(at) or 0) for at in where.split())


def _thing(what: str, where: str) -> dict[str, Any]:
    """A thing of a view; after a slash are the cells that keep a building open."""
    where, slash, openings = where.partition("/")
    thing: dict[str, Any] = {"kind": what, "cells": where.split()}
    if what in TYPE_LETTERS:
        thing |= {"kind": "building", "type": what, "figure": building_figure(_cells(where))}
    elif what in PIECES:
        figure = monument_figure(_cells(where), PIECES[what])
        thing |= {"kind": "monument", "id": what, "figure": figure}
    return thing | ({"open": openings.split()} if slash else {})


def _scene(terrain: str, objects: str, visited: str = "") -> dict[str, Any]:
    """A map and what stands on it, one thing after each semicolon."""
    rows = terrain.split()
    return {
        "terrain": rows,
        "shore": shore(rows),
        "reasons": dict.fromkeys(visited.split(), "visited"),
        "objects": [_thing(*thing.split(maxsplit=1)) for thing in objects.split(";")],
    }


def _tracks() -> dict[str, Any]:
    """Side A of the tracks, and a city after some purchases as far as they show it."""
    position = registry.rules("world-wonders").new(2, track_side="a")
    p = position.records[0]
    p["resources"][0], p["population"][0] = (5, 7, 3), 4
    shown: Any = position.view()
    city = shown["cities"][0]
    following = {key: city["next"][key] for key in ("ring", "resources", "symbols")}
    return {
        "track": shown["track"],
        "city": {
            "resources": city["resources"],
            "population": city["population"],
            "next": following,
        },
    }


TRACKS = _tracks()

SCENES = {
    "cover": _scene(
        "N.....WW ......WW .N...WW. .....WW. ....WW.. N...WW.N",
        "road d3 d4 d5 d6; road e4 f4 g4 h4; B c5 c6; M b4 c4; T g5 h5; H c3 c2; F a4 a5 b5;"
        "parthenon d1 e1 f1 d2 e2 f2; thienmu b6; tower e3",
    ),
    "places": _scene(
        ".....WW.. .....WW.N ....WW... ....WW... ..N.WW...",
        "road b2 b3 b4 b5; road d3 e3 f3 g3; road c3; H a3 a4; B c4 d4; M g4 h4 g5; tower b1;"
        "trojan a2 a1",
    ),
    "score": _scene(
        "N...... ....... ..N..WW .....WW",
        "road b1 b2 b3 b4; road d3 d4; H c1 c2/; T d1 d2/e1 e2; M e3 e4/e2",
        visited="a1 c3",
    ),
    "kinds": _scene(".. .. .. .. ..", ";".join(f"{k} a{n} b{n}" for n, k in KINDS)),
}
