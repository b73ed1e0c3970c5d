"""Why an action is not legal now: the rule that stands against it."""

from __future__ import annotations

from dataclasses import replace

from polis.core.contract import CHANCE
from polis.core.kernel import copy_records
from polis.core.position import Position
from polis.games.world_wonders.box import TYPE_LETTERS
from polis.games.world_wonders.rules.map.obstacles import fits_somewhere, is_near
from polis.games.world_wonders.rules.position import (
    BUYING,
    CARD_DRAWN,
    CHOOSING_OBJECTIVES,
    LAYING,
    MONUMENT_SHOWN,
    NOBODY,
    NOTHING,
    RIVERS,
    TILES_SHOWN,
)
from polis.games.world_wonders.sheet import (
    BUILDING,
    BUY,
    CARD,
    CARDS,
    CHOOSE,
    DECISIONS,
    FIRST_ROAD,
    LAY,
    LEAVE,
    MONUMENT,
    OBJECTIVE,
    PEDESTAL,
    REPAYMENT,
    REVEAL,
    REVEAL_MONUMENT,
    RIVER,
    ROAD,
    SET,
    TAKE_LOAN,
    TILES,
    TOWER,
)
from polis.games.world_wonders.text.map_objects import (
    Cells,
    Ground,
    ground_of,
    in_words,
    lacking,
    letters_of,
    untouched,
)
from polis.games.world_wonders.text.names import (
    as_number,
    item_name,
    names_of,
    price_of,
    shape_in_hand,
    split_place,
    touched_name,
    type_name,
)
from polis.games.world_wonders.text.prompts import question
from polis.text.message import Message

OUTCOMES = {
    RIVERS: range(RIVER, OBJECTIVE),
    CHOOSING_OBJECTIVES: range(OBJECTIVE, REVEAL),
    TILES_SHOWN: range(REVEAL, REVEAL_MONUMENT),
    MONUMENT_SHOWN: range(REVEAL_MONUMENT, CARD),
    CARD_DRAWN: range(CARD, CARD + CARDS),
}


def why_not(position: Position, code: int) -> Message:
    """Why an action is not legal: it is not asked for now, or what forbids it."""
    phase = int(position.records[0]["phase"])
    if phase == BUYING and code < BUY:
        return _why_no_step(position, code)
    if phase == BUYING and code < LAY:
        return _why_not_buy(position, code - BUY)
    if phase == LAYING and LAY <= code < CHOOSE:
        return _why_not_here(position, code)
    outcomes = OUTCOMES.get(phase, ())
    if phase == CHOOSING_OBJECTIVES and position.seat != CHANCE:
        outcomes = range(CHOOSE, DECISIONS)
    return _why_not_outcome(position, code) if code in outcomes else question(position)


def _why_not_outcome(position: Position, code: int) -> Message:
    p = position.records[0]
    if p["phase"] == TILES_SHOWN and (code - REVEAL) // TILES != p["stack"]:
        stack = names_of(position.rules.box).stacks[int(p["stack"])]
        return Message("ww-other-stack", stack=stack)
    return Message("ww-not-left")


def _why_no_step(position: Position, code: int) -> Message:
    p = position.records[0]
    if code == LEAVE:
        return Message("ww-must-buy")
    if p["loan_step_done"]:
        return Message("ww-one-step")
    if code == TAKE_LOAN:
        return Message("ww-has-loan")
    if not p["loan"][p["seat"]]:
        return Message("ww-has-no-loan")
    return Message("ww-cannot-repay", price=REPAYMENT, gold=int(p["gold"][p["seat"]]))


def _why_not_buy(position: Position, item: int) -> Message:
    p = position.records[0]
    name, gold = item_name(position, item), int(p["gold"][p["seat"]])
    if PEDESTAL <= item < BUILDING and p["seats"] == 1:
        return Message("ww-no-pedestals")
    if not _is_on_offer(position, item):
        return Message("ww-not-on-offer", item=name)
    if price_of(position, item) > gold:
        return Message("ww-too-dear", item=name, price=price_of(position, item), gold=gold)
    if item >= MONUMENT:
        return _why_no_monument(position, item - MONUMENT)
    return Message("ww-no-place", item=name)


def _is_on_offer(position: Position, item: int) -> bool:
    p = position.records[0]
    if item >= MONUMENT:
        return item - MONUMENT in p["display"]
    if item >= BUILDING:
        return bool(p["shown"][item - BUILDING] != NOTHING)
    if item >= PEDESTAL:
        return bool(p["pedestal"][item - PEDESTAL] == NOBODY)
    return bool(p["supply"][item])


def _why_no_monument(position: Position, number: int) -> Message:
    """What the city lacks: things to touch, room for the pieces, or both in one place."""
    name = item_name(position, MONUMENT + number)
    if missing := lacking(position, int(position.records[0]["seat"]), number):
        things = [touched_name(letter) for letter in missing]
        return Message("ww-nothing-to-touch", item=name, things=things)
    if not _has_room(position, number):
        return Message("ww-no-room", item=name)
    letters = [touched_name(letter) for letter in letters_of(position, number)]
    return Message("ww-not-all-touched", item=name, things=letters)


def _has_room(position: Position, number: int) -> bool:
    """Whether a monument could be built if it had nothing to touch."""
    box = copy_records(position.rules.box)
    box["needs"][0, number] = box["doubled"][0, number] = 0
    return bool(fits_somewhere(box, position.records, 0, number))


def _terrain_problem(
    position: Position, shape: int, turn: int, cell: int, ground: Ground
) -> Message | None:
    """What is wrong with the cells below a piece; None if they are free and of its terrain."""
    b = position.rules.box[0]
    offsets = [cell + int(at) for at in b["offset"][shape, turn]]
    on_land, on_water = int(b["on_land"][shape, turn]), int(b["on_water"][shape, turn])
    covered = [1 << at for at in offsets[: int(b["covered"][shape, turn])]]
    taken = [at for at in covered if not at & ground.free]
    if taken:
        return Message("ww-occupied")
    wet = [at for at in covered[:on_land] if not at & ground.land]
    if wet:
        return Message("ww-not-land")
    dry = [at for at in covered[on_land:on_water] if not at & ground.water]
    if dry:
        return Message("ww-not-water")
    return None


def _why_not_here(position: Position, code: int) -> Message:
    """Which rule the piece in hand would break on this place."""
    p, b = position.records[0], position.rules.box[0]
    seat, hand = int(p["seat"]), int(p["hand"])
    place = split_place(code)
    pieces = names_of(position.rules.box).pieces(hand)
    if place.kind >= len(pieces) or (len(pieces) > 1 and not p["rest"][place.kind]):
        return Message("ww-no-such-piece")
    shape = shape_in_hand(position.rules.box, hand, place.kind)
    if not b["look"][shape, place.turn]:
        looks = [turn for turn in range(4) if b["look"][shape, turn]]
        return Message("ww-same-turn", turns=[f"r{turn}" for turn in looks])
    if not as_number(b["corners"][shape, place.turn]) >> place.cell & 1:
        return Message("ww-off-map")
    ground = ground_of(position, seat)
    lying = sum(as_number(part) for part in p["part"][: int(p["parts"])])
    taken = replace(ground, occupied=ground.occupied | lying)
    problem = _terrain_problem(position, shape, place.turn, place.cell, taken)
    if problem:
        return problem
    cover = as_number(b["cover"][shape, place.turn]) << place.cell
    if MONUMENT <= hand < FIRST_ROAD:
        return _why_not_monument_here(position, hand - MONUMENT, cover | lying)
    if is_near(position.rules.box, position.records, 0, in_words(cover)):
        return Message("ww-rest-has-no-place")
    return _why_touches_nothing(position, hand)


def _why_touches_nothing(position: Position, hand: int) -> Message:
    p = position.records[0]
    if hand == FIRST_ROAD:
        return Message("ww-not-at-sidewalk")
    if hand in (ROAD, SET):
        return Message("ww-road-alone")
    if hand == TOWER:
        return Message("ww-tower-alone")
    letter = TYPE_LETTERS[int(position.rules.box["tile_type"][0, hand - BUILDING, p["tile"]])]
    return Message("ww-building-alone", type=type_name(letter))


def _why_not_monument_here(position: Position, number: int, cover: Cells) -> Message:
    """Which letters are not touched by the last piece; before it, that the rest has no place."""
    if int(position.records[0]["rest"].sum()) > 1:
        return Message("ww-rest-has-no-place")
    if missing := untouched(position, number, cover):
        return Message("ww-not-touched", things=[touched_name(letter) for letter in missing])
    return Message("ww-not-joined")
