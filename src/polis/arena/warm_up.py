"""Everything that can be compiled for a game, step by step."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from polis.arena.compiled_games import PER_SEAT, play_games
from polis.bots.policies import choose, look
from polis.bots.search import Tree
from polis.bots.search_tree import simulate
from polis.core import kernel_cache, registry
from polis.core.dealer import STREAMS
from polis.core.kernel import CACHE, prepare, records
from polis.core.rules import Rules
from polis.envs.batch import example_arguments, step

Step = tuple[str, Callable[[], bool]]


def steps(rules: Rules) -> list[Step]:
    """What Python calls, the bots, whole games and batches: calling a step says if it compiled."""
    sheet = rules.sheet
    one, two = records(1, rules.dtype), records(2, rules.dtype)
    codes, numbers = np.zeros(sheet.most_actions, np.int64), np.zeros(2, np.int64)
    keys, worths = np.zeros(STREAMS, np.uint64), np.zeros(sheet.most_actions, np.float64)
    bot = (0, 0.0, rules.box, one, 0, codes, 1, np.uint64(0), one, worths)
    results = np.zeros((0, PER_SEAT), np.int64)
    games = (
        rules.box, two, 2, numbers, numbers, worths, np.uint64(0), 0, results, codes, worths,
        numbers, numbers, numbers, keys,
    )  # fmt: skip
    return [
        *rules.preparations(),
        ("bots", lambda: prepare(choose, bot)),
        ("look", lambda: prepare(look, (rules.box, one, 0, codes, 1, one, worths))),
        ("search", lambda: prepare(simulate, Tree(rules, 2, np.zeros(4)).arguments(1))),
        ("matches", lambda: prepare(play_games, games)),
        ("batches", lambda: prepare(step, example_arguments(rules))),
    ]


def run(key: str, todo: list[Step], progress: Callable[[str], None]) -> int:
    """Do the steps under the lock that lets one process compile; return how many compiled."""
    compiled = 0
    with kernel_cache.one_compiler():
        for name, work in todo:
            compiled += work()
            progress(name)
    (CACHE / f"{key}.ready").touch()
    return compiled


def compile_all(key: str) -> None:
    """Compile what is not yet compiled of a game, so that no clock of a match counts it."""
    run(key, steps(registry.rules(key)), lambda _: None)
