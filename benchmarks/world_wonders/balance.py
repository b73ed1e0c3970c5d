"""Statistics of our World Wonders set: `python benchmarks/world_wonders/balance.py --help`.

Lets a bot play against itself and reports rounds, points by source, monuments and the advantage of
the first seat. `--write docs/generated/world-wonders-balance.md` writes that to the page, under its
own heading.
"""

from __future__ import annotations

import argparse
import multiprocessing
import shlex
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import mean, stdev

import numpy as np

from polis.arena.intervals import wilson
from polis.bots.bot import ask, close
from polis.bots.specs import parse
from polis.core.dealer import GAMES, random_word, stream
from polis.core.game import Game
from polis.games.world_wonders.components.catalogue import data_of
from polis.games.world_wonders.sheet import (
    AUTOMATON,
    DEBT,
    DISTRICTS,
    GOALS,
    MEASURES,
    NATURE,
    POPULATION,
    RESOURCE,
    RINGS,
)

KEY = "world-wonders"
SOURCES = {
    "population": POPULATION,
    "lowest resource": RESOURCE,
    "monuments": RINGS,
    "natural resources": NATURE,
    "districts": DISTRICTS,
    "unpaid loan": DEBT,
}


@dataclass
class Result:
    """The figures of a finished game."""

    rounds: int
    scores: list[int]
    shares: list[float]
    sheets: list[list[int]]
    monuments: list[int]
    shown: list[int]  # numbers of the monuments that were displayed
    built: list[int]  # of those that players built


def play(bot: str, players: int, options: dict[str, str], seed: int, number: int) -> Result:
    """Play game `number` of the bot against itself."""
    luck = int(random_word(np.uint64(stream(np.uint64(seed), GAMES)), number))
    game = Game(KEY, players, options, seed=luck)
    spec = parse(bot, KEY)
    bots = [spec.make(luck + seat) for seat in range(players)]
    while not game.over:
        seat = game.position.seat
        game.play(ask(bots[seat], spec.text, game.position, game=game))
    for one in bots:
        close(one)
    return result_of(game)


def result_of(game: Game) -> Result:
    """The figures of a finished game."""
    position, rules = game.position, game.rules
    record = position.records[0]
    known = range(int(rules.box["monuments"][0]))
    return Result(
        rounds=int(record["round_number"]),
        scores=list(position.scores),
        shares=[float(share) for share in position.shares],
        sheets=[position.score(seat).lines.tolist() for seat in range(game.players)],
        monuments=record["monuments"][: game.players].tolist(),
        shown=[m for m in known if not int(record["deck"]) >> m & 1],
        built=[m for m in known if 0 <= record["owner"][m] < game.players],
    )


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A Markdown table with its first column left-aligned."""
    rule = "|---|" + "---:|" * (len(head) - 1)
    return [f"| {' | '.join(head)} |", rule, *(f"| {' | '.join(row)} |" for row in rows), ""]


def overview(results: list[Result]) -> list[str]:
    """Length, points and the first seat's advantage, or the win rate of solo games."""
    scores = [score for result in results for score in result.scores]
    rounds = Counter(result.rounds for result in results)
    lengths = ", ".join(f"{length}: {rounds[length]}" for length in sorted(rounds))
    won = sum(result.shares[0] for result in results)
    low, high = wilson(won, len(results))
    monuments = [count for result in results for count in result.monuments]
    who = "won" if len(results[0].scores) == 1 else "the first seat won"
    rows = [
        ["rounds, mean", f"{mean(result.rounds for result in results):.2f}"],
        ["games by rounds", lengths],
        ["points of a player, mean ± deviation", f"{mean(scores):.1f} ± {stdev(scores):.1f}"],
        ["monuments of a player, mean", f"{mean(monuments):.2f}"],
        [who, f"{100 * won / len(results):.1f} % ({100 * low:.1f}–{100 * high:.1f})"],
    ]
    if len(results[0].scores) == 1:
        automaton = mean(result.sheets[0][AUTOMATON] for result in results)
        rows.append(["points of the automaton, mean", f"{automaton:.1f}"])
    return table(["", f"{len(results)} games"], rows)


def sources(results: list[Result]) -> list[str]:
    """Points by source, the largest first."""
    sheets = [sheet for result in results for sheet in result.sheets]
    points = {name: mean(sheet[line] for sheet in sheets) for name, line in SOURCES.items()}
    goals = mean(sum(sheet[GOALS:MEASURES]) for sheet in sheets)
    if goals:
        points["objectives"] = goals
    whole = sum(points.values())
    order = sorted(points, key=lambda name: -points[name])
    rows = [[name, f"{points[name]:.2f}", f"{100 * points[name] / whole:.0f} %"] for name in order]
    return table(["points from", "a player, mean", "share"], rows)


def monuments(results: list[Result]) -> list[str]:
    """Monuments per player, and how often each is built when it is displayed."""
    counts = Counter(count for result in results for count in result.monuments)
    seats = sum(counts.values())
    numbers = sorted(counts)
    lines = table(
        ["monuments of a player", *map(str, numbers)],
        [["share of players", *(f"{100 * counts[number] / seats:.0f} %" for number in numbers)]],
    )
    shown = Counter(m for result in results for m in result.shown)
    built = Counter(m for result in results for m in result.built)
    cards = data_of(Game(KEY).rules.box)["monuments"]
    order = sorted(range(len(cards)), key=lambda m: -built[m] / max(1, shown[m]))
    rows = [
        [
            cards[m]["name"],
            " ".join(cards[m]["adjacent"]),
            str(
                sum(sign in "LWE" for piece in cards[m]["pieces"] for row in piece for sign in row)
            ),
            str(cards[m]["rings"]),
            str(shown[m]),
            f"{100 * built[m] / max(1, shown[m]):.0f} %",
        ]
        for m in order
    ]
    lines += table(["monument", "touches", "cells", "rings", "games shown in", "built"], rows)
    never = [cards[m]["name"] for m in order if shown[m] and not built[m]]
    return [*lines, f"Never built: {', '.join(never) if never else 'none'}.", ""]


def heading(given: argparse.Namespace) -> str:
    """The heading of a section: the bot, the players and the options."""
    players = "solo" if given.players == 1 else f"{given.players} players"
    return " · ".join([players, *given.option, given.bot])


def write(page: Path, part: str) -> None:
    """Write a section to the page, replacing the one with the same heading."""
    text = page.read_text(encoding="utf-8") if page.exists() else "# World Wonders' balance\n"
    top, *old = text.split("\n## ")
    title = part.splitlines()[0].removeprefix("## ")
    places = [number for number, section in enumerate(old) if section.splitlines()[0] == title]
    section = part.removeprefix("## ").rstrip() + "\n"
    if places:
        old[places[0]] = section
    else:
        old.append(section)
    page.write_text("\n\n## ".join([top.rstrip(), *(one.strip() for one in old)]) + "\n", "utf-8")


def main() -> None:
    """Play the games and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="search:time=1")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--write", type=Path, metavar="PAGE")
    given = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in given.option)
    one = partial(play, given.bot, given.players, options, given.seed)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(given.jobs, mp_context=context) as pool:
        results = list(pool.map(one, range(given.games)))
    command = shlex.join(["python", "benchmarks/world_wonders/balance.py", *sys.argv[1:]])
    lines = [f"## {heading(given)}", "", f"    {command}", ""]
    part = "\n".join([*lines, *overview(results), *sources(results), *monuments(results)])
    print(part)
    if given.write:
        write(given.write, part)


if __name__ == "__main__":
    main()
