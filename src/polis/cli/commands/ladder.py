"""`polis ladder GAME`: all bots against each other, a table anybody can make again."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from polis.cli.console import err, out, print_json, speaker, with_json, with_language
from polis.cli.options import read_options, with_options
from polis.core import registry
from polis.core.errors import BadOption
from polis.text.message import Message

if TYPE_CHECKING:
    from rich.table import Table as RichTable

    from polis.arena.ladder.plan import Ladder


@click.command()
@click.argument("game")
@click.option(
    "--bots",
    default="apprentice,builder,architect,master",
    show_default=True,
    metavar="A,B,…",
    help="The bots, separated by commas; docs/bots.md lists them.",
)
@click.option("--players", type=int, default=2, show_default=True, help="Number of players.")
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=400,
    show_default=True,
    help="Games of each pair of compiled bots, rounded up so that seats are equal.",
)
@click.option(
    "--slow-games",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="Games of every other pair.",
)
@click.option("--together", is_flag=True, help="Seat all bots at one table.")
@click.option("--champion", metavar="BOT", help="Play only the games of this bot, not all pairs.")
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of the dealer.")
@click.option(
    "--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="Number of processes."
)
@click.option("--state", type=click.Path(path_type=Path), help="File for finished games.")
@click.option("--resume", is_flag=True, help="Continue a stopped run of the same bots and code.")
@click.option(
    "--out", "output", type=click.Path(path_type=Path), help="Page to write the results into."
)
@with_options
@with_json
@with_language
def ladder(
    game: str,
    bots: str,
    players: int,
    games: int,
    slow_games: int,
    together: bool,
    champion: str | None,
    seed: int,
    jobs: int,
    state: Path | None,
    resume: bool,
    output: Path | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play bots against each other in GAME and rank them."""
    chosen = read_options(game, options)
    sheet = registry.sheet(game)
    sheet.check_players(players, study=False)
    from polis.arena.ladder import report
    from polis.arena.ladder.plan import Ladder
    from polis.arena.ladder.standings import standings
    from polis.arena.ladder.state import State, default_path

    plan = Ladder(
        sheet.key, players, chosen, _bots(bots, sheet.key, players, together), games, slow_games,
        seed, together, _champion(champion, bots, players, together),
    )  # fmt: skip
    question = (chosen, plan.bots, together, champion, seed, sheet.rules_version)
    kept = State(state or default_path(sheet.key, players, *question))
    kept.begin(resume)
    _run(plan, kept, jobs)
    data = standings(plan, kept)
    if output is not None:
        report.write(output, data, _command(plan, bots, options, output))
    if as_json:
        print_json(data)
    else:
        _show(data)


def _bots(bots: str, game: str, players: int, together: bool) -> tuple[str, ...]:
    from polis.bots.specs import parse, split

    names = tuple(split(bots))
    for name in names:
        parse(name, game)
    if together and len(names) != players:
        raise BadOption(Message("bot-count", bots=len(names), players=players))
    if len(names) < min(players, 2) or len(set(names)) != len(names):
        raise BadOption(Message("ladder-bots", bots=bots))
    return names


def _champion(champion: str | None, bots: str, players: int, together: bool) -> str | None:
    from polis.bots.specs import split

    if champion is not None and players == 1:
        raise BadOption(Message("ladder-champion-alone", bot=champion))
    if champion is not None and (together or champion not in split(bots)):
        raise BadOption(Message("ladder-champion", bot=champion, bots=bots))
    return champion


def _run(plan: Ladder, kept: Any, jobs: int) -> None:
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    from polis.arena.ladder.plan import run, todo

    say = speaker().format
    missing = sum(count for _, _, count in todo(plan, kept))
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    console = err()
    try:
        with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
            task = progress.add_task(say("simulating"), total=missing)
            run(plan, kept, jobs, lambda done: progress.advance(task, done))
    except KeyboardInterrupt:
        console.print(say("ladder-stopped", path=str(kept.path)), markup=False)
        raise


def _command(plan: Ladder, bots: str, options: tuple[str, ...], output: Path) -> str:
    """The command that makes this ladder again."""
    words = ["polis", "ladder", plan.game, "--bots", bots, "--players", str(plan.players)]
    words += ["--games", str(plan.games), "--slow-games", str(plan.slow_games)]
    words += ["--together"] if plan.together else []
    words += ["--champion", plan.champion] if plan.champion else []
    words += ["--seed", str(plan.seed)]
    words += [word for option in options for word in ("--option", option)]
    return shlex.join([*words, "--out", str(output)])


def _show(data: dict[str, Any]) -> None:
    from rich.markup import escape
    from rich.table import Table

    from polis.arena.ladder.report import rate, score, seconds
    from polis.cli.commands.simulate import show_failures

    say = speaker().format
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("bot", "rating", "games", "won", "score", "seconds"):
        table.add_column(say(f"ladder-{column}"), justify="left" if column == "bot" else "right")
    for row in data["bots"]:
        rating = "–" if row["rating"] is None else f"{row['rating']:.0f} ± {row['error']:.0f}"
        table.add_row(
            escape(row["bot"]), rating, str(row["games"]), rate(row), score(row),
            seconds(row["seconds"]),
        )  # fmt: skip
    _print(table)
    for kind in ("pairs", "mirrors"):
        if data[kind]:
            out().print()
            _print(_duels(data[kind]))
    show_failures(data["failures"])


def _print(table: RichTable) -> None:
    """A table in full where there is no terminal that would be too narrow for it."""
    console = out()
    if console.is_terminal:
        console.print(table)
    else:
        console.print(table, width=200, crop=False)


def _duels(rows: list[dict[str, Any]]) -> RichTable:
    from rich.markup import escape
    from rich.table import Table

    from polis.arena.ladder.report import rate, score

    say = speaker().format
    mirror = "even" in rows[0]
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    columns = ["mirror"] if mirror else ["bot", "against"]
    columns += ["games", "first", "score"] if mirror else ["games", "won", "score", "other"]
    for column in columns:
        left = column in ("bot", "against", "mirror")
        table.add_column(say(f"ladder-{column}"), justify="left" if left else "right")
    for row in rows:
        names = [escape(row[key]) for key in (["bot"] if mirror else ["bot", "other"])]
        rest = [] if mirror else [score(row, "other_score_mean")]
        table.add_row(*names, str(row["games"]), rate(row), score(row), *rest)
    return table
