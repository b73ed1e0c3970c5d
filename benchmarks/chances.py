"""Fit the chance to win to the judge's values, and show how well it predicts.

    python benchmarks/chances.py akropolis --games 40 --samples FOLDER
    python benchmarks/chances.py --samples FOLDER --write docs/generated/chances.md

The first call plays games between bots and keeps what it found in FOLDER; it can be stopped and
continues where it was. The second call fits all games of FOLDER, writes `strategy/chances.json` of
each, and a table of predicted against observed wins; the parts of other games stay as they are.
`docs/analysis.md` explains the numbers.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import mean

from polis.arena.chances.fit import Bin, calibration, fit, mean_error, unseen_predictions
from polis.arena.chances.model import FILE, Unit
from polis.arena.chances.samples import CONTINUATIONS, POSITIONS, Sample, play_samples
from polis.bots import levels
from polis.core import registry

LEVELS = {"world-wonders": "builder"}
"""The level of the bots that play; `architect` where nothing else is said, which is quick."""

DECIDED = 0.03
"""Where fewer games than this are lost, or won, there is nothing to predict."""

UNITS: dict[str, Unit] = {"machi-koro": "chance"}
"""What the judge's values are; points where nothing else is said."""


def main() -> None:
    """Play, or fit and write."""
    options = _options()
    options.samples.mkdir(parents=True, exist_ok=True)
    for game in options.game:
        _play(registry.find(game), options.games, options.samples)
    if options.write:
        before = options.write.read_text(encoding="utf-8") if options.write.exists() else ""
        options.write.write_text(_report(options.samples, before), encoding="utf-8")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="play games of this")
    parser.add_argument("--games", type=int, default=40, help="for each number of players")
    parser.add_argument("--samples", type=Path, required=True, help="folder for what was found")
    parser.add_argument("--write", type=Path, help="fit, and write the page")
    return parser.parse_args()


def _play(key: str, games: int, folder: Path) -> None:
    for number in range(games):
        for seats in registry.sheet(key).players:
            file = folder / f"{key}-{seats}.jsonl"
            if any(sample.game == number for sample in _samples(file)):
                continue
            found = list(play_samples(key, seats, number, LEVELS.get(key, "architect")))
            with file.open("a", encoding="utf-8") as out:
                out.writelines(json.dumps(asdict(sample)) + "\n" for sample in found)


def _samples(file: Path) -> list[Sample]:
    if not file.exists():
        return []
    return [Sample(**json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


def _report(folder: Path, before: str) -> str:
    """The page; a game without samples keeps its part of the page as it was before."""
    lines = [
        "# The chance to win: predicted and observed\n",
        "Made by `benchmarks/chances.py`; [analysis.md](../analysis.md) explains it. In each game "
        f"between bots {POSITIONS} decisions are judged, and {CONTINUATIONS} games are played on "
        "from each with new luck. Every prediction is by a fit to other games. “Error” is the mean "
        "difference between predicted and observed over all samples, weighted by bin.\n",
    ]
    for sheet in registry.sheets():
        if any(folder.glob(f"{sheet.key}-*.jsonl")):
            lines += _fit_game(sheet.key, folder)
        else:
            lines += _part(before, sheet.title)
    return "\n".join(lines)


def _part(page: str, title: str) -> list[str]:
    """The lines of a page below the heading of a game, with it."""
    found = re.search(rf"^## {re.escape(title)}\n.*?(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    return found.group().removesuffix("\n").split("\n") if found else []


def _fit_game(key: str, folder: Path) -> Iterator[str]:
    """Fit one game, write its file, and yield its part of the page."""
    unit = UNITS.get(key, "points")
    level = LEVELS.get(key, "architect")
    fits = {}
    yield f"## {registry.sheet(key).title}\n"
    judge = levels.level(key, levels.JUDGE).bot
    yield f"The judge is `{judge}`, the players are `{level}`.\n"
    for seats in registry.sheet(key).players:
        samples = _samples(folder / f"{key}-{seats}.jsonl")
        won = mean(sample.won for sample in samples)
        if not DECIDED < won < 1 - DECIDED:
            games = len({sample.game for sample in samples})
            yield f"{_heading(seats)}No fit: {won:.0%} of {games} games are won.\n"
            continue
        found = fit(samples, unit)
        fits[str(seats)] = {
            "games": len({sample.game for sample in samples}),
            "length": found.length,
            "weights": found.weights,
        }
        yield from _table(seats, samples, unit)
    data = {"judge": judge, "level": level, "unit": unit, "fits": fits}
    path = registry.folder(key) / FILE
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def _table(seats: int, samples: Sequence[Sample], unit: Unit) -> Iterator[str]:
    bins = calibration(unseen_predictions(samples, unit), samples)
    games = len({sample.game for sample in samples})
    yield (
        f"{_heading(seats)}{games} games, {len(samples)} decisions, "
        f"{len(samples) * CONTINUATIONS} games played on. "
        f"Error {100 * mean_error(bins):.1f} %.\n"
    )
    yield "| predicted | decisions | mean prediction | won |\n|---|---|---|---|"
    for number, one in enumerate(bins):
        if one.samples:
            yield _row(number, len(bins), one)
    yield ""


def _heading(seats: int) -> str:
    return f"### {seats} player{'s' * (seats > 1)}\n\n"


def _row(number: int, count: int, one: Bin) -> str:
    low, high = 100 * number // count, 100 * (number + 1) // count
    return (
        f"| {low}–{high} % | {one.samples} | {100 * one.predicted:.0f} % "
        f"| {100 * one.observed:.0f} % |"
    )


if __name__ == "__main__":
    main()
