"""A refused action changes nothing: the record stays as it was, byte for byte."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polis.core.errors import Ambiguous, NotAnAction, NotLegal
from polis.core.position import Action, Position
from polis.games.machi_koro.box import CARD_KEYS
from polis.games.machi_koro.sheet import SHEET
from tests.rules.machi_koro.table import random_scene

VERBS = ["roll", "keep", "reroll", "tv", "decline", "swap", "build", "dice", "reveal", "b", "re"]
WORDS = [*CARD_KEYS, *"ABCDE", "1", "2", "3+4", "9", "nothing", "m", "tower"]

texts = st.one_of(
    st.text(max_size=12),
    st.builds(
        lambda verb, rest: " ".join([verb, *rest]),
        st.sampled_from(VERBS),
        st.lists(st.sampled_from(WORDS), max_size=3),
    ),
)
actions = st.one_of(texts, st.integers(-5, SHEET.codes + 5))


def possible(position: Position) -> set[int]:
    outcomes, _ = position._chances()
    return {int(code) for code in [*position.legal.codes, *outcomes]}


@settings(max_examples=60)
@given(scene=st.integers(0, 2**32), tries=st.lists(actions, min_size=15, max_size=15))
def test_whatever_is_refused_changes_nothing(scene: int, tries: list[Action]) -> None:
    position = random_scene(random.Random(scene))
    before = position.records.tobytes()
    playable = possible(position)
    for action in tries:
        try:
            assert position.check(action) in playable
        except (NotAnAction, Ambiguous, NotLegal) as refusal:
            with pytest.raises(type(refusal), match=r"\S"):
                position.play(action)
        assert position.records.tobytes() == before


@pytest.mark.parametrize("number", range(12))
def test_of_all_codes_exactly_the_legal_ones_and_the_outcomes_are_taken(number: int) -> None:
    position = random_scene(random.Random(number))
    before = position.records.tobytes()
    playable = possible(position)
    for code in range(0, SHEET.codes, 1 + number % 3):
        assert (position.why_not(code) is None) == (code in playable)
    assert position.records.tobytes() == before


def test_asking_changes_nothing() -> None:
    for number in range(20):
        position = random_scene(random.Random(1000 + number))
        before = position.records.tobytes()
        assert list(position.legal) == list(position.legal)
        assert repr(position.legal)
        assert position.outcomes == position.outcomes
        assert position.scores == position.scores
        assert position.shares == position.shares
        position.view()
        position.news()
        position.prompt()
        assert position.records.tobytes() == before


def test_a_copy_is_equal_whatever_its_memory_held_before() -> None:
    for number in range(40):
        position = random_scene(random.Random(number))
        # Freed memory of the same size that a copy may be given.
        junk = [np.full(position.records.nbytes, 255, np.uint8) for _ in range(20)]
        del junk
        assert position.copy() == position
