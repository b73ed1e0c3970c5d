"""Bodies of HTTP requests and answers about logs of games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from polis.server.protocol.parts import Message, Model, Options, RequestModel
from polis.server.protocol.positions import MoveText, PositionView

Log = Annotated[str, StringConstraints(min_length=2, max_length=400_000)]


class LogText(Model):
    """A log that `polis replay` and this server can read."""

    log: str
    """The log, as JSON."""


class ReviewLog(RequestModel):
    """A log, and the number of moves to show the position after; None: all of them."""

    log: Log
    """The log, as `polis play --save` writes it."""
    at: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    """The number of moves; None: all."""
    moves: bool = True
    """Whether to return the moves in words as well."""


@dataclass(slots=True)
class ReviewedMove(MoveText):
    """A move of a log; `seat` is None for chance."""

    seat: int | None
    """The seat that acted; None for chance."""


class Review(Model):
    """The moves of a log in words, and the position after one of them."""

    game: str
    """The key of the game."""
    options: Options
    """The options of the game, with their values."""
    seats: list[str]
    """The names of the players."""
    moves: list[ReviewedMove]
    """The moves; empty if they were not asked for."""
    scores: list[list[int]]
    """The points of every seat at the beginning and after each of `moves`."""
    at: int
    """The number of moves before `position`."""
    position: PositionView
    """The score lines have all their parts here."""


class AnalyseLog(RequestModel):
    """A log, and the move from which to judge it: 0 first, then `next` of the previous answer."""

    log: Log
    """The log, as `polis play --save` writes it."""
    start: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    """The number of moves that are left out."""


class JudgedMove(Model):
    """A decision, the best alternative, and what was lost against it.

    `at` is the number of moves before it, so it is `moves[at]` of a review. `value`, `best_value`
    and `lost` are in the unit of the judging bot.
    """

    at: int
    """The number of moves before the decision."""
    seat: int
    """The seat that decided."""
    action: str
    """What was played, in notation."""
    best: str
    """The best alternative, in notation."""
    best_tell: Message
    """The same in words."""
    value: float
    """What the bot thinks of the decision."""
    best_value: float
    """What it thinks of the alternative."""
    lost: float
    """Never below 0, and 0 for the bot's own choice and for moves equal to it."""
    points: float | None
    """The same in points; None where the bot's unit is not points."""
    chance: float | None
    """The chance to win after the move, from 0 to 1; None where it is not known."""
    best_chance: float | None
    """The chance to win after the best move."""
    grade: Literal["good", "inaccuracy", "mistake", "blunder"] | None
    """By the lost chance to win, see `thresholds`; None where that is not known."""
    seen: bool
    """False: the bot did not examine the move, which lost at least this much."""
    reasons: list[Message]
    """Why the best move is best; empty if it was played."""


class Analysis(Model):
    """A part of an analysis: all decisions with an alternative from `start` to before `next`."""

    game: str
    """The key of the game."""
    bot: str
    """The bot that judges, as `polis analyse --bot` knows it; the same in all parts."""
    start: int
    """The move from which this part judges."""
    next: int | None
    """Where to continue; None at the end.

    The same as `start` when all bots are busy, or the one that judges is still being built.
    """
    total: int
    """The number of moves of the log, for showing progress."""
    thresholds: dict[str, float]
    """For each grade the least lost chance to win, from 0 to 1."""
    moves: list[JudgedMove]
    """The decisions of this part."""
