"""Runs of many games: options, progress, shards and merging, the same for all commands."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from polis.cli.console import F, err, out, print_json, speaker
from polis.cli.options import AnyWholeNumber, WholeNumber
from polis.core.errors import BadFile, BadOption, PolisError
from polis.text.message import Message

if TYPE_CHECKING:
    from polis.arena.runs.shards import Shard
    from polis.arena.runs.state import Played, State


class Mergeable(click.Command):
    """A command with a second form: `COMMAND merge FILE…` joins the files of its shards."""

    merge: click.Command

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        if args[:1] == ["merge"]:
            return self.merge.make_context(f"{info_name} merge", args[1:], parent, **extra)
        return super().make_context(info_name, args, parent, **extra)


def with_games(bots: str) -> Callable[[F], F]:
    """Give a command the options --players, --bots (these by default), --games and --seed."""
    options = (
        click.option(
            "--players",
            type=AnyWholeNumber(),
            default=2,
            show_default=True,
            help="Number of players.",
        ),
        click.option(
            "--bots",
            default=bots,
            show_default=True,
            metavar="A,B,…",
            help="A bot for each seat, or one for all seats; docs/bots.md lists them.",
        ),
        click.option(
            "--games",
            type=WholeNumber(min=1),
            default=1000,
            show_default=True,
            help="Number of games.",
        ),
        click.option(
            "--seed",
            type=AnyWholeNumber(),
            default=1,
            show_default=True,
            help="Seed of the dealer.",
        ),
    )
    return lambda command: _with(options, command)


def with_workers(command: F) -> F:
    """Give a command the options --jobs, --cluster and --shard."""
    options = (
        click.option(
            "--jobs",
            type=WholeNumber(min=1),
            default=1,
            show_default=True,
            help="Number of processes; the results do not depend on it.",
        ),
        click.option(
            "--cluster",
            metavar="ADDRESS",
            help="Play on a Dask cluster: tcp://HOST:PORT, or local for --jobs workers here.",
        ),
        click.option(
            "--shard", metavar="I/N", help="Play only the I-th of N parts, into a file of its own."
        ),
    )
    return _with(options, command)


def _with(options: Sequence[Callable[[F], F]], command: F) -> F:
    for option in reversed(options):
        command = option(command)
    return command


def with_state(command: F) -> F:
    """Give a command the options --state and --resume."""
    command = click.option(
        "--resume", is_flag=True, help="Continue a stopped run of the same bots and code."
    )(command)
    return click.option(
        "--state", type=click.Path(path_type=Path), metavar="FILE", help="File for finished games."
    )(command)


def read_shard(text: str | None) -> Shard:
    """The shard of --shard; the whole run if none is given."""
    from polis.arena.runs.shards import WHOLE, Shard

    return WHOLE if text is None else Shard.parse(text)


def check_cluster(address: str | None) -> str | None:
    """Return the address of --cluster if it can be one, otherwise raise BadOption."""
    import re

    if address is not None and not re.fullmatch(r"local|[a-z]+://\S+", address):
        raise BadOption(Message("cluster-address", address=address))
    return address


def state_file(given: Path | None, plan: Mapping[str, Any], digest: str, shard: str | None) -> Path:
    """The file of --state, or the default file of a run or of its shard."""
    from polis.arena.runs.state import default_path

    asked = {key: value for key, value in plan.items() if key not in ("games", "slow_games")}
    ending = "" if shard is None else f".{shard.strip().replace('/', '-of-')}"
    return given or default_path(asked, digest, ending)


@contextlib.contextmanager
def progress_bar(total: int, path: Path | None) -> Iterator[Callable[[int], None]]:
    """A bar on standard error; what is called with the number of games that were played.

    After an interruption a sentence names the file with the games so far.
    """
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    say, console = speaker().format, err()
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    try:
        hidden = not console.is_terminal
        with Progress(*columns, console=console, transient=True, disable=hidden) as progress:
            task = progress.add_task(say("simulating"), total=total)
            yield lambda done: progress.advance(task, done)
    except KeyboardInterrupt:
        if path is not None:
            console.print(say("ladder-stopped", path=str(path)), markup=False)
        raise


def report_shard(command: str, shard: str, state: State, as_json: bool) -> None:
    """Say where the games of a shard are and how shards are joined."""
    games = sum(len(entry.rows) for entry in state.entries)
    if as_json:
        print_json({"shard": shard.strip(), "file": str(state.path), "games": games})
        return
    sentence = speaker().format(
        "shard-done", shard=shard.strip(), games=games, path=str(state.path), command=command
    )
    out().print(sentence, markup=False, soft_wrap=True)


def read_shards(files: Sequence[Path], run: str) -> tuple[dict[str, Any], list[Played]]:
    """The plan that files of games share, and what each of them holds."""
    from polis.arena.runs.state import read

    parts = [read(file) for file in files]
    for file, part in zip(files, parts, strict=True):
        if part.plan["run"] != run:
            raise BadFile(Message("merge-command", path=str(file), command=str(part.plan["run"])))
        if part.plan != parts[0].plan:
            raise BadFile(Message("merge-other", path=str(file), first=str(files[0])))
    return parts[0].plan, parts


@contextlib.contextmanager
def plan_errors(file: Path) -> Iterator[None]:
    """Refuse a file whose plan no run could have written."""
    try:
        yield
    except PolisError:
        raise
    except (TypeError, KeyError, ValueError, AttributeError) as error:
        raise BadFile(Message("run-not-games", path=str(file))) from error


def join(
    state: State, plan: Mapping[str, Any], files: Sequence[Path], parts: Sequence[Played]
) -> None:
    """Put the games of all files into one state, sorted, and into its file if it has one."""
    from polis.arena.runs.state import State

    if state.path is not None:
        if state.path.resolve() in [file.resolve() for file in files]:
            raise BadFile(Message("merge-itself", path=str(state.path)))
        state.begin(plan, resume=False)
    check = State(None, state.wanted)
    for file, part in zip(files, parts, strict=True):
        check.take(part, file)
    for entry in sorted(check.entries, key=lambda entry: (entry.seats, entry.first)):
        state.add(entry)


def refuse_missing(missing: int, files: Sequence[Path]) -> None:
    """Raise BadFile if games of a run are in none of the files."""
    if missing:
        raise BadFile(Message("merge-missing", count=missing, files=[str(file) for file in files]))


def merge_command(name: str) -> Callable[[Callable[..., None]], click.Command]:
    """Make a function the `merge` form of a command."""

    def decorate(function: Callable[..., None]) -> click.Command:
        made = click.command(name)(function)
        files = click.argument(
            "files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE…"
        )
        state = click.option(
            "--state", type=click.Path(path_type=Path), help="File for the joined games."
        )
        return files(state(made))

    return decorate
