"""`polis puzzles GAME --out FILE`: positions of bots' games in which one move is clearly best."""

from __future__ import annotations

from pathlib import Path

import click

from polis.cli.console import out, print_json, speaker, with_json, with_language
from polis.cli.options import AnyWholeNumber, WholeNumber, native
from polis.cli.study.runs import progress_bar


@click.command()
@click.argument("game")
@click.option(
    "--out",
    "path",
    type=click.Path(path_type=Path, dir_okay=False),
    required=True,
    metavar="FILE",
    help="File for the puzzles, one a line.",
)
@click.option(
    "--count",
    type=WholeNumber(min=1),
    default=200,
    show_default=True,
    help="Number of puzzles.",
)
@click.option(
    "--players", type=AnyWholeNumber(), default=2, show_default=True, help="Number of players."
)
@click.option(
    "--bot",
    default="builder",
    show_default=True,
    metavar="BOT",
    help="The bot that plays all seats; docs/bots.md lists them.",
)
@click.option(
    "--seed", type=AnyWholeNumber(), default=1, show_default=True, help="Seed of the games."
)
@click.option(
    "--sims",
    type=WholeNumber(min=1),
    metavar="N",
    help="Simulations that find a puzzle; 10 N confirm it. By default the judge confirms it.",
)
@click.option(
    "--glance",
    type=WholeNumber(min=1),
    metavar="N",
    help="Simulations of a first look, which saves time by leaving most decisions out.",
)
@click.option("--resume", is_flag=True, help="Continue a file of the same settings.")
@with_json
@with_language
def puzzles(
    game: str,
    path: Path,
    count: int,
    players: int,
    bot: str,
    seed: int,
    sims: int | None,
    glance: int | None,
    resume: bool,
    as_json: bool,
) -> None:
    """Find puzzles in games of GAME between bots."""
    from polis.bots.specs import parse
    from polis.core import registry
    from polis.core.native.store import STRATEGY
    from polis.puzzles.generation import Plan, make_set
    from polis.puzzles.judging import judge_spec, usual_simulations

    key = registry.find(game)
    registry.sheet(key).check_players(players)
    parse(bot, key)
    judge_spec(key)
    native(key, STRATEGY)
    plan = Plan(key, players, bot, seed, sims or usual_simulations(key), glance)
    with progress_bar(count, path) as advance:
        held = make_set(plan, count, path, resume, advance)
    if as_json:
        print_json({"game": key, "file": str(path), "puzzles": held})
    else:
        done = speaker().format("puzzles-done", path=str(path), puzzles=held)
        out().print(done, markup=False, soft_wrap=True)
