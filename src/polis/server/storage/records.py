"""Rows of the database as dataclasses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["start", "act", "undo"]
By = Literal["person", "bot", "clock", "dealer"]
Status = Literal["open", "playing", "over"]


@dataclass(frozen=True)
class MoveRecord:
    """One row of a game's log: a decision and the chance that followed it, or an undo."""

    number: int
    kind: Kind
    seat: int | None
    by: By
    action: str | None
    chance: tuple[str, ...]
    undo_to: int | None
    client_id: str | None
    made_at: float
    spent: float


@dataclass(frozen=True)
class SeatRecord:
    """A seat: open, a bot's, or a person's, for whom a bot may play."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None = None
    level: str | None = None
    stand_in: str | None = None
    token_hash: str | None = None

    @property
    def player(self) -> str | None:
        """The level of the bot that acts for this seat, None for a person."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def present(self) -> bool:
        """Whether a person decides for this seat, who has to agree to an undo."""
        return self.kind == "person" and self.stand_in is None


@dataclass(frozen=True)
class UndoRequestRecord:
    """Seat `seat` asks, at row `number`, for an undo back to row `to`."""

    number: int
    seat: int
    to: int
    waiting: tuple[int, ...]


@dataclass(frozen=True)
class RoomRecord:
    """A room and its seats as stored."""

    id: str
    game: str
    rules_version: int
    options: dict[str, str | bool]
    seed: int
    uploaded_moves: tuple[str, ...]
    """The moves of the log with which the room was created; empty without one."""
    status: Status
    public: bool
    spectators: bool
    clock: Literal["move", "game"] | None
    clock_seconds: int | None
    undo: Literal["agreement", "free"]
    chat: bool
    undo_request: UndoRequestRecord | None
    host_hash: str
    invite_hash: str
    next: str | None
    revision: int
    created_at: float
    seats: tuple[SeatRecord, ...]


@dataclass(frozen=True)
class ChatRecord:
    """A line of a room's chat."""

    line: int
    seat: int | None
    name: str
    text: str
    client_id: str
    said_at: float
