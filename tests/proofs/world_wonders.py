"""World Wonders' kernel against the oracle, and no decision without a legal action."""

from __future__ import annotations

import random
from functools import partial
from itertools import product

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
from polis.games.world_wonders.rules.position import POSITION
from polis.games.world_wonders.sheet import SHEET
from tests.native import compiled
from tests.oracles.compare_world_wonders import compare, crowded_components
from tests.proofs import Proof, rules_of
from tests.rules.world_wonders import searches
from tests.rules.world_wonders.searches import daring_components, work_stays_below
from tests.rules.world_wonders.table import BOX, RULES, rules_with

PLAYERS = range(1, 6)
LUCK, CHOICES = 0, 1  # streams of a game


@compiled
@kernel
def play_until_stuck(box, P, seats, options, seed, games, codes, keys):
    """Play random games; the number of the first that meets a dead end, -1 if none does."""
    numbers = stream(seed, GAMES)
    for game in range(games):
        setup(box, P, 0, seats, options)
        open_streams(random_word(numbers, game), keys)
        who = to_act(box, P, 0)
        while who != OVER:
            if who == CHANCE:
                apply(box, P, 0, deal(box, P, 0, keys[LUCK]))
            else:
                n = legal(box, P, 0, codes)
                if n < 1:
                    return game
                apply(box, P, 0, codes[random_below(next_word(keys, CHOICES), n)])
            who = to_act(box, P, 0)
    return -1


def never_stuck(box: np.ndarray, players: int, options: dict[str, str], seed: int, games: int):
    """No decision of these random games is without a legal action."""
    require(SHEET.key)
    stuck = play_until_stuck(
        box, new_records(1, POSITION), players, RULES.setup_codes(options), np.uint64(seed), games,
        np.zeros(SHEET.most_actions, np.int64), np.zeros(STREAMS, np.uint64),
    )  # fmt: skip
    assert stuck < 0, f"{players} players, {options}, seed {seed}: game {stuck} has a dead end"


def set_ups(players: int) -> list[dict[str, str]]:
    """Every set-up for so many players; what has no effect with them is left out."""
    last = "solo_mode" if players == 1 else "objectives"
    keys = ("map_side", "track_side", last)
    values = (option.values for option in SHEET.options if option.key in keys)
    return [dict(zip(keys, chosen, strict=True)) for chosen in product(*values)]


def no_dead_end(count: int, seed: int, players: int) -> None:
    """Random games, divided among the set-ups."""
    every = set_ups(players)
    for number, options in enumerate(every):
        games = count // len(every) + (number < count % len(every))
        never_stuck(BOX, players, options, (seed * 64 + number) % 2**64, games)


def no_dead_end_on_crowded_maps(count: int, seed: int) -> None:
    """Random games, each on small maps of its own on which little is free."""
    rng = random.Random(seed)
    for _ in range(count):
        box = rules_with(crowded_components(rng)).box
        players = rng.choice(PLAYERS)
        never_stuck(box, players, rng.choice(set_ups(players)), rng.getrandbits(63), 1)


def short_searches(count: int, seed: int, players: int) -> None:
    """Random games on our maps: every search of each position stays below its bound."""
    every = set_ups(players)
    for number, options in enumerate(every):
        games = count // len(every) + (number < count % len(every))
        work_stays_below(RULES, players, options, (seed * 64 + number) % 2**64, games)


def bounded_searches(count: int, seed: int) -> None:
    """Random games, each with a set of its own whose searches may take long."""
    rng = random.Random(seed)
    for _ in range(count):
        players = rng.choice(PLAYERS)
        rules = rules_with(daring_components(rng))
        work_stays_below(rules, players, rng.choice(set_ups(players)), rng.getrandbits(63), 1)


SOURCES = (*rules_of("world_wonders"), *searches.SOURCES)
PROOFS = [
    *(
        Proof(
            f"World Wonders, {players} players, map side {side.upper()}: kernel = oracle",
            total=500,
            unit="random games",
            chunk=25,
            run=partial(compare, players=players, map_side=side),
        )
        for players in PLAYERS
        for side in "ab"
    ),
    *(
        Proof(
            f"World Wonders, {players} players, made-up components: kernel = oracle",
            total=200,
            unit="random games",
            chunk=10,
            run=partial(compare, players=players, strange=True),
        )
        for players in PLAYERS
    ),
    *(
        Proof(
            f"World Wonders, {players} players: no dead end in 10,000 games of every set-up",
            total=10_000 * len(set_ups(players)),
            unit="random games",
            chunk=500 * len(set_ups(players)),
            run=partial(no_dead_end, players=players),
        )
        for players in PLAYERS
    ),
    *(
        Proof(
            f"World Wonders, {players} players: no search takes more steps than its bound",
            total=1000,
            unit="random games on our maps",
            chunk=100,
            run=partial(short_searches, players=players),
        )
        for players in PLAYERS
    ),
    Proof(
        "World Wonders, made-up components: no search takes more steps than its bound",
        total=400,
        unit="random games, each with a set of its own",
        chunk=20,
        run=bounded_searches,
    ),
    Proof(
        "World Wonders, crowded maps: no dead end",
        total=1000,
        unit="random games, each on a map of its own",
        chunk=50,
        run=no_dead_end_on_crowded_maps,
    ),
]
