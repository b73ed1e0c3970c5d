"""Counts the steps of every search in the positions of random games."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np

from polis.core.contract import CHANCE, OVER, apply, legal, setup, to_act
from polis.core.dealer import (
    GAMES,
    STREAMS,
    deal,
    next_word,
    open_streams,
    random_below,
    random_word,
    stream,
)
from polis.core.kernel import kernel, new_records
from polis.core.native.builds import require
from polis.core.rules import Rules
from polis.games.world_wonders.components import search_bounds
from polis.games.world_wonders.components.catalogue import data_of
from polis.games.world_wonders.components.search_bounds import monument_work, set_work
from polis.games.world_wonders.components.shapes import is_joined
from polis.games.world_wonders.rules.legal import set_places
from polis.games.world_wonders.rules.map.bitboard import load, without
from polis.games.world_wonders.rules.map.monument_search import clear_search, find_places
from polis.games.world_wonders.rules.map.placement import free_land, free_water
from polis.games.world_wonders.rules.position import BUYING, LAYING, POSITION
from polis.games.world_wonders.sheet import MONUMENT, MONUMENTS, MOST_WORK, SET, SHEET
from tests.native import compiled
from tests.oracles.compare_world_wonders import strange_components

SOURCES = (Path(__file__), Path(search_bounds.__file__))
LUCK, CHOICES = 0, 1  # streams of a game
SHORT_SET = MONUMENTS  # where the steps for the short set are counted, behind the monuments


@kernel
def count_monument(b, p, monument, most):
    """Count the steps for the pieces in hand, and those that a purchase takes."""
    land = free_land(b, p, p.seat)
    water = free_water(b, p, p.seat)
    for part in range(p.parts):
        land = without(land, load(p.part[part]))
        water = without(water, load(p.part[part]))
    for one_is_enough in (True, False):
        find_places(b, p, monument, land, water, one_is_enough)
        most[monument] = max(most[monument], p.work)
        clear_search(p)


@kernel
def count_set(b, p, out, most):
    """Count the steps for the pieces of a short set in hand."""
    set_places(b, p, free_land(b, p, p.seat), out)
    most[SHORT_SET] = max(most[SHORT_SET], p.work)
    p.work = 0


@kernel
def count_searches(box, P, out, most):
    """Count the steps of every search that this position and its purchases need."""
    b = box[0]
    p = P[0]
    if p.phase == LAYING:
        if p.hand == SET:
            count_set(b, p, out, most)
        elif MONUMENT <= p.hand < MONUMENT + b.monuments:
            count_monument(b, p, p.hand - MONUMENT, most)
    elif p.phase == BUYING:
        for monument in range(b.monuments):
            for kind in range(b.kinds[monument]):
                p.rest[kind] = b.kind_count[monument, kind]
            count_monument(b, p, monument, most)
            p.rest[:] = 0
        for kind in range(b.set_kinds):
            p.rest[kind] = b.set_count[kind]
        count_set(b, p, out, most)
        p.rest[:] = 0


@compiled
@kernel
def play_counted(box, P, seats, options, seed, games, codes, keys, most):
    """Play random games and count the steps in every position."""
    numbers = stream(seed, GAMES)
    for game in range(games):
        setup(box, P, 0, seats, options)
        open_streams(random_word(numbers, game), keys)
        who = to_act(box, P, 0)
        while who != OVER:
            if who == CHANCE:
                apply(box, P, 0, deal(box, P, 0, keys[LUCK]))
            else:
                count_searches(box, P, codes, most)
                n = legal(box, P, 0, codes)
                apply(box, P, 0, codes[random_below(next_word(keys, CHOICES), n)])
            who = to_act(box, P, 0)


def counted(
    rules: Rules, players: int, options: dict[str, str], seed: int, games: int
) -> np.ndarray[Any, Any]:
    """The most steps of a search for each monument and for the short set in random games."""
    most = np.zeros(MONUMENTS + 1, np.int64)
    require(SHEET.key)
    play_counted(
        rules.box, new_records(1, POSITION), players, rules.setup_codes(options), np.uint64(seed),
        games, np.zeros(SHEET.most_actions, np.int64), np.zeros(STREAMS, np.uint64), most,
    )  # fmt: skip
    return most


def work_stays_below(
    rules: Rules, players: int, options: dict[str, str], seed: int, games: int
) -> None:
    """No search of these random games takes more steps than the bound of its pieces."""
    most, data = counted(rules, players, options, seed, games), data_of(rules.box)
    bounds = [monument_work(card, data["grid"]) for card in data["monuments"]]
    bounds += [set_work(data["roads"]["short_set"], data["grid"])]
    for steps, bound in zip([*most[: len(bounds) - 1], most[SHORT_SET]], bounds, strict=True):
        assert steps <= bound <= MOST_WORK, (steps, bound, players, options, seed)


def daring_components(rng: random.Random) -> dict[str, Any]:
    """A strange set, in which some monuments have as many pieces as are allowed."""
    data = strange_components(rng)
    for card in rng.sample(data["monuments"], 8):
        while True:
            card["pieces"] = [_piece(rng) for _ in range(rng.randint(2, 6))]
            if monument_work(card, data["grid"]) <= MOST_WORK:
                break
    return data


def _piece(rng: random.Random) -> list[str]:
    """A piece of a monument without a gap, two by two at most or straight."""
    letters = rng.choice(("L", "L", "LLE", "LW", "E"))
    while True:
        rows, columns = rng.choice(((1, 1), (1, 2), (1, 3), (2, 2), (2, 2)))
        piece = ["".join(rng.choice(letters + ".") for _ in range(columns)) for _ in range(rows)]
        sides = (*piece, *("".join(column) for column in zip(*piece, strict=True)))
        if all(set(side) != {"."} for side in sides) and is_joined(piece):
            return piece
