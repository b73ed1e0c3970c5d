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
    """The key of the game."""
    players: int
    """The number of seats."""
    level: str
    """The level of the bots."""
    commitment: str
    """The hash of the day's secret, which is published after the day."""
    next_commitment: str
    """The same of tomorrow."""


class DailyGames(Model):
    """The games of today, in UTC."""

    day: str
    """The day, such as 2026-11-17."""
    ends_at: float
    """When it ends, in seconds since 1970."""
    games: list[DailyGame]
    """A game of each kind."""


class StartDaily(Person):
    """Begin today's game; a person has one attempt."""

    identity: Token
    """The person's own secret, which holds the seat."""


class DailyStarted(Model):
    """The room of the attempt; `seats` is empty if it was begun before."""

    room: str
    """The room's id."""
    seats: list[HeldSeat]
    """The seat of the person and its secret."""


class ReadDaily(RequestModel):
    """The day whose results are wanted, today by default, and the secret of the person who asks."""

    day: Day | None = None
    """Such as 2026-11-17; None: today."""
    identity: Token | None = None
    """The secret; None marks no result."""


class DailyResult(Model):
    """How a daily game ended for one person."""

    place: int
    """The place, from 1; equal results share it."""
    name: str | None
    """None for a person without a name."""
    face: Face | None
    """None for a person who chose none."""
    mine: bool
    """Whether this is the person who asks."""
    score: int
    """The person's points."""
    rival: int
    """The points of the best bot."""
    won: float
    """The share of the win, from 0 to 1."""
    moves: int
    """The number of the person's decisions."""


class DailyResults(Model):
    """The results of a day, the best first."""

    day: str
    """The day, such as 2026-11-17."""
    over: bool
    """Whether the day is over: then its secret and the best game are public."""
    commitment: str | None
    """None if this server had no game on this day."""
    secret: str | None
    """None until the day is over."""
    count: int
    """The number of all results, of which the best are listed, and that of the person who asks."""
    results: list[DailyResult]
    """The results."""
    my_room: str | None
    """The room of the attempt of the person who asks."""


class PuzzleSets(Model):
    """How many puzzles each game has."""

    counts: dict[str, int]
    """The number of puzzles by the key of the game; they are numbered from 1."""


class PuzzleTask(Model):
    """A position in which one move is clearly the best."""

    game: str
    """The key of the game."""
    number: int
    """The number of the puzzle, from 1."""
    log: str
    """The game up to the position, as a log."""
    seat: int
    """The seat that is to act."""
    points: int | None
    """The best move brings at least so many points more than any other."""
    chance: int | None
    """The best move brings at least so many hundredths of the chance to win more."""
    hard: bool
    """Whether a bot that looks one move ahead does not find it."""


class AnswerPuzzle(RequestModel):
    """A move, in notation."""

    action: Notation
    """The move."""


class PuzzleAnswer(Model):
    """Whether the move was the best, and which one is."""

    right: bool
    """Whether the move is the best."""
    best: str
    """The best move, in notation."""
    best_tell: Message
    """The same in words."""
    second_tell: Message
    """The next best move."""
    points: float | None
    """What the next best move loses."""
    chance: float | None
    """What it loses of the chance to win, from 0 to 1."""
