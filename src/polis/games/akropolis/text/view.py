"""What an Akropolis position shows, as plain data: the site, the cities, each district's reason."""

from __future__ import annotations

import numpy as np

from polis.core.position import Position
from polis.games.akropolis.box import LETTER_OF, LETTERS, NAMES, PLAZA
from polis.games.akropolis.rules.position import NO_TILE
from polis.games.akropolis.text.coordinates import cells
from polis.games.akropolis.text.explanation import _scored
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
        "hand": None if p["hand"] == NO_TILE else NAMES[p["hand"]],
        "unseen": {
            "tiles": int(p["left"]),
            "hexes": dict(zip(LETTERS, (HEXES @ p["unseen"]).tolist(), strict=True)),
        },
        "cities": [_city(position, seat) for seat in range(position.seats)],
    }


def _city(position: Position, seat: int) -> City:
    built = sorted(cells(position.records, 0, seat).items())
    scored = _scored(position, seat, built)
    reasons = {district.cell: district for district in scored.districts}
    stars = position.rules.box[0]["stars"].tolist()
    shown: list[Column] = []
    for cell, (letter, level, _) in built:
        entry: Column = {"at": cell, "hex": LETTER_OF[letter], "level": level}
        if letter > PLAZA:
            entry["stars"] = stars[letter - PLAZA - 1]
        if cell in reasons:
            entry["reason"] = reasons[cell].reason
            entry["worth"] = reasons[cell].worth
        shown.append(entry)
    return {
        "stones": scored.stones,
        "total": scored.total,
        "kinds": scored.kinds,
        "cells": shown,
    }
