"""`polis draw GAME LOG`: a picture of a recorded game at any move."""

from __future__ import annotations

from pathlib import Path

import click

from polis.cli.console import print_json, speaker, with_json, with_language
from polis.cli.options import AnyWholeNumber, ready
from polis.core import registry
from polis.core.errors import BadFile
from polis.text.message import Message


@click.command()
@click.argument("game")
@click.argument("log_file", metavar="LOG", type=click.Path(path_type=Path))
@click.option(
    "--at",
    type=AnyWholeNumber(),
    metavar="N",
    help="After the first N moves; by default after the last.",
)
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), help="File to write; by default printed."
)
@with_json
@with_language
def draw(game: str, log_file: Path, at: int | None, output: Path | None, as_json: bool) -> None:
    """Draw the position of LOG after N moves as SVG."""
    from polis.core import log
    from polis.core.game import Game

    key = registry.find(game)
    text = log.read_text(log_file)
    other = log.game_of(text)
    if other != key:
        titles = {"game": registry.sheet(key).title, "other": registry.sheet(other).title}
        raise BadFile(Message("draw-other", **titles))
    rules = ready(key)
    if rules.drawing is None:
        known = [rules.sheet.key for rules in registry.all_rules() if rules.drawing]
        raise BadFile(Message("draw-none", game=rules.sheet.title, games=known))
    played = Game.parse(text)
    place = len(played.moves) if at is None else at
    picture = rules.drawing.draw(played.at(place), speaker(), played.names)
    if output is not None:
        log.write_text(output, picture)
    if as_json:
        print_json({"game": key, "at": place, "svg": picture})
    elif output is None:
        click.echo(picture)
