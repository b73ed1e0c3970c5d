"""Notation (`mark b2`, and for chance `die 1`) and what is said of an action."""

from __future__ import annotations

from polis.games.tic_tac_die.sheet import CELLS, DIE

from polis.core.position import Position
from polis.text.message import Message, Seat

NAMES = [f"{column}{row}" for row in "123" for column in "abc"]


def write(position: Position, code: int) -> str:
    return f"mark {NAMES[code]}" if code < CELLS else f"die {code - DIE + 1}"


def tell(position: Position, code: int) -> Message:
    seat = Seat(position.records["seat"][0])
    if code < CELLS:
        return Message("ttd-marks", seat=seat, cell=NAMES[code])
    return Message("ttd-rolls", seat=seat, row=code - DIE + 1)


def why_not(position: Position, code: int) -> Message:
    if position.records["cells"][0, code]:
        return Message("ttd-taken", cell=NAMES[code])
    return Message("ttd-other-row", row=int(position.records["die"][0]) + 1)


def view(position: Position) -> dict[str, list[int]]:
    return {"cells": position.records["cells"][0].tolist()}
