"""The rules of Machi Koro, each with the way to see in a move that it was reached."""

from __future__ import annotations

from typing import Any

import polis
from polis.core.position import Position
from polis.games.machi_koro.box import (
    CARD_KEYS,
    COSTS,
    ESTABLISHMENTS,
    KIND_KEYS,
    LANDMARK_KEYS,
    MALL,
    PARK,
    STATION,
)
from polis.games.machi_koro.rules.position import DEALING, REFILLING
from polis.games.machi_koro.text.narration import payments
from tests.golden import Predicate

KIND = {key: kind for kind, key in enumerate(KIND_KEYS)}
COLOUR = {card["key"]: card["colour"] for card in ESTABLISHMENTS}


def record(position: Position) -> Any:
    return position.records[0]


def paid_now(before: Position, move: str, after: Position) -> list[dict[str, Any]]:
    """The payments that this move brought."""
    return (
        payments(after)[int(record(after)["payments_before"]) :]
        if move[:2] in ("di", "ke", "tv")
        else []
    )


# Rolling


def has(before: Position, landmark: int) -> bool:
    return bool(record(before)["landmarks"][record(before)["seat"]][landmark])


def equal_dice(position: Position) -> bool:
    return bool(record(position)["first"] == record(position)["second"])


def equal_dice_rolled_again(before: Position, move: str, after: Position) -> bool:
    return move == "reroll" and equal_dice(before) and has(before, PARK)


def equal_dice_in_the_second_roll(before: Position, move: str, after: Position) -> bool:
    if not (move.startswith("dice") and "+" in move and record(before)["rerolled"]):
        return False
    return equal_dice(after) and has(before, PARK)


# Paying


def red(before: Position, move: str, after: Position) -> list[dict[str, Any]]:
    return [row for row in paid_now(before, move, after) if COLOUR[row["card"]] == "red"]


def red_in_full(before: Position, move: str, after: Position) -> bool:
    return any(row["paid"] == row["owed"] for row in red(before, move, after))


def red_in_part(before: Position, move: str, after: Position) -> bool:
    return any(0 < row["paid"] < row["owed"] for row in red(before, move, after))


def red_without_coins(before: Position, move: str, after: Position) -> bool:
    return any(row["paid"] == 0 for row in red(before, move, after))


def red_runs_out_counter_clockwise(before: Position, move: str, after: Position) -> bool:
    rows = red(before, move, after)
    return len({row["payee"] for row in rows}) > 1 and rows[0]["paid"] > rows[-1]["paid"] == 0


def earns_after_paying(before: Position, move: str, after: Position) -> bool:
    rows = red(before, move, after)
    bank = [row for row in paid_now(before, move, after) if row["payer"] is None]
    return any(row["payee"] == record(before)["seat"] for row in bank) and bool(rows)


def blue_on_anothers_turn(before: Position, move: str, after: Position) -> bool:
    rows = paid_now(before, move, after)
    seat = record(before)["seat"]
    return any(COLOUR[row["card"]] == "blue" and row["payee"] != seat for row in rows)


def pays(card: str) -> Predicate:
    return lambda before, move, after: any(
        row["card"] == card and row["paid"] for row in paid_now(before, move, after)
    )


def mall_raises(colour: str) -> Predicate:
    def reached(before: Position, move: str, after: Position) -> bool:
        return any(
            COLOUR[row["card"]] == colour
            and ESTABLISHMENTS[KIND[row["card"]]]["symbol"] in ("cup", "shop")
            and record(before)["landmarks"][row["payee"]][MALL]
            and row["paid"]
            for row in paid_now(before, move, after)
        )

    return reached


# Purple cards


def short(card: str) -> Predicate:
    """Somebody has less than the card takes."""
    return lambda before, move, after: any(
        row["card"] == card and 0 < row["paid"] < row["owed"]
        for row in paid_now(before, move, after)
    )


def from_nobody(card: str) -> Predicate:
    """Somebody has nothing at all."""
    return lambda before, move, after: any(
        row["card"] == card and row["paid"] == 0 for row in paid_now(before, move, after)
    )


def tv_with_a_choice(before: Position, move: str, after: Position) -> bool:
    return move.startswith("tv") and before.seats > 2


def tv_single(before: Position, move: str, after: Position) -> bool:
    return move.startswith("tv") and before.seats == 2


def swaps_a_start_card(before: Position, move: str, after: Position) -> bool:
    return move.startswith(("swap wheat-field", "swap bakery"))


def nothing_to_swap(before: Position, move: str, after: Position) -> bool:
    return move == "decline" and len(before.legal) == 1


def all_three_purple(before: Position, move: str, after: Position) -> bool:
    own = record(before)["cities"][record(before)["seat"]]
    purple = [own[KIND[key]] for key in KIND_KEYS if COLOUR[key] == "purple"]
    return move.startswith(("swap", "decline")) and all(purple)


# Building


def builds(card: str) -> Predicate:
    return lambda before, move, after: move == f"build {card}"


def last_of_its_kind(before: Position, move: str, after: Position) -> bool:
    kind = KIND.get(move.removeprefix("build "))
    if kind is None:
        return False
    return not record(after)["supply"][kind] and not record(after)["ten"]


def refused(reason: str) -> Predicate:
    """A player builds although something he could pay is kept from him for this reason."""

    def reached(before: Position, move: str, after: Position) -> bool:
        if not move.startswith("build"):
            return False
        p = record(before)
        coins, full = p["coins"][p["seat"]], int(p["full"][p["seat"]])
        for kind, key in enumerate(KIND_KEYS):
            if COSTS[kind] > coins:
                continue
            sold_out = not p["supply"][kind] and not p["ten"]
            limit = "purple" if COLOUR[key] == "purple" else "beginner"
            if reason == ("sold out" if sold_out else limit if full >> kind & 1 else ""):
                return True
        return False

    return reached


def beginners_swap_limit(before: Position, move: str, after: Position) -> bool:
    """A swap is on, and a city full of a kind forbids one that would be possible otherwise."""
    if not move.startswith(("swap", "decline")) or not record(before)["beginner"]:
        return False
    free = before.copy()
    record(free)["full"] = 0
    return len(free.legal) > len(before.legal)


# Turns


def next_turn(before: Position, after: Position) -> bool:
    return after.turns > before.turns > 0


def extra_turn(before: Position, move: str, after: Position) -> bool:
    return next_turn(before, after) and bool(record(before)["extra"])


class Chain:
    """An extra turn earned in an extra turn; it must see the moves of a game in order."""

    def __init__(self) -> None:
        self.length = 0

    def __call__(self, before: Position, move: str, after: Position) -> bool:
        if before.turns <= 1:
            self.length = 0
        if not next_turn(before, after):
            return False
        self.length = self.length + 1 if record(before)["extra"] else 0
        return self.length >= 2


def park_built_on_equal_dice(before: Position, move: str, after: Position) -> bool:
    return move == "build amusement-park" and equal_dice(before) and not record(before)["extra"]


def equal_dice_without_a_park(before: Position, move: str, after: Position) -> bool:
    return next_turn(before, after) and equal_dice(before) and not has(before, PARK)


def landmark_out_of_order(before: Position, move: str, after: Position) -> bool:
    """A dearer landmark before a cheaper one."""
    if move.removeprefix("build ") not in LANDMARK_KEYS:
        return False
    built = record(after)["landmarks"][record(before)["seat"]].tolist()
    return built != sorted(built, reverse=True)


def wins(seat: int) -> Predicate:
    return lambda before, move, after: (
        after.seat == polis.OVER and record(after)["seat"] == seat and after.shares[seat] == 1
    )


def wins_in_an_extra_turn_earned(before: Position, move: str, after: Position) -> bool:
    return after.seat == polis.OVER and bool(record(before)["extra"])


# Ten kinds


def reveals(phase: int, known: bool) -> Predicate:
    """A card is turned up: of a kind that lies open already, or of a new one."""

    def reached(before: Position, move: str, after: Position) -> bool:
        if not move.startswith("reveal") or record(before)["phase"] != phase:
            return False
        return bool(record(before)["supply"][KIND[move.removeprefix("reveal ")]]) == known

    return reached


def deck_runs_empty(before: Position, move: str, after: Position) -> bool:
    return move.startswith("reveal") and not record(after)["deck"].any()


def no_refill_from_an_empty_deck(before: Position, move: str, after: Position) -> bool:
    p = record(after)
    if not (move.startswith("build") and p["ten"]):
        return False
    return not p["deck"].any() and (p["supply"] > 0).sum() < min(
        10, (record(before)["supply"] > 0).sum()
    )


def refill_before_an_extra_turn(before: Position, move: str, after: Position) -> bool:
    return move.startswith("reveal") and extra_turn(before, move, after)


RULES: dict[str, Predicate] = {
    "one die without a station": lambda before, move, after: (
        move.startswith("dice") and not has(before, STATION)
    ),
    "one die by choice": lambda before, move, after: move == "roll 1",
    "two dice": lambda before, move, after: move == "roll 2",
    "a roll is kept": lambda before, move, after: move == "keep",
    "a roll is rolled again": lambda before, move, after: move == "reroll",
    "equal dice are rolled again and lost": equal_dice_rolled_again,
    "equal dice in the second roll": equal_dice_in_the_second_roll,
    "red is paid in full": red_in_full,
    "red is paid in part": red_in_part,
    "red is owed by one without coins": red_without_coins,
    "red runs out counter-clockwise": red_runs_out_counter_clockwise,
    "red is paid before the roller earns": earns_after_paying,
    "blue earns on another's turn": blue_on_anothers_turn,
    **{f"pays: {key}": pays(key) for key in KIND_KEYS if key != "business-centre"},
    "the mall raises green": mall_raises("green"),
    "the mall raises red": mall_raises("red"),
    "the stadium meets the poor": short("stadium"),
    "the stadium meets one without coins": from_nobody("stadium"),
    "the TV station has a choice": tv_with_a_choice,
    "the TV station has a single target": tv_single,
    "the TV station meets the poor": short("tv-station"),
    "the TV station meets one without coins": from_nobody("tv-station"),
    "a swap": lambda before, move, after: move.startswith("swap"),
    "a swap of a start card": swaps_a_start_card,
    "a swap declined": lambda before, move, after: move == "decline",
    "a swap with nothing to give or take": nothing_to_swap,
    "all three purple cards fire": all_three_purple,
    "nothing is built": builds("nothing"),
    **{f"builds: {key}": builds(key) for key in CARD_KEYS},
    "the last card of a kind": last_of_its_kind,
    "sold out": refused("sold out"),
    "a second purple card is not offered": refused("purple"),
    "a third card is not offered to beginners": refused("beginner"),
    "a swap is kept from beginners": beginners_swap_limit,
    "landmarks in another order": landmark_out_of_order,
    "an extra turn": extra_turn,
    "an extra turn after an extra turn": Chain(),
    "equal dice without a park": equal_dice_without_a_park,
    "a park built on equal dice": park_built_on_equal_dice,
    "an extra turn earned but won before": wins_in_an_extra_turn_earned,
    "a card turned up at the beginning": reveals(DEALING, known=False),
    "an equal card turned up at the beginning": reveals(DEALING, known=True),
    "a card turned up after a sale": reveals(REFILLING, known=False),
    "an equal card turned up after a sale": reveals(REFILLING, known=True),
    "a refill before an extra turn": refill_before_an_extra_turn,
    "the deck runs empty": deck_runs_empty,
    "no refill from an empty deck": no_refill_from_an_empty_deck,
    **{f"seat {'ABCD'[seat]} wins": wins(seat) for seat in range(4)},
}
