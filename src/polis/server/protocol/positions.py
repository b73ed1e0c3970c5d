"""Parts of messages about the table: positions, explained scores, log entries."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from polis.server.protocol.parts import Effect, Message, Part, Result, View


@dataclass(slots=True)
class ScorePart(Part):
    """One component behind a score line: what it adds, or why it adds nothing."""

    message: Message
    """The component in words."""
    worth: int
    """What it adds; 0 if nothing."""
    cell: tuple[int, int] | None
    """Where it lies on the board; None without such a place."""


@dataclass(slots=True)
class ScoreLine(Part):
    """One line of an explained score; `parts` only on request."""

    message: Message
    """The line in words."""
    points: int
    """What it adds to the score."""
    parts: list[ScorePart] = field(default_factory=list)
    """The components behind it."""


@dataclass(slots=True, kw_only=True)
class UndoOffer(Part):
    """An undo that a seat can have: back to row `to`, if the players of `needs` agree."""

    seat: int
    """The seat that can ask."""
    to: int
    """The row that would be the last one."""
    needs: list[int]
    """Empty: no agreement is needed. A client that holds these seats itself agrees for them."""


@dataclass(slots=True, kw_only=True)
class Clocks(Part):
    """Times in seconds since 1970 by the server's clock, and each seat's remaining time.

    If that clock is set while a decision runs, its times go on as before; only `now` is to be
    compared with the others.
    """

    now: float
    """The time when this was sent."""
    since: float
    """When the current decision began."""
    deadline: float | None
    """When a bot will act for the seat on turn."""
    remaining: list[float] | None
    """For a game clock: each seat's seconds when the current decision began."""


@dataclass(slots=True, kw_only=True)
class PositionFacts(Part):
    """What is said of the position after row `number` whenever it changes."""

    number: int
    """Number of the last row."""
    to_act: int | None
    """None once the game is over."""
    prompt: Message
    """Whose turn it is and what the seat to act decides, or who has won."""
    request: Message
    """What the seat to act is asked to do, for its player; the prompt if no seat is to act."""
    legal: list[str]
    """The legal actions in notation."""
    tells: list[Message]
    """The same in words, if they are few enough for a menu; otherwise empty."""
    scores: list[int]
    """The points of each seat now."""
    undo: list[UndoOffer]
    """What can be undone."""
    clocks: Clocks | None
    """None without a clock."""
    result: Result | None
    """None until the game is over."""


@dataclass(slots=True, kw_only=True)
class PositionView(PositionFacts):
    """The position after row `number`, the same for all clients: nothing is hidden."""

    view: View
    """Everything that is drawn, in the game's own type."""
    lines: list[list[ScoreLine]]
    """For each seat its explained score without parts."""


@dataclass(slots=True)
class MoveText(Part):
    """A decision or a chance outcome in notation and in words, with what it brought."""

    move: str
    """In notation."""
    tell: Message
    """In words."""
    news: list[Message]
    """What it brought, in words."""
    effects: list[Effect]
    """What it did, in the order in which a table shows it."""


@dataclass(slots=True, kw_only=True)
class LogEntry(Part):
    """One row of the log: a decision with the chance that followed it, or an undo."""

    number: int
    """Number of the row; row 0 is the start."""
    kind: Literal["start", "act", "undo"]
    """What the row is."""
    seat: int | None
    """The seat that acted; None for the start."""
    by: Literal["person", "bot", "clock", "dealer"]
    """Who acted for the seat."""
    at: float
    """When, in seconds since 1970."""
    to: int | None
    """The row that an `undo` went back to; later entries are undone."""
    moves: list[MoveText]
    """The decision and the outcomes of chance after it."""
    skipped: int = 0
    """Moves before these: of a game that goes on from an uploaded log, row 0 may have many."""


@dataclass(slots=True, kw_only=True)
class LogPage(Part):
    """Consecutive entries of the log; if the first has a number above 0, there are earlier ones."""

    entries: list[LogEntry]
    """The entries, the oldest first."""
    undone: list[int]
    """The numbers of those entries that were undone."""
