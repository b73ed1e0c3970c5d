"""Messages of the server over the WebSocket, and the unions `ClientMessage` and `ServerMessage`.

Both unions are part of the OpenAPI schema, from which the types of the browser client are
generated. Sentences are never sent, only keys with arguments (`Message`).
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from polis.server.protocol.client_messages import (
    Act,
    Answer,
    ChangeSeat,
    ChangeSettings,
    Explain,
    Hello,
    Hint,
    NewInvite,
    Ping,
    Preview,
    Rename,
    ResumeSeat,
    RevokeSeat,
    Say,
    Start,
    SubstituteBot,
    Undo,
    WhyNot,
)
from polis.server.protocol.parts import (
    ChatLine,
    LogEntry,
    Message,
    Model,
    PositionView,
    RoomInfo,
    ScoreLine,
    View,
)

PROTOCOL = 2
"""Increased with every change that an older page would not understand."""


class Access(Model):
    """What this connection may do."""

    seats: list[int]
    host: bool


class State(Model):
    """The whole state: the answer to `hello`, and to requests based on an old position."""

    type: Literal["state"] = "state"
    protocol: int = PROTOCOL
    access: Access
    room: RoomInfo
    position: PositionView | None
    """None until the game has begun."""
    log: list[LogEntry]
    chat: list[ChatLine]


class Event(Model):
    """Rows were added: the new entries of the log and the position after them.

    Without entries, only possible undos or the clocks have changed.
    """

    type: Literal["event"] = "event"
    number: int
    entries: list[LogEntry]
    position: PositionView


class RoomChanged(Model):
    """Seats, settings, presence or a request for an undo have changed."""

    type: Literal["room_changed"] = "room_changed"
    room: RoomInfo


class AccessChanged(Model):
    """What this connection may do has changed, because a seat was revoked."""

    type: Literal["access_changed"] = "access_changed"
    access: Access


class Ack(Model):
    """The request was carried out and stored; `number` is the last row after it."""

    type: Literal["ack"] = "ack"
    id: str
    number: int


class Refused(Model):
    """The request changed nothing; `state` is set if the client has seen an old position."""

    type: Literal["refused"] = "refused"
    id: str
    reason: Message
    state: State | None = None


class PreviewAnswer(Model):
    """The position after an action: view, scores, and the score lines of the acting seat."""

    type: Literal["preview_answer"] = "preview_answer"
    id: str
    number: int
    action: str
    seat: int
    tell: Message
    view: View
    scores: list[int]
    lines: list[ScoreLine]


class WhyNotAnswer(Model):
    """Why the action cannot be played; None if it can."""

    type: Literal["why_not_answer"] = "why_not_answer"
    id: str
    number: int
    action: str
    reason: Message | None


class HintAnswer(Model):
    """What a strong bot would play, and why."""

    type: Literal["hint_answer"] = "hint_answer"
    id: str
    number: int
    action: str
    tell: Message
    reasons: list[Message]
    """How it changes the score, and the cost of the next best move; empty without time for it."""


class ExplainAnswer(Model):
    """A seat's score line by line with all parts."""

    type: Literal["explain_answer"] = "explain_answer"
    id: str
    number: int
    seat: int
    points: int
    lines: list[ScoreLine]


class Chat(Model):
    """A new line of the chat."""

    type: Literal["chat"] = "chat"
    line: ChatLine


class Invited(Model):
    """The secret of the invitation link, for the host alone."""

    type: Literal["invited"] = "invited"
    id: str
    invite: str


class Notice(Model):
    """A notice for the room: a bot was replaced, the game is still being prepared."""

    type: Literal["notice"] = "notice"
    message: Message


class Reload(Model):
    """The page is older than the server and has to reload; the connection is closed."""

    type: Literal["reload"] = "reload"
    protocol: int = PROTOCOL


class Error(Model):
    """The message could not be read or exceeded a limit; nothing was changed."""

    type: Literal["error"] = "error"
    id: str | None = None
    reason: Message


class Pong(Model):
    """The answer to `Ping`."""

    type: Literal["pong"] = "pong"


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
    | SubstituteBot
    | ResumeSeat
    | ChangeSettings
    | ChangeSeat
    | RevokeSeat
    | NewInvite
    | Start
    | Ping,
    Field(discriminator="type"),
]

ServerMessage = Annotated[
    State
    | Event
    | RoomChanged
    | AccessChanged
    | Ack
    | Refused
    | PreviewAnswer
    | WhyNotAnswer
    | HintAnswer
    | ExplainAnswer
    | Chat
    | Invited
    | Notice
    | Reload
    | Error
    | Pong,
    Field(discriminator="type"),
]

CLIENT: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
SERVER: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
