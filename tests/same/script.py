"""A script of calls: one block of memory, and entry points that are called with arrays in it.

A machine runs a script by calling the entry points one after the other. Two machines do the same
if the whole block is the same afterwards, byte for byte. No record holds an address, so the block
can lie anywhere.
"""

from __future__ import annotations

import hashlib
import itertools
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, cast

import numpy as np
from numpy.lib.format import descr_to_dtype, dtype_to_descr

from polis.arena.compiled_games import PER_SEAT, new_workspace
from polis.bots.policies import GREEDY, NOISY, RANDOM
from polis.bots.search import EXPLORE, RIPE, TRUST, WIDTH, Tree
from polis.core import registry
from polis.core.dealer import luck_of
from polis.core.game import Game
from polis.core.kernel import new_records, with_attributes
from polis.core.rules import Rules
from polis.core.sheet import Sheet

ALIGNMENT = 64
NODES = 2048  # of the tree of a search
LATEST = 60  # actions before a search
NOISE = 2.0
ALL_BOTS = (RANDOM, GREEDY, NOISY)


@dataclass(frozen=True)
class Place:
    """An array in the block."""

    offset: int
    dtype: np.dtype[Any]
    shape: tuple[int, ...]

    def inside(self, block: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """The array, sharing the memory of the block."""
        size = self.dtype.itemsize * math.prod(self.shape)
        found = block[self.offset : self.offset + size].view(self.dtype).reshape(self.shape)
        return cast("np.ndarray[Any, Any]", with_attributes(found))


@dataclass(frozen=True)
class Call:
    """An entry point and its arguments: arrays in the block, and numbers."""

    name: str
    arguments: tuple[Place | int, ...]

    def given(self, block: np.ndarray[Any, Any]) -> list[Any]:
        """The arguments, the arrays as they lie in the block."""
        return [one.inside(block) if isinstance(one, Place) else one for one in self.arguments]


@dataclass
class Script:
    """Calls of the entry points of one part of a game."""

    game: str
    part: str
    calls: list[Call] = field(default_factory=list)
    _contents: list[tuple[Place, bytes]] = field(default_factory=list)
    _size: int = 0

    def add(self, name: str, *arguments: np.ndarray[Any, Any] | Place | int) -> None:
        """Call an entry point; arrays are copied into the block, a place is used again."""
        places = [self.put(one) if isinstance(one, np.ndarray) else one for one in arguments]
        self.calls.append(Call(name, tuple(places)))

    def put(self, array: np.ndarray[Any, Any]) -> Place:
        """Reserve room in the block for an array with this content."""
        place = Place(self._size, _without_attributes(array.dtype), array.shape)
        self._size += -(-array.nbytes // ALIGNMENT) * ALIGNMENT
        self._contents.append((place, array.tobytes()))
        return place

    def block(self) -> np.ndarray[Any, Any]:
        """The block as it is before the first call, at an aligned address."""
        whole = np.zeros(self._size + ALIGNMENT, np.uint8)
        start = -whole.ctypes.data % ALIGNMENT
        block = whole[start : start + self._size]
        for place, content in self._contents:
            block[place.offset : place.offset + len(content)] = np.frombuffer(content, np.uint8)
        return block


def _without_attributes(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout as plain NumPy knows it, which can be sent to another process."""
    if dtype.names is None:
        return dtype
    return descr_to_dtype(dtype_to_descr(np.dtype((np.void, dtype))))


def digest(block: np.ndarray[Any, Any] | bytes) -> str:
    """A digest of a block."""
    return hashlib.sha256(bytes(block)).hexdigest()


# Games -------------------------------------------------------------------------------------------


def games(
    game: str, seed: int, *wanted: tuple[int, Sequence[int]], players: int | None = None
) -> Script:
    """Games divided among all set-ups; `wanted` says how many, and which compiled bots play."""
    rules, rng = registry.rules(game), random.Random(seed)
    script = Script(game, "arena")
    box, positions = script.put(rules.box), script.put(new_records(2, rules.dtype))
    every = [one for one in set_ups(rules.sheet) if players in (None, one[0])]
    for count, bots in wanted:
        chosen = rng.sample(every, min(count, len(every)))
        for number, (seats, options) in enumerate(chosen):
            policies = [rng.choice(bots) for _ in range(seats)]
            settings = [NOISE if policy == NOISY else 0.0 for policy in policies]
            workspace = new_workspace(
                rules, seats, options, policies, settings, rng.getrandbits(63)
            )
            each = count // len(chosen) + (number < count % len(chosen))
            results = np.zeros((each, PER_SEAT + 2 * seats), np.int64)
            script.add("play_games", box, positions, workspace, 0, results)
    return script


def set_ups(sheet: Sheet) -> list[tuple[int, dict[str, Any]]]:
    """Every number of players with all values of all options."""
    keys = [option.key for option in sheet.options]
    values = itertools.product(*(option.values for option in sheet.options))
    chosen = [dict(zip(keys, each, strict=True)) for each in values]
    return [(n, options) for n in sheet.players + sheet.study_players for options in chosen]


# Searches ----------------------------------------------------------------------------------------


def searches(game: str, count: int, seed: int, simulations: int) -> Script:
    """Searches of positions from random games."""
    rules, rng = registry.rules(game), random.Random(seed)
    script = Script(game, "strategy")
    box = script.put(rules.box)
    for _ in range(count):
        tree = _tree(rules, rng)
        script.add("simulate", box, tree.records, tree.nodes, tree.workspace, simulations)
    return script


def _tree(rules: Rules, rng: random.Random) -> Tree:
    """The tree of a search that begins in the middle of a random game."""
    while True:
        played = Game(rules, rng.choice(rules.sheet.players), seed=rng.getrandbits(60))
        for _ in range(rng.randrange(LATEST)):
            if not played.over:
                played.play(int(rng.choice(played.position.legal.codes)))
        if not played.over:
            break
    tree = Tree(rules, NODES)
    tree.plant(played.position, luck_of(rng.getrandbits(60)))
    for name, value in (("explore", EXPLORE), ("trust", TRUST), ("ripe", RIPE), ("width", WIDTH)):
        tree.state[name] = value
    return tree
