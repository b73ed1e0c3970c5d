"""Rows of the database as dataclasses."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal["start", "act", "undo"]
By = Literal["person", "bot", "clock", "dealer"]
Status = Literal["open", "playing", "over"]


@dataclass(frozen=True, slots=True)
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
    to_act: int | None = None
    """The seat that decides next; None at the end, and in rows of older versions."""


@dataclass(frozen=True)
class SeatRecord:
    """A seat: open, a bot's, or a person's, for whom a bot may play."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None = None
    level: str | None = None
    stand_in: str | None = None
    token_hash: str | None = None
    value: str | None = None
    """The random value of the player's browser for the next game that begins, as hex digits."""
    removal_at: float | None = None
    """When a bot of `removal_level` gets the seat of an absent player for good."""
    removal_level: str | None = None
    former_name: str | None = None
    """The player whose seat was given to a bot, who made the moves up to row `former_until`."""
    former_hash: str | None = None
    former_until: int | None = None
    former_identity: str | None = None
    muted: bool = False
    """Whether the host has taken chat and renaming from this player."""
    identity: str | None = None
    """The hash of the player's secret, which holds the seats of one person in all rooms."""
    colour: str | None = None
    avatar: str | None = None

    def held_by(self, hashes: Collection[str]) -> bool:
        """Whether one of these hashed secrets holds the seat."""
        return self.token_hash in hashes or self.identity in hashes

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
class ProposalRecord:
    """A change that the host wants and the seats in `waiting` have not agreed to yet.

    It is either new settings, or a seat that a bot of this level gets for good.
    """

    number: int
    """The room's revision when it was made, by which answers name it."""
    waiting: tuple[int, ...]
    settings: dict[str, Any] | None = None
    seat: int | None = None
    level: str | None = None


SEEDED = 1
"""The dealer that draws from a seed, of rooms made before luck could be verified."""
KEYED = 2
"""The dealer that draws from a root and the players' values, see `polis.luck`."""


@dataclass(frozen=True)
class RoomRecord:
    """A room and its seats as stored."""

    id: str
    game: str
    rules_version: int
    options: dict[str, str | bool]
    seed: int
    uploaded: bool
    """Whether the room was created with a log, whose moves the store keeps apart."""
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
    maker: str | None = None
    """A mark of the address from which it was made; several addresses have the same one."""
    dealer: int = SEEDED
    root: str | None = field(default=None, repr=False)
    """256 random bits as hex digits, which never leave the server."""
    luck_values: tuple[str | None, ...] = ()
    """Each seat's random value, taken over when the game began."""
    proposal: ProposalRecord | None = None
    host_identity: str | None = None
    """The hash of the host's secret, as in the seats."""
    spectator_chat: bool = False
    muted_spectators: tuple[str, ...] = ()
    """The hashed secrets of spectators from whom the host has taken the chat."""
    auto_start: bool = True
    """Whether the game begins when the last open seat is taken."""
    daily: str | None = None
    """The day of a daily game, as 2026-11-17; its root is that of the day."""
    attempt: str | None = field(default=None, repr=False)
    """A hash of day, game and identity, which only one room can have."""
    pinned_bot: str | None = None
    """The spec by simulations that the bots of a daily game have."""

    def hosted_by(self, hashes: Collection[str]) -> bool:
        """Whether one of these hashed secrets is the host's."""
        return self.host_hash in hashes or self.host_identity in hashes

    @property
    def verifiable(self) -> bool:
        """Whether the luck of the game can be verified once it is over."""
        return self.dealer == KEYED and not self.uploaded

    @property
    def published(self) -> bool:
        """Whether the secret of the game is public; then nothing can be taken back any more.

        That of a daily game is published after its day, see `rooms/daily.py`.
        """
        return self.verifiable and self.status == "over" and self.daily is None


@dataclass(frozen=True)
class DayRecord:
    """What all daily games of one game and day share."""

    day: str
    game: str
    root: str = field(repr=False)
    level: str
    bot: str
    rules_version: int
    options: dict[str, str | bool]


@dataclass(frozen=True)
class DailyResultRecord:
    """How a daily game ended for its person."""

    room: str
    day: str
    game: str
    score: int
    rival: int
    share: float
    moves: int
    finished_at: float


@dataclass(frozen=True)
class StoredRow:
    """A row that is in the database, and the revision of its room, which it did not change."""

    row: MoveRecord
    revision: int


@dataclass(frozen=True)
class ChatRecord:
    """A line of a room's chat, or an announcement: a message in JSON instead of a text."""

    line: int
    seat: int | None
    name: str
    text: str
    client_id: str
    said_at: float
    message: str | None = None
    watching: bool = False
    identity: str | None = None
    """The hash of a spectator's secret; players are known by their seats."""
