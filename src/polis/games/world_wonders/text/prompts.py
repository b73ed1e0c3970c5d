"""The names of components and questions as messages."""

from __future__ import annotations

from typing import Any

from polis.core.contract import CHANCE
from polis.core.position import Position
from polis.games.world_wonders.box import OURS, RESOURCE_KEYS, TYPE_LETTERS
from polis.games.world_wonders.rules.position import (
    AIMS,
    BUYING,
    CARD_DRAWN,
    LAYING,
    MONUMENT_SHOWN,
    NOTHING,
    RIVERS,
    TILES_SHOWN,
)
from polis.games.world_wonders.sheet import (
    BUILDING,
    FIRST_ROAD,
    MONUMENT,
    PEDESTAL,
    PEDESTAL_PRICE,
    ROAD,
    ROAD_PRICE,
    SET,
    SET_PRICE,
    TOWER_PRICE,
)
from polis.games.world_wonders.text.names import Names, names_of
from polis.text.message import Message, Seat

OUR_NAMES = {card["id"]: card["name"] for card in OURS["monuments"]}
ASKED = {
    RIVERS: "ww-asks-river",
    AIMS: "ww-asks-objective",
    TILES_SHOWN: "ww-asks-tile",
    MONUMENT_SHOWN: "ww-asks-monument",
    CARD_DRAWN: "ww-asks-card",
}


def monument_name(position: Position, number: int) -> Message | str:
    """A monument's name: of those we know in every language, of others as the set has it."""
    names = names_of(position.rules.box)
    if number >= len(names.monuments):
        return "?"
    card = names.data["monuments"][number]
    name = str(card.get("name", card["id"]))
    return Message(f"ww-monument-{card['id']}") if OUR_NAMES.get(card["id"]) == name else name


def type_name(letter: str) -> Message:
    """A type of building."""
    return Message(f"ww-type-{letter}")


def touched_name(letter: str) -> Message:
    """What a monument must touch."""
    return type_name(letter) if letter in TYPE_LETTERS else Message(f"ww-touch-{letter}")


def resource_name(resource: int) -> Message:
    return Message(f"ww-resource-{RESOURCE_KEYS[resource]}")


def tile_gains(tile: Any) -> list[Message]:
    """The symbols on a tile or card, those that are there."""
    return [
        Message("ww-gain", number=tile[key], resource=Message(f"ww-resource-{key}"))
        for key in RESOURCE_KEYS
        if tile[key]
    ]


def objective_name(card: Any) -> Message:
    """What an objective asks for."""
    param = card["param"]
    if param in RESOURCE_KEYS:
        param = Message(f"ww-resource-{param}")
    elif param:
        param = type_name(param)
    return Message(f"ww-objective-{card['category']}", param=param or "")


def item_name(position: Position, item: int) -> Message:
    """What can be bought or is in hand."""
    names = names_of(position.rules.box)
    if MONUMENT <= item < FIRST_ROAD:
        return Message("ww-item-monument", monument=monument_name(position, item - MONUMENT))
    if BUILDING <= item < MONUMENT:
        return _building_name(position, names, item - BUILDING)
    if PEDESTAL <= item < BUILDING:
        return Message("ww-item-pedestal", number=item - PEDESTAL + 1)
    if item == SET:
        return Message("ww-item-set")
    if item == FIRST_ROAD:
        return Message("ww-item-first-road")
    return Message("ww-item-road" if item == ROAD else "ww-item-tower")


def _building_name(position: Position, names: Names, stack: int) -> Message:
    p = position.records[0]
    tile = int(p["tile"] if p["hand"] == BUILDING + stack else p["shown"][stack])
    if tile == NOTHING:
        name = names.stacks[stack] if stack < len(names.stacks) else "?"
        return Message("ww-item-stack", stack=name)
    letter = names.tiles[stack][tile]["type"]
    return Message("ww-item-building", type=type_name(letter), stack=names.stacks[stack])


def price_of(position: Position, item: int) -> int:
    """What an item costs the seat on turn: a monument all gold it has."""
    p = position.records[0]
    if item >= MONUMENT:
        return int(p["gold"][p["seat"]])
    if item >= BUILDING:
        return int(position.rules.box["cost"][0, item - BUILDING])
    if item >= PEDESTAL:
        return PEDESTAL_PRICE
    return (ROAD_PRICE, SET_PRICE, TOWER_PRICE)[item]


def question(position: Position) -> Message:
    """Whose turn it is and what is asked, while the game lasts."""
    p = position.records[0]
    phase, seat = int(p["phase"]), Seat(p["seat"])
    if phase == BUYING:
        return Message("ww-asks-buy", seat=seat, gold=int(p["gold"][p["seat"]]))
    if phase == LAYING:
        return Message("ww-asks-lay", seat=seat, item=item_name(position, int(p["hand"])))
    if phase == AIMS and position.seat != CHANCE:
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
