"""The names of components and questions as messages."""

from __future__ import annotations

from polis.core.contract import CHANCE
from polis.core.position import Position
from polis.games.world_wonders.rules.position import (
    BUYING,
    CARD_DRAWN,
    CHOOSING_OBJECTIVES,
    ENDED,
    LAYING,
    MONUMENT_SHOWN,
    RIVERS,
    TILES_SHOWN,
)
from polis.games.world_wonders.text.names import (
    item_name,
    names_of,
    objective_name,
)
from polis.text.message import Message, Seat

ASKED = {
    RIVERS: "ww-asks-river",
    CHOOSING_OBJECTIVES: "ww-asks-objective",
    TILES_SHOWN: "ww-asks-tile",
    MONUMENT_SHOWN: "ww-asks-monument",
    CARD_DRAWN: "ww-asks-card",
}


def question(position: Position) -> Message:
    """Whose turn it is and what is asked, while the game lasts."""
    p = position.records[0]
    phase, seat = int(p["phase"]), Seat(p["seat"])
    if phase == BUYING:
        return Message("ww-asks-buy", seat=seat, gold=int(p["gold"][p["seat"]]))
    if phase == LAYING:
        return Message("ww-asks-lay", seat=seat, item=item_name(position, int(p["hand"])))
    if phase == CHOOSING_OBJECTIVES and position.seat != CHANCE:
        return Message("ww-asks-choose", seat=seat, objectives=_choices(position))
    return Message(ASKED[phase], seat=seat)


def _choices(position: Position) -> list[Message]:
    """The objectives that can still be chosen, by number."""
    chosen = position.records[0]["objectives"].tolist()
    cards = names_of(position.rules.box).data["objectives"]
    return [
        Message("ww-objective-choice", number=number + 1, objective=objective_name(card))
        for number, card in enumerate(cards)
        if number not in chosen
    ]


def prompt(position: Position) -> Message:
    """Whose turn it is and what is asked, or who has won."""
    if position.records[0]["phase"] != ENDED:
        return question(position)
    winners = [Seat(seat) for seat, share in enumerate(position.shares) if share]
    if not winners:
        return Message("ww-automaton-wins")
    return Message("ww-wins" if len(winners) == 1 else "ww-share", seats=winners)


def request(position: Position) -> Message:
    """What the seat to act is asked to do, in the second person."""
    p = position.records[0]
    if p["phase"] == BUYING:
        return Message("ww-you-buy", gold=int(p["gold"][p["seat"]]))
    if p["phase"] == LAYING:
        return Message("ww-you-lay", item=item_name(position, int(p["hand"])))
    return Message("ww-you-choose")
