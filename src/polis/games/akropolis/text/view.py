"""What an Akropolis position shows, as plain data: the site, the cities, each district's reason."""

from __future__ import annotations

import numpy as np

from polis.core.position import Position
from polis.games.akropolis.box import LETTER_OF, LETTERS, NAMES, PLAZA
from polis.games.akropolis.rules.position import NO_TILE
from polis.games.akropolis.rules.score import REASON
from polis.games.akropolis.sheet import DISTRICTS, SEATS, SITE_TILES, STONES_LINE
from polis.games.akropolis.text.coordinates import cells
from polis.games.akropolis.text.explanation import REASONS, WORTH, kind_scores
from polis.games.akropolis.text.view_types import City, Column, View

HEXES = np.array([[name.count(letter) for name in NAMES] for letter in LETTERS], np.int64)
"""How many hexes of each letter each kind of tile has."""


def view(position: Position) -> View:
    """The whole position by keys, everything a table needs to draw it."""
    p = position.records[0]
    return {
        "turn": position.turns,
        "seat": int(p["seat"]),
        "site": [
            {"tile": NAMES[kind], "price": place}
            for place, kind in enumerate(p["site"][: int(p["site_count"])])
        ],
        "site_size": position.seats + SITE_TILES - SEATS,
        "hand": None if p["hand"] == NO_TILE else NAMES[p["hand"]],
        "unseen": {
            "tiles": int(p["left"]),
            "hexes": dict(zip(LETTERS, (HEXES @ p["unseen"]).tolist(), strict=True)),
        },
        "cities": [_city(position, seat) for seat in range(position.seats)],
    }


def _city(position: Position, seat: int) -> City:
    score = position.score(seat)
    lines = score.lines.tolist()
    return {
        "stones": lines[STONES_LINE],
        "total": score.points,
        "kinds": kind_scores(lines),
        "cells": position.part(
            f"cells {seat}", _ground(position, seat), lambda: _columns(position, seat)
        ),
    }


def _ground(position: Position, seat: int) -> bytes:
    """Everything that is built in a city, on which its columns and their reasons depend."""
    p = position.records[0]
    ring = int(p["ring"])
    return bytes(p["rows"][seat * ring : (seat + 1) * ring].tobytes())


def _columns(position: Position, seat: int) -> list[Column]:
    built = cells(position.records, 0, seat)
    places = np.fromiter((place for _, _, place in built.values()), np.int64, len(built))
    marks = position.score(seat).reasons[places].tolist()
    stars = position.rules.box[0]["stars"].tolist()
    shown: list[Column] = []
    for (cell, (letter, level, _)), mark in zip(built.items(), marks, strict=True):
        entry: Column = {"at": cell, "hex": LETTER_OF[letter], "level": level}
        if letter > PLAZA:
            entry["stars"] = stars[letter - PLAZA - 1]
        elif letter <= DISTRICTS:
            reason = mark & REASON
            entry["reason"] = REASONS[reason]
            entry["worth"] = level * WORTH.get(reason, 0)
        shown.append(entry)
    return shown
