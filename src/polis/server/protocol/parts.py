"""The parts that messages and requests are made of: words, seats, rooms, tables, log entries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    JsonValue,
    StringConstraints,
)
from pydantic_core import CoreSchema, core_schema

Level = Literal["apprentice", "builder", "architect", "master"]
"""The bots a person can choose."""

RoomId = Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z_-]{16}$")]
Token = Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z_-]{43}$")]
Name = Annotated[
    str,
    StringConstraints(
        min_length=1, max_length=40, strip_whitespace=True, pattern=r"^[^\x00-\x1f\x7f]+$"
    ),
]
GameKey = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9-]{1,31}$")]
Number = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Options = dict[str, str | bool]


class Model(BaseModel):
    """Something the server says; what it says, it says in full."""

    model_config = ConfigDict(
        extra="forbid", frozen=True, json_schema_serialization_defaults_required=True
    )


class RequestModel(BaseModel):
    """Something a client gives: every field checked strictly, none unknown."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Unchecked:
    """Marks what the engine made and nobody sent: published as it is, not checked piece by piece.

    Checking a view's thousands of pieces would cost more than making it.
    """

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        # Whoever reads it from JSON still checks it, and the published schema is the same.
        return core_schema.json_or_python_schema(
            handler(source),
            core_schema.any_schema(),
            serialization=core_schema.simple_ser_schema("any"),
        )


View = Annotated[Mapping[str, JsonValue], Unchecked()]
"""A game's own picture of a position."""


class SeatRef(Model):
    """A seat among the arguments of a message: the reader puts the player's name there."""

    seat: int


class Message(Model):
    """A key of the message files with its arguments, which may be messages themselves."""

    key: str
    args: Annotated[
        dict[
            str, int | float | str | SeatRef | Message | list[int | float | str | SeatRef | Message]
        ],
        Unchecked(),
    ]


# Rooms -------------------------------------------------------------------------------------------


class Clock(RequestModel):
    """Seconds for each decision (`move`) or for all decisions of a seat together (`game`)."""

    kind: Literal["move", "game"]
    seconds: Annotated[int, Field(ge=5, le=86_400)]


class Settings(RequestModel):
    """What the host decides for a room."""

    public: bool
    """Listed for everybody; open seats can be taken without an invitation."""
    spectators: bool
    clock: Clock | None
    undo: Literal["agreement", "free"]
    chat: bool = True
    """Whether anybody can write; what was written stays."""


class Seat(Model):
    """Who sits where; `stand_in` is the bot that plays while a person is away."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    level: str | None
    """A bot's level; `greedy` or `random` after a bot has failed."""
    stand_in: str | None
    online: bool


class UndoRequest(Model):
    """A seat has asked to go back to row `to`; seats in `waiting` have yet to answer."""

    number: int
    seat: int
    to: int
    waiting: list[int]


class Result(Model):
    """How a game ended: points, and each seat's share of the win as a fraction such as 1/2."""

    scores: list[int]
    shares: list[str]


class RoomInfo(Model):
    """What everybody at a table knows about it."""

    id: str
    game: str
    rules_version: int
    options: Options
    status: Literal["open", "playing", "over"]
    seats: list[Seat]
    settings: Settings
    undo_request: UndoRequest | None
    watching: int
    """Connections that hold no seat."""
    created_at: float
    next: str | None
    """The room of the rematch, where the same tokens are good."""


class ChatLine(Model):
    """One line of a room's chat; `seat` is None for a host without a seat."""

    line: int
    seat: int | None
    name: str
    text: str
    at: float


# The table ---------------------------------------------------------------------------------------


class ScorePart(Model):
    """A component behind a line: what it adds, or why it adds nothing."""

    message: Message
    worth: int
    cell: tuple[int, int] | None


class ScoreLine(Model):
    """One line of an explained score; `parts` only where they were asked for."""

    message: Message
    points: int
    parts: list[ScorePart] = []


class UndoOffer(Model):
    """What a seat can take back: to row `to`, once the players of `needs` have agreed."""

    seat: int
    to: int
    needs: list[int]
    """Empty: freely. A client that holds these seats itself needs nobody's answer."""


class Clocks(Model):
    """Times in seconds since 1970 by the server's clock, and what each seat has left."""

    now: float
    since: float
    """When the decision at hand began."""
    deadline: float | None
    """When a bot will act for the seat on turn."""
    remaining: list[float] | None
    """For a game clock: seconds left for each seat when the decision at hand began."""


class PositionView(Model):
    """The position after row `number`, the same for everybody: nothing is hidden."""

    number: int
    to_act: int | None
    """None once the game is over."""
    prompt: Message
    """What whoever holds the seat to act is asked."""
    prompt_others: Message
    """What everybody else reads."""
    actions: list[str]
    """The legal actions in notation."""
    action_texts: list[Message]
    """The same in words, where they are few enough for a menu; else empty."""
    view: View
    scores: list[int]
    lines: list[list[ScoreLine]]
    """For each seat its explained score without parts."""
    undo: list[UndoOffer]
    clocks: Clocks | None
    result: Result | None


class MoveText(Model):
    """A decision or a chance outcome: notation, words, and what it brought."""

    move: str
    tell: Message
    news: list[Message]


class LogEntry(Model):
    """One row of the log: a decision with the chance that followed it, or a step back."""

    number: int
    kind: Literal["start", "act", "undo"]
    seat: int | None
    by: Literal["person", "bot", "clock", "dealer"]
    at: float
    to: int | None
    """Where an `undo` went back to: later entries do not count any more."""
    undone: bool
    lines: list[MoveText]
