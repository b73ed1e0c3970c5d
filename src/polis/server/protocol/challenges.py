"""Bodies of HTTP requests and answers about daily games and puzzles."""

from __future__ import annotations

from typing import Annotated

from pydantic import StringConstraints

from polis.server.protocol.http import HeldSeat, Person
from polis.server.protocol.parts import Face, Message, Model, RequestModel, Token

Day = Annotated[str, StringConstraints(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class DailyGame(Model):
    """Today's game of one kind: the same luck and the same bots for all."""

    game: str
    players: int
    level: str
    commitment: str
    """The hash of the day's secret, which is published after the day."""
    next_commitment: str
    """The same of tomorrow."""


class DailyGames(Model):
    """The games of today, in UTC."""

    day: str
    ends_at: float
    games: list[DailyGame]


class StartDaily(Person):
    """Begin today's game; a person has one attempt."""

    identity: Token


class DailyStarted(Model):
    """The room of the attempt; `seats` is empty if it was begun before."""

    room: str
    seats: list[HeldSeat]


class ReadDaily(RequestModel):
    """The day whose results are wanted, today by default, and the secret of the person who asks."""

    day: Day | None = None
    identity: Token | None = None


class DailyResult(Model):
    """How a daily game ended for one person."""

    place: int
    name: str | None
    face: Face | None
    mine: bool
    score: int
    rival: int
    """The points of the best bot."""
    won: float
    """The share of the win, from 0 to 1."""
    moves: int
    """The number of the person's decisions."""


class DailyResults(Model):
    """The results of a day, the best first."""

    day: str
    over: bool
    """Whether the day is over: then its secret and the best game are public."""
    commitment: str | None
    """None if this server had no game on this day."""
    secret: str | None
    count: int
    """The number of all results, of which the best are listed, and that of the person who asks."""
    results: list[DailyResult]
    my_room: str | None
    """The room of the attempt of the person who asks."""


class PuzzleSets(Model):
    """How many puzzles each game has."""

    counts: dict[str, int]


class PuzzleTask(Model):
    """A position in which one move is clearly the best."""

    game: str
    number: int
    log: str
    """The game up to the position, as a log."""
    seat: int
    points: int | None
    """The best move brings at least so many points more than any other."""
    chance: int | None
    """The best move brings at least so many hundredths of the chance to win more."""
    hard: bool
    """Whether a bot that looks one move ahead does not find it."""


class AnswerPuzzle(RequestModel):
    """A move, in notation."""

    action: Notation


class PuzzleAnswer(Model):
    """Whether the move was the best, and which one is."""

    right: bool
    best: str
    best_tell: Message
    second_tell: Message
    """The next best move."""
    points: float | None
    """What the next best move loses."""
    chance: float | None
