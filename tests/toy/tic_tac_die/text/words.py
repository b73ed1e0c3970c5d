"""Notation (`mark b2`, and for chance `die 1`, `die any`) and everything a player reads."""

from __future__ import annotations

from typing import Any

from polis.games.tic_tac_die.rules.position import ROLLING, WON
from polis.games.tic_tac_die.sheet import CELLS, DIE

from polis.core.interfaces import ScoreLine
from polis.core.notation import match, refuse
from polis.core.position import Position
from polis.text.message import Message, Seat

NAMES = [f"{column}{row}" for row in "123" for column in "abc"]
FACES = ["1", "2", "3", "any"]
FORM = "mark b2 | die 1 | die any"


def write(position: Position, code: int) -> str:
    return f"mark {NAMES[code]}" if code < CELLS else f"die {FACES[code - DIE]}"


def read(position: Position, text: str) -> int:
    words = text.split()
    if len(words) != 2:
        raise refuse(text, FORM)
    if match(words[0], ("mark", "die"), text, FORM) == "mark":
        return NAMES.index(match(words[1], NAMES, text, FORM))
    return DIE + FACES.index(match(words[1], FACES, text, FORM))


def why_not(position: Position, code: int) -> Message:
    if position.records["cells"][0, code]:
        return Message("ttd-taken", cell=NAMES[code])
    return Message("ttd-other-row", row=int(position.records["die"][0]) + 1)


def tell(position: Position, code: int) -> Message:
    seat = Seat(position.records["seat"][0])
    if code < CELLS:
        return Message("ttd-marks", seat=seat, cell=NAMES[code])
    return Message("ttd-rolls", seat=seat, face=FACES[code - DIE])


def news(position: Position) -> list[Message]:
    return []


def prompt(position: Position) -> Message:
    p = position.records[0]
    if position.seat >= 0:
        return Message("ttd-asks", seat=Seat(p["seat"]))
    if p["phase"] == ROLLING:
        return Message("ttd-asks-roll", seat=Seat(p["seat"]))
    return Message("ttd-wins", seat=Seat(p["seat"])) if p["phase"] == WON else Message("ttd-drawn")


def explain(position: Position, seat: int, parts: bool) -> list[ScoreLine]:
    return [ScoreLine(Message("ttd-line"), position.scores[seat])]


def view(position: Position) -> dict[str, Any]:
    return {"cells": position.records["cells"][0].tolist(), "die": int(position.records["die"][0])}
