"""`search`: the bot that looks ahead in a tree, within a time limit, on one or more threads."""

from __future__ import annotations

import math
import time as clocks
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from polis.bots.estimates import MoveEstimate
from polis.bots.policies import LEAST_NOISE, gumbel
from polis.bots.search_tree import NO_NODE, NODE, new_workspace, simulate
from polis.bots.strategies import Strategy
from polis.core.contract import CHANCE
from polis.core.dealer import random_word, stream
from polis.core.errors import UnknownBot
from polis.core.interfaces import Array
from polis.core.kernel import new_records
from polis.core.position import Position
from polis.core.rules import Rules
from polis.text.message import Message

EXPLORE, TRUST, RIPE, WIDTH = 0.3, 16.0, 1.0, 32.0

MEMORY = 64
"""Megabytes that the trees of one bot may take, all threads together."""

SLICE = 0.01
"""Seconds between two looks at the clock."""

LEAST_NODES = 1024
"""The smallest useful tree; it takes 48 kilobytes."""

OF_CHOICE = 2**40
"""The first name of random numbers for drawing a move; no simulation uses them."""

CONTINUATION = 8
"""The most actions of an expected continuation."""

MEASURE = 2
"""`measure` uses one in so many simulations of a whole analysis for each move."""


class Tree:
    """One thread's tree and everything its simulations need."""

    def __init__(self, rules: Rules, nodes: int) -> None:
        self.rules = rules
        self.records: Array = new_records(3, rules.dtype)
        self.nodes: Array = new_records(nodes, NODE)
        self.workspace: Array = new_workspace(rules)
        self.state: Any = self.workspace[0]

    def __reduce__(self) -> tuple[Any, tuple[Rules, int, list[bytes]]]:
        used = self.nodes[: int(self.state["used"])]
        parts = [part.tobytes() for part in (self.records, used, self.workspace)]
        return _restore, (self.rules, len(self.nodes), parts)

    def plant(self, position: Position, seed: np.uint64) -> None:
        """Start a new tree at a position."""
        self.records[0] = position.records[0]
        self.nodes[0] = np.zeros((), NODE)
        self.nodes["first"][0] = NO_NODE
        self.nodes["who"][0] = CHANCE
        self.state["used"], self.state["done"], self.state["root"] = 1, 0, 0
        self.state["spread"] = 0
        self.state["seed"] = seed

    def plant_one(self, position: Position, seed: np.uint64, code: int) -> None:
        """Start a new tree in which the root has only this move."""
        self.plant(position, seed)
        self.nodes[1] = np.zeros((), NODE)
        self.nodes["code"][1], self.nodes["who"][1] = code, position.seat
        self.nodes["first"][1] = self.nodes["next"][1] = NO_NODE
        self.nodes["first"][0], self.nodes["count"][0] = 1, 1
        self.state["used"] = 2

    def follow(self, position: Position, code: int) -> bool:
        """Keep the subtree of the root's move `code`, which led to `position`, if there is room."""
        found = np.flatnonzero(self.moves()["code"] == code)
        if not len(found) or 2 * self.state["used"] > len(self.nodes):
            return False
        self.records[0] = position.records[0]
        self.state["root"] = int(self.root["first"]) + found[0]
        self.state["done"] = 0
        return True

    @property
    def root(self) -> Any:
        """The node of the position that is being searched."""
        return self.nodes[self.state["root"]]

    def grow(self, times: int) -> None:
        """Run `times` simulations; other threads can run at the same time."""
        simulate(*self.arguments(times))

    def arguments(self, times: int) -> tuple[Any, ...]:
        """The arguments of the kernel `simulate`."""
        return self.rules.box, self.records, self.nodes, self.workspace, times

    def moves(self) -> Array:
        """The root's children."""
        first = int(self.root["first"])
        return self.nodes[first : first + int(self.root["count"])]

    def upper(self, legal: int) -> int:
        """The number of the root's children that are not in the bottom half by `prior`.

        A move is in the bottom half if at least half of the `legal` moves have a higher prior.
        """
        priors = self.moves()["prior"]
        last = min(legal - legal // 2, len(priors)) - 1
        return int(np.count_nonzero(priors >= priors[last]))

    def line(self, child: int) -> tuple[int, ...]:
        """The most visited decisions after the root's child of this number."""
        node = int(self.root["first"]) + child
        codes: list[int] = []
        while len(codes) < CONTINUATION:
            children = self._children(node)
            if not children:
                break
            node = max(children, key=lambda one: int(self.nodes["visits"][one]))
            if self.nodes["visits"][node] == 0:
                break
            if self.nodes["who"][node] != CHANCE:
                codes.append(int(self.nodes["code"][node]))
        return tuple(codes)

    def _children(self, node: int) -> list[int]:
        first, count = int(self.nodes["first"][node]), int(self.nodes["count"][node])
        if count:
            return list(range(first, first + count))
        found = []
        while first != NO_NODE:
            found.append(first)
            first = int(self.nodes["next"][first])
        return found


def _restore(rules: Rules, nodes: int, parts: list[bytes]) -> Tree:
    """A tree that was pickled or copied."""
    tree = Tree(rules, nodes)
    for array, part in zip((tree.records, tree.nodes, tree.workspace), parts, strict=True):
        array.view(np.uint8)[: len(part)] = np.frombuffer(part, np.uint8)
    return tree


class Search:
    """The strong bot: simulations guided by the game's `prior` and evaluated by its `playout`.

    `time` is seconds a decision, instead of the time the caller gives; `most` stops after this many
    simulations even if time remains; `sims` is a fixed number of simulations instead of a time;
    `memory` is megabytes for the trees. `style` names another strategy that the game declares;
    `weights` is a factor for each weight of the evaluation, as `0.9/1.2/…`; the last ones may be
    missing. With `noise` it plays any move not in the bottom half by `prior`; the chance of a move
    falls by a factor of e for each `noise` that its value is lower. With the same seed, `sims` and
    `threads` it always plays the same.

    If all moves but one are in the bottom half by `prior`, that one is played without a search.
    """

    def __init__(
        self,
        seed: int = 0,
        time: float | None = None,
        sims: int | None = None,
        most: int | None = None,
        noise: float | None = None,
        threads: int = 1,
        memory: float = MEMORY,
        explore: float = EXPLORE,
        trust: float = TRUST,
        ripe: float = RIPE,
        width: float = WIDTH,
        weights: str | float | None = None,
        style: Any = None,
        clock: Callable[[], float] = clocks.perf_counter,
    ) -> None:
        _check("time", time)
        _check("memory", memory)
        _check("width", width)
        _check("noise", noise)
        for name, dial in (("explore", explore), ("trust", trust), ("ripe", ripe)):
            _check(name, dial)
        if width < 1:
            raise UnknownBot(Message("bot-parameter-width", value=str(width)))
        _check_kind("seed", seed, isinstance(seed, int))
        _check_kind("clock", clock, callable(clock))
        _check("sims", sims, whole=True)
        _check("most", most, whole=True)
        _check("threads", threads, whole=True)
        self._seed = seed
        self._time = time
        self._sims = sims
        self._most = sims or most
        self._noise = None if noise is None else max(noise, LEAST_NOISE)
        self._threads = threads if self._most is None else min(threads, self._most)
        self._nodes = max(LEAST_NODES, int(memory * 2**20) // self._threads // NODE.itemsize)
        self._settings = {"explore": explore, "trust": trust, "ripe": ripe, "width": int(width)}
        self._strategy = Strategy(style, weights)
        self._clock = clock
        self._began = 0.0
        self._trees: list[Tree] = []
        self._last = (b"", 0)  # the position after its last move if it moves again, and that move

    @property
    def simulations(self) -> int:
        """The number of simulations of the last decision."""
        return sum(int(tree.state["done"]) for tree in self._trees)

    def choose(self, position: Position, seconds: float) -> int:
        """The most visited move among those not in the bottom half by `prior`."""
        codes = position.legal.codes
        if len(codes) == 1:
            return int(codes[0])
        self._plant(position)
        self._grow(1, 1)
        if self._trees[0].upper(len(codes)) > 1:
            self._think(seconds)
        place = self._order(len(codes))[0] if self._noise is None else self._drawn(len(codes))
        code = int(self._trees[0].moves()["code"][place])
        after = position.copy().play(code)
        if after.seat == position.seat:
            self._last = (after.records.tobytes(), code)
        return code

    def analyse(self, position: Position, seconds: float) -> list[MoveEstimate]:
        """The moves in the tree, each with its value, visits and expected continuation.

        The one it would play comes first, those in the bottom half by `prior` come last.
        """
        self._plant(position)
        self._think(seconds)
        visits, values = self._sums("visits"), self._values()
        codes = self._trees[0].moves()["code"]
        return [
            MoveEstimate(int(codes[k]), float(values[k]), int(visits[k]), self._trees[0].line(k))
            for k in self._order(len(position.legal))
            if visits[k]
        ]

    def statistics(self, position: Position) -> tuple[Array, Array, Array] | None:
        """Codes, visits and mean values of the root's moves; None if it did not search here."""
        if not self._trees or self._trees[0].records[0].tobytes() != position.records[0].tobytes():
            return None
        return self._trees[0].moves()["code"], self._sums("visits"), self._values()

    def others(self, position: Position) -> list[int]:
        """The moves besides its choice in the last analysis, visited or not, the best first.

        The order is by value, where the prior counts as in the search.
        """
        order, worths = self._order(len(position.legal)), self._worths()
        codes = self._trees[0].moves()["code"]
        return [int(codes[k]) for k in sorted(order[1:], key=lambda k: -float(worths[k]))]

    def measure(self, position: Position, code: int, seconds: float) -> MoveEstimate:
        """The estimate of one move by simulations of its own, whatever its prior.

        They meet the same luck as those of other moves of the position.
        """
        self._plant(position, code)
        self._think(seconds, MEASURE)
        visits, value = int(self._sums("visits")[0]), float(self._values()[0])
        return MoveEstimate(code, value, visits, self._trees[0].line(0))

    def _order(self, legal: int) -> list[int]:
        """The root's children by visits, the upper half by `prior` before the others."""
        upper = self._trees[0].upper(legal)
        visits = self._sums("visits")
        order = np.lexsort((self._values(), visits, np.arange(len(visits)) < upper))[::-1]
        return [int(k) for k in order]

    def _drawn(self, legal: int) -> int:
        """A random move of the upper half, likelier with a higher value, which includes `prior`."""
        assert self._noise is not None
        tree = self._trees[0]
        upper = tree.upper(legal)
        luck = [
            gumbel(np.uint64(random_word(tree.state["seed"], OF_CHOICE + k))) for k in range(upper)
        ]
        return int(np.argmax(self._worths()[:upper] / self._noise + luck))

    def _worths(self) -> Array:
        """The values of the root's moves, in which `prior` counts as some visits."""
        priors, visits = self._trees[0].moves()["prior"], self._sums("visits")
        totals, trust = self._sums("total"), self._settings["trust"]
        hopes = totals.sum() / max(1, visits.sum()) + priors - priors[0]
        worths: Array = (totals + trust * hopes) / (visits + trust)
        return worths

    def _sums(self, column: str) -> Array:
        sums: Array = np.sum([tree.moves()[column] for tree in self._trees], axis=0)
        return sums

    def _values(self) -> Array:
        means: Array = self._sums("total") / np.maximum(1, self._sums("visits"))
        return means

    def _plant(self, position: Position, only: int | None = None) -> None:
        """Start the trees at a position, or keep the subtrees they have of it.

        `only` starts them with a single move.
        """
        self._began = self._clock()
        rules = self._strategy.rules(position.rules)
        if not self._trees or self._trees[0].rules is not rules:
            self._trees = [Tree(rules, self._nodes) for _ in range(self._threads)]
            for tree in self._trees:
                for setting, value in self._settings.items():
                    tree.state[setting] = value
        expected, code = self._last
        self._last = (b"", 0)
        kept = position.records.tobytes() == expected and only is None
        if not kept or not all(tree.follow(position, code) for tree in self._trees):
            # A stream of the seat, never the one that the dealer draws from.
            key = np.uint64(stream(np.uint64(self._seed % 2**64), 1 + position.seat))
            for number, tree in enumerate(self._trees):
                name = position.turns * self._threads + number
                seed = np.uint64(random_word(key, name))
                if only is None:
                    tree.plant(position, seed)
                else:
                    tree.plant_one(position, seed, only)

    def _think(self, seconds: float, part: int = 1) -> None:
        """Run slices until the next would exceed the time, or until the simulations are done.

        `part` uses one in so many of the simulations, or seconds.
        """
        seconds = math.inf if self._sims is not None else (self._time or seconds) / part
        left = self._left(0, part)  # no tree has more
        times = 1
        while left > 0:
            before = self._clock()
            times = int(min(times, left))
            self._grow(times, part)
            left -= times
            now = self._clock()
            each = max(now - before, 1e-9) / times
            times = max(1, min(int(SLICE / each), 2 * times))
            if now - self._began + times * each > seconds:
                times = int((seconds - (now - self._began)) / each)
            if times < 1:
                return

    def _left(self, number: int, part: int) -> float:
        """The simulations that are left for the tree of this number; the first trees get most."""
        if self._most is None:
            return math.inf
        share = (-(-self._most // part) - number - 1) // self._threads + 1
        return share - int(self._trees[number].state["done"])

    def _grow(self, times: int, part: int) -> None:
        """Run at most this many simulations in each tree."""
        if len(self._trees) == 1:
            self._trees[0].grow(times)
            return
        with ThreadPoolExecutor(len(self._trees)) as pool:
            counts = [
                int(min(times, self._left(number, part))) for number in range(len(self._trees))
            ]
            list(pool.map(Tree.grow, self._trees, counts))


def _check_kind(name: str, value: Any, fits: bool) -> None:
    """Raise UnknownBot for a value that a spec string can hold but that makes no sense here."""
    if not fits:
        raise UnknownBot(Message("bot-parameters", bot="search", parameters=f"{name}={value}"))


def _check(name: str, number: Any, whole: bool = False) -> None:
    """Raise UnknownBot for a parameter that is not a positive or not a whole number."""
    if number is None:
        return
    kind = isinstance(number, int) or (isinstance(number, float) and not whole)
    if not kind or isinstance(number, bool) or not 0 < number < 1e9:
        wanted = "bot-parameter-whole" if whole else "bot-parameter-number"
        raise UnknownBot(Message(wanted, parameter=name, value=str(number)))
