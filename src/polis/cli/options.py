"""Options that several commands share, and the rules of a game, ready to play."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from polis.cli.console import F, err, read_json, speaker
from polis.core.errors import UsageError
from polis.text.message import Message

if TYPE_CHECKING:
    from polis.core.rules import Rules


class AnyWholeNumber(click.types.IntParamType):
    """A whole number; what is none is refused in a sentence that quotes it."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        return _whole_number(value, param, 3)


class WholeNumber(click.IntRange):
    """A whole number within bounds; what is none is refused in a sentence that quotes it."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        name = _shown_name(param)
        least = int(self.min or 0)
        number = _whole_number(value, param, max(least, 3))
        if self.max is not None and not least <= number <= self.max:
            key, bounds = "whole-number-range", {"least": str(least), "most": str(self.max)}
            raise UsageError(Message(key, value=str(value), name=name, **bounds))
        if number < least:
            raise UsageError(
                Message("whole-number-least", value=str(value), name=name, least=str(least))
            )
        return number


def _whole_number(value: Any, param: click.Parameter | None, example: int) -> int:
    """The number that was given; UsageError with the default or another example if it is none."""
    try:
        return int(value)
    except ValueError:
        default = param.default if param is not None else None
        shown = str(default if isinstance(default, int) else example)
        name = _shown_name(param)
        raise UsageError(
            Message("whole-number", value=str(value), name=name, example=shown)
        ) from None


class PositiveNumber(click.types.FloatParamType):
    """A number above 0 and below a million; else a sentence quotes what was given."""

    name = "number"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        try:
            number = float(value)
        except ValueError:
            number = 0.0
        if not 0 < number < 1e6:  # which "nan" is not either
            name = _shown_name(param)
            raise UsageError(Message("positive-number", value=str(value), name=name))
        return number


def _shown_name(param: click.Parameter | None) -> str:
    """An option as it is written, or an argument as the help calls it."""
    if param is None:
        return ""
    return param.opts[0] if isinstance(param, click.Option) else param.human_readable_name


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
    """The rules of a game; with `components`, the file of another set."""
    from polis.core import registry

    rules = registry.rules(game)
    if components is None:
        return rules
    from polis.core.component_sets import with_set

    return with_set(rules, read_json(components))


def read_components(game: str, file: Path | None) -> Mapping[str, Any] | None:
    """The set of components in a file as plain data; None if it is the game's own."""
    from polis.core.component_sets import other_set

    return None if file is None else other_set(ready(game, file))


def native(game: str, part: str) -> None:
    """Have a part of a game's native code before much is computed; show how it is built."""
    from polis.core import registry
    from polis.core.native import builds, library

    key = registry.find(game)
    if not library.enabled() or part in registry.load_libraries(key):
        return
    say, console = speaker().format, err()
    title = registry.sheet(key).title
    console.print(say("building", game=title))
    with console.status("") as status:

        def show(building: builds.Builds, _: str) -> None:
            now = building.progress(key)
            if now.step:
                step = say("building-step", name=now.step, number=now.done + 1, total=now.total)
                status.update(step)

        builds.build_now([key], report=show)
