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

from polis.server.protocol.schemas.meanings import add_meanings

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
SeatNumber = Annotated[int, Field(ge=0, le=7, description="Number of the seat, from 0.")]
Options = dict[str, str | bool]


STRICT = ConfigDict(strict=True, extra="forbid", frozen=True, json_schema_extra=add_meanings)
"""What a client sends is checked strictly, unknown fields are refused."""

ANSWER = ConfigDict(
    extra="forbid",
    frozen=True,
    json_schema_serialization_defaults_required=True,
    json_schema_extra=add_meanings,
)
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
    """Base of bodies of requests, and of their parts."""

    model_config = STRICT


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
    """Number of the seat, from 0."""


@dataclass(slots=True)
class Message(Part):
    """A key of the message files with its arguments, which may be messages themselves."""

    key: str
    """The name of the sentence in the message files."""
    args: Annotated[
        dict[
            str, int | float | str | SeatRef | Message | list[int | float | str | SeatRef | Message]
        ],
        Unchecked(),
    ]
    """The values in the sentence, by their names."""


# Rooms -------------------------------------------------------------------------------------------


class Clock(RequestModel):
    """Seconds for each decision (`move`) or for all decisions of a seat together (`game`).

    Two weeks at most: a room in which nothing happens for much longer is deleted.
    """

    kind: Literal["move", "game"]
    """What the seconds are for."""
    seconds: Annotated[int, Field(ge=5, le=14 * 86_400)]
    """How many there are."""


class Settings(RequestModel):
    """Settings of a room, chosen by the host."""

    public: bool
    """Listed on the start page; open seats can be taken without an invitation."""
    spectators: bool
    """Whether people without a seat can watch."""
    clock: Clock | None
    """None: there is no clock."""
    undo: Literal["agreement", "free"]
    """Whether other players have to agree to an undo."""
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
    """The colour behind the picture."""
    avatar: Avatar
    """The picture."""


@dataclass(slots=True, kw_only=True)
class FormerPlayer(Part):
    """A player whose seat was given to a bot; rows up to number `until` are this player's."""

    name: str | None
    """None for a person without a name."""
    until: int
    """The last row of this player."""


@dataclass(slots=True, kw_only=True)
class Seat(Part):
    """A seat and its player; `stand_in` is the bot that plays while a person is away."""

    seat: int
    """Number of the seat, from 0."""
    kind: Literal["open", "person", "bot"]
    """Who has the seat; nobody yet if it is open."""
    name: str | None
    """None for bots and for people who gave no name."""
    level: str | None
    """A bot's level; `greedy` or `random` after a bot has failed."""
    stand_in: str | None
    """The level of that bot; None while the person plays."""
    online: bool
    """Whether a client that holds the seat is connected."""
    removal_at: float | None
    """When a bot gets this seat for good unless its player returns, in seconds since 1970."""
    former: FormerPlayer | None
    """The last player before a bot got the seat for good."""
    face: Face | None
    """None for bots and for people who chose none."""
    muted: bool
    """Whether the host has taken chat and renaming from this player."""


@dataclass(slots=True, kw_only=True)
class UndoRequest(Part):
    """A seat asks for an undo back to row `to`; seats in `waiting` have not answered yet."""

    number: int
    """The row after which it was asked for."""
    seat: int
    """The seat that asks."""
    to: int
    """The row that would be the last one."""
    waiting: list[int]
    """The seats that have to answer."""


@dataclass(slots=True, kw_only=True)
class Proposal(Part):
    """Changes that the host wants; seats in `waiting` have not agreed yet."""

    number: int
    """By which an answer names this proposal."""
    changes: list[Message]
    """What would change, in words."""
    waiting: list[int]
    """The seats that have to answer."""


@dataclass(slots=True, kw_only=True)
class Luck(Part):
    """The hash of the secret from which a game's outcomes are drawn, see docs/luck.md."""

    commitment: str
    """The BLAKE2b hash of the secret, as hexadecimal digits."""
    contributed: list[int]
    """The seats whose browsers have contributed a random value."""


@dataclass(slots=True, kw_only=True)
class Result(Part):
    """How a game ended: points, and each seat's share of the win as a fraction such as 1/2."""

    scores: list[int]
    """The points of each seat."""
    shares: list[str]
    """The share of each seat."""


@dataclass(slots=True, kw_only=True)
class RoomInfo(Part):
    """A room as all its clients know it."""

    id: str
    """The room's id, which is part of its address."""
    game: str
    """The key of the game, such as `akropolis`."""
    rules_version: int
    """The version of the rules that is played."""
    options: Options
    """The options of the game, with their values."""
    status: Literal["open", "playing", "over"]
    """Whether the game has begun and ended."""
    seats: list[Seat]
    """All seats, in the order of play."""
    settings: Settings
    """What the host has chosen."""
    levels_note: Message | None
    """Which bot levels a quick bot plays for, and why; None if all levels play themselves."""
    undo_request: UndoRequest | None
    """None if no undo is asked for."""
    proposal: Proposal | None
    """None if the host proposes nothing."""
    luck: Luck | None
    """None if the luck of this game cannot be verified."""
    next_luck: Luck | None
    """Of the rematch, while the game is over and the rematch is not made."""
    watching: int
    """Connections that hold no seat."""
    created_at: float
    """When the room was made, in seconds since 1970."""
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

    number: int
    """Number of the line, from 0."""
    seat: int | None
    """The seat that wrote it."""
    name: str
    """The name of the person then."""
    text: str
    """What was said; empty in announcements and erased lines."""
    at: float
    """When, in seconds since 1970."""
    message: Message | None
    """What is announced; None for what people say."""
    watching: bool
    """Whether a spectator wrote it."""
    spectator: str | None
    """The spectator's mark, the same in all lines of one person in this room."""
