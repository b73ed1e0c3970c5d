"""`polis components`: the set a game is played with, shown, exported, and checked if typed in."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from polis.cli.console import (
    out,
    print_json,
    read_json,
    speaker,
    with_json,
    with_language,
)
from polis.core import registry
from polis.core.errors import UsageError
from polis.text.message import Message

if TYPE_CHECKING:
    from polis.core.rules import Rules

WRONG = 1  # the exit code of a check that has found something


@click.group(invoke_without_command=True)
@click.pass_context
def components(ctx: click.Context) -> None:
    """Show and export cards, tiles and maps, and check your own."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _rules(game: str | None) -> Rules:
    """The rules of a game; where only one takes other components, it need not be named."""
    from polis.core.component_sets import exchangeable

    if game is None:
        games = exchangeable()
        if len(games) != 1:
            raise UsageError(Message("components-which", games=games))
        game = games[0]
    return registry.rules(game)


@components.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("game", required=False)
@with_json
@with_language
def check(file: Path, game: str | None, as_json: bool) -> None:
    """Name each row of FILE that is wrong, and why.

    The exit code is 1 if there is one.
    """
    from polis.core.component_sets import components_of, digest

    rules = _rules(game)
    how = components_of(rules)
    data = read_json(file)
    problems = how.check(data)
    say = speaker().format
    if as_json:
        wrong = [{"row": problem.args["row"], "reason": say(problem)} for problem in problems]
        name = None if wrong else digest(data)
        print_json({"game": rules.sheet.key, "digest": name, "wrong": wrong})
    elif not problems:
        title, rows = rules.sheet.title, len(how.rows(data))
        click.echo(say("components-good", path=str(file), game=title, rows=rows))
    else:
        for problem in problems:
            click.echo(say(problem))
        rows = len({str(problem.args["row"]) for problem in problems})
        click.echo(say("components-bad", path=str(file), count=rows), err=True)
    if problems:
        sys.exit(WRONG)


@components.command()
@click.argument("game", required=False)
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), help="File to write; by default printed."
)
@with_json
@with_language
def export(game: str | None, output: Path | None, as_json: bool) -> None:
    """Write the set of components that comes with GAME, for editing."""
    from polis.core.component_sets import digest, set_of, write
    from polis.core.log import write_text

    rules = _rules(game)
    data = set_of(rules)
    if output is not None:
        write_text(output, write(data))
    if as_json:
        print_json({"game": rules.sheet.key, "digest": digest(data), "set": data})
    elif output is None:
        click.echo(write(data), nl=False)


@components.command()
@click.argument("game", required=False)
@click.option(
    "--components",
    "file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A set from a file; by default the one that comes with the game.",
)
@with_json
@with_language
def show(game: str | None, file: Path | None, as_json: bool) -> None:
    """List every row of a set, its content, and what is known of it."""
    from polis.core.component_sets import components_of, digest, other_set, set_of, with_set

    rules = _rules(game)
    if file is not None:
        rules = with_set(rules, read_json(file))
    data = set_of(rules)
    how = components_of(rules)
    say = speaker().format
    about = say(how.about()) if other_set(rules) is None else None
    if as_json:
        rows = [{"row": r.name, "holds": r.holds, "status": r.status} for r in how.rows(data)]
        name = digest(data)
        print_json({"game": rules.sheet.key, "digest": name, "about": about, "rows": rows})
        return
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("row", "holds", "status"):
        table.add_column(say(f"components-{column}"))
    for row in how.rows(data):
        table.add_row(Text(row.name), Text(row.holds), Text(row.status or "–", style="dim"))
    out().print(table)
    if about is not None:
        out().print(about, markup=False)
