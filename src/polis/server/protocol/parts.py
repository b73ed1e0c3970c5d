"""Parts of messages and requests: texts, seats, rooms, positions, log entries."""

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
"""The bot levels that people can choose."""

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
    """Base of everything the server sends; all fields are always written."""

    model_config = ConfigDict(
        extra="forbid", frozen=True, json_schema_serialization_defaults_required=True
    )


class RequestModel(BaseModel):
    """Base of everything a client sends: fields are checked strictly, unknown ones refused."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Unchecked:
    """Marks a value made by the engine, which is sent without validation.

    Validating the thousands of parts of a view would cost more than making it.
    """

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        # Reading it from JSON still validates it, and the published schema is the same.
        return core_schema.json_or_python_schema(
            handler(source),
            core_schema.any_schema(),
            serialization=core_schema.simple_ser_schema("any"),
        )


View = Annotated[Mapping[str, JsonValue], Unchecked()]
"""A game's own data of a position, everything that is drawn."""


class SeatRef(Model):
    """A seat among the arguments of a message; the reader replaces it with the player's name."""

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
    """Settings of a room, chosen by the host."""

    public: bool
    """Listed on the start page; open seats can be taken without an invitation."""
    spectators: bool
    clock: Clock | None
    undo: Literal["agreement", "free"]
    chat: bool = True
    """Whether players can write; earlier lines stay."""


class Seat(Model):
    """A seat and its player; `stand_in` is the bot that plays while a person is away."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    level: str | None
    """A bot's level; `greedy` or `random` after a bot has failed."""
    stand_in: str | None
    online: bool


class UndoRequest(Model):
    """A seat asks for an undo back to row `to`; seats in `waiting` have not answered yet."""

    number: int
    seat: int
    to: int
    waiting: list[int]


class Result(Model):
    """How a game ended: points, and each seat's share of the win as a fraction such as 1/2."""

    scores: list[int]
    shares: list[str]


class RoomInfo(Model):
    """A room as all its clients know it."""

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
    """The room of the rematch, where the same tokens are valid."""


class ChatLine(Model):
    """One line of a room's chat; `seat` is None for a host without a seat."""

    line: int
    seat: int | None
    name: str
    text: str
    at: float


# The table ---------------------------------------------------------------------------------------


class ScorePart(Model):
    """One component behind a score line: what it adds, or why it adds nothing."""

    message: Message
    worth: int
    cell: tuple[int, int] | None


class ScoreLine(Model):
    """One line of an explained score; `parts` only on request."""

    message: Message
    points: int
    parts: list[ScorePart] = []


class UndoOffer(Model):
    """An undo that a seat can have: back to row `to`, if the players of `needs` agree."""

    seat: int
    to: int
    needs: list[int]
    """Empty: no agreement is needed. A client that holds these seats itself agrees for them."""


class Clocks(Model):
    """Times in seconds since 1970 by the server's clock, and each seat's remaining time."""

    now: float
    since: float
    """When the current decision began."""
    deadline: float | None
    """When a bot will act for the seat on turn."""
    remaining: list[float] | None
    """For a game clock: each seat's seconds when the current decision began."""


class PositionView(Model):
    """The position after row `number`, the same for all clients: nothing is hidden."""

    number: int
    to_act: int | None
    """None once the game is over."""
    prompt: Message
    """The question to the seat to act."""
    prompt_others: Message
    """The same for all other clients."""
    actions: list[str]
    """The legal actions in notation."""
    action_texts: list[Message]
    """The same in words, if they are few enough for a menu; otherwise empty."""
    view: View
    scores: list[int]
    lines: list[list[ScoreLine]]
    """For each seat its explained score without parts."""
    undo: list[UndoOffer]
    clocks: Clocks | None
    result: Result | None


class MoveText(Model):
    """A decision or a chance outcome in notation and in words, with what it brought."""

    move: str
    tell: Message
    news: list[Message]


class LogEntry(Model):
    """One row of the log: a decision with the chance that followed it, or an undo."""

    number: int
    kind: Literal["start", "act", "undo"]
    seat: int | None
    by: Literal["person", "bot", "clock", "dealer"]
    at: float
    to: int | None
    """The row that an `undo` went back to; later entries are undone."""
    undone: bool
    lines: list[MoveText]
