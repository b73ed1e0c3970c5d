"""`polis dataset GAME --out FOLDER`: games of bots as Parquet files, with a card."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from polis.cli.console import out, print_json, speaker, with_json, with_language
from polis.cli.options import (
    WholeNumber,
    read_components,
    read_options,
    with_components,
    with_options,
)
from polis.cli.study.runs import check_cluster, progress_bar, read_shard, with_games, with_workers

if TYPE_CHECKING:
    from polis.arena.dataset.plan import Dataset


@click.command()
@click.argument("game")
@click.option(
    "--out",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    required=True,
    metavar="FOLDER",
    help="Folder for the files; all machines of a cluster must share it.",
)
@with_games(bots="greedy:noise=1")
@click.option(
    "--file-games",
    type=WholeNumber(min=1),
    default=1000,
    show_default=True,
    help="Games of one file.",
)
@click.option(
    "--features",
    metavar="A,B,…",
    help="Fields of the observation to write, or none; all by default.",
)
@click.option("--resume", is_flag=True, help="Continue a stopped run of the same bots and code.")
@with_workers
@with_options
@with_components
@with_json
@with_language
def dataset(
    game: str,
    folder: Path,
    players: int,
    bots: str,
    games: int,
    seed: int,
    file_games: int,
    features: str | None,
    resume: bool,
    jobs: int,
    cluster: str | None,
    shard: str | None,
    options: tuple[str, ...],
    components: Path | None,
    as_json: bool,
) -> None:
    """Write games of GAME between bots as Parquet files, for learning."""
    from polis.core import registry

    chosen = read_options(game, options)
    other = read_components(game, components)
    from polis.arena.dataset.features import choose_fields
    from polis.arena.dataset.plan import Dataset, begin, run, todo
    from polis.arena.runs.execution import Workers
    from polis.arena.simulation import Simulation
    from polis.bots.specs import split

    part, place = read_shard(shard), Workers(jobs, check_cluster(cluster))
    match = Simulation.of(game, players, split(bots), games, seed, chosen, other).match
    fields = choose_fields(registry.sheet(game), features)
    plan = Dataset(match, games, fields, folder.absolute(), file_games)
    begin(plan, resume or shard is not None)
    missing = sum(task.count for task in todo(plan, part))
    with progress_bar(missing, folder) as advance:
        run(plan, place, advance, part)
    _finish(plan, _command(plan, bots, features, options, components, folder), as_json)


def _finish(plan: Dataset, command: str, as_json: bool) -> None:
    """Write the card if all files are there, and say what there is."""
    from polis.arena.dataset import card
    from polis.arena.dataset.plan import contents

    files = contents(plan)
    say, folder = speaker().format, str(plan.folder)
    if files is None:
        there = sum(task.path.exists() for task in plan.tasks())
        known: dict[str, Any] = {"folder": folder, "files": there, "all_files": len(plan.tasks())}
        sentence = say("dataset-part", path=folder, files=there, total=len(plan.tasks()))
    else:
        known = card.write(plan, files, command)
        sentence = say("dataset-done", path=folder, games=known["games"], rows=known["rows"])
    if as_json:
        print_json(known)
    else:
        out().print(sentence, markup=False, soft_wrap=True)


def _command(
    plan: Dataset,
    bots: str,
    features: str | None,
    options: tuple[str, ...],
    components: Path | None,
    folder: Path,
) -> str:
    """The command that makes this dataset again."""
    match = plan.match
    words = ["polis", "dataset", match.game, "--players", str(match.players), "--bots", bots]
    words += ["--games", str(plan.games), "--seed", str(match.seed)]
    words += ["--file-games", str(plan.file_games)]
    words += ["--features", features] if features else []
    words += [word for option in options for word in ("--option", option)]
    words += ["--components", str(components)] if components else []
    return shlex.join([*words, "--out", folder.name])
