"""What a client says over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from polis.server.protocol.parts import (
    Level,
    Name,
    Number,
    RoomId,
    SeatNumber,
    Settings,
    Token,
)

ClientId = Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z-]{8,64}$")]
Action = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class ClientMessageModel(BaseModel):
    """A message of a client: every field checked strictly, none unknown."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Request(ClientMessageModel):
    """A message that is answered; `id` is chosen by the client and never used for another."""

    id: ClientId


class Hello(ClientMessageModel):
    """The first message: which room, and the tokens of the seats that this browser holds."""

    type: Literal["hello"]
    protocol: int
    room: RoomId
    tokens: Annotated[list[Token], Field(max_length=8)] = []
    seen: Annotated[int, Field(ge=-1)] = -1
    """The last number this client has seen, -1 for none: no server may know less."""


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


class SubstituteBot(Request):
    """Let a bot play for a seat until its player comes back.

    Players may for themselves and for who is away, the host for anybody.
    """

    type: Literal["substitute_bot"]
    seat: SeatNumber
    level: Level


class ResumeSeat(Request):
    """Take a seat of one's own back from the bot that stands in."""

    type: Literal["resume_seat"]
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


class RevokeSeat(Request):
    """The host takes a seat's token back; in a running game a bot of this level sits down."""

    type: Literal["revoke_seat"]
    seat: SeatNumber
    level: Level


class NewInvite(Request):
    """The host wants another secret for the invitation link; the old one is void."""

    type: Literal["new_invite"]


class Start(Request):
    """The host begins the game; seats still open get a bot of this level."""

    type: Literal["start"]
    level: Level


class Ping(ClientMessageModel):
    """Is anybody there?"""

    type: Literal["ping"]
