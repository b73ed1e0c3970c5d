"""Messages of the server over the WebSocket, and the unions `ClientMessage` and `ServerMessage`.

Both unions are part of the OpenAPI schema, from which the types of the browser client are
generated. Sentences are never sent, only keys with arguments (`Message`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from polis.server.protocol.changes import Change
from polis.server.protocol.client_messages import (
    Act,
    Answer,
    AnswerProposal,
    ChangeSeat,
    ChangeSettings,
    Contribute,
    EraseLine,
    Explain,
    Hello,
    Hint,
    MuteSeat,
    MuteSpectator,
    NewInvite,
    Ping,
    Preview,
    ReadLog,
    ReadState,
    Rename,
    ResumeSeat,
    RevokeSeat,
    Say,
    Start,
    SubstituteBot,
    Undo,
    WhyNot,
)
from polis.server.protocol.parts import ChatLine, Message, Part, RoomInfo, View
from polis.server.protocol.positions import (
    LogEntry,
    LogPage,
    PositionFacts,
    PositionView,
    ScoreLine,
)

PROTOCOL = 6
"""Increased with every change that an older page would not understand."""


@dataclass(slots=True, kw_only=True)
class Access(Part):
    """What this connection may do."""

    seats: list[int]
    """The seats that this connection holds."""
    host: bool
    """Whether it has the rights of the host."""


@dataclass(slots=True, kw_only=True)
class State(Part):
    """The whole state: the answer to `hello`, without an id, and to `read_state`."""

    type: Literal["state"] = "state"
    id: str | None
    """The id of the request; None after `hello`."""
    protocol: int = PROTOCOL
    """The number of the server's protocol."""
    access: Access
    """What this connection may do."""
    room: RoomInfo
    """The room, its seats and settings."""
    position: PositionView | None
    """None until the game has begun."""
    log: LogPage
    """The newest entries; `read_log` asks for earlier ones."""
    chat: list[ChatLine]
    """The newest lines of the chat."""


@dataclass(slots=True, kw_only=True)
class Event(Part):
    """Rows were added: the new entries of the log, and how the position has changed.

    Without entries, only possible undos or the clocks have changed.
    """

    type: Literal["event"] = "event"
    number: int
    """The last row after this event."""
    base: int | None
    """The number of the position that is changed; a client with another one asks for the state.

    None: the changes put whole values in place, whatever was there.
    """
    entries: list[LogEntry]
    """The new rows."""
    position: PositionFacts
    """The position after them."""
    view: Change
    """How `PositionView.view` changes."""
    lines: Change
    """How `PositionView.lines` changes."""


@dataclass(slots=True, kw_only=True)
class RoomChanged(Part):
    """Seats, settings, presence, luck, a proposal or a request for an undo have changed."""

    type: Literal["room_changed"] = "room_changed"
    room: RoomInfo
    """The room as it is now."""


@dataclass(slots=True, kw_only=True)
class AccessChanged(Part):
    """What this connection may do has changed, because a seat was revoked."""

    type: Literal["access_changed"] = "access_changed"
    access: Access
    """What this connection may do now."""


@dataclass(slots=True, kw_only=True)
class Ack(Part):
    """The request was carried out and stored; `number` is the last row after it."""

    type: Literal["ack"] = "ack"
    id: str
    """The id of the request."""
    number: int
    """The last row after the request; 0 before the game has begun."""


@dataclass(slots=True, kw_only=True)
class Refused(Part):
    """The request changed nothing."""

    type: Literal["refused"] = "refused"
    id: str
    """The id of the request."""
    reason: Message
    """Why."""
    number: int | None = None
    """The last row, if the request was about an old position; earlier messages contain it."""


@dataclass(slots=True, kw_only=True)
class LogAnswer(Part):
    """Earlier entries of the log."""

    type: Literal["log_answer"] = "log_answer"
    id: str
    """The id of the request."""
    page: LogPage
    """The entries that were asked for."""


@dataclass(slots=True, kw_only=True)
class PreviewAnswer(Part):
    """The position after an action: view, scores, and the score lines of the acting seat."""

    type: Literal["preview_answer"] = "preview_answer"
    id: str
    """The id of the request."""
    number: int
    """The row after which the answer holds."""
    action: str
    """The action that was asked about, in notation."""
    seat: int
    """The seat that acts."""
    tell: Message
    """The action in words."""
    view: View
    """The table after the action, before any chance."""
    scores: list[int]
    """The points of each seat then."""
    lines: list[ScoreLine]
    """The explained score of the acting seat then."""


@dataclass(slots=True, kw_only=True)
class WhyNotAnswer(Part):
    """Why the action cannot be played; None if it can."""

    type: Literal["why_not_answer"] = "why_not_answer"
    id: str
    """The id of the request."""
    number: int
    """The row after which the answer holds."""
    action: str
    """The action that was asked about, in notation."""
    reason: Message | None
    """Why not; None if the action is legal."""


@dataclass(slots=True, kw_only=True)
class HintAnswer(Part):
    """What a strong bot would play, and why."""

    type: Literal["hint_answer"] = "hint_answer"
    id: str
    """The id of the request."""
    number: int
    """The row after which the answer holds."""
    action: str
    """The suggested action, in notation."""
    tell: Message
    """The same in words."""
    reasons: list[Message]
    """How it changes the score, and the cost of the next best move; empty without time for it."""


@dataclass(slots=True, kw_only=True)
class ExplainAnswer(Part):
    """A seat's score line by line with all parts."""

    type: Literal["explain_answer"] = "explain_answer"
    id: str
    """The id of the request."""
    number: int
    """The row after which the answer holds."""
    seat: int
    """The seat whose score is explained."""
    points: int
    """The points of the seat."""
    lines: list[ScoreLine]
    """The lines of the score, with their parts."""


@dataclass(slots=True, kw_only=True)
class Chat(Part):
    """A new line of the chat, an announcement, or what is left of an earlier line."""

    type: Literal["chat"] = "chat"
    line: ChatLine
    """The line; a known number replaces an earlier line."""


@dataclass(slots=True, kw_only=True)
class Invited(Part):
    """The secret of the invitation link, for the host alone."""

    type: Literal["invited"] = "invited"
    id: str
    """The id of the request."""
    invite: str
    """The secret, for the fragment of the link."""


@dataclass(slots=True, kw_only=True)
class Notice(Part):
    """A notice for the room: a bot was replaced, or a player's time is up."""

    type: Literal["notice"] = "notice"
    message: Message
    """The notice."""


@dataclass(slots=True, kw_only=True)
class Reload(Part):
    """The page is older than the server and has to reload; the connection is closed."""

    type: Literal["reload"] = "reload"
    protocol: int = PROTOCOL
    """The number of the server's protocol."""


@dataclass(slots=True, kw_only=True)
class Error(Part):
    """The message could not be read or exceeded a limit; nothing was changed."""

    type: Literal["error"] = "error"
    id: str | None = None
    """The id of the message, if it could be read."""
    reason: Message
    """What is wrong with it."""


@dataclass(slots=True, kw_only=True)
class Pong(Part):
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
    | ReadState
    | ReadLog
    | Say
    | Rename
    | SubstituteBot
    | ResumeSeat
    | ChangeSettings
    | ChangeSeat
    | RevokeSeat
    | MuteSeat
    | MuteSpectator
    | EraseLine
    | AnswerProposal
    | Contribute
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
    | LogAnswer
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
