"""`polis replay LOG`: a recorded game in words, with the table at any move."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from polis.cli.console import out, print_json, sentence, speaker, with_json, with_language
from polis.cli.options import AnyWholeNumber, ready

if TYPE_CHECKING:
    from polis.core.game import Game
    from polis.core.position import Position


@click.command()
@click.argument("log_file", metavar="LOG", type=click.Path(path_type=Path))
@click.option(
    "--at", type=AnyWholeNumber(), metavar="N", help="Show the table after the first N moves."
)
@with_json
@with_language
def replay(log_file: Path, at: int | None, as_json: bool) -> None:
    """Print the moves of LOG in words, or show the table after N moves."""
    from rich.text import Text

    from polis.core import log
    from polis.core.game import Game

    text = log.read_text(log_file)
    ready(log.game_of(text))
    game = Game.parse(text)
    place = len(game.moves) if at is None else at
    position = game.at(place)
    if as_json:
        print_json(_as_data(game, place, position))
        return
    words, console = speaker(), out()
    shown = game.at(0)
    first = 0 if at is None else max(0, place - 1)
    for number, move in enumerate(game.moves[:place], start=1):
        message = shown.tell(move)
        if number > first:
            text = sentence(words, message, game.names)
            console.print(Text.assemble((f"{number:>4}", "dim"), f"  {text}"))
        shown.play(move)
    console.print(game.rules.terminal.table(position, words, game.names))
    console.print(sentence(words, position.prompt(), game.names), markup=False)


def _as_data(game: Game, place: int, position: Position) -> dict[str, object]:
    return {
        "game": game.rules.sheet.key,
        "at": place,
        "moves": game.moves[:place],
        "seats": game.names,
        "over": game.over and place == len(game.moves),
        "seat": position.seat if position.seat >= 0 else None,
        "scores": position.scores,
        "legal": list(position.legal),
        "view": position.view(),
    }
