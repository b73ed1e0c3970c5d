"""`polis simulate`: many games between bots, with the same luck for the same seed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from polis.cli.console import (
    err,
    out,
    print_json,
    print_table,
    speaker,
    with_json,
    with_language,
)
from polis.cli.options import read_components, read_options, with_components, with_options
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
    with_games,
    with_state,
    with_workers,
)
from polis.text.message import SEAT_LETTERS

if TYPE_CHECKING:
    from polis.arena.runs.state import State
    from polis.arena.simulation import Simulation


@click.command(cls=Mergeable, epilog="Join the files of shards: polis simulate merge FILE…")
@click.argument("game")
@with_games(bots="random")
@with_workers
@with_state
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
    cluster: str | None,
    shard: str | None,
    state: Path | None,
    resume: bool,
    options: tuple[str, ...],
    components: Path | None,
    as_json: bool,
) -> None:
    """Play many games of GAME between bots and summarise them."""
    from polis.core import registry

    chosen = read_options(game, options)
    registry.sheet(game).check_players(players)
    other = read_components(game, components)
    from polis.arena.runs.digests import match_digest
    from polis.arena.runs.execution import Workers
    from polis.arena.simulation import Simulation, run, todo
    from polis.bots.specs import split

    part, place = read_shard(shard), Workers(jobs, check_cluster(cluster))
    plan = Simulation.of(game, players, split(bots), games, seed, chosen, other)
    path = None
    if state or shard or resume or cluster:
        path = state_file(state, plan.plan, match_digest(plan.match), shard)
    kept = plan.new_state(path)
    kept.begin(plan.plan, resume)
    missing = sum(task.count for task in todo(plan, kept, part))
    with progress_bar(missing, path) as advance:
        run(plan, kept, place, advance, part)
    if shard is not None:
        report_shard("simulate", shard, kept, as_json)
    else:
        _report(plan, kept, as_json)


@with_json
@with_language
@merge_command("merge")
def merge(files: tuple[Path, ...], state: Path | None, as_json: bool) -> None:
    """Join the FILES of a simulation's shards and summarise their games."""
    from polis.arena.simulation import Simulation, todo

    facts, parts = read_shards(files, "simulate")
    with plan_errors(files[0]):
        plan = Simulation.from_plan(facts)
        kept = plan.new_state(state)
        join(kept, facts, files, parts)
        refuse_missing(sum(task.count for task in todo(plan, kept)), files)
    _report(plan, kept, as_json)


simulate.merge = merge


def _report(plan: Simulation, kept: State, as_json: bool) -> None:
    from polis.arena.simulation import summary

    result = summary(plan, kept)
    if as_json:
        print_json(result)
    else:
        _show(result)


def _show(result: dict[str, Any]) -> None:
    from rich.markup import escape
    from rich.table import Table

    words = speaker()
    say, number, percent = words.format, words.number, words.percent
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("seat", "bot", "wins", "rate", "score", "range"):
        table.add_column(say(f"simulate-{column}"), justify="left" if column == "bot" else "right")
    for place, seat in enumerate(result["seats"]):
        low, high = seat["win_low"], seat["win_high"]
        table.add_row(
            SEAT_LETTERS[place],
            escape(seat["bot"]),
            number(seat["wins"], 0 if seat["wins"] % 1 == 0 else 2),
            f"{percent(seat['win_rate'], 1)} ({percent(low, 1)}–{percent(high, 1)})",
            f"{number(seat['score_mean'], 2)} ± {number(seat['score_sd'], 2)}",
            f"{seat['score_min']}–{seat['score_max']}",
        )
    print_table(table)
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
    show_by_time(dict.fromkeys(seat["bot"] for seat in result["seats"] if seat["by_time"]))


def show_by_time(bots: Iterable[str]) -> None:
    """Name the bots that play by the clock, whose results depend on the machine."""
    from polis.bots import levels

    names = list(bots)
    twins = [name + levels.TWIN for name in names if name in levels.NAMES]
    say = speaker().format
    if names:
        sentence = (
            say("by-time-twins", bots=names, twins=twins) if twins else say("by-time", bots=names)
        )
        err().print(sentence, markup=False, soft_wrap=True)


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
