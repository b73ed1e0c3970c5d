"""The notation: every action writes and reads back, and every refusal has its reason."""

from __future__ import annotations

import pytest

from polis.core.errors import Ambiguous, NotAnAction, NotLegal
from polis.games.machi_koro.box import CARD_KEYS, COSTS, KIND_KEYS
from polis.games.machi_koro.sheet import (
    BUILD,
    DECISIONS,
    ONE_DIE,
    REVEAL,
    SHEET,
    SWAP,
    TV,
    TWO_DICE,
)
from polis.games.machi_koro.text import notation as text
from polis.text.message import Message, Seat
from tests.rules.machi_koro.table import (
    PARK,
    RULES,
    STATION,
    TOWER,
    play,
    scene,
)

START = RULES.new(2)


def is_turned_round(code: int) -> bool:
    """Two dice with the higher one first: the same roll as the other way round, never used."""
    return TWO_DICE <= code < REVEAL and (code - TWO_DICE) // 6 > (code - TWO_DICE) % 6


CODES = [code for code in range(SHEET.codes) if not is_turned_round(code)]


def test_every_code_writes_and_reads_back() -> None:
    written = {text.write(START, code): code for code in CODES}
    assert len(written) == len(CODES)
    for notation, code in written.items():
        assert START.read(notation) == code
        assert START.read(code) == code
        assert START.read(notation.upper()) == code
        assert START.read(f"  {notation.replace(' ', '   ')} ") == code


def test_the_order_of_two_dice_does_not_matter() -> None:
    for low in range(1, 7):
        for high in range(low, 7):
            assert START.read(f"dice {high}+{low}") == START.read(f"dice {low}+{high}")
            assert text.split_dice(START.read(f"dice {high}+{low}")) == (low, high)


@pytest.mark.parametrize(
    ("code", "notation"),
    [
        (0, "roll 1"),
        (1, "roll 2"),
        (2, "keep"),
        (3, "reroll"),
        (TV + 3, "tv D"),
        (8, "decline"),
        (SWAP + (1 * 15 + 2) * 15 + 11, "swap bakery mine B"),
        (909, "build nothing"),
        (BUILD + 2, "build bakery"),
        (BUILD + 18, "build radio-tower"),
        (ONE_DIE + 3, "dice 4"),
        (TWO_DICE + 1 * 6 + 4, "dice 2+5"),
        (REVEAL + 11, "reveal mine"),
    ],
)
def test_the_notation_of_logs(code: int, notation: str) -> None:
    # Logs are kept in this notation, so it must stay as it is.
    assert text.write(START, code) == notation
    assert START.read(notation) == code


@pytest.mark.parametrize(
    ("short", "notation"),
    [
        ("ro 2", "roll 2"),
        ("k", "keep"),
        ("rer", "reroll"),
        ("rev m", "reveal mine"),
        ("t b", "tv B"),
        ("de", "decline"),
        ("s bak m b", "swap bakery mine B"),
        ("S Wheat CAF d", "swap wheat-field cafe D"),
        ("b n", "build nothing"),
        ("b bak", "build bakery"),
        ("b rad", "build radio-tower"),
        ("b ran", "build ranch"),
        ("b mine", "build mine"),
        ("di 5+2", "dice 2+5"),
        ("di 5", "dice 5"),
    ],
)
def test_words_may_be_shortened_while_they_stay_clear(short: str, notation: str) -> None:
    assert text.write(START, START.read(short)) == notation


def test_every_card_can_be_shortened_to_its_shortest_clear_beginning() -> None:
    for key in CARD_KEYS:
        for length in range(1, len(key) + 1):
            begins = [other for other in [*CARD_KEYS, "nothing"] if other.startswith(key[:length])]
            if len(begins) == 1:
                assert text.write(START, START.read(f"build {key[:length]}")) == f"build {key}"
            else:
                with pytest.raises(Ambiguous):
                    START.read(f"build {key[:length]}")


# What is no action


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "x",
        "bild bakery",
        "roll",
        "roll 3",
        "roll 1 2",
        "keep 1",
        "tv",
        "tv E",
        "tv 1",
        "swap bakery mine",
        "swap bakery mine B B",
        "swap bakery mine E",
        "swap bakery train-station B",
        "swap radio-tower mine B",
        "build",
        "build bakery mine",
        "build tower",
        "dice",
        "dice 0",
        "dice 7",
        "dice 1+",
        "dice +",
        "dice 1+2+3",
        "dice 1+7",
        "dice ²",
        "dice one",
        "reveal",
        "reveal radio-tower",
        "reveal nothing",
        "stavět pekárnu",
    ],
)
def test_what_is_no_action_is_quoted(given: str) -> None:
    before = START.records.tobytes()
    with pytest.raises(NotAnAction) as caught:
        START.play(given)
    assert caught.value.message.key == "action-unknown"
    assert caught.value.message.args["text"] == given
    assert given in str(caught.value)
    assert before == START.records.tobytes()


@pytest.mark.parametrize("code", [-1, SHEET.codes, 10**6])
def test_a_code_that_does_not_exist_is_quoted(code: int) -> None:
    with pytest.raises(NotAnAction) as caught:
        START.play(code)
    assert caught.value.message.key == "action-code"
    assert str(code) in str(caught.value)


@pytest.mark.parametrize(
    ("given", "word", "choices"),
    [
        ("r", "r", ["roll", "reroll", "reveal"]),
        ("re mine", "re", ["reroll", "reveal"]),
        ("d", "d", ["decline", "dice"]),
        ("build t", "t", ["tv-station", "train-station"]),
        ("build f", "f", ["forest", "furniture-factory", "family-restaurant", "fruit-market"]),
        ("swap c m B", "c", ["cafe", "convenience-store", "cheese-factory"]),
        ("swap m b C", "b", ["bakery", "business-centre"]),
    ],
)
def test_what_is_not_clear_is_quoted_with_its_meanings(
    given: str, word: str, choices: list[str]
) -> None:
    with pytest.raises(Ambiguous) as caught:
        START.play(given)
    expected = Message("action-ambiguous", text=given, word=word, choices=choices)
    assert caught.value.message == expected
    assert given in str(caught.value)


# What is not legal now


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


# In words


def test_every_action_is_told_in_words() -> None:
    tellers = set()
    for code in CODES:
        message = text.tell(START, code)
        tellers.add(message.key)
        assert str(message)
    decisions = ["roll", "keep", "reroll", "tv", "decline", "swap", "build", "nothing"]
    assert tellers == {f"mk-tell-{word}" for word in [*decisions, "one", "two", "reveal"]}


def test_what_is_told_names_seats_cards_and_coins() -> None:
    assert text.tell(START, START.read("swap bakery mine B")) == Message(
        "mk-tell-swap", seat=A, other=B, given=card("bakery"), taken=card("mine")
    )
    assert text.tell(START, START.read("dice 2+5")) == Message(
        "mk-tell-two", seat=A, a=2, b=5, total=7
    )
    for key, cost in zip(CARD_KEYS, COSTS, strict=True):
        message = text.tell(START, START.read(f"build {key}"))
        assert message == Message("mk-tell-build", seat=A, card=card(key), cost=cost)


def test_codes_of_decisions_come_before_those_of_chance() -> None:
    for code in CODES:
        verb = text.write(START, code).split()[0]
        assert (verb in ("dice", "reveal")) == (code >= DECISIONS)
