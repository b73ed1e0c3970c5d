"""`polis simulate`: many games between bots, with the same luck for the same seed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from polis.cli.console import (
    err,
    out,
    print_json,
    read_json,
    speaker,
    with_json,
    with_language,
)
from polis.cli.options import read_options, with_components, with_options
from polis.text.message import SEAT_LETTERS


@click.command()
@click.argument("game")
@click.option("--players", type=int, default=2, show_default=True, help="Number of players.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="A,B,…",
    help="A bot for each seat, or one for all seats; docs/bots.md lists them.",
)
@click.option(
    "--games", type=click.IntRange(min=1), default=1000, show_default=True, help="Number of games."
)
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of the dealer.")
@click.option(
    "--jobs",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="Number of processes; the results do not depend on it.",
)
@with_options
@with_components
@with_json
@with_language
def simulate(
    game: str,
    players: int,
    bots: str,
    games: int,
    seed: int,
    jobs: int,
    options: tuple[str, ...],
    components: Path | None,
    as_json: bool,
) -> None:
    """Play many games of GAME between bots and summarise them."""
    from rich.progress import Progress

    from polis.core import registry
    from polis.core.component_sets import set_of, with_set

    chosen = read_options(game, options)
    registry.sheet(game).check_players(players)
    other = None
    if components is not None:
        other = set_of(with_set(registry.rules(game), read_json(components)))
    from polis.arena.simulation import simulate as run
    from polis.bots.specs import split

    with Progress(console=err(), transient=True, disable=not err().is_terminal) as progress:
        task = progress.add_task(speaker().format("simulating"), total=games)
        result = run(
            game, players, split(bots), games, seed, chosen, jobs,
            lambda done: progress.advance(task, done), other,
        )  # fmt: skip
    if as_json:
        print_json(result)
    else:
        _show(result)


def _show(result: dict[str, Any]) -> None:
    from rich.markup import escape
    from rich.table import Table

    say = speaker().format
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("seat", "bot", "wins", "rate", "score", "range"):
        table.add_column(say(f"simulate-{column}"), justify="left" if column == "bot" else "right")
    for number, seat in enumerate(result["seats"]):
        low, high = seat["win_low"], seat["win_high"]
        table.add_row(
            SEAT_LETTERS[number],
            escape(seat["bot"]),
            f"{seat['wins']:g}",
            f"{seat['win_rate']:.1%} ({low:.1%}–{high:.1%})",
            f"{seat['score_mean']:.2f} ± {seat['score_sd']:.2f}",
            f"{seat['score_min']}–{seat['score_max']}",
        )
    out().print(table)
    out().print(
        say(
            "simulate-summary",
            games=result["games"],
            turns=round(result["turns_mean"], 1),
            decisions=round(result["decisions_mean"], 1),
            speed=round(result["games_per_cpu_second"]),
        ),
        style="dim",
    )
    show_failures(result["failures"])


def show_failures(failures: list[dict[str, Any]]) -> None:
    """How often each bot failed at the table, with the first time in words."""
    from collections import Counter

    say = speaker().format
    for bot, count in Counter(failure["bot"] for failure in failures).items():
        first = next(failure for failure in failures if failure["bot"] == bot)
        err().print(
            say("bot-lost", bot=bot, count=count, game=first["game"], reason=first["reason"]),
            markup=False,
        )
