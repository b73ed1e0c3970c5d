"""The console: its language, standard output and error, JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from polis.core.errors import BadFile
from polis.text.message import Message
from polis.text.translation import LANGUAGES, Translation, preferred_language, translation

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table as RichTable

F = TypeVar("F", bound=Callable[..., Any])
WIDE = 300
"""Characters of a line where there is no terminal."""

_asked: list[str] = []  # the language of --lang; an error is printed after its command has ended


def _set_language(ctx: click.Context, parameter: click.Parameter, value: str | None) -> None:
    if value:
        _asked[:] = [value]


def speaker() -> Translation:
    """The words of the language asked for with --lang, else of the locale's."""
    return translation(_asked[0] if _asked else preferred_language())


def sentence(words: Translation, message: Message, names: Sequence[str]) -> str:
    """A message as a line of its own: with a capital, unless it begins with a player's name."""
    text = words.format(message, names)
    return text if text.startswith(tuple(names)) else text[:1].upper() + text[1:]


def with_language(command: F) -> F:
    """Give a command the option --lang."""
    option = click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        callback=_set_language,
        expose_value=False,
        is_eager=True,
        help="Language of the texts; by default the locale's.",
    )
    return option(command)


def with_json(command: F) -> F:
    """Give a command the option --json."""
    return click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")(
        command
    )


def read_json(path: Path) -> Any:
    """The data in a JSON file; BadFile if it is none, or says something twice."""
    from polis.core.log import read_text

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            keys = [key for key, _ in pairs]
            twice = next(key for key in keys if keys.count(key) > 1)
            raise BadFile(Message("file-key-twice", path=str(path), field=twice))
        return found

    text = read_text(path).removeprefix("\ufeff")  # some editors put this mark there
    try:
        data = json.loads(text, object_pairs_hook=once)
        json.dumps(data, ensure_ascii=False).encode()  # half a character could not be shown
    except (ValueError, RecursionError) as error:
        if isinstance(error, BadFile):
            raise
        raise BadFile(Message("file-json", path=str(path), error=str(error))) from error
    return data


def print_json(data: Any) -> None:
    """Results for programs, on standard output."""
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def out() -> Console:
    """The console for results."""
    from rich.console import Console

    return Console(highlight=False)


def err() -> Console:
    """The console for progress and remarks."""
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def print_table(table: RichTable) -> None:
    """Print a table; in a file or a pipe it is as wide as it needs, not as a terminal would be."""
    console = out()
    if not console.is_terminal:
        console.width = WIDE
    console.print(table)


def is_terminal() -> bool:
    """Whether a person can answer questions here."""
    return sys.stdin is not None and sys.stdin.isatty()
