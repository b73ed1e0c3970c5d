"""Values of the engine as parts of the protocol, and messages as bytes."""

from __future__ import annotations

from typing import Any, TypeVar, cast

import msgspec
from pydantic import BaseModel, TypeAdapter
from websockets.frames import Frame, Opcode

from polis.core.errors import without_notation
from polis.core.interfaces import ScoreLine as EngineScoreLine
from polis.core.position import Action, Position
from polis.server.protocol import parts
from polis.server.protocol.parts import SeatRef
from polis.server.protocol.positions import ScoreLine, ScorePart
from polis.text.message import Message, Seat, shown_number

Sent = TypeVar("Sent", bound=parts.Part)


def _plain(value: Any) -> Any:
    """A part that is a model, such as a room's settings, as plain data."""
    if isinstance(value, BaseModel):
        return value.model_dump()
    raise TypeError(f"{value!r} cannot be sent")


MESSAGE: TypeAdapter[parts.Message] = TypeAdapter(parts.Message)
_ENCODER = msgspec.json.Encoder(enc_hook=_plain)


def encode(message: parts.Part) -> bytes:
    """A message as JSON in UTF-8."""
    return _ENCODER.encode(message)


def frame(message: parts.Part) -> bytes:
    """A message as a WebSocket frame of text, which is the same for every connection."""
    return Frame(Opcode.TEXT, encode(message)).serialize(mask=False)


def encoded(part: Sent) -> Sent:
    """A part that is encoded once and can stand in several messages, but not be read any more."""
    return cast(Sent, msgspec.Raw(_ENCODER.encode(part)))


def encode_message(message: Message) -> parts.Message:
    """A message with its arguments, seats among them kept apart from numbers."""
    return parts.Message(
        message.key, {name: _argument(value) for name, value in message.args.items()}
    )


def encode_refusal(message: Message) -> parts.Message:
    """Why something is refused; an action that cannot be played is not quoted in notation."""
    return encode_message(without_notation(message))


def decode_message(message: bytes) -> Message:
    """The message that was encoded."""
    return _decoded(MESSAGE.validate_json(message))


def _decoded(message: parts.Message) -> Message:
    return Message(message.key, **{name: _whole(part) for name, part in message.args.items()})


def _whole(part: Any) -> Any:
    if isinstance(part, list):
        return [_whole(inner) for inner in part]
    if isinstance(part, parts.Message):
        return _decoded(part)
    return Seat(part.seat) if isinstance(part, SeatRef) else part


def _argument(value: Any) -> Any:
    kind = type(value)
    if kind is str:
        return value
    if kind in (int, float, bool):
        return shown_number(value)
    if kind is Seat:
        return SeatRef(int(value))
    if kind is Message:
        return encode_message(value)
    if isinstance(value, (list, tuple)):
        return [_argument(part) for part in value]
    # Numbers of NumPy are numbers too; everything else is text.
    if isinstance(value, float):
        return shown_number(float(value))
    return int(value) if hasattr(value, "__index__") else str(value)


def score_lines(lines: list[EngineScoreLine]) -> list[ScoreLine]:
    """The lines of an explained score."""
    return [_score_line(line) for line in lines]


def _score_line(line: EngineScoreLine) -> ScoreLine:
    shown = [ScorePart(encode_message(part.message), part.worth, part.cell) for part in line.parts]
    return ScoreLine(encode_message(line.message), line.points, shown)


def tell(position: Position, move: Action) -> parts.Message:
    """A move in words, before it is played."""
    return encode_message(position.tell(move))
