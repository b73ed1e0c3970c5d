"""`polis hint LOG` and `polis analyse LOG`: what a strong bot thinks of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from polis.bots.levels import STRONGEST
from polis.cli.console import (
    F,
    err,
    out,
    print_json,
    sentence,
    speaker,
    with_json,
    with_language,
)
from polis.cli.options import AnyWholeNumber, PositiveNumber, ready
from polis.text.message import Message

if TYPE_CHECKING:
    from polis.arena.analysis import Hint, MoveReview
    from polis.core.game import Game

MOVES = 5  # how many a hint tells
BAR = 12  # columns of the longest bar
GRADE_TEXTS = {
    "good": "grade-good",
    "inaccuracy": "grade-inaccuracy",
    "mistake": "grade-mistake",
    "blunder": "grade-blunder",
}
WEAK_TEXTS = {
    "blunder": "grades-blunder",
    "mistake": "grades-mistake",
    "inaccuracy": "grades-inaccuracy",
}


def _with_bot(seconds: float) -> Callable[[F], F]:
    def both(command: F) -> F:
        bot = click.option("--bot", default=STRONGEST, show_default=True, help="The bot to ask.")
        time = click.option(
            "--seconds", type=PositiveNumber(), default=seconds, show_default=True,
            help="Seconds for each decision, unless the bot's spec sets a time.",
        )  # fmt: skip
        return bot(time(command))

    return both


def _load(log_file: Path, bot: str) -> Game:
    """The game of a log; errors of the log and of the bot come before anything else."""
    from polis.bots.specs import parse
    from polis.core import log
    from polis.core.game import Game

    text = log.read_text(log_file)
    key = log.game_of(text)
    parse(bot, key)
    ready(key)
    return Game.parse(text)


@click.command()
@click.argument("log_file", metavar="LOG", type=click.Path(path_type=Path))
@click.option(
    "--at",
    type=AnyWholeNumber(),
    metavar="N",
    help="After the first N moves; by default after the last.",
)
@_with_bot(1.0)
@with_json
@with_language
def hint(log_file: Path, at: int | None, bot: str, seconds: float, as_json: bool) -> None:
    """Show what a strong bot would play in LOG, and why."""
    game = _load(log_file, bot)
    from polis.arena.analysis import hint as find
    from polis.arena.analysis import hint_data

    found = find(game, at, bot, seconds)
    if as_json:
        print_json(hint_data(game, found, MOVES))
    else:
        _show_hint(game, found, hint_data(game, found, MOVES))


def _show_hint(game: Game, found: Hint, data: dict[str, Any]) -> None:
    from rich.markup import escape
    from rich.table import Table

    words, console = speaker(), out()
    position = game.at(found.at)
    move = position.tell(found.estimates[0].action)
    text = words.format("hint-best", bot=found.bot, move=sentence(words, move, game.names))
    console.print(text, markup=False)
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    columns = ["move", "value", *["visits"] * bool(data["moves"][0]["visits"]), "line"]
    for column in columns:
        left = column in ("move", "line")
        table.add_column(words.format(f"hint-{column}"), justify="left" if left else "right")
    for move in data["moves"]:
        visits = [str(move["visits"])] if "visits" in columns else []
        line = " · ".join(move["line"])
        table.add_row(escape(move["action"]), words.number(move["value"], 2), *visits, escape(line))
    console.print(table)
    for change in found.changes:
        line = sentence(words, change.message, game.names)
        text = words.format("hint-change", change=change.after - change.before, line=line)
        console.print(text, markup=False)
    if not found.reasoned:
        console.print(words.format("hint-one-move", bot=found.bot), style="dim", markup=False)


@click.command()
@click.argument("log_file", metavar="LOG", type=click.Path(path_type=Path))
@_with_bot(0.3)
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), help="Draw the losses into this SVG file."
)
@with_json
@with_language
def analyse(log_file: Path, bot: str, seconds: float, output: Path | None, as_json: bool) -> None:
    """Show how much each move of LOG lost against the best one."""
    from rich.progress import Progress

    game = _load(log_file, bot)
    from polis.arena.analysis import review_data, review_game
    from polis.core import log

    with Progress(console=err(), transient=True, disable=not err().is_terminal) as progress:
        task = progress.add_task(speaker().format("analysing"), total=len(game.moves))
        found = review_game(game, bot, seconds, lambda done: progress.advance(task, done))
    data = review_data(game, bot, found)
    if output is not None:
        log.write_text(output, _plot(game, found))
    if as_json:
        print_json(data)
        return
    _show_moves(game, found)
    for number, seat in enumerate(data["seats"]):
        lost = speaker().number(seat["lost"], 2)
        text = speaker().format(
            "analyse-sum", name=seat["name"], decisions=seat["decisions"], lost=lost
        )
        out().print(text, markup=False)
        weak = _weak_moves([move for move in found if move.seat == number])
        if weak:
            text = speaker().format("analyse-grades", name=seat["name"], grades=weak)
            out().print(text, markup=False)


def _weak_moves(found: list[MoveReview]) -> list[Message]:
    """How many moves have each grade below good, from the worst grade on."""
    grades = Counter(str(move.loss.grade) for move in found)
    return [
        Message(text, count=grades[grade]) for grade, text in WEAK_TEXTS.items() if grades[grade]
    ]


def _show_moves(game: Game, found: list[MoveReview]) -> None:
    from rich.markup import escape
    from rich.table import Table

    words = speaker()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    graded = any(move.loss.grade for move in found)
    for column in ("at", "name", "move", "best", *["grade"] * graded, "lost"):
        right = column in ("at", "lost")
        table.add_column(words.format(f"analyse-{column}"), justify="right" if right else "left")
    table.add_column("")
    most = max((move.lost for move in found), default=0.0) or 1.0
    for move in found:
        bar = "█" * round(BAR * move.lost / most)
        table.add_row(
            str(move.at + 1),
            escape(game.names[move.seat]),
            escape(move.action),
            "" if move.best == move.action else escape(move.best),
            *[_grade(move)] * graded,
            _lost(move),
            bar,
            style="" if bar else "dim",
        )
    out().print(table)


def _grade(move: MoveReview) -> str:
    """The grade of a move, as the browser shows it; empty where none is known."""
    grade = move.loss.grade
    return "" if grade is None else speaker().format(GRADE_TEXTS[grade])


def _lost(move: MoveReview) -> str:
    """What a move lost, in the units that are known."""
    if move.loss.chance is None and move.loss.points is None:
        return ("" if move.seen else "≥ ") + speaker().number(move.lost, 2)
    message = move.loss.message
    return speaker().format(message) if message else ""


def _plot(game: Game, found: list[MoveReview]) -> str:
    from polis.drawing.plots import COLOURS, Bar, bar_plot

    say = speaker().format
    bars = [
        Bar(move.lost, COLOURS[move.seat], f"{move.at + 1}: {move.action} → {move.best}")
        for move in found
    ]
    legend = [(name, COLOURS[seat]) for seat, name in enumerate(game.names)]
    return bar_plot(say("analyse-title", game=game.rules.sheet.title), bars, legend)
