"""Observations of single positions, by the names of their fields."""

from __future__ import annotations

from typing import Any

import numpy as np

from polis.core.contract import CHANCE, NEW, OVER
from polis.core.position import Position
from polis.envs.arrays import Observations, fields

Seen = dict[str, Any]


def observed(position: Position, seat: int) -> Seen:
    """What a seat sees; nothing may be left over from an earlier use of the arrays."""
    rules = position.rules
    seen = Observations(rules.sheet.observation, position.seats, 1)
    seen.vectors[:] = -99
    seen.words[:] = np.uint64(2**64 - 1)
    arguments = (position.records, 0, seat, seen.vectors[0], seen.words[0])
    stamp = rules.kernels["observe"](rules.box, *arguments, NEW)
    before = seen.planes.copy()
    assert rules.kernels["observe"](rules.box, *arguments, stamp) == stamp
    assert (seen.planes == before).all()
    return {field.name: seen[field.name][0] for field in fields(rules.sheet.observation)}


def turned(numbers: list[Any], seat: int) -> list[Any]:
    """What belongs to the seats, from this seat on."""
    return numbers[seat:] + numbers[:seat]


def one_hot(place: int | None, size: int) -> list[int]:
    """A 1 at a place, if there is one."""
    return [int(place == k) for k in range(size)]


def check_bounds(position: Position, seen: Seen) -> None:
    """Every number lies between 0 and what the sheet says."""
    for field in fields(position.rules.sheet.observation):
        numbers = seen[field.name]
        assert numbers.size == 0 or 0 <= numbers.min() <= numbers.max() <= field.most, field.name


def random_positions(position: Position, steps: int, seed: int) -> Any:
    """The position after each of some random moves, at most until the end of the game."""
    chooser = np.random.default_rng(seed)
    for _ in range(steps):
        yield position
        if position.seat == OVER:
            return
        if position.seat == CHANCE:
            position.deal(seed)
        else:
            position.play(int(chooser.choice(position.legal.codes)))
