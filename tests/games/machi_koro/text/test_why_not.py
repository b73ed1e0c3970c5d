"""Why an action of Machi Koro is refused: each rule has its own reason."""

from __future__ import annotations

import pytest

from polis.core.errors import NotLegal
from polis.games.machi_koro.box import KIND_KEYS
from polis.games.machi_koro.sheet import TWO_DICE
from polis.text.message import Message, Seat
from tests.rules.machi_koro.table import PARK, RULES, STATION, TOWER, play, scene


def card(key: str) -> Message:
    return Message(f"card-{key}")


ROLLS = scene()
CHOOSES = scene(landmarks=[{STATION}])
TWO = scene(landmarks=[{STATION}]).play("roll 2")
RADIO = scene(landmarks=[{TOWER}]).play("dice 1")
TV_TARGET = scene(3, cities=[{"tv-station": 1}, {}, {}]).play("dice 6")
SWAPS = scene(
    3,
    options={"beginner": True},
    cities=[
        {"business-centre": 1, "ranch": 1, "mine": 2, "cafe": 1},
        {"mine": 1, "ranch": 2, "stadium": 1, "cafe": 1},
        {"forest": 1},
    ],
).play("dice 6")
BUILDS = scene(
    options={"beginner": True},
    coins=[9, 0],
    cities=[{"bakery": 2, "stadium": 1}, {"cafe": 2}],
    landmarks=[{PARK}],
).play("dice 6")
SOLD_OUT = scene(coins=[9, 0], cities=[{}, {"ranch": 6}]).play("dice 6")
DEALS = RULES.new(2, supply="ten")
for _ in range(4):
    DEALS.play("reveal stadium")
REFILLS = scene(
    options={"supply": "ten"},
    cities=[{}, {"forest": 6}],
    supply=dict.fromkeys([key for key in KIND_KEYS if key != "forest"][:10], 1),
)
play(REFILLS, "dice 6", "build ranch")

A, B, C = Seat(0), Seat(1), Seat(2)

REASONS = [
    (ROLLS, "build nothing", Message("mk-asks-roll", seat=A)),
    (ROLLS, "reveal mine", Message("mk-asks-roll", seat=A)),
    (ROLLS, "dice 1+2", Message("mk-number-of-dice", dice=1)),
    (TWO, "dice 3", Message("mk-number-of-dice", dice=2)),
    (CHOOSES, "dice 3", Message("mk-asks-dice", seat=A)),
    (CHOOSES, "build bakery", Message("mk-asks-dice", seat=A)),
    (RADIO, "build bakery", Message("mk-asks-radio", seat=A)),
    (RADIO, "dice 1", Message("mk-asks-radio", seat=A)),
    (TV_TARGET, "build nothing", Message("mk-asks-tv", seat=A)),
    (TV_TARGET, "tv A", Message("mk-no-self")),
    (TV_TARGET, "tv D", Message("mk-no-such-seat", seat="D")),
    (SWAPS, "build nothing", Message("mk-asks-swap", seat=A)),
    (SWAPS, "swap ranch mine A", Message("mk-no-self")),
    (SWAPS, "swap ranch mine D", Message("mk-no-such-seat", seat="D")),
    (SWAPS, "swap forest cafe B", Message("mk-has-none", seat=A, card=card("forest"))),
    (SWAPS, "swap ranch forest B", Message("mk-has-none", seat=B, card=card("forest"))),
    (SWAPS, "swap ranch mine C", Message("mk-has-none", seat=C, card=card("mine"))),
    (
        SWAPS,
        "swap business-centre forest C",
        Message("mk-no-purple-swap", card=card("business-centre")),
    ),
    (SWAPS, "swap cafe stadium B", Message("mk-no-purple-swap", card=card("stadium"))),
    (SWAPS, "swap cafe cafe B", Message("mk-equal-swap", card=card("cafe"))),
    (SWAPS, "swap cafe mine B", Message("mk-swap-limit", seat=A, card=card("mine"))),
    (SWAPS, "swap ranch cafe B", Message("mk-swap-limit", seat=B, card=card("ranch"))),
    (BUILDS, "decline", Message("mk-asks-build", seat=A)),
    (BUILDS, "build amusement-park", Message("mk-already-built", card=card("amusement-park"))),
    (BUILDS, "build bakery", Message("mk-limit", card=card("bakery"), limit=2)),
    (BUILDS, "build stadium", Message("mk-limit", card=card("stadium"), limit=1)),
    (
        BUILDS,
        "build shopping-mall",
        Message("mk-too-dear", card=card("shopping-mall"), cost=10, coins=9),
    ),
    (SOLD_OUT, "build ranch", Message("mk-sold-out", card=card("ranch"))),
    (DEALS, "reveal stadium", Message("mk-not-in-deck", card=card("stadium"))),
    (DEALS, "dice 1", Message("mk-asks-reveal", seat=A)),
    (REFILLS, "reveal forest", Message("mk-not-in-deck", card=card("forest"))),
    (REFILLS, "build nothing", Message("mk-asks-reveal", seat=A)),
]


@pytest.mark.parametrize(
    ("position", "action", "reason"), REASONS, ids=[f"{r[1]}: {r[2].key}" for r in REASONS]
)
def test_what_is_not_legal_is_quoted_with_the_reason(
    position: object, action: str, reason: Message
) -> None:
    assert position.why_not(action) == Message("refused", action=action, reason=reason)  # type: ignore[attr-defined]
    with pytest.raises(NotLegal) as caught:
        position.play(action)  # type: ignore[attr-defined]
    assert action in str(caught.value)
    assert str(reason) in str(caught.value)


def test_codes_of_dice_in_the_other_order_are_refused_for_their_order() -> None:
    """Text is read in either order, but each pair of dice is one outcome with one code."""
    code = TWO_DICE + (5 - 1) * 6 + (2 - 1)
    assert TWO.why_not("dice 5+2") is None
    reason = Message("mk-lower-die-first")
    assert TWO.why_not(code) == Message("refused", action="dice 5+2", reason=reason)


def test_too_dear_is_the_last_reason() -> None:
    position = scene(coins=[0, 0], cities=[{"stadium": 1}, {"ranch": 6}]).play("dice 5")
    for action, key in (("stadium", "mk-limit"), ("ranch", "mk-sold-out"), ("mine", "mk-too-dear")):
        refused = position.why_not(f"build {action}")
        assert refused is not None
        assert refused.args["reason"].key == key


def test_what_is_legal_has_no_reason_against_it() -> None:
    for position in (CHOOSES, RADIO, TV_TARGET, SWAPS, BUILDS, SOLD_OUT):
        for action in position.legal:
            assert position.why_not(action) is None
    for position in (ROLLS, TWO, DEALS, REFILLS):
        for outcome in position.outcomes:
            assert position.why_not(outcome) is None


def test_after_the_end_everything_is_refused_for_the_same_reason() -> None:
    position = scene(coins=[10, 0], landmarks=[{STATION, PARK, TOWER}])
    play(position, "roll 1", "dice 6", "keep", "build shopping-mall")
    for action in ("build nothing", "dice 1", "reveal mine"):
        assert position.why_not(action) == Message("refused-over", action=action)
