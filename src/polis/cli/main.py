"""The command line: `polis COMMAND`. A command's module is loaded when the command is called."""

from __future__ import annotations

import importlib
import os
import sys

import click

from polis import __version__
from polis.cli.console import speaker, with_language
from polis.core.errors import PolisError, UsageError
from polis.text.message import Message

COMMANDS = {
    "serve": "polis.cli.commands.serve",
    "backup": "polis.cli.commands.database",
    "restore": "polis.cli.commands.database",
    "erase": "polis.cli.commands.database",
    "games": "polis.cli.commands.games",
    "rules": "polis.cli.commands.games",
    "play": "polis.cli.commands.play",
    "replay": "polis.cli.commands.replay",
    "verify": "polis.cli.commands.verify",
    "score": "polis.cli.commands.scorepad",
    "legal": "polis.cli.commands.scorepad",
    "draw": "polis.cli.commands.draw",
    "simulate": "polis.cli.study.simulate",
    "components": "polis.cli.commands.components",
    "ladder": "polis.cli.study.ladder",
    "exploit": "polis.cli.study.exploit",
    "train": "polis.cli.study.train",
    "dataset": "polis.cli.study.dataset",
    "puzzles": "polis.cli.study.puzzles",
    "hint": "polis.cli.commands.analysis",
    "analyse": "polis.cli.commands.analysis",
    "bench": "polis.cli.study.bench",
    "warm": "polis.cli.commands.warm",
}


class Commands(click.Group):
    """Finds a command's module by its name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            raise UsageError(Message("command-unknown", command=name, commands=list(COMMANDS)))
        command: click.Command = getattr(importlib.import_module(COMMANDS[name]), name)
        return command


@click.group(cls=Commands, invoke_without_command=True)
@with_language
@click.version_option(__version__, package_name="polis-games")
@click.pass_context
def polis(ctx: click.Context) -> None:
    """Play, score, learn and study city-building board games."""
    if ctx.invoked_subcommand is None:
        from polis.cli.commands.serve import at_home, pages_are_built, require_server

        require_server()
        if pages_are_built():
            at_home()
        else:
            from polis.cli.commands.play import play

            click.echo(speaker().format("serve-no-pages"), err=True)
            ctx.invoke(play)


def main() -> None:
    """Run the command line; whatever is refused ends in one sentence and exit code 2."""
    try:
        polis.main(standalone_mode=False)
    except click.ClickException as error:
        sys.exit(_refuse(error.format_message(), error.exit_code))
    except PolisError as error:
        sys.exit(_refuse(speaker().format(error.message), 2))
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        # The reader of our output has gone, as `head` does; nothing is left to say to it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def _refuse(sentence: str, code: int) -> int:
    click.echo(f"polis: {sentence}", err=True)
    return code
