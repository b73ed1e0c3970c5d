"""Parts of messages and requests: texts, people, seats, rooms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

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
RandomValue = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
"""256 random bits of a browser as hex digits."""
GameKey = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9-]{1,31}$")]
Number = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Options = dict[str, str | bool]


ANSWER = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)
"""All fields of an answer are always written."""


class Model(BaseModel):
    """Base of answers over HTTP."""

    model_config = ANSWER


class Part:
    """Base of messages over the WebSocket and their parts, which are dataclasses.

    They are not validated: the server makes thousands of them a second. Pydantic reads their
    fields for the schema, and checks them in tests.
    """

    __slots__ = ()
    __pydantic_config__: ClassVar[ConfigDict] = ANSWER


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

Effect = Annotated[Mapping[str, JsonValue], Unchecked()]
"""What a move did, typed by its `kind`; each game has its own kinds."""


@dataclass(slots=True)
class SeatRef(Part):
    """A seat among the arguments of a message; the reader replaces it with the player's name."""

    seat: int


@dataclass(slots=True)
class Message(Part):
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
    """Seconds for each decision (`move`) or for all decisions of a seat together (`game`).

    Two weeks at most: a room in which nothing happens for much longer is deleted.
    """

    kind: Literal["move", "game"]
    seconds: Annotated[int, Field(ge=5, le=14 * 86_400)]


class Settings(RequestModel):
    """Settings of a room, chosen by the host."""

    public: bool
    """Listed on the start page; open seats can be taken without an invitation."""
    spectators: bool
    clock: Clock | None
    undo: Literal["agreement", "free"]
    chat: bool = True
    """Whether players can write; earlier lines stay."""
    spectator_chat: bool = False
    """Whether those who watch can write as well."""
    auto_start: bool = True
    """Whether the game begins when the last open seat is taken; otherwise the host starts it."""


Colour = Literal["azure", "terracotta", "olive", "violet", "teal", "gold", "rose", "slate"]
Avatar = Literal[
    "temple",
    "tower",
    "tree",
    "ship",
    "sun",
    "fish",
    "amphora",
    "wheat",
    "cat",
    "star",
    "moon",
    "leaf",
]


class Face(RequestModel):
    """How a person is drawn: one of a few pictures on a colour."""

    colour: Colour
    avatar: Avatar


@dataclass(slots=True, kw_only=True)
class FormerPlayer(Part):
    """A player whose seat was given to a bot; rows up to number `until` are this player's."""

    name: str | None
    until: int


@dataclass(slots=True, kw_only=True)
class Seat(Part):
    """A seat and its player; `stand_in` is the bot that plays while a person is away."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    """None for bots and for people who gave no name."""
    level: str | None
    """A bot's level; `greedy` or `random` after a bot has failed."""
    stand_in: str | None
    online: bool
    removal_at: float | None
    """When a bot gets this seat for good unless its player returns, in seconds since 1970."""
    former: FormerPlayer | None
    face: Face | None
    muted: bool
    """Whether the host has taken chat and renaming from this player."""


@dataclass(slots=True, kw_only=True)
class UndoRequest(Part):
    """A seat asks for an undo back to row `to`; seats in `waiting` have not answered yet."""

    number: int
    seat: int
    to: int
    waiting: list[int]


@dataclass(slots=True, kw_only=True)
class Proposal(Part):
    """Changes that the host wants; seats in `waiting` have not agreed yet."""

    number: int
    """By which an answer names this proposal."""
    changes: list[Message]
    waiting: list[int]


@dataclass(slots=True, kw_only=True)
class Luck(Part):
    """The hash of the secret from which a game's outcomes are drawn, see docs/luck.md."""

    commitment: str
    contributed: list[int]
    """The seats whose browsers have contributed a random value."""


@dataclass(slots=True, kw_only=True)
class Result(Part):
    """How a game ended: points, and each seat's share of the win as a fraction such as 1/2."""

    scores: list[int]
    shares: list[str]


@dataclass(slots=True, kw_only=True)
class RoomInfo(Part):
    """A room as all its clients know it."""

    id: str
    game: str
    rules_version: int
    options: Options
    status: Literal["open", "playing", "over"]
    seats: list[Seat]
    settings: Settings
    levels_note: Message | None
    """Which bot levels a quick bot plays for, and why; None if all levels play themselves."""
    undo_request: UndoRequest | None
    proposal: Proposal | None
    luck: Luck | None
    """None if the luck of this game cannot be verified."""
    next_luck: Luck | None
    """Of the rematch, while the game is over and the rematch is not made."""
    watching: int
    """Connections that hold no seat."""
    created_at: float
    next: str | None
    """The room of the rematch, where the same tokens are valid."""
    daily: str | None
    """The day of a daily game, as 2026-11-17: only moves are allowed in it."""
    muted_spectators: list[str]
    """The marks of spectators from whom the host has taken the chat."""


@dataclass(slots=True, kw_only=True)
class ChatLine(Part):
    """One line of a room's chat; `seat` is None for spectators and for a host without a seat.

    The name is empty for a person without one. An announcement has a message instead of a name and
    a text.
    """

    line: int
    seat: int | None
    name: str
    text: str
    at: float
    message: Message | None
    watching: bool
    """Whether a spectator wrote it."""
    spectator: str | None
    """The spectator's mark, the same in all lines of one person in this room."""
