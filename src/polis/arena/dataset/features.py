"""The features of a position: the fields of the sheet's observation, as the mover sees them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from polis.core.errors import BadOption
from polis.core.interfaces import Array
from polis.core.position import Position
from polis.core.sheet import Sheet
from polis.envs.arrays import Observations, fields
from polis.text.message import Message


def field_names(sheet: Sheet) -> list[str]:
    """The names of all fields."""
    return [field.name for field in fields(sheet.observation)]


def feature_meanings(sheet: Sheet, players: int) -> dict[str, str]:
    """The meaning of every field, with the shape of its numbers at a table of so many players."""
    seen = sheet.observation
    board = (seen.rows, seen.columns)
    shapes = [(field, field.shape) for field in seen.table]
    shapes += [(field, (players, *field.shape)) for field in seen.seat]
    shapes += [(field, (players, *board)) for field in seen.planes]
    return {
        field.name: f"{' × '.join(map(str, shape)) or '1'}: {field.meaning}"
        for field, shape in shapes
    }


def choose_fields(sheet: Sheet, wanted: str | None) -> tuple[str, ...]:
    """The fields that a list names, in the order of the sheet; all of them if there is no list."""
    known = field_names(sheet)
    names = known if wanted is None else [name.strip() for name in wanted.split(",")]
    if names == ["none"]:
        return ()
    for name in names:
        if name not in known:
            raise BadOption(
                Message("dataset-feature", feature=name, game=sheet.title, features=known)
            )
    return tuple(name for name in known if name in names)


def features(position: Position, names: Sequence[str]) -> dict[str, Array]:
    """These fields for the seat to act, each as a flat list of numbers."""
    seen = Observations(position.rules.sheet.observation, position.seats, 1)
    position.observe(position.seat, seen.vectors[0], seen.words[0])
    return {name: seen[name][0].astype(np.int16).ravel() for name in names}
