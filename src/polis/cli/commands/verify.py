"""`polis verify LOG`: whether the outcomes of a finished game follow from its published secret."""

from __future__ import annotations

from pathlib import Path

import click

from polis.cli.console import out, print_json, speaker, with_json, with_language
from polis.cli.options import ready


@click.command()
@click.argument("log_file", metavar="LOG", type=click.Path(path_type=Path))
@with_json
@with_language
def verify(log_file: Path, as_json: bool) -> None:
    """Check that every outcome in LOG follows from the secret and the players' values in it."""
    from polis import luck
    from polis.core import log
    from polis.core.game import Game

    text = log.read_text(log_file)
    ready(log.game_of(text))
    game = Game.parse(text)
    events = luck.verify(game)
    assert game.luck is not None
    commitment, values = game.luck["commitment"], game.luck["values"]
    if as_json:
        print_json({"events": events, "commitment": commitment, "values": values})
        return
    say, console = speaker().format, out()
    lines = [say("luck-follows", events=events), say("luck-compare", commitment=commitment)]
    for name, value in zip(game.names, values, strict=True):
        if value is None:
            lines.append(say("luck-without", name=name))
        else:
            lines.append(say("luck-with", name=name, value=value))
    for line in lines:
        console.print(line, markup=False, soft_wrap=True)
