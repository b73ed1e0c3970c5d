"""Every reason for refusing an action of World Wonders is confirmed by the oracle."""

from __future__ import annotations

import random
from typing import Any

import pytest

from polis.games.world_wonders.components.catalogue import OURS
from polis.games.world_wonders.sheet import (
    BUY,
    CARD,
    CHOOSE,
    LAY,
    LEAVE,
    OBJECTIVE,
    REPAY,
    REVEAL,
    REVEAL_MONUMENT,
    RIVER,
    SHEET,
    STRIDE,
    TAKE_LOAN,
)
from polis.games.world_wonders.text.names import split_place, touched_name
from polis.text.message import Message
from tests.games.reasons import check_reasons
from tests.native import NATIVE
from tests.oracles.compare_world_wonders import (
    Pair,
    crowded_components,
    draw_options,
    pick,
    strange_components,
)
from tests.oracles.world_wonders import refusals
from tests.oracles.world_wonders.refusals import Spot
from tests.rules.world_wonders.table import rules_with

GAMES = 2 if NATIVE else 1
SETS = {"ours": lambda rng: OURS, "crowded": crowded_components,
        "strange": strange_components}  # fmt: skip

# What a code is about, by the first code of each kind.
KINDS = {TAKE_LOAN: "buy", LAY: "lay", CHOOSE: "choose", RIVER: "river", OBJECTIVE: "objective",
         REVEAL: "tile", REVEAL_MONUMENT: "monument", CARD: "card"}  # fmt: skip
EVENTS = {"river": "river", "objective": "objective", "stack": "tile", "monument": "monument",
          "card": "card"}  # fmt: skip


def kind_of(code: int) -> str:
    return KINDS[max(first for first in KINDS if first <= code)]


class Oracle:
    """What the oracle says about codes in the position of a pair."""

    def __init__(self, pair: Pair, laid: list[int]) -> None:
        self.pair, self.table = pair, pair.table
        self.laid = laid  # the pieces of the object in hand that lie already

    def asked(self) -> str:
        """What the table waits for."""
        table = self.table
        if table.agenda:
            return "choose" if table.choosing() else EVENTS[table.agenda[0][0]]
        return "lay" if table.hand else "buy"

    def confirms(self, code: int, reason: Message) -> bool:
        """Whether the rule that a reason names is broken."""
        if reason.key == "refused-over":
            return self.table.over
        asked = self.asked()
        if kind_of(code) != asked:
            return reason.key == f"ww-asks-{asked}"
        if asked == "buy":
            return self.confirms_step(code, reason)
        if asked == "lay":
            return self.confirms_place(code, reason)
        name = self.pair.position.write(code)
        if reason.key == "ww-other-stack":
            stack = self.table.agenda[0][1]
            return reason.args == {"stack": stack} and name.split()[1] != stack
        assert asked != "tile" or name.split()[1] == self.table.agenda[0][1]
        return reason.key == "ww-not-left" and name not in self.table.outcomes(self.table.agenda[0])

    def confirms_step(self, code: int, reason: Message) -> bool:
        table, seat = self.table, self.table.seat_on_turn
        if code >= BUY:
            return self.confirms_purchase(self.pair.position.write(code)[4:], reason)
        if reason.key == "ww-must-buy":
            return code == LEAVE and any(name.startswith("buy") for name in table.offered)
        if reason.key == "ww-one-step":
            return code in (TAKE_LOAN, REPAY) and table.loan_step_taken
        if reason.key == "ww-has-loan":
            return code == TAKE_LOAN and table.loan[seat]
        if reason.key == "ww-has-no-loan":
            return code == REPAY and not table.loan[seat]
        expected = {"price": 3, "gold": table.gold[seat]}
        return (
            reason.key == "ww-cannot-repay"
            and reason.args == expected
            and code == REPAY
            and not refusals.can_repay(table)
        )

    def confirms_purchase(self, what: str, reason: Message) -> bool:
        table, gold = self.table, self.table.gold[self.table.seat_on_turn]
        if reason.key == "ww-no-pedestals":
            return what.startswith("pedestal") and table.players == 1
        if reason.key == "ww-not-on-offer":
            return not refusals.is_on_offer(table, what)
        if not refusals.is_on_offer(table, what):
            return False
        if reason.key == "ww-too-dear":
            price = table.price(what)
            return (reason.args["price"], reason.args["gold"]) == (price, gold) and price > gold
        if what not in table.market.monument:
            fits = table.objects.fits(what, table.cities[table.seat_on_turn])
            return reason.key == "ww-no-place" and not fits
        lacking = [touched_name(letter) for letter in refusals.lacking(table, what)]
        if reason.key == "ww-nothing-to-touch":
            return bool(lacking) and reason.args["things"] == lacking
        room = refusals.has_room(table, what)
        if reason.key == "ww-no-room":
            return not room
        letters = dict.fromkeys(table.market.monument[what]["adjacent"])
        things = [touched_name(letter) for letter in letters]
        return reason.key == "ww-not-all-touched" and room and reason.args["things"] == things

    def confirms_place(self, code: int, reason: Message) -> bool:
        table, place = self.table, split_place(code)
        hand = table.hand
        assert hand
        pieces = self.pair.names.pieces(int(self.pair.P["hand"][0]))
        piece = pieces[place.kind] if place.kind < len(pieces) else None
        if reason.key == "ww-no-such-piece":
            return piece not in hand.rest
        assert piece is not None
        spot = Spot(piece, place.turn, *divmod(place.cell, STRIDE))
        if reason.key == "ww-same-turn":
            looks = refusals.looks(table, piece)
            return place.turn not in looks and reason.args["turns"] == [f"r{k}" for k in looks]
        if reason.key == "ww-off-map":
            return refusals.is_off_map(table, spot)
        return self.confirms_terrain(spot, reason)

    def confirms_terrain(self, spot: Spot, reason: Message) -> bool:
        table = self.table
        wrong = {
            "ww-occupied": refusals.occupied,
            "ww-not-land": refusals.not_land,
            "ww-not-water": refusals.not_water,
        }
        if reason.key in wrong:
            return bool(wrong[reason.key](table, spot))
        return refusals.lies_well(table, spot) and self.confirms_touch(spot, reason)

    def confirms_touch(self, spot: Spot, reason: Message) -> bool:
        table, hand = self.table, self.table.hand
        assert hand
        monument = hand.what in table.market.monument
        if reason.key == "ww-rest-has-no-place":
            return len(hand.rest) > 1 and (monument or refusals.touches(table, spot))
        if not monument:
            alone = {"first road": "ww-not-at-sidewalk", "road": "ww-road-alone",
                     "set": "ww-road-alone", "tower": "ww-tower-alone"}  # fmt: skip
            expected = alone.get(hand.what, "ww-building-alone")
            return reason.key == expected and not refusals.touches(table, spot)
        cover = refusals.cover_of(table, spot)
        missing = [touched_name(x) for x in refusals.untouched(table, cover | hand.cover)]
        if len(hand.rest) > 1:
            return False
        if reason.key == "ww-not-touched":
            return bool(missing) and reason.args["things"] == missing
        joined = refusals.are_joined(table, [cover, *self.laid])
        return reason.key == "ww-not-joined" and not missing and not joined


def sample(pair: Pair, moves: dict[str, int], rng: random.Random) -> list[int]:
    """All codes but those of places, some of those, and some beside the legal ones."""
    codes = [*range(LAY), *range(CHOOSE, SHEET.codes)]
    codes += rng.sample(range(LAY, CHOOSE), 600 if NATIVE else 20)
    if pair.table.hand:
        near = rng.choices(list(moves.values()), k=400 if NATIVE else 40)
        steps = (-STRIDE, -1, 1, STRIDE, 192, 4 * 192, 0)
        codes += [code + rng.choice(steps) * rng.randint(1, 3) for code in near]
    return [code for code in codes if 0 <= code < SHEET.codes]


def piece_laid(pair: Pair, name: str, code: int, laid: list[int]) -> list[int]:
    """Let something happen; return the pieces that lie of what is then in hand."""
    hand = pair.table.hand
    before = hand.cover if hand else 0
    pair.play(name, code)
    if hand is None or pair.table.hand is not hand:
        return []
    return [*laid, hand.cover & ~before]


def look(pair: Pair, moves: dict[str, int], laid: list[int], rng: random.Random) -> None:
    oracle = Oracle(pair, laid)
    codes = sample(pair, moves, rng)
    check_reasons(pair.position, codes, set(moves.values()), oracle.confirms)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("components_set", SETS)
def test_every_reason_is_a_broken_rule(players: int, components_set: str, seed: int) -> None:
    rng = random.Random(f"reasons {seed} {players} {components_set}")
    often: dict[bool, float] = {True: 0.3, False: 0.1} if NATIVE else {True: 0.5, False: 0.08}
    for _ in range(GAMES):
        data: Any = SETS[components_set](rng)
        pair = Pair(data, rules_with(data), players, draw_options(rng, players, None))
        laid: list[int] = []
        while moves := pair.moves():
            busy = bool(pair.table.hand and pair.table.hand.what in pair.table.market.monument)
            if rng.random() < often[busy]:
                look(pair, moves, laid, rng)
            name = pick(moves, pair.weights, "builder", rng)
            laid = piece_laid(pair, name, moves[name], laid)
        look(pair, moves, laid, rng)
