"""Values of the engine as parts of the protocol: messages, score lines."""

from __future__ import annotations

from typing import Any

from polis.core.interfaces import ScoreLine as EngineScoreLine
from polis.core.position import Action, Position
from polis.core.sheet import Option
from polis.server.protocol import parts
from polis.server.protocol.http import OptionSheet
from polis.server.protocol.parts import ScoreLine, ScorePart, SeatRef
from polis.text.message import Message, Seat


def encode_message(message: Message) -> parts.Message:
    """A message with its arguments, seats among them kept apart from numbers."""
    return parts.Message(
        key=message.key, args={name: _part(part) for name, part in message.args.items()}
    )


def _part(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_part(part) for part in value]
    if isinstance(value, Message):
        return encode_message(value)
    if isinstance(value, Seat):
        return SeatRef(seat=int(value))
    if isinstance(value, (int, float)):
        return value
    # Whole numbers of NumPy are numbers too; everything else is text.
    return int(value) if hasattr(value, "__index__") else str(value)


def score_lines(position: Position, seat: int, parts: bool) -> list[ScoreLine]:
    """A seat's explained score, with all that is behind each line if `parts`."""
    return [_score_line(line) for line in position.explain(seat, parts)]


def _score_line(line: EngineScoreLine) -> ScoreLine:
    shown = [
        ScorePart(message=encode_message(part.message), worth=part.worth, cell=part.cell)
        for part in line.parts
    ]
    return ScoreLine(message=encode_message(line.message), points=line.points, parts=shown)


def option(option: Option) -> OptionSheet:
    """An option of a game."""
    return OptionSheet(
        key=option.key,
        values=list(option.values),
        flag=option.is_flag,
        default=option.value(0),
    )


def tell(position: Position, move: Action) -> parts.Message:
    """A move in words, before it is played."""
    return encode_message(position.tell(move))
