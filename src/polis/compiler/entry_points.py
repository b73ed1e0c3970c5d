"""What Python calls of a game natively: the kernels of each part, with examples of arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from polis.arena import bench, compiled_games
from polis.arena.training.self_play import record_games
from polis.bots.policies import choose, look
from polis.bots.search import Tree
from polis.bots.search_tree import simulate
from polis.core.dealer import deal
from polis.core.kernel import Below, new_records
from polis.core.rules import Rules
from polis.envs import afterstates, batch
from polis.envs.arrays import Observations, new_masks

Entry = tuple[Callable[..., Any], tuple[Any, ...]]
"""A kernel and examples of its arguments: their types, and the least lengths of arrays."""


AS_LONG: dict[str, dict[str, tuple[str, ...]]] = {
    "step": {"P": ("serials", "actions", "codes", "counts", "seats", "stamps", "ended")},
    "look_after": {"P": ("codes", "counts", "seats", "first")},
    "record_games": {"plans": ("noises", "results"), "rows": ("turns",)},
}
"""Arrays that an entry point reads or writes for each item of another, by the other's name."""

AS_LONG_OR_EMPTY: dict[str, dict[str, tuple[str, ...]]] = {
    "step": {"P": ("vectors", "planes", "masks", "final_vectors", "final_planes")},
}
"""The same, but they are empty if the caller does not want them."""


def entry_points(rules: Rules, part: str) -> dict[str, Entry]:
    """The entry points of one part of a game's native code, by name."""
    return {"rules": _rules, "strategy": _strategy, "arena": _arena}[part](rules)


def _rules(rules: Rules) -> dict[str, Entry]:
    sheet, at = rules.sheet, (rules.box, new_records(1, rules.dtype), 0)
    outcomes, weights = _numbers(sheet.most_outcomes), _numbers(sheet.most_outcomes)
    seat, seats, code = (Below(rules.limits[name]) for name in ("seat", "seats", "code"))
    arguments: dict[str, tuple[Any, ...]] = {
        "setup": (seats, rules.setup_codes({})),
        "to_act": (),
        "legal": (_numbers(sheet.most_actions),),
        "chance": (outcomes, weights),
        "odds": (),
        "draw": (0,),
        "event": (),
        "apply": (code,),
        "score": (seat, _numbers(sheet.score_lines), _numbers(sheet.reasons)),
        "shares": (_numbers(max(sheet.players)),),
        "observe": (seat, *_observation(rules), 0),
    }
    found: dict[str, Entry] = {
        name: (rules.kernel(name), (*at, *rest)) for name, rest in arguments.items()
    }
    found["deal"] = (deal, (*at, np.uint64(0)))
    for function, rest in rules.extra_kernels:
        found[function.__name__] = (function, (*at, *rest))
    return found


def _strategy(rules: Rules) -> dict[str, Entry]:
    one, two = new_records(1, rules.dtype), new_records(2, rules.dtype)
    at, with_scratch = (rules.box, one, 0), (rules.box, two, 0)
    codes, worths = _numbers(0), np.zeros(0, np.float64)  # as many as `n` says
    bits, results = np.uint64(0), np.zeros(max(rules.sheet.players), np.float64)
    all_codes = _numbers(rules.sheet.most_actions)
    return {
        "value": (rules.kernel("value"), (*at, Below(rules.limits["seat"]))),
        "prior": (rules.kernel("prior"), (*with_scratch, codes, 1, worths)),
        "playout": (rules.kernel("playout"), (*with_scratch, bits, all_codes, results)),
        "choose": (choose, (0, 0.0, *at, codes, 1, bits, one, worths)),
        "look": (look, (*at, codes, 1, one, worths)),
        "simulate": (simulate, Tree(rules, 2).arguments(1)),
    }


def _numbers(count: int) -> Any:
    return np.zeros(count, np.int64)


def _observation(rules: Rules) -> tuple[Any, Any]:
    """The vector and the planes with as many seats as the smallest game has."""
    sheet = rules.sheet
    least = min(sheet.players + sheet.study_players)
    seen = Observations(sheet.observation, least, 1)
    return seen.vectors[0], seen.words[0]


def _arena(rules: Rules) -> dict[str, Entry]:
    one, two = new_records(1, rules.dtype), new_records(2, rules.dtype)
    sheet, numbers = rules.sheet, _numbers(1)
    least = min(sheet.players + sheet.study_players)
    table, all_codes = np.zeros((1, 1), np.int64), np.zeros((1, sheet.most_actions), np.int64)
    match = compiled_games.new_workspace(rules, 2, {}, (0, 0), (0.0, 0.0), 0)
    workspace = batch.new_workspace(rules, 2, {}, 0, True, True)
    none = Observations(sheet.observation, least, 0)
    masks, ended = new_masks(sheet.actions, 0), np.zeros((1, 1 + 2 * least), np.int64)
    stepped = (numbers, numbers, all_codes, numbers, numbers, numbers, ended)
    seen = (none.vectors, none.words, masks, none.vectors, none.words)
    lines, reasons = _numbers(sheet.score_lines), _numbers(sheet.reasons)
    looked = (none.vectors, none.words, lines[None], reasons)
    candidates = (all_codes, numbers, numbers, numbers, *looked)
    results = np.zeros((0, compiled_games.PER_SEAT + 2 * least), np.int64)
    found: dict[str, Entry] = {
        "score_often": (bench.score_often, (rules.box, one, 1, lines, reasons)),
        "play_games": (compiled_games.play_games, (rules.box, two, match, 0, results)),
        "step": (batch.step, (rules.box, one, workspace, *stepped, *seen)),
        "look_after": (afterstates.look_after, (rules.box, one, one, *candidates)),
    }
    if rules.networks is not None:
        inputs = np.zeros((1, rules.strategy["hidden_weights"].shape[2]), np.int16)
        floats = np.zeros((1, 1), np.float64)
        recorded = (table, floats, inputs, table, floats)
        found["record_games"] = (
            record_games,
            (rules.box, rules.box, two, match, 0, *recorded),
        )
    return found
