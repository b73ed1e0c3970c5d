"""How many pieces a table may have: what the box holds, and what ten rounds offer."""

from __future__ import annotations

from collections import Counter
from typing import Any

from polis.core.errors import BadFile
from polis.core.position import Position
from polis.games.world_wonders.box import (
    LONG_SHAPE,
    SET_SHAPE,
    TOWER_SHAPE,
    TYPE_LETTERS,
)
from polis.games.world_wonders.rules.position import NOBODY
from polis.games.world_wonders.sheet import ROAD, ROUNDS, SET, TOWER
from polis.games.world_wonders.text.map_objects import Cells, references
from polis.games.world_wonders.text.names import names_of, type_name
from polis.text.message import Message

Kind = tuple[int, str]
"""A shape, and the type of a building; no type for roads and towers."""


class Counts:
    """The pieces that a table can still have."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.names = names_of(position.rules.box)
        self._most = _most(position)
        self._used: Counter[Kind] = Counter()

    def take(self, at: str, shapes: list[int], letter: str, cells: Cells) -> None:
        """Use up a piece that has one of these shapes, which all look alike."""
        used = next((s for s in shapes if self._left(s, letter) > 0), None)
        if used is None:
            raise BadFile(self._refusal(at, shapes, letter, cells))
        self._used[used, letter] += 1

    def left(self) -> dict[str, Any]:
        """By piece how many are left; for a stack by type, of a monument 0 where it is taken."""
        b, names = self.position.rules.box[0], self.names
        kinds = names.pieces(SET)
        found: dict[str, Any] = {"road": self._left(LONG_SHAPE)}
        found |= {name: self._left(SET_SHAPE + kind) for kind, name in enumerate(kinds)}
        found["tower"] = self._left(TOWER_SHAPE)
        for stack, name in enumerate(names.stacks):
            if b["least"][stack] <= self.position.seats:
                found[name] = {letter: self._left(stack, letter) for letter in TYPE_LETTERS}
        owners = self.position.records[0]["owner"].tolist()
        taken = zip(names.monuments, owners, strict=False)
        return found | {name: int(owner == NOBODY) for name, owner in taken}

    def _left(self, shape: int, letter: str = "") -> int:
        return self._most[shape, letter] - self._used[shape, letter]

    def _refusal(self, at: str, shapes: list[int], letter: str, cells: Cells) -> Message:
        most = sum(self._most[shape, letter] for shape in shapes)
        args = {"place": at, "cells": references(cells), "most": most}
        if TOWER_SHAPE in shapes:
            return Message("ww-pad-towers", **args, rounds=ROUNDS)
        if not letter:
            return Message("ww-pad-roads", **args, size=cells.bit_count(), rounds=ROUNDS)
        stacks = [self.names.stacks[shape] for shape in shapes]
        least = min(int(self.position.rules.box[0]["least"][shape]) for shape in shapes)
        if least > self.position.seats:
            players = self.position.seats
            return Message("ww-pad-players", **args, stacks=stacks, least=least, players=players)
        name = type_name(letter)
        return Message("ww-pad-buildings", **args, type=name, stacks=stacks)


def _most(position: Position) -> Counter[Kind]:
    """The most pieces of each kind: the tiles of the stacks in use, and the supply of all rounds.

    Roads and towers are refilled every round; each player has a free long road besides.
    """
    b, supply = position.rules.box[0], position.records[0]["supply"]
    most: Counter[Kind] = Counter()
    most[LONG_SHAPE, ""] = int(supply[ROAD]) * ROUNDS + position.seats
    for kind in range(int(b["set_kinds"])):
        most[SET_SHAPE + kind, ""] = int(supply[SET] * b["set_count"][kind]) * ROUNDS
    most[TOWER_SHAPE, ""] = int(supply[TOWER]) * ROUNDS
    for stack in range(int(b["stacks"])):
        if b["least"][stack] <= position.seats:
            for kind, count in enumerate(b["tile_count"][stack].tolist()):
                most[stack, TYPE_LETTERS[int(b["tile_type"][stack, kind])]] += count
    return most
