"""The box: all tiles, read from `tiles.json` into one record that kernels can use."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, Literal, get_args

import numpy as np

from polis.core.kernel import new_records
from polis.games.akropolis.sheet import (
    DISTRICTS,
    KINDS,
    MOST_PLACEMENTS,
    ROWS,
    SEATS,
    SHEET,
    START_CELLS,
)

TILES: dict[str, Any] = json.loads(
    Path(__file__).with_name("tiles.json").read_text(encoding="utf-8")
)

Kind = Literal["house", "market", "barracks", "temple", "garden"]
DISTRICT_KEYS: tuple[Kind, ...] = get_args(Kind)

# What a hex shows: nothing, a district, a quarry, or a plaza (8 plus its district).
EMPTY, HOUSE, MARKET, BARRACKS, TEMPLE, GARDEN, QUARRY = range(7)
PLAZA = 8
LETTERS = {"q": QUARRY}
for _number, _letter in enumerate("hmbtg", start=HOUSE):
    LETTERS[_letter] = _number
    LETTERS[_letter.upper()] = PLAZA + _number
LETTER_OF = {number: letter for letter, number in LETTERS.items()}


def tile_name(code: str) -> str:
    """The first in order of a tile's three rotations, so that equal tiles have equal names."""
    return min(code[turn:] + code[:turn] for turn in range(3))


NAMES: list[str] = sorted({tile_name(tile["code"]) for tile in TILES["tiles"]})
assert len(NAMES) == KINDS

BOX = np.dtype(
    [
        ("letters", np.int64, (KINDS, 3)),  # clockwise, in the order of the tile's name
        ("tiles", np.int64, (SEATS + 1, KINDS)),  # number of each kind, by number of players
        ("stars", np.int64, DISTRICTS),
        ("start_stones", np.int64, SEATS),
        ("start_q", np.int64, START_CELLS),
        ("start_r", np.int64, START_CELLS),
        ("start_letter", np.int64, START_CELLS),
    ],
    align=True,
)


def make_box() -> np.ndarray[Any, Any]:
    """One box record with everything printed on the tiles."""
    box = new_records(1, BOX)
    b = box[0]
    for kind, name in enumerate(NAMES):
        b["letters"][kind] = [LETTERS[letter] for letter in name]
    for players in range(2, SEATS + 1):
        used = Counter(
            tile_name(tile["code"]) for tile in TILES["tiles"] if tile["players"] <= players
        )
        b["tiles"][players] = [used[name] for name in NAMES]
    b["stars"] = [TILES["stars"][key] for key in DISTRICT_KEYS]
    b["start_stones"] = TILES["start_stones"]
    for cell, part in enumerate(TILES["start_tile"]):
        b["start_q"][cell], b["start_r"][cell] = part["at"]
        b["start_letter"][cell] = LETTERS[part["hex"]]
    _check(b["tiles"].sum(axis=1))
    return box


def _check(tiles: Any) -> None:
    """Check the bounds of the codes and of the record against every number of players."""
    for players in SHEET.players:
        for used in (tiles[players], tiles[SEATS]):
            placements = (used - 1) // players
            assert placements * players == used - 1, "every player must place equally many tiles"
            assert placements <= MOST_PLACEMENTS
            assert players * (2 * placements + 4) <= ROWS
