"""The rules of World Wonders, each with the way to see in a move that it was reached."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from typing import Any

import polis
from polis.core.position import Position
from polis.games.world_wonders.box import TYPE_LETTERS
from polis.games.world_wonders.components.catalogue import OURS
from polis.games.world_wonders.rules.position import (
    CARD_DRAWN,
    CHOOSING_OBJECTIVES,
    NOBODY,
    NOTHING,
    ROADS,
    THE_AUTOMATON,
    TOWERS,
)
from polis.games.world_wonders.sheet import (
    BUILDING,
    DEBT,
    DISPLAY,
    DISTRICTS,
    FIRST_ROAD,
    GOALS,
    MONUMENT,
    NATURE,
    POPULATION,
    RESOURCE,
    RINGS,
    ROAD,
    ROUNDS,
    SET,
    TOWER,
)
from polis.games.world_wonders.text.map_objects import (
    beside,
    ground_of,
    planes_of,
    score_sheet,
)
from polis.games.world_wonders.text.names import (
    as_number,
    names_of,
    shape_in_hand,
    split_place,
)
from tests.golden import Predicate

MONUMENTS = [card["id"] for card in OURS["monuments"]]
LAST_SPACE = OURS["tracks"]["A"]["resource_max"]


def record(position: Position) -> Any:
    return position.records[0]


def option(key: str, value: object) -> Predicate:
    """A game with this option is played to its end."""
    return lambda before, move, after: (
        after.seat == polis.OVER
        and after.rules.sheet.option_values(record(after)["options"])[key] == value
    )


def move_is(*starts: str) -> Predicate:
    return lambda before, move, after: move.startswith(starts)


def played_by(number: int) -> Predicate:
    return lambda before, move, after: after.seat == polis.OVER and after.seats == number


# Chance and set-up


def objective(drawn: bool) -> Predicate:
    return lambda before, move, after: (
        record(before)["phase"] == CHOOSING_OBJECTIVES and (before.seat == polis.CHANCE) == drawn
    )


def monument_replaces(before: Position, move: str, after: Position) -> bool:
    """A monument is turned up between two turns, in the place of the one that went."""
    return move.startswith("reveal monument") and bool(record(before)["turns"])


def deck_is_empty(before: Position, move: str, after: Position) -> bool:
    p = record(after)
    places = DISPLAY - (after.seats == 1)
    return not p["deck"] and bool((p["display"][:places] == NOTHING).any())


# Gold


def owner(before: Position) -> int:
    return int(record(before)["seat"])


def gold(position: Position, seat: int) -> int:
    return int(record(position)["gold"][seat])


def same_round(before: Position, after: Position) -> bool:
    return bool(record(before)["round_number"] == record(after)["round_number"])


def repaid_with_the_last_gold(before: Position, move: str, after: Position) -> bool:
    return move == "repay" and gold(before, owner(before)) == 3


def loan_before_a_monument(before: Position, move: str, after: Position) -> bool:
    return buys_a_monument(move) and bool(record(before)["loan_step_done"])


def loan_in_vain(before: Position, move: str, after: Position) -> bool:
    """After the loan nothing can be bought, so the seat is out unasked."""
    return (
        move == "loan" and same_round(before, after) and bool(record(after)["out"][owner(before)])
    )


def out_unasked(before: Position, move: str, after: Position) -> bool:
    """Somebody not out before, who made no move of his own, is out after this one."""
    mine = owner(before)
    was, now = record(before)["out"], record(after)["out"]
    return same_round(before, after) and any(
        now[seat] and not was[seat] for seat in range(after.seats) if seat != mine
    )


# Buying


def buys_a_monument(move: str) -> bool:
    return move.startswith("buy ") and move[4:] in MONUMENTS


def buys_a_building(letter: str) -> Predicate:
    def reached(before: Position, move: str, after: Position) -> bool:
        hand, tile = int(record(after)["hand"]), int(record(after)["tile"])
        if not move.startswith("buy") or not BUILDING <= hand < MONUMENT:
            return False
        return bool(names_of(after.rules.box).tiles[hand - BUILDING][tile]["type"] == letter)

    return reached


def holds_both_pedestals(before: Position, move: str, after: Position) -> bool:
    first, second = record(after)["pedestal"]
    return move.startswith("buy pedestal") and first == second != NOBODY


def must_buy_a_pedestal(before: Position, move: str, after: Position) -> bool:
    """Nothing else can be bought, and nobody may pass."""
    return move.startswith("buy pedestal") and all(
        action.startswith(("buy pedestal", "loan", "repay")) for action in before.legal
    )


# Laying


def laid(before: Position, move: str) -> int:
    """The cells that a piece covers which this move lays."""
    box, place = before.rules.box, split_place(before.read(move))
    shape = shape_in_hand(box, int(record(before)["hand"]), place.kind)
    return as_number(box["cover"][0, shape, place.turn]) << place.cell


def lays(test: Callable[[Position, int], bool], *hands: int) -> Predicate:
    """A piece of one of these things is laid on cells that satisfy the test."""

    def reached(before: Position, move: str, after: Position) -> bool:
        if not move.startswith("lay") or int(record(before)["hand"]) not in hands:
            return False
        return test(before, laid(before, move))

    return reached


def touches(before: Position, cells: int, *planes: int) -> bool:
    standing = planes_of(before, owner(before))
    return any(beside(cells) & standing[plane] for plane in planes)


def on_water(before: Position, cells: int) -> bool:
    return bool(cells & ground_of(before, owner(before)).water)


def on_nature(before: Position, cells: int) -> bool:
    return bool(cells & ground_of(before, owner(before)).nature)


def at_sidewalk(before: Position, cells: int) -> bool:
    return bool(cells & ground_of(before, owner(before)).bottom)


def at_a_tower_alone(before: Position, cells: int) -> bool:
    return (
        touches(before, cells, TOWERS)
        and not touches(before, cells, ROADS)
        and not at_sidewalk(before, cells)
    )


def at_the_sidewalk_alone(before: Position, cells: int) -> bool:
    return at_sidewalk(before, cells) and not touches(before, cells, ROADS, TOWERS)


def without_a_road(before: Position, cells: int) -> bool:
    """A building leans on one of its type only."""
    return not touches(before, cells, ROADS)


class LeansOnItsSet:
    """A piece of a short set touches nothing but pieces of the set; sees a game in order."""

    def __init__(self) -> None:
        self.older = 0

    def __call__(self, before: Position, move: str, after: Position) -> bool:
        if move == "buy set":
            planes = planes_of(before, owner(before))
            self.older = planes[ROADS] | planes[TOWERS]
        if not move.startswith("lay") or record(before)["hand"] != SET:
            return False
        cells = laid(before, move)
        return not at_sidewalk(before, cells) and not beside(cells) & self.older


def pieces_apart(before: Position, move: str, after: Position) -> bool:
    """Pieces of a monument lie apart, to be joined by those still to come."""
    return move.startswith("lay") and record(after)["parts"] > 1


def joins_two_parts(before: Position, move: str, after: Position) -> bool:
    return move.startswith("lay") and record(before)["parts"] > max(1, record(after)["parts"])


def builds(name: str) -> Predicate:
    number = MONUMENTS.index(name)
    return lambda before, move, after: (
        move.startswith("lay")
        and record(before)["owner"][number] == NOBODY
        and record(after)["owner"][number] == owner(before)
    )


# Tracks


def gained(before: Position, after: Position) -> int:
    """How far the population of the seat on turn has come by a move."""
    people = record(after)["population"] - record(before)["population"]
    return int(people[owner(before)])


def symbol_passed(before: Position, move: str, after: Position) -> bool:
    """A building brings a marker to a symbol of population or past it."""
    return record(before)["hand"] < MONUMENT and gained(before, after) > 0


def settlers(before: Position, move: str, after: Position) -> bool:
    """A monument gives population directly."""
    hand = int(record(before)["hand"])
    if not MONUMENT <= hand < FIRST_ROAD or not gained(before, after):
        return False
    return bool(OURS["monuments"][hand - MONUMENT]["population"])


def on_the_last_space(before: Position, move: str, after: Position) -> bool:
    return after.seat == polis.OVER and bool((record(after)["resources"] == LAST_SPACE).any())


# Order


def new_order(test: Callable[[Any, list[int]], bool]) -> Predicate:
    """A new round begins, and the record before and the new order satisfy the test."""

    def reached(before: Position, move: str, after: Position) -> bool:
        if same_round(before, after) or after.seats == 1:
            return False
        return test(record(before), record(after)["order"][: after.seats].tolist())

    return reached


def held(first: bool, second: bool) -> Callable[[Any, list[int]], bool]:
    def test(p: Any, order: list[int]) -> bool:
        holders = p["pedestal"].tolist()
        if first and second:
            return holders[0] == order[0] != holders[1] == order[1] and NOBODY not in holders
        if first:
            return holders[0] == order[0] and holders[1] == NOBODY
        return holders[1] == order[1] and holders[0] == NOBODY

    return test


def fewer_monuments_first(p: Any, order: list[int]) -> bool:
    """Two seats without pedestals and with equal population change places."""
    free = [seat for seat in order if seat not in p["pedestal"]]
    old = p["order"].tolist()
    return any(
        p["population"][a] == p["population"][b] and old.index(a) > old.index(b)
        for a, b in pairwise(free)
    )


def old_order_among_equals(p: Any, order: list[int]) -> bool:
    free = [seat for seat in order if seat not in p["pedestal"]]
    return any(
        p["population"][a] == p["population"][b] and p["monuments"][a] == p["monuments"][b]
        for a, b in pairwise(free)
    )


# The end


def ends_early(before: Position, move: str, after: Position) -> bool:
    return after.seat == polis.OVER and record(after)["round_number"] < ROUNDS


def scores(line: int) -> Predicate:
    """Some seat has points of this source at the end."""
    return lambda before, move, after: (
        after.seat == polis.OVER
        and any(score_sheet(after, seat)[1][line] for seat in range(after.seats))
    )


def objective_pays(category: int) -> Predicate:
    def reached(before: Position, move: str, after: Position) -> bool:
        if after.seat != polis.OVER:
            return False
        cards = [OURS["objectives"][k] for k in record(after)["objectives"] if k != NOTHING]
        return any(
            score_sheet(after, seat)[1][GOALS + k]
            for k, card in enumerate(cards)
            if card["category"] == category
            for seat in range(after.seats)
        )

    return reached


def places(*points: int) -> Predicate:
    """An objective gives exactly these points, the greatest first."""

    def reached(before: Position, move: str, after: Position) -> bool:
        if after.seat != polis.OVER:
            return False
        sheets = [score_sheet(after, seat)[1] for seat in range(after.seats)]
        return any(
            sorted((int(lines[GOALS + k]) for lines in sheets), reverse=True)[: len(points)]
            == list(points)
            for k in range(3)
            if record(after)["objectives"][k] != NOTHING
        )

    return reached


def tied(shared: int) -> Predicate:
    """Several seats lead with equal points; so many of them share the win."""

    def reached(before: Position, move: str, after: Position) -> bool:
        if after.seat != polis.OVER or after.seats == 1:
            return False
        best = max(after.scores)
        return after.scores.count(best) > 1 and max(after.shares) == Fraction(1, shared)

    return reached


def wins(seat: int) -> Predicate:
    return lambda before, move, after: (
        after.seat == polis.OVER and after.seats > max(seat, 1) and after.shares[seat] == 1
    )


# Solo


def alone(won: bool, mode: str) -> Predicate:
    def reached(before: Position, move: str, after: Position) -> bool:
        if after.seat != polis.OVER or after.seats > 1:
            return False
        options = after.rules.sheet.option_values(record(after)["options"])
        return options["solo_mode"] == mode and bool(after.shares[0]) == won

    return reached


def card_removes(buildings: int, roads: int) -> Predicate:
    """A card takes so many buildings, and roads or towers, out of the market."""

    def reached(before: Position, move: str, after: Position) -> bool:
        if record(before)["phase"] != CARD_DRAWN:
            return False
        was, now = record(before), record(after)
        taken = int((was["shown"] != now["shown"]).sum())
        return (taken, int((was["supply"] - now["supply"]).sum())) == (buildings, roads)

    return reached


def second_choice(before: Position, move: str, after: Position) -> bool:
    """Nothing of the top of a card is there, so its middle counts."""
    if record(before)["phase"] != CARD_DRAWN:
        return False
    card = OURS["solo"][int(move.split()[1]) - 1]
    letters = set(card["top"])
    p = record(before)
    names = names_of(before.rules.box)
    shown = {
        names.tiles[stack][kind]["type"] for stack, kind in enumerate(p["shown"]) if kind != NOTHING
    }
    return (
        letters < set(TYPE_LETTERS)
        and not letters & shown
        and not card_removes(0, 0)(before, move, after)
    )


def automaton_takes(right: bool) -> Predicate:
    """A card's arrow sends a monument to the automaton."""

    def reached(before: Position, move: str, after: Position) -> bool:
        if record(before)["phase"] != CARD_DRAWN:
            return False
        was, now = record(before)["owner"], record(after)["owner"]
        card = OURS["solo"][int(move.split()[1]) - 1]
        return (
            bool(((now == THE_AUTOMATON) & (was != now)).any()) and (card["arrow"] == "R") == right
        )

    return reached


RULES: dict[str, Predicate] = {
    **{f"{number} players": played_by(number) for number in range(1, 6)},
    "map side A": option("map_side", "a"),
    "map side B": option("map_side", "b"),
    "track side A": option("track_side", "a"),
    "track side B": option("track_side", "b"),
    "a river is dealt": move_is("river"),
    "an objective is drawn": objective(drawn=True),
    "an objective is chosen": objective(drawn=False),
    "the stack for four players": move_is("reveal P4"),
    "the stack for five players": move_is("reveal P5"),
    "a monument replaces another": monument_replaces,
    "no monument is left to replace one": deck_is_empty,
    "the free road": lays(lambda before, cells: True, FIRST_ROAD),
    "the free road is a bridge": lays(on_water, FIRST_ROAD),
    "a loan": move_is("loan"),
    "a loan is repaid": move_is("repay"),
    "a loan is repaid with the last gold": repaid_with_the_last_gold,
    "a loan before a monument": loan_before_a_monument,
    "a loan and nothing to buy": loan_in_vain,
    "a round is left beside a loan step": move_is("out"),
    "out without being asked": out_unasked,
    "buys a road": move_is("buy road"),
    "buys a short set": move_is("buy set"),
    "buys a tower": move_is("buy tower"),
    "buys pedestal 1": move_is("buy pedestal 1"),
    "buys pedestal 2": move_is("buy pedestal 2"),
    "one holds both pedestals": holds_both_pedestals,
    "must buy a pedestal": must_buy_a_pedestal,
    **{f"buys a building: {letter}": buys_a_building(letter) for letter in TYPE_LETTERS},
    "a bridge": lays(on_water, ROAD),
    "a road at a tower alone": lays(at_a_tower_alone, ROAD, SET),
    "a road at the sidewalk alone": lays(at_the_sidewalk_alone, ROAD, SET),
    "a piece of a set leans on the set": LeansOnItsSet(),
    "a tower without a road": lays(without_a_road, TOWER),
    "a building at its type alone": lays(without_a_road, *range(BUILDING, MONUMENT)),
    "a natural resource is covered": lays(on_nature, *range(ROAD, FIRST_ROAD)),
    "a monument on water": lays(on_water, *range(MONUMENT, FIRST_ROAD)),
    "pieces of a monument lie apart": pieces_apart,
    "a piece joins two parts": joins_two_parts,
    **{f"builds: {name}": builds(name) for name in MONUMENTS},
    "a symbol of population is passed": symbol_passed,
    "a monument gives population": settlers,
    "a marker stops on its last space": on_the_last_space,
    "order: pedestal 1 alone": new_order(held(first=True, second=False)),
    "order: pedestal 2 alone": new_order(held(first=False, second=True)),
    "order: both pedestals": new_order(held(first=True, second=True)),
    "order: fewer monuments first": new_order(fewer_monuments_first),
    "order: equals as before": new_order(old_order_among_equals),
    "the end after round 10": lambda before, move, after: (
        after.seat == polis.OVER and record(after)["round_number"] == ROUNDS
    ),
    "the end by population": ends_early,
    "points: population": scores(POPULATION),
    "points: resource": scores(RESOURCE),
    "points: rings": scores(RINGS),
    "points: nature": scores(NATURE),
    "points: districts": scores(DISTRICTS),
    "points: an unpaid loan": scores(DEBT),
    **{f"objective {category}": objective_pays(category) for category in range(1, 11)},
    "objective: first and second": places(3, 1, 0),
    "objective: first shared": places(2, 2),
    "objective: second shared": places(3, 1, 1),
    "equal points: more monuments win": tied(1),
    "equal points and monuments: a shared win": tied(2),
    **{f"seat {'ABCDE'[seat]} wins": wins(seat) for seat in range(5)},
    "a card takes a building": card_removes(1, 0),
    "a card takes a road or tower": card_removes(0, 1),
    "a card takes two things": card_removes(0, 2),
    "a card's second choice": second_choice,
    "a card shuffles the cards again": move_is("card 14"),
    "the automaton takes a monument from the left": automaton_takes(right=False),
    "the automaton takes a monument from the right": automaton_takes(right=True),
    "alone and easy, won": alone(True, "easy"),
    "alone and easy, lost": alone(False, "easy"),
    "alone and hard, won": alone(True, "hard"),
    "alone and hard, lost": alone(False, "hard"),
}
