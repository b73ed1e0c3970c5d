"""The game's own set of components, the data behind each box, and kinds of pieces and tiles."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from polis.core import component_sets
from polis.games.world_wonders.box import RESOURCE_KEYS, Array
from polis.games.world_wonders.components.shapes import (
    one_kind,
)

Data = Mapping[str, Any]


OURS: dict[str, Any] = json.loads(
    Path(__file__).parent.with_name("components.json").read_text(encoding="utf-8")
)


_known: dict[int, Data] = {}


def digest(data: Data) -> int:
    """A number that identifies a set of components."""
    return int(component_sets.digest(data)[:16], 16)


def data_of(box: Array) -> Data:
    """The data that a box was loaded from."""
    return _known[int(box["digest"][0])]


def remember(number: int, data: Data) -> None:
    if number not in _known:
        # A copy, because the caller may change the data later.
        _known[number] = data if data is OURS else copy.deepcopy(data)


def river_names(data: Data) -> list[str]:
    """The names of the maps, the lake first; a position holds an index into this list."""
    # Sorted, because the digest of a set does not depend on the order of its keys.
    return ["A", *sorted(name for name in data["maps"] if name != "A")]


def kinds_of(pieces: Sequence[Sequence[str]]) -> list[tuple[int, int]]:
    """The different pieces among these: the index of the first equal one, and their number.

    Pieces are equal if a rotation of one is the other.
    """
    kinds = [one_kind(tuple(piece)) for piece in pieces]
    return [(kinds.index(kind), kinds.count(kind)) for kind in dict.fromkeys(kinds)]


def tile_kinds(data: Data, stack: str) -> list[tuple[Mapping[str, Any], int]]:
    """The different tiles of a stack, each with the number of equal tiles."""
    found: dict[tuple[Any, ...], tuple[Mapping[str, Any], int]] = {}
    for tile in data["tiles"]:
        if tile["stack"] == stack:
            look = (tile["type"], *(tile[key] for key in RESOURCE_KEYS))
            known, number = found.get(look, (tile, 0))
            found[look] = known, number + 1
    return list(found.values())
