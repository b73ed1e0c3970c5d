"""`polis score` and `polis legal`: a city or table from a file, scored and explained."""

from __future__ import annotations

from pathlib import Path

import click

from polis.cli.console import (
    out,
    print_json,
    read_json,
    speaker,
    with_json,
    with_language,
)
from polis.cli.options import ready, with_components


@click.command()
@click.argument("game")
@click.argument("file", type=click.Path(path_type=Path))
@with_components
@with_json
@with_language
def score(game: str, file: Path, components: Path | None, as_json: bool) -> None:
    """Score the city or table in FILE."""
    from polis.core import scorepad

    data = read_json(file)
    rules = ready(game, components)
    result = scorepad.score(rules, data)
    if as_json:
        print_json(result)
    else:
        assert rules.scorepad_terminal is not None
        out().print(rules.scorepad_terminal.show_score(rules, data, speaker()))


@click.command()
@click.argument("game")
@click.argument("file", type=click.Path(path_type=Path))
@with_components
@with_json
@with_language
def legal(game: str, file: Path, components: Path | None, as_json: bool) -> None:
    """List where the next piece could go in the city or table in FILE."""
    from polis.core import scorepad

    data = read_json(file)
    result = scorepad.legal(ready(game, components), data)
    if as_json:
        print_json(result)
        return
    for entry in result["footprints"]:
        cells = "  ".join(f"{q},{r}" for q, r in entry["cells"])
        out().print(f"{cells}  [dim]{entry['level']}[/]")
