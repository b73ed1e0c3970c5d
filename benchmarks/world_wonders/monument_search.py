"""Measures the time to list the first places of a monument: median, and the worst position found.

    python benchmarks/world_wonders/monument_search.py [--games N] [--seed N] [--write FILE]

The positions come from random games at purchases: on both sides of our maps, for one to five
players, and on small random maps with much water. In each position every monument is taken in hand,
also those that are not on offer or have no room.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from polis.games.world_wonders.components import catalogue, loader

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.native import compiled
from tests.oracles.compare_world_wonders import crowded_components

from polis.core.contract import CHANCE, OVER, legal
from polis.core.kernel import copy_records, kernel, new_records
from polis.core.native.builds import require
from polis.core.position import Position
from polis.core.rules import Rules
from polis.games.world_wonders import game
from polis.games.world_wonders.rules.position import BUYING, LAYING
from polis.games.world_wonders.sheet import MONUMENT

TIMES = 20
TRIES = 3  # the fastest counts, because other load only adds time


@compiled
@kernel
def often(box, P, out, times):  # type: ignore[no-untyped-def]
    """List the legal places `times` times."""
    places = 0
    for _ in range(times):
        places = legal(box, P, 0, out)
    return places


@dataclass(frozen=True)
class Took:
    """The time for one monument in one position."""

    microseconds: float
    monument: str
    places: int


def purchases(rules: Rules, seed: int) -> Iterator[Position]:
    """The positions of a random game in which the seat to act buys something."""
    rng = random.Random(seed)
    options = {"map_side": rng.choice("AB"), "track_side": rng.choice("AB")}
    position = rules.new(rng.randint(1, 5), **options)
    while position.seat != OVER:
        if position.seat == CHANCE:
            position.deal(rng.getrandbits(60))
            continue
        if position.records[0]["phase"] == BUYING:
            yield position
        position.play(int(rng.choice(position.legal.codes)))


def measured(position: Position, number: int, out: np.ndarray) -> Took:
    """The time for the first piece of a monument that is taken in hand here."""
    box, hand = position.rules.box, copy_records(position.records)
    hand["phase"], hand["hand"], hand["parts"] = LAYING, MONUMENT + number, 0
    hand["rest"][0, : box["kind_count"].shape[2]] = box["kind_count"][0, number]
    seconds = []
    for _ in range(TRIES):
        began = time.perf_counter()
        places = often(box, hand, out, TIMES)
        seconds.append((time.perf_counter() - began) / TIMES)
    name = str(catalogue.OURS["monuments"][number]["id"])
    return Took(1e6 * min(seconds), name, int(places))


def table(name: str, rows: list[Took]) -> str:
    times = sorted(row.microseconds for row in rows)
    worst = max(rows, key=lambda row: row.microseconds)
    late = times[len(times) * 999 // 1000]
    return (
        f"| {name} | {len(rows):,} | {statistics.median(times):.2f} µs | {late:.1f} µs "
        f"| {worst.microseconds:.0f} µs ({worst.monument}, {worst.places} places) |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=200, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path, help="a page to write")
    given = parser.parse_args()
    ours = game.RULES
    require(ours.sheet.key)
    out = np.zeros(ours.sheet.most_actions, np.int64)
    often(ours.box, new_records(1, ours.dtype), out, 0)
    kinds: dict[str, list[Took]] = {"our maps": [], "crowded maps": []}
    for number in range(given.games):
        seed = given.seed * 1_000_000 + number
        crowded = replace(ours, printed=loader.load(crowded_components(random.Random(seed))))
        for rules, rows in zip((ours, crowded), kinds.values(), strict=True):
            for position in purchases(rules, seed):
                for monument in range(len(catalogue.OURS["monuments"])):
                    rows.append(measured(position, monument, out))
    buildable = {
        f"{name}, where it fits": [r for r in rows if r.places] for name, rows in kinds.items()
    }
    lines = [
        "# First pieces of monuments",
        "",
        "`python benchmarks/world_wonders/monument_search.py "
        f"--games {given.games} --seed {given.seed}`",
        "",
        "| positions | measured | median | 1 in 1,000 above | worst |",
        "|---|---:|---:|---:|---|",
        *(table(name, rows) for name, rows in (kinds | buildable).items()),
        "",
    ]
    page = __doc__.split("\n\n", 2)[2].strip() + "\n\n"
    text = "\n".join([*lines[:2], page.rstrip(), "", *lines[2:]])
    print(text)
    if given.write:
        given.write.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
