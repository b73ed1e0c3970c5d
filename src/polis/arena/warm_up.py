"""Compiles everything that a game may need, step by step."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from polis.arena import compiled_games
from polis.bots.policies import choose, look
from polis.bots.search import Tree
from polis.bots.search_tree import simulate
from polis.core import kernel_cache, registry
from polis.core.kernel import CACHE, new_records, prepare
from polis.core.rules import Rules
from polis.envs import batch

Step = tuple[str, Callable[[], bool]]


def steps(rules: Rules) -> list[Step]:
    """Steps for kernels, bots, whole games and batches; each returns whether it compiled."""
    one, two = new_records(1, rules.dtype), new_records(2, rules.dtype)
    codes, values = np.zeros(rules.sheet.most_actions, np.int64), np.zeros(1, np.float64)
    numbers, table = np.zeros(1, np.int64), np.zeros((1, 1), np.int64)
    bot = (0, 0.0, rules.box, one, 0, codes, 1, np.uint64(0), one, values)
    match = compiled_games.new_workspace(rules, 2, {}, (0, 0), (0.0, 0.0), 0)
    games = (rules.box, two, match, 0, table)
    workspace = batch.new_workspace(rules, 2, {}, 0)
    step = (rules.box, one, workspace, numbers, numbers, table, numbers, table)
    return [
        *rules.preparations(),
        ("bots", lambda: prepare(choose, bot)),
        ("look", lambda: prepare(look, (rules.box, one, 0, codes, 1, one, values))),
        ("search", lambda: prepare(simulate, Tree(rules, 2).arguments(1))),
        ("matches", lambda: prepare(compiled_games.play_games, games)),
        ("batches", lambda: prepare(batch.step, step)),
    ]


def run(key: str, todo: list[Step], progress: Callable[[str], None]) -> int:
    """Run the steps under the compile lock; return how many compiled."""
    compiled = 0
    with kernel_cache.compile_lock():
        for name, work in todo:
            compiled += work()
            progress(name)
    (CACHE / f"{key}.ready").touch()
    return compiled


def compile_all(key: str) -> None:
    """Compile everything of a game that is not compiled yet, before any time is measured."""
    run(key, steps(registry.rules(key)), lambda _: None)
