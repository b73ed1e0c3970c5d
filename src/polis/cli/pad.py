"""`polis score` and `polis legal`: somebody's city from a file, scored and explained."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from polis.cli.common import out, print_json, ready, speaker, with_json, with_language
from polis.core.errors import BadFile
from polis.core.message import Message


def _read(path: Path) -> Any:
    from polis.core.log import read_text

    try:
        return json.loads(read_text(path))
    except ValueError as error:
        if isinstance(error, BadFile):
            raise
        raise BadFile(Message("pad-json", path=str(path), error=str(error))) from error


@click.command()
@click.argument("game")
@click.argument("file", type=click.Path(path_type=Path))
@with_json
@with_language
def score(game: str, file: Path, as_json: bool) -> None:
    """Score the city or table in FILE."""
    from polis.core import pad

    data = _read(file)
    rules = ready(game)
    result = pad.score(game, data)
    if as_json:
        print_json(result)
    else:
        assert rules.pad is not None
        out().print(rules.pad.show_score(rules, data, speaker()))


@click.command()
@click.argument("game")
@click.argument("file", type=click.Path(path_type=Path))
@with_json
@with_language
def legal(game: str, file: Path, as_json: bool) -> None:
    """List where the next piece could go in the city or table in FILE."""
    from polis.core import pad

    data = _read(file)
    ready(game)
    result = pad.legal(game, data)
    if as_json:
        print_json(result)
        return
    for entry in result["footprints"]:
        cells = "  ".join(f"{q},{r}" for q, r in entry["cells"])
        out().print(f"{cells}  [dim]{entry['level']}[/]")
