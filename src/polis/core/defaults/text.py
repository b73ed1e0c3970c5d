"""Texts and a terminal table of a game that does not supply them; it must supply `write`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from polis.core.contract import CHANCE
from polis.core.effects.common import plain_effects
from polis.core.effects.types import Effect
from polis.core.interfaces import ScoreLine
from polis.core.notation import match
from polis.text.message import Message, Seat

if TYPE_CHECKING:
    from polis.core.position import Position
    from polis.text.translation import Translation

EXAMPLES = 3


def read(position: Position, text: str) -> int:
    """The code whose notation this is or clearly begins; a game with many codes is quicker."""
    codes = {position.write(code): code for code in range(position.rules.sheet.codes)}
    form = " | ".join([*(position.legal or codes)][:EXAMPLES])
    return codes[match(" ".join(text.split()), codes, text, form)]


def why_not(position: Position, code: int) -> Message:
    """That the rules do not allow the action now."""
    return Message("plain-why-not")


def tell(position: Position, code: int) -> Message:
    """The notation, after the seat that acts."""
    if position.seat == CHANCE:
        return Message("plain-outcome", outcome=position.write(code))
    return Message("plain-action", seat=Seat(position.seat), action=position.write(code))


def news(position: Position) -> list[Message]:
    """Nothing."""
    return []


def effects(before: Position, code: int, after: Position) -> list[Effect]:
    """Points, turns and the end."""
    return plain_effects(before, after)


def prompt(position: Position) -> Message:
    """The seat that decides, or the winners."""
    if position.seat >= 0:
        return Message("plain-asks", seat=Seat(position.seat))
    if position.seat == CHANCE:
        return Message("plain-asks-chance")
    winners = [Seat(seat) for seat, share in enumerate(position.shares) if share]
    if not winners:
        return Message("plain-over")
    return Message("plain-wins" if len(winners) == 1 else "plain-share", seats=winners)


def request(position: Position) -> Message:
    """To choose an action."""
    return Message("plain-request")


def explain(position: Position, seat: int, parts: bool) -> list[ScoreLine]:
    """One line with all points."""
    return [ScoreLine(Message("plain-points"), position.scores[seat])]


def view(position: Position) -> Mapping[str, Any]:
    """Nothing that could be drawn."""
    return {}


def table(position: Position, translation: Translation, names: list[str]) -> str:
    """The scores, then the view part by part."""
    lines = [
        translation.format("score-total", name=name, points=points)
        for name, points in zip(names, position.scores, strict=True)
    ]
    lines += [f"{key}: {json.dumps(part)}" for key, part in position.view().items()]
    return "\n".join(lines)
