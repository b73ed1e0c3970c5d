"""Options that several commands share, and the rules of a game, ready to play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from polis.cli.console import F, err, read_json, speaker

if TYPE_CHECKING:
    from polis.core.rules import Rules


def with_options(command: F) -> F:
    """Give a command the repeatable option --option key=value."""
    return click.option(
        "--option",
        "options",
        multiple=True,
        metavar="KEY=VALUE",
        help="An option of the game, such as supply=ten; see `polis games`.",
    )(command)


def with_components(command: F) -> F:
    """Give a command the option --components FILE."""
    return click.option(
        "--components",
        type=click.Path(path_type=Path),
        metavar="FILE",
        help="Set of components from a file; see `polis components`.",
    )(command)


def read_options(game: str, options: tuple[str, ...]) -> dict[str, str | bool]:
    """All options of a game, from what was given on the command line."""
    from polis.core import registry

    return registry.sheet(game).read_options(" ".join(options))


def ready(game: str, components: Path | None = None) -> Rules:
    """The rules of a game, compiled; on the first use of all it says what it is doing.

    With `components`, the file of another set; the compiled kernels are the same.
    """
    from polis.core import registry

    key = registry.find(game)
    sheet = registry.sheet(key)
    rules = registry.rules(key)
    if components is not None:
        from polis.core.component_sets import with_set

        rules = with_set(rules, read_json(components))
    from polis.core.kernel import CACHE

    marker = CACHE / f"{key}.ready"
    if marker.exists():
        rules.prepare()
        return rules
    say = speaker().format
    console = err()
    console.print(say("preparing", game=sheet.title))
    with console.status("") as status:
        rules.prepare(
            lambda name, number, total: status.update(
                say("preparing-step", name=name, number=number + 1, total=total)
            )
        )
    marker.touch()
    return rules
