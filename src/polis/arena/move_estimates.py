"""A bot's estimates of the legal moves of a position, and of one move in particular."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import numpy as np

from polis.bots.bot import Bot, ask, user_code_errors
from polis.bots.estimates import MoveEstimate
from polis.bots.policies import look
from polis.bots.search import MEASURE
from polis.core.errors import BotFailed
from polis.core.game import Game
from polis.core.interfaces import Array
from polis.core.kernel import new_records
from polis.core.position import Position
from polis.text.message import Message

CONTINUATION = 4
"""Length of the continuation that one-move estimates give."""

RUNNER_UP: Final = -1
"""Instead of a code: the best of the moves that are not equal to the bot's choice."""


def one_move_estimates(position: Position) -> list[MoveEstimate]:
    """Every legal move with the game's `value` after it, best first."""
    codes = position.legal.codes
    worths = _values_after(position)
    order = np.argsort(-worths, kind="stable")
    return [
        MoveEstimate(
            int(codes[k]), float(worths[k]), 0, _expected(position, int(codes[k])) if n == 0 else ()
        )
        for n, k in enumerate(order)
    ]


def _values_after(position: Position) -> Array:
    """The game's `value` after each legal move."""
    codes = position.legal.codes
    worths: Array = np.zeros(len(codes))
    at = (position.rules.box, position.records, 0)
    look(*at, codes, len(codes), new_records(1, position.rules.dtype), worths)
    return worths


def _expected(position: Position, code: int) -> tuple[int, ...]:
    """The moves that look best after this one, up to the next chance event."""
    shown = position.copy().play(code)
    line: list[int] = []
    while shown.seat >= 0 and len(line) < CONTINUATION:
        line.append(int(shown.legal.codes[_values_after(shown).argmax()]))
        shown.play(line[-1])
    return tuple(line)


def estimate_moves(
    bot: Bot,
    name: str,
    game: Game | None,
    position: Position,
    seconds: float,
    compare: int | None = None,
) -> tuple[list[MoveEstimate], bool]:
    """A bot's estimates of the legal moves, its choice first; and whether they are its own.

    `compare` is a move, or RUNNER_UP, that is measured with many simulations if the bot can do
    that; it comes second then, behind moves that are equal to the choice. `game` is only needed for
    bots that are programs.
    """
    analyse = getattr(bot, "analyse", None)
    if analyse is not None:
        with user_code_errors(name):
            said = list(analyse(position.copy(), seconds))
            if said and compare is not None and hasattr(bot, "measure"):
                said = _with_measured(bot, position, said, compare, seconds)
        if not said:
            raise BotFailed(Message("bot-no-thought", bot=name))
        return said, True
    estimates = one_move_estimates(position)
    played = ask(bot, name, position, seconds, game)
    first = next(estimate for estimate in estimates if estimate.action == played)
    if estimates[0].value == first.value:
        first = MoveEstimate(played, first.value, 0, _expected(position, played))
    return [first, *(estimate for estimate in estimates if estimate.action != played)], False


def _with_measured(
    bot: Any, position: Position, estimates: list[MoveEstimate], code: int, seconds: float
) -> list[MoveEstimate]:
    """The estimates, with the equal moves marked and this one measured."""
    first, *rest = estimates
    others: list[int] = bot.others(position)
    alike = _equal_moves(position, first.action)
    equal = [replace(first, action=one, line=(), equal=True) for one in alike]
    if code == RUNNER_UP:
        code = next((one for one in others if one not in alike), first.action)
    if code == first.action or code in alike:
        measured = []
    else:
        visits = sum(estimate.visits for estimate in estimates)
        known = next((one for one in rest if one.action == code), None)
        enough = known is not None and known.visits * MEASURE >= visits
        measured = [known] if enough and known else [bot.measure(position.copy(), code, seconds)]
    rest = [one for one in rest if one.action != code and one.action not in alike]
    return [first, *equal, *measured, *rest]


def _equal_moves(position: Position, code: int) -> list[int]:
    """The other legal moves that lead to the same game as this one."""
    wanted = position.copy().play(code)
    # Score lines are quick to compare, and leave few positions to bring into a normal form.
    lines, form = _score_lines(wanted), wanted.normal_form()
    after = ((one, position.copy().play(one)) for one in position.legal.codes.tolist())
    return [
        one
        for one, shown in after
        if one != code and _score_lines(shown) == lines and shown.normal_form() == form
    ]


def _score_lines(position: Position) -> list[bytes]:
    return [position.score(seat).lines.tobytes() for seat in range(position.seats)]
