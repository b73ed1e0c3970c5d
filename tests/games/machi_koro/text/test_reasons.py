"""Every reason for refusing an action of Machi Koro is confirmed by the oracle."""

from __future__ import annotations

import itertools
import random

import pytest

from polis.core.contract import OVER
from polis.games.machi_koro.sheet import SHEET
from polis.text.message import Message, Seat
from tests.games.reasons import check_reasons
from tests.native import NATIVE
from tests.oracles.compare_machi_koro import Kernels
from tests.oracles.machi_koro import ESTABLISHMENTS, LANDMARKS, SEATS, Table

# The step of a turn in which a verb is said, and the reason given when another one is due.
STEPS = {
    "roll": "number", "keep": "radio", "reroll": "radio", "tv": "tv", "swap": "swap",
    "decline": "swap", "build": "build", "dice": "dice", "reveal": "reveal",
}  # fmt: skip
ASKED = {
    "number": "dice", "radio": "radio", "tv": "tv", "swap": "swap", "build": "build",
    "dice": "roll", "reveal": "reveal",
}  # fmt: skip
# How often the reasons are looked at: purple cards with a choice are rare.
CHECKED = {"swap": 0.4, "tv": 0.4, "reveal": 0.05}
ELSE_CHECKED = 0.05 if NATIVE else 0.02


def card(key: str) -> Message:
    return Message(f"card-{key}")


def confirms(table: Table, action: str, reason: Message) -> bool:
    """Whether an action breaks the rule that a reason names."""
    word, *rest = action.split()
    if reason.key == "refused-over":
        return table.step == "over"
    if STEPS[word] != table.step:
        seat = Seat(table.seat_on_turn)
        return reason == Message(f"mk-asks-{ASKED[table.step]}", seat=seat)
    match word:
        case "dice":
            number = len(rest[0].split("+"))
            if reason == Message("mk-lower-die-first"):
                ordered = "+".join(sorted(rest[0].split("+")))
                return rest[0] != ordered and f"dice {ordered}" in table.chance()
            expected = Message("mk-number-of-dice", dice=table.number_of_dice)
            return reason == expected and number != table.number_of_dice
        case "reveal":
            return (
                reason == Message("mk-not-in-deck", card=card(rest[0])) and not table.deck[rest[0]]
            )
        case "tv":
            return confirms_seat(table, rest[0], reason)
        case "build":
            return confirms_building(table, rest[0], reason)
        case "swap":
            return confirms_seat(table, rest[2], reason) or confirms_swap(table, rest, reason)
    return False


def confirms_seat(table: Table, letter: str, reason: Message) -> bool:
    if reason.key == "mk-no-self":
        return SEATS.index(letter) == table.seat_on_turn
    expected = Message("mk-no-such-seat", seat=letter)
    return reason == expected and SEATS.index(letter) >= table.players


def confirms_building(table: Table, what: str, reason: Message) -> bool:
    seat = table.seat_on_turn
    cost = LANDMARKS[what] if what in LANDMARKS else ESTABLISHMENTS[what].cost
    coins = table.coins[seat]
    limit = 1 if what in LANDMARKS or ESTABLISHMENTS[what].colour == "purple" else 2
    match reason:
        case Message(key="mk-already-built"):
            expected, broken = {}, what in table.landmarks[seat]
        case Message(key="mk-sold-out"):
            expected, broken = {}, what in ESTABLISHMENTS and not table.supply[what]
        case Message(key="mk-limit"):
            expected, broken = {"limit": limit}, not table.may_have_one_more(seat, what)
        case Message(key="mk-too-dear"):
            expected, broken = {"cost": cost, "coins": coins}, cost > coins
        case _:
            return False
    return reason.args == {"card": card(what), **expected} and broken


def confirms_swap(table: Table, words: list[str], reason: Message) -> bool:
    given, taken, letter = words
    seat, other = table.seat_on_turn, SEATS.index(letter)
    if other >= table.players or other == seat:
        return False
    moved = {(seat, given), (other, taken)}  # who gives which card
    received = {(other, given), (seat, taken)}
    match reason:
        case Message(key="mk-has-none", args={"seat": owner, "card": what}):
            return any((Seat(s), card(k)) == (owner, what) and not table.cities[s][k]
                       for s, k in moved)  # fmt: skip
        case Message(key="mk-no-purple-swap", args={"card": what}):
            return any(card(k) == what and ESTABLISHMENTS[k].colour == "purple" for _, k in moved)
        case Message(key="mk-equal-swap"):
            return given == taken
        case Message(key="mk-swap-limit", args={"seat": receiver, "card": what}):
            return any((Seat(s), card(k)) == (receiver, what)
                       and not table.may_have_one_more(s, k) for s, k in received)  # fmt: skip
    return False


def sample(kernels: Kernels, rng: random.Random) -> list[int]:
    """All codes compiled; else all but the swaps, of which there are many, and some of those."""
    codes = list(range(SHEET.codes))
    if NATIVE:
        return codes
    swaps = [code for code in codes if kernels.notation[code].startswith("swap")]
    chosen = set(rng.sample(swaps, 60))
    return [code for code in codes if code in chosen or code not in set(swaps)]


@pytest.mark.parametrize(
    ("players", "supply", "beginner"),
    list(itertools.product((1, 2, 3, 4), ("all", "ten"), (False, True))),
)
def test_every_reason_is_a_broken_rule(
    players: int, supply: str, beginner: bool, seed: int
) -> None:
    rng = random.Random(f"reasons {seed} {players} {supply} {beginner}")
    kernels, table = Kernels(players, supply, beginner), Table(players, supply, beginner)

    def look() -> None:
        playable = kernels.legal() if kernels.to_act() >= 0 else list(kernels.chance())
        check_reasons(
            kernels.position,
            sample(kernels, rng),
            set(playable) if kernels.to_act() != OVER else (),
            lambda code, reason: confirms(table, kernels.notation[code], reason),
        )

    while kernels.to_act() != OVER:
        if rng.random() < CHECKED.get(table.step, ELSE_CHECKED):
            look()
        codes = kernels.legal() if kernels.to_act() >= 0 else list(kernels.chance())
        code = rng.choice(codes)
        kernels.apply(code)
        table.apply(kernels.notation[code])
    look()
