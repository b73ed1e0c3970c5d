"""`polis ladder GAME`: all bots against each other, a table anybody can make again."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from polis.cli.console import F, out, print_json, print_table, speaker, with_json, with_language
from polis.cli.options import (
    AnyWholeNumber,
    WholeNumber,
    read_components,
    read_options,
    with_components,
    with_options,
)
from polis.cli.study.figures import rate, score, seconds
from polis.cli.study.runs import (
    Mergeable,
    check_cluster,
    join,
    merge_command,
    plan_errors,
    progress_bar,
    read_shard,
    read_shards,
    refuse_missing,
    report_shard,
    state_file,
    with_state,
    with_workers,
)
from polis.core import registry
from polis.core.errors import BadOption
from polis.text.message import Message

if TYPE_CHECKING:
    from rich.table import Table as RichTable

    from polis.arena.ladder.plan import Ladder
    from polis.arena.runs.state import State


def with_page(command: F) -> F:
    """Give a command the option --out PAGE."""
    return click.option(
        "--out", "output", type=click.Path(path_type=Path), help="Page to write the results into."
    )(command)


@click.command(cls=Mergeable, epilog="Join the files of shards: polis ladder merge FILE…")
@click.argument("game")
@click.option(
    "--bots",
    default="apprentice,builder,architect,master",
    show_default=True,
    metavar="A,B,…",
    help="The bots, separated by commas; docs/bots.md lists them.",
)
@click.option(
    "--players", type=AnyWholeNumber(), default=2, show_default=True, help="Number of players."
)
@click.option(
    "--games",
    type=WholeNumber(min=1),
    default=400,
    show_default=True,
    help="Games of each pair of compiled bots, rounded up so that seats are equal.",
)
@click.option(
    "--slow-games",
    type=WholeNumber(min=1),
    default=100,
    show_default=True,
    help="Games of every other pair.",
)
@click.option("--together", is_flag=True, help="Seat all bots at one table.")
@click.option("--champion", metavar="BOT", help="Play only the games of this bot, not all pairs.")
@click.option(
    "--seed", type=AnyWholeNumber(), default=1, show_default=True, help="Seed of the dealer."
)
@with_workers
@with_state
@with_page
@with_options
@with_components
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
    cluster: str | None,
    shard: str | None,
    state: Path | None,
    resume: bool,
    output: Path | None,
    options: tuple[str, ...],
    components: Path | None,
    as_json: bool,
) -> None:
    """Play bots against each other in GAME and rank them."""
    chosen = read_options(game, options)
    other = read_components(game, components)
    sheet = registry.sheet(game)
    sheet.check_players(players, study=False)
    from polis.arena.ladder.plan import Ladder, run, todo
    from polis.arena.runs.digests import match_digest
    from polis.arena.runs.execution import Workers

    part, place = read_shard(shard), Workers(jobs, check_cluster(cluster))
    plan = Ladder(
        sheet.key, players, chosen, _bots(bots, sheet.key, players, together), games, slow_games,
        seed, together, _champion(champion, bots, players, together), other,
    )  # fmt: skip
    digest = match_digest(plan.match(plan.bots))
    kept = plan.new_state(state_file(state, plan.plan, digest, shard))
    kept.begin(plan.plan, resume)
    missing = sum(task.count for task in todo(plan, kept, part))
    with progress_bar(missing, kept.path) as advance:
        run(plan, kept, place, advance, part)
    if shard is not None:
        report_shard("ladder", shard, kept, as_json)
    else:
        _report(plan, kept, output, as_json, components)


@with_page
@with_json
@with_language
@merge_command("merge")
def merge(files: tuple[Path, ...], state: Path | None, output: Path | None, as_json: bool) -> None:
    """Join the FILES of a ladder's shards and rank the bots."""
    from polis.arena.ladder.plan import Ladder, todo

    facts, parts = read_shards(files, "ladder")
    with plan_errors(files[0]):
        plan = Ladder.from_plan(facts)
        kept = plan.new_state(state)
        join(kept, facts, files, parts)
        refuse_missing(sum(task.count for task in todo(plan, kept)), files)
    _report(plan, kept, output, as_json)


ladder.merge = merge


def _report(
    plan: Ladder,
    kept: State,
    output: Path | None,
    as_json: bool,
    components: Path | None = None,
) -> None:
    from polis.arena.ladder import report
    from polis.arena.ladder.standings import standings

    data = standings(plan, kept)
    if output is not None:
        report.write(output, data, _command(plan, output, components))
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


def _command(plan: Ladder, output: Path, components: Path | None) -> str:
    """The command that makes this ladder again; joined files do not name the file of their set."""
    from polis.arena.ladder.report import other_options

    words = ["polis", "ladder", plan.game, "--bots", ",".join(plan.bots)]
    words += ["--players", str(plan.players)]
    words += ["--games", str(plan.games), "--slow-games", str(plan.slow_games)]
    words += ["--together"] if plan.together else []
    words += ["--champion", plan.champion] if plan.champion else []
    words += ["--seed", str(plan.seed)]
    chosen = other_options(plan.game, plan.options)
    words += [word for option in chosen for word in ("--option", option)]
    words += ["--components", str(components or "FILE")] if plan.components else []
    return shlex.join([*words, "--out", str(output)])


def _show(data: dict[str, Any]) -> None:
    from rich.markup import escape
    from rich.table import Table

    from polis.cli.study.simulate import show_by_time, show_failures

    words = speaker()
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("bot", "rating", "games", "won", "score", "seconds"):
        left = column == "bot"
        table.add_column(words.format(f"ladder-{column}"), justify="left" if left else "right")
    for row in data["bots"]:
        rating = "–"
        if row["rating"] is not None:
            rating = f"{words.number(row['rating'])} ± {words.number(row['error'])}"
        table.add_row(
            escape(row["bot"]),
            rating,
            words.number(row["games"]),
            rate(row, words),
            score(row, words),
            seconds(row["seconds"], words),
        )
    print_table(table)
    for kind in ("pairs", "mirrors"):
        if data[kind]:
            out().print()
            print_table(_duels(data[kind]))
    show_failures(data["failures"])
    show_by_time([row["bot"] for row in data["bots"] if row["by_time"]])


def _duels(rows: list[dict[str, Any]]) -> RichTable:
    from rich.markup import escape
    from rich.table import Table

    words = speaker()
    mirror = "even" in rows[0]
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    columns = ["mirror"] if mirror else ["bot", "against"]
    columns += ["games", "first", "score"] if mirror else ["games", "won", "score", "other"]
    for column in columns:
        left = column in ("bot", "against", "mirror")
        table.add_column(words.format(f"ladder-{column}"), justify="left" if left else "right")
    for row in rows:
        names = [escape(row[key]) for key in (["bot"] if mirror else ["bot", "other"])]
        rest = [] if mirror else [score(row, words, "other_score_mean")]
        games = words.number(row["games"])
        table.add_row(*names, games, rate(row, words), score(row, words), *rest)
    return table
