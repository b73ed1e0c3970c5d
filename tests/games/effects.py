"""Reads the effects of moves for tests, and adds them up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import polis
from polis.core.position import Position
from tests.golden import folder_of, logs, steps

Effects = list[Mapping[str, Any]]


def effects_of(position: Position, move: str) -> Effects:
    """Play a move; what it did."""
    before = position.copy()
    code = position.check(move)
    position.apply(code)
    return before.effects(code, position)


def kinds(effects: Effects) -> list[str]:
    """What happened, in order."""
    return [effect["kind"] for effect in effects]


def only(effects: Effects, kind: str) -> Effects:
    """The effects of one kind, without the kind."""
    return [
        {name: value for name, value in effect.items() if name != "kind"}
        for effect in effects
        if effect["kind"] == kind
    ]


def balance(effects: Effects, seats: int) -> list[int]:
    """What every seat gained or paid in all."""
    change = [0] * seats
    for pay in only(effects, "pay"):
        assert pay["amount"] >= 0
        assert pay["payer"] != pay["payee"]
        for party, sign in ((pay["payer"], -1), (pay["payee"], 1)):
            if party is not None:
                change[party] += sign * pay["amount"]
    return change


def differences(before: Sequence[int], after: Sequence[int]) -> list[int]:
    """How much more of something each seat has after a move."""
    return [int(new) - int(old) for old, new in zip(before, after, strict=True)]


def golden_steps(key: str) -> Iterator[tuple[Position, Effects, Position]]:
    """Every move of every golden log of a game: the position before it, its effects, and after."""
    for path in logs(folder_of(key)):
        game = polis.Game.parse(path.read_text(encoding="utf-8"))
        for before, move, after in steps(game):
            yield before, before.effects(before.read(move), after), after


def check_common(before: Position, effects: Effects, after: Position, begins: bool) -> None:
    """Points, turns and the end are what the positions say; `begins`: a turn begins."""
    scores = {change["seat"]: change for change in only(effects, "score")}
    for seat, (old, new) in enumerate(zip(before.scores, after.scores, strict=True)):
        assert scores.get(seat, {"seat": seat, "before": old, "after": new}) == {
            "seat": seat,
            "before": old,
            "after": new,
        }
        assert (seat in scores) == (old != new)
    begun = [turn["seat"] for turn in only(effects, "turn")]
    assert begun == ([int(after.records[0]["seat"])] if begins else [])
    winners = [end["winners"] for end in only(effects, "end")]
    won = [seat for seat, share in enumerate(after.shares) if share]
    assert winners == ([won] if after.seat == polis.OVER else [])
