"""Moves in words."""

from __future__ import annotations

from polis.core.position import Position
from polis.games.world_wonders.sheet import (
    BUY,
    CARD,
    CHOOSE,
    DECISIONS,
    LAY,
    LEAVE,
    OBJECTIVE,
    REPAY,
    REVEAL,
    REVEAL_MONUMENT,
    TAKE_LOAN,
    TILES,
)
from polis.games.world_wonders.text.names import (
    Names,
    building_words,
    item_name,
    monument_name,
    names_of,
    objective_name,
    price_of,
)
from polis.text.message import Message, Seat

NARRATION_KEYS = {TAKE_LOAN: "ww-tell-loan", REPAY: "ww-tell-repay", LEAVE: "ww-tell-out"}


def tell(position: Position, code: int) -> Message:
    """An action or outcome in words, before it is played."""
    p = position.records[0]
    seat, names = Seat(p["seat"]), names_of(position.rules.box)
    if code < BUY:
        return Message(NARRATION_KEYS[code], seat=seat)
    if code < LAY:
        price = price_of(position, code - BUY)
        return Message("ww-tell-buy", seat=seat, item=item_name(position, code - BUY), price=price)
    if code < CHOOSE:
        item = item_name(position, int(p["hand"]))
        return Message("ww-tell-lay", seat=seat, item=item)
    if code < DECISIONS:
        return _tell_objective(names, code - CHOOSE)
    if code < OBJECTIVE:
        dealt = Seat(min(int(p["dealt"]), position.seats - 1))
        return Message("ww-tell-river", seat=dealt)
    if code < REVEAL:
        return _tell_objective(names, code - OBJECTIVE)
    if code < REVEAL_MONUMENT:
        stack, kind = divmod(code - REVEAL, TILES)
        return Message("ww-tell-tile", **building_words(names, stack, kind))
    if code < CARD:
        monument = monument_name(position, code - REVEAL_MONUMENT)
        return Message("ww-tell-monument", monument=monument)
    return _tell_card(names, code - CARD)


def _tell_objective(names: Names, number: int) -> Message:
    return Message("ww-tell-objective", objective=objective_name(names.data["objectives"][number]))


def _tell_card(names: Names, card: int) -> Message:
    row = names.data["solo"][card]
    items = [[Message(f"ww-card-{item}") for item in row[part]] for part in ("top", "mid")]
    if row["top"] == ["RESHUFFLE"]:
        return Message("ww-tell-reshuffle")
    arrow = "→" if row["arrow"] == "R" else "←"
    return Message("ww-tell-card", top=items[0], middle=items[1], arrow=arrow)


def news(position: Position) -> list[Message]:
    """Nothing happens that the moves themselves do not tell."""
    return []
