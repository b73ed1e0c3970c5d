"""The game's own set of components, what a box was loaded from, and its kinds of pieces."""

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
    """A number that tells sets of components apart."""
    return int(component_sets.digest(data)[:16], 16)


def data_of(box: Array) -> Data:
    """The data that a box was loaded from."""
    return _known[int(box["digest"][0])]


def remember(number: int, data: Data) -> None:
    if number not in _known:
        # A copy, because whoever gave the data may go on changing it.
        _known[number] = data if data is OURS else copy.deepcopy(data)


def river_names(data: Data) -> list[str]:
    """The names of the maps, the lake first: a position holds a place in this list."""
    # Sorted, because the digest of a set does not tell the order of its keys.
    return ["A", *sorted(name for name in data["maps"] if name != "A")]


def kinds_of(pieces: Sequence[Sequence[str]]) -> list[tuple[int, int]]:
    """The different pieces among these: the place of the first equal one, and how many there are.

    Pieces are equal if one turned is the other.
    """
    kinds = [one_kind(tuple(piece)) for piece in pieces]
    return [(kinds.index(kind), kinds.count(kind)) for kind in dict.fromkeys(kinds)]


def tile_kinds(data: Data, stack: str) -> list[tuple[Mapping[str, Any], int]]:
    """The different tiles of a stack, each as the first of them, and how many there are."""
    found: dict[tuple[Any, ...], tuple[Mapping[str, Any], int]] = {}
    for tile in data["tiles"]:
        if tile["stack"] == stack:
            look = (tile["type"], *(tile[key] for key in RESOURCE_KEYS))
            known, number = found.get(look, (tile, 0))
            found[look] = known, number + 1
    return list(found.values())
