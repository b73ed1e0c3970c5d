"""Bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, JsonValue

from polis.server.protocol.games import OptionSheet
from polis.server.protocol.logs import Log
from polis.server.protocol.parts import (
    Face,
    GameKey,
    Level,
    Message,
    Model,
    Name,
    Options,
    RandomValue,
    RequestModel,
    Result,
    RoomId,
    Settings,
    Token,
    View,
)
from polis.server.protocol.positions import ScoreLine

Tokens = Annotated[list[Token], Field(max_length=100)]


class Problem(Model):
    """Why a request was refused: as a message, and as a sentence in English."""

    reason: Message
    """The message."""
    text: str
    """The sentence."""


class Person(RequestModel):
    """A person who takes a seat."""

    name: Name | None = None
    """Without a name the person is called by the number of the seat."""
    face: Face | None = None
    """How the person is drawn; None if the person has chosen nothing."""
    identity: Token | None = None
    """The person's own secret, with which all devices of the person hold the seat."""


class PersonSeat(Person):
    """A seat for the person who makes the room; several of them are a hot seat."""

    kind: Literal["me"]


class BotSeat(RequestModel):
    """A seat for a bot."""

    kind: Literal["bot"]
    level: Level
    """The level of the bot."""


class OpenSeat(RequestModel):
    """A seat for an invited person."""

    kind: Literal["open"]


SeatPlan = Annotated[PersonSeat | BotSeat | OpenSeat, Field(discriminator="kind")]


class CreateRoom(RequestModel):
    """A new room; with `log` the game goes on from there, else `game` and `options` count."""

    game: GameKey
    """The key of the game."""
    options: Options = Field(default_factory=dict)
    """Values of the game's options; those left out have their defaults."""
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=8)]
    """Who sits where; the number of seats is the number of players."""
    settings: Settings
    """The settings of the room."""
    log: Log | None = None
    """A log of an unfinished game, as `polis play --save` writes it."""
    contribute: bool = False
    """Whether the game waits for the random values of this browser, if no seat is open."""
    identity: Token | None = None
    """The host's own secret, with which all devices of the host hold the host's rights."""


class HeldSeat(Model):
    """A seat and the secret with which it acts."""

    seat: int
    """Number of the seat, from 0."""
    token: str
    """The secret of the seat."""


class Created(Model):
    """A room and its secrets, which are shown this once."""

    room: str
    """The room's id."""
    host: str
    """The host's token."""
    invite: str
    """The secret of the invitation link, for its fragment."""
    seats: list[HeldSeat]
    """The seats of the person who made the room."""


class JoinRoom(Person):
    """Take an open seat, the first one unless one is named; private rooms want the invitation."""

    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    """The seat that is wanted; None: the first open one."""
    invite: Token | None = None
    """The secret of the invitation link; public rooms need none."""
    value: RandomValue | None = None
    """This browser's contribution to the luck, made after seeing the hash of the secret."""


class Joined(Model):
    """The seat that was taken."""

    room: str
    """The room's id."""
    seat: int
    """Number of the seat, from 0."""
    token: str
    """The secret of the seat, which is shown this once."""


class SeatSummary(Model):
    """A seat as a list of rooms shows it."""

    kind: Literal["open", "person", "bot"]
    """Who has the seat; nobody yet if it is open."""
    name: str | None
    """None for bots and for people who gave no name."""
    level: str | None
    """The level of a bot; None for people."""
    face: Face | None
    """None for bots and for people who chose none."""


class RoomSummary(Model):
    """A room as a list shows it."""

    room: str
    """The room's id."""
    game: str
    """The key of the game."""
    options: Options
    """The options of the game, with their values."""
    status: Literal["open", "playing", "over"]
    """Whether the game has begun and ended."""
    seats: list[SeatSummary]
    """All seats, in the order of play."""
    settings: Settings
    """What the host has chosen."""
    created_at: float
    """When the room was made, in seconds since 1970."""
    next: str | None
    """The room of the rematch; None if there is none."""


class Rooms(Model):
    """Some rooms, the newest first."""

    rooms: list[RoomSummary]
    """The rooms."""


class MyRoom(Model):
    """A room in which one of the given tokens is valid."""

    room: RoomSummary
    """The room."""
    mine: list[int]
    """The seats that the tokens hold."""
    host: bool
    """Whether one of the tokens is the host's."""
    my_turn: bool
    """Whether the game waits for a decision of one of these seats."""
    moved_at: float | None
    """When the last move was made; None before the game."""


class RoomCursor(RequestModel):
    """A place in a list of rooms, the newest first: the last room that was sent."""

    created_at: Annotated[float, Field(ge=0, le=1e12, allow_inf_nan=False)]
    """When that room was made."""
    room: RoomId
    """Its id."""


class ListMyRooms(RequestModel):
    """The tokens whose rooms are listed, and where the page before ended; None: the first one."""

    tokens: Annotated[list[Token], Field(max_length=1000)]
    """Tokens of seats and hosts, and secrets of persons."""
    after: RoomCursor | None = None
    """`next` of the page before."""


class MyRooms(Model):
    """A page of the rooms of one's own, the newest first."""

    rooms: list[MyRoom]
    """The rooms of this page."""
    next: RoomCursor | None
    """Where the next page begins; None at the end."""


class ForgetMe(RequestModel):
    """The tokens of the seats whose players want their names erased."""

    tokens: Annotated[list[Token], Field(max_length=1000)]
    """Tokens of seats, and secrets of persons."""


class Forgotten(Model):
    """The number of rooms from which a name was erased."""

    rooms: int
    """How many."""


class RenewIdentity(RequestModel):
    """A person's secret, and the one that replaces it."""

    old: Token
    """The secret until now."""
    new: Token
    """The secret from now on."""


class Renewed(Model):
    """The number of rooms in which the new secret has replaced the old one."""

    rooms: int
    """How many."""


class Keeping(Model):
    """For how many days rooms are kept after they were last used, and players of the club."""

    open: float
    """If the game has not begun."""
    playing: float
    """If the game goes on."""
    over: float
    """If the game has ended."""
    subscriptions: float
    """Browsers that are notified, after their last visit."""
    club: float
    """After the last game that counted."""


class WithTokens(RequestModel):
    """A request whose rights depend on tokens; tokens are never part of an address."""

    tokens: Tokens = Field(default_factory=list)
    """The secrets that this browser holds: of seats, of the host, of the person."""


class Rematch(Model):
    """The room of the rematch; the tokens of this room are valid there."""

    room: str
    """The room's id."""


class PadRequest(RequestModel):
    """A city or table as plain data, in the form that `polis score` reads."""

    table: dict[str, JsonValue]
    """What lies on the table."""


class PadFacts(Model):
    """What a score pad for a number of players offers."""

    options: list[OptionSheet]
    """The options that matter to a score."""
    blank: dict[str, Any]
    """A table on which nothing is built."""
    facts: dict[str, Any]
    """The game's own facts of its box."""


class PadScore(Model):
    """A real table, scored and explained as a room's table is."""

    answer: dict[str, Any]
    """What `polis score --json` prints."""
    options: Options
    """The options with which it was scored."""
    view: View
    """The table as it is drawn, in the game's own type."""
    scores: list[int]
    """The points of each player."""
    lines: list[list[ScoreLine]]
    """For each player the explained score with all its parts."""
    result: Result | None
    """None until a player has won."""


class PadAnswer(Model):
    """Where the next piece could go, as `polis legal --json` prints it."""

    answer: dict[str, Any]
    """The answer."""


class RulesPage(Model):
    """The rules of a game in our own words, as Markdown."""

    game: str
    """The key of the game."""
    language: str
    """The language of the text."""
    text: str
    """The page."""


class Health(Model):
    """Whether the server can do its work."""

    ok: bool
    """Whether nothing below is wrong."""
    database: bool
    """Whether the database answers."""
    writable: bool
    """Whether it can be written to: False when its disk is full."""
    executor: bool
    """False if all threads that make rooms and score pads have been busy for seconds."""
    redis: bool | None
    """None if no Redis is configured."""
