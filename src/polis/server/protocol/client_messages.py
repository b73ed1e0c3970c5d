"""Messages of a client over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from polis.server.protocol.parts import (
    STRICT,
    Level,
    Name,
    Number,
    RandomValue,
    RoomId,
    SeatNumber,
    Settings,
    Token,
)

ClientId = Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z-]{8,64}$")]
Action = Annotated[
    str,
    StringConstraints(min_length=1, max_length=200),
    Field(description="In notation, as in the position's `actions`."),
]
Row = Annotated[Number, Field(description="The last row of the log that the client has seen.")]


class ClientMessageModel(BaseModel):
    """Base of a client's messages."""

    model_config = STRICT


class Request(ClientMessageModel):
    """A message that is answered; `id` is chosen by the client and used only once."""

    id: ClientId
    """Chosen by the client, used once; the answer has the same."""


class WithId(BaseModel):
    """Anything with an id, whatever else is in it."""

    id: ClientId


class Hello(ClientMessageModel):
    """The first message: which room, and the tokens of the seats that this browser holds."""

    type: Literal["hello"]
    protocol: int
    """The number of the protocol that the client speaks."""
    room: RoomId
    """The room to enter."""
    tokens: Annotated[list[Token], Field(max_length=10)] = []
    """The secrets that this browser holds: of seats, of the host, of the person."""
    seen: Annotated[int, Field(ge=-1)] = -1
    """The last row this client has seen, -1 for none; the server must not have fewer."""


class Act(Request):
    """Play an action in notation; `number` is the last row the client has seen."""

    type: Literal["act"]
    number: Row
    seat: SeatNumber
    action: Action


class Undo(Request):
    """Undo the seat's last decision and all that followed, or ask the other players for it."""

    type: Literal["undo"]
    number: Row
    seat: SeatNumber


class Answer(Request):
    """Agree to another seat's request for an undo, or refuse it."""

    type: Literal["answer"]
    number: Row
    seat: SeatNumber
    agree: bool
    """True agrees, false refuses."""


class Preview(Request):
    """Ask for the position after a legal action, before any chance."""

    type: Literal["preview"]
    number: Row
    action: Action


class WhyNot(Request):
    """Ask why an action cannot be played now."""

    type: Literal["why_not"]
    number: Row
    action: Action


class Hint(Request):
    """Ask what a strong bot would play for the seat to act."""

    type: Literal["hint"]
    number: Row


class Explain(Request):
    """Ask for a seat's score with every component that counts or does not."""

    type: Literal["explain"]
    number: Row
    seat: SeatNumber


class ReadState(Request):
    """Ask for the whole state, after a change that builds on a position not seen here."""

    type: Literal["read_state"]


class ReadLog(Request):
    """Ask for a page of the log: the entries before row `before`.

    With `before` 1 and `moves`, ask for row 0 with the moves before that one.
    """

    type: Literal["read_log"]
    before: Number
    """The row before which the page ends."""
    moves: Number | None = None
    """With `before` 1: the move of row 0 before which the page ends."""


class Say(Request):
    """A line for the room's chat, from a seat that this client holds, as the host or a spectator.

    Players have the names of their seats; a spectator sends a name and the secret by which the
    name can be erased and the host can mute the person.
    """

    type: Literal["say"]
    name: Name | None = None
    """The name of a spectator; None for players and for those without a name."""
    identity: Token | None = None
    """The secret of a spectator; None for players."""
    text: Annotated[
        str,
        StringConstraints(
            min_length=1,
            max_length=500,
            strip_whitespace=True,
            pattern=r"^[^\x00-\x09\x0b-\x1f\x7f]+$",
        ),
    ]
    """What is said; line breaks are allowed."""


class Rename(Request):
    """Change the name of a seat that this client holds."""

    type: Literal["rename"]
    seat: SeatNumber
    name: Name
    """The new name."""


class SubstituteBot(Request):
    """Let a bot play for a seat until its player returns.

    Players can do this for themselves, players and the host for a player who is away.
    """

    type: Literal["substitute_bot"]
    seat: SeatNumber
    level: Level
    """The level of the bot."""


class ResumeSeat(Request):
    """Take a seat that this client holds back from the bot that plays for it."""

    type: Literal["resume_seat"]
    seat: SeatNumber


class ChangeSettings(Request):
    """The host changes the settings; once the game has begun, players agree to undo and clock."""

    type: Literal["settings"]
    settings: Settings
    """All settings, also those that stay."""


class ChangeSeat(Request):
    """The host, before the start, opens a seat, which revokes its token, or gives it a bot."""

    type: Literal["change_seat"]
    seat: SeatNumber
    level: Level | None
    """None opens the seat."""


class RevokeSeat(Request):
    """The host revokes a seat's token; in a running game a bot takes the seat.

    In a running game a present player has to agree, and an absent one has time to return.
    """

    type: Literal["revoke_seat"]
    seat: SeatNumber
    level: Level
    """The level of the bot."""


class MuteSeat(Request):
    """The host takes chat and renaming from a player, or gives them back."""

    type: Literal["mute_seat"]
    seat: SeatNumber
    muted: bool
    """True takes the chat, false gives it back."""


class MuteSpectator(Request):
    """The host takes the chat from a spectator who has written, or gives it back."""

    type: Literal["mute_spectator"]
    spectator: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
    """The mark in the lines of this spectator."""
    muted: bool
    """True takes the chat, false gives it back."""


class EraseLine(Request):
    """The host erases what a line of the chat says and who said it; announcements stay."""

    type: Literal["erase_line"]
    number: Number
    """The number of the line."""


class AnswerProposal(Request):
    """Agree to a proposal of the host, or refuse it; without a seat the host drops it."""

    type: Literal["answer_proposal"]
    proposal: Annotated[int, Field(ge=0, le=2**31)]
    """The number of the proposal."""
    seat: SeatNumber | None
    """The seat that answers; None: the host drops the proposal."""
    agree: bool
    """True agrees, false refuses."""


class Contribute(Request):
    """A random value of this browser for the luck of a seat's next game.

    The browser has seen the hash of the server's secret before.
    """

    type: Literal["contribute"]
    seat: SeatNumber
    value: RandomValue
    """256 random bits as hexadecimal digits."""


class NewInvite(Request):
    """The host asks for a new secret of the invitation link; the old one becomes invalid."""

    type: Literal["new_invite"]


class Start(Request):
    """The host begins the game; seats still open get a bot of this level."""

    type: Literal["start"]
    level: Level
    """The level of the bot."""


class Ping(ClientMessageModel):
    """Ask for a `Pong`."""

    type: Literal["ping"]
