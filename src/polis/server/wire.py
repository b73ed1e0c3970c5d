"""What travels over the WebSocket: two tagged unions, `ClientMessage` and `ServerMessage`.

Both are published among the components of the OpenAPI schema, so that the types of a browser
client are generated from here. Sentences are never sent, only keys with arguments (`Words`).
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, StringConstraints, TypeAdapter

from polis.server.facts import (
    ChatLine,
    Entry,
    Level,
    Model,
    Name,
    Number,
    RoomFacts,
    RoomId,
    ScoreLine,
    SeatNumber,
    Settings,
    Table,
    Token,
    Words,
)

PROTOCOL = 1
"""Counts up with every change that an older page would not understand."""

ClientId = Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z-]{8,64}$")]
Action = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class Sent(BaseModel):
    """A message of a client: every field checked strictly, none unknown."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Request(Sent):
    """A message that is answered; `id` is chosen by the client and never used for another."""

    id: ClientId


# What a client says ------------------------------------------------------------------------------


class Hello(Sent):
    """The first message: which room, and the tokens of the seats that this browser holds."""

    type: Literal["hello"]
    protocol: int
    room: RoomId
    tokens: Annotated[list[Token], Field(max_length=8)] = []
    seen: Annotated[int, Field(ge=-1)] = -1
    """The last number this client has seen, -1 for none."""


class Act(Request):
    """Play an action in notation; `number` is the last row the client has seen."""

    type: Literal["act"]
    number: Number
    seat: SeatNumber
    action: Action


class Undo(Request):
    """Take back the seat's last decision and all that followed, or ask the others for it."""

    type: Literal["undo"]
    number: Number
    seat: SeatNumber


class Answer(Request):
    """Agree to what another seat has asked to take back, or refuse it."""

    type: Literal["answer"]
    number: Number
    seat: SeatNumber
    agree: bool


class Preview(Request):
    """What would the table look like after a legal action, before any chance?"""

    type: Literal["preview"]
    number: Number
    action: Action


class WhyNot(Request):
    """Why can an action not be played now?"""

    type: Literal["why_not"]
    number: Number
    action: Action


class Hint(Request):
    """What would a strong bot play for the seat to act?"""

    type: Literal["hint"]
    number: Number


class Explain(Request):
    """A seat's score with every component that counts and every one that does not."""

    type: Literal["explain"]
    number: Number
    seat: SeatNumber


class Say(Request):
    """A line for the room's chat, from a seat that this client holds, or as the host."""

    type: Literal["say"]
    text: Annotated[
        str,
        StringConstraints(
            min_length=1,
            max_length=500,
            strip_whitespace=True,
            pattern=r"^[^\x00-\x09\x0b-\x1f\x7f]+$",
        ),
    ]


class Rename(Request):
    """Another name for a seat of one's own."""

    type: Literal["rename"]
    seat: SeatNumber
    name: Name


class StandIn(Request):
    """Let a bot play for a seat until its player comes back: one's own, or, as the host, any."""

    type: Literal["stand_in"]
    seat: SeatNumber
    level: Level


class ComeBack(Request):
    """Take a seat of one's own back from the bot that stands in."""

    type: Literal["come_back"]
    seat: SeatNumber


class ChangeSettings(Request):
    """The host changes the settings."""

    type: Literal["settings"]
    settings: Settings


class ChangeSeat(Request):
    """The host, before the start, opens a seat (which takes its token back) or gives it a bot."""

    type: Literal["change_seat"]
    seat: SeatNumber
    level: Level | None
    """None opens the seat."""


class TakeBack(Request):
    """The host takes a seat's token back; in a running game a bot of this level sits down."""

    type: Literal["take_back"]
    seat: SeatNumber
    level: Level


class NewInvite(Request):
    """The host wants another secret for the invitation link; the old one is void."""

    type: Literal["new_invite"]


class Start(Request):
    """The host begins the game; seats still open get a bot of this level."""

    type: Literal["start"]
    level: Level


class Ping(Sent):
    """Is anybody there?"""

    type: Literal["ping"]


ClientMessage = Annotated[
    Hello
    | Act
    | Undo
    | Answer
    | Preview
    | WhyNot
    | Hint
    | Explain
    | Say
    | Rename
    | StandIn
    | ComeBack
    | ChangeSettings
    | ChangeSeat
    | TakeBack
    | NewInvite
    | Start
    | Ping,
    Field(discriminator="type"),
]


# What the server says ----------------------------------------------------------------------------


class You(Model):
    """What this connection may do."""

    seats: list[int]
    host: bool


class State(Model):
    """Everything: the answer to `hello`, and whenever a client may have missed something."""

    type: Literal["state"] = "state"
    protocol: int = PROTOCOL
    you: You
    room: RoomFacts
    table: Table | None
    """None until the game has begun."""
    log: list[Entry]
    chat: list[ChatLine]


class Event(Model):
    """Rows were added: the new entries of the log and the table as it is now."""

    type: Literal["event"] = "event"
    number: int
    entries: list[Entry]
    table: Table


class Room(Model):
    """Seats, settings, presence or a wish to take back have changed."""

    type: Literal["room"] = "room"
    room: RoomFacts


class Yours(Model):
    """What this connection may do has changed: a seat was taken back."""

    type: Literal["yours"] = "yours"
    you: You


class Ack(Model):
    """The request was carried out and is safely stored; `number` is the last row then."""

    type: Literal["ack"] = "ack"
    id: str
    number: int


class Refused(Model):
    """The request changed nothing, and why; `state` follows where the client saw an old table."""

    type: Literal["refused"] = "refused"
    id: str
    reason: Words
    state: State | None = None


class Previewed(Model):
    """The table after an action: what it shows, all scores, the explained score of who acts."""

    type: Literal["previewed"] = "previewed"
    id: str
    number: int
    action: str
    seat: int
    tell: Words
    view: dict[str, JsonValue]
    scores: list[int]
    lines: list[ScoreLine]


class Why(Model):
    """Why the action cannot be played; None if it can."""

    type: Literal["why"] = "why"
    id: str
    number: int
    action: str
    reason: Words | None


class Hinted(Model):
    """What a strong bot would play."""

    type: Literal["hinted"] = "hinted"
    id: str
    number: int
    action: str
    tell: Words


class Explained(Model):
    """A seat's score line by line with all parts."""

    type: Literal["explained"] = "explained"
    id: str
    number: int
    seat: int
    points: int
    lines: list[ScoreLine]


class Chat(Model):
    """Somebody said something."""

    type: Literal["chat"] = "chat"
    line: ChatLine


class Invited(Model):
    """The secret of the invitation link, for the host alone."""

    type: Literal["invited"] = "invited"
    id: str
    invite: str


class Told(Model):
    """A remark for the room: a bot was replaced, the game is still being prepared."""

    type: Literal["told"] = "told"
    message: Words


class Reload(Model):
    """The page is older than the server: load it anew. The connection is closed."""

    type: Literal["reload"] = "reload"
    protocol: int = PROTOCOL


class Error(Model):
    """The message could not be understood or was one too many; nothing was changed."""

    type: Literal["error"] = "error"
    id: str | None = None
    reason: Words


class Pong(Model):
    """Yes."""

    type: Literal["pong"] = "pong"


ServerMessage = Annotated[
    State
    | Event
    | Room
    | Yours
    | Ack
    | Refused
    | Previewed
    | Why
    | Hinted
    | Explained
    | Chat
    | Invited
    | Told
    | Reload
    | Error
    | Pong,
    Field(discriminator="type"),
]

CLIENT: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
SERVER: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
