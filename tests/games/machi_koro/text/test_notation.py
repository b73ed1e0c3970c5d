"""The notation: every action writes and reads back, and what is no action is quoted."""

from __future__ import annotations

import pytest

from polis.core.errors import Ambiguous, NotAnAction
from polis.games.machi_koro.box import CARD_KEYS
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
from polis.text.message import Message
from tests.rules.machi_koro.table import (
    RULES,
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


def test_codes_of_decisions_come_before_those_of_chance() -> None:
    for code in CODES:
        verb = text.write(START, code).split()[0]
        assert (verb in ("dice", "reveal")) == (code >= DECISIONS)
