"""What a game has that supplies only its rules: bots, words, a table in the terminal."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from polis.core.contract import HEADER, OVER, WIN
from polis.core.defaults.kernels import FAR_MORE
from polis.core.errors import Ambiguous, NotAnAction, NotLegal
from polis.core.kernel import kernel
from polis.core.position import Position
from polis.core.rules import Rules, gather, gather_text
from polis.core.sheet import Sheet
from polis.text.translation import LANGUAGES, translation

# Each seat in turn takes one to three of the matches; who takes the last one wins. A match is a
# point, and taking none is not allowed.
MATCHES, MOST = 7, 3
NIM = np.dtype([*HEADER, ("left", np.int64), ("taken", np.int64, 2)], align=True)


@kernel
def setup(box, P, i, seats, options):
    P[i].rules, P[i].seats, P[i].turns = options[0], seats, 1
    P[i].left = MATCHES
    P[i].taken[:] = 0


@kernel
def to_act(box, P, i):
    return OVER if P[i].left == 0 else np.int64((P[i].turns + 1) % 2)


@kernel
def legal(box, P, i, out):
    n = min(MOST, P[i].left)
    for k in range(n):
        out[k] = k + 1
    return n


@kernel
def apply(box, P, i, code):
    P[i].taken[(P[i].turns + 1) % 2] += code
    P[i].left -= code
    if P[i].left:
        P[i].turns += 1


@kernel
def score(box, P, i, seat, lines, reasons):
    lines[0] = P[i].taken[seat]
    return lines[0]


@kernel
def shares(box, P, i, out):
    for seat in range(2):
        out[seat] = WIN if (P[i].turns + 1) % 2 == seat else 0


def write(position: Position, code: int) -> str:
    return f"take {code}"


HERE = sys.modules[__name__]
SHEET = Sheet("nim", "Nim", (2,), (1, 1), most_actions=MOST, actions=MOST + 1, codes=MOST + 1)
RULES = Rules(SHEET, NIM, gather(HERE), gather_text(HERE))


def after(*moves: str) -> Position:
    position = RULES.new()
    for move in moves:
        position.play(move)
    return position


def test_a_game_is_its_sheet_its_rules_and_its_notation() -> None:
    position = after("take 3", "take 3", "take 1")
    assert position.seat == OVER
    assert position.scores == [4, 3]
    assert [int(share) for share in position.shares] == [1, 0]
    assert position.outcomes == {}


def test_what_cannot_be_left_out_is_named() -> None:
    with pytest.raises(TypeError, match=r"nim: kernels missing.*apply"):
        Rules(SHEET, NIM, gather(), gather_text(HERE))
    with pytest.raises(TypeError, match="write"):
        gather_text()
    with pytest.raises(TypeError, match="the kernel “value” is missing"):
        Rules(replace(SHEET, reasons=5000), NIM, gather(HERE), gather_text(HERE))


def test_an_action_is_read_by_its_notation() -> None:
    position = RULES.new()
    assert position.read(" take  2 ") == 2
    with pytest.raises(Ambiguous):
        position.read("take")
    with pytest.raises(NotAnAction, match=r"“leave 1” is not an action; .*take 1 | take 2"):
        position.read("leave 1")
    with pytest.raises(NotLegal, match="“take 0” cannot be played now: the rules do not allow it"):
        position.play("take 0")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_words(language: str) -> None:
    words = translation(language)
    for position in (RULES.new(), after("take 3", "take 3", "take 1")):
        assert words.format(position.prompt())
        assert [line.points for line in position.explain(0)] == [position.scores[0]]
        assert words.format(position.explain(0)[0].message)
    assert "take 2" in words.format(RULES.new().tell("take 2"))


def test_the_prompt_names_the_seat_or_the_winner() -> None:
    assert str(RULES.new().prompt()) == "A decides"
    assert str(after("take 3").prompt()) == "B decides"
    assert str(after("take 3", "take 3", "take 1").prompt()) == "A wins"


def test_the_terminal_shows_the_scores_and_the_view() -> None:
    rules = replace(RULES, text=replace(RULES.text, view=lambda position: {"left": 4}))
    position = rules.new().play("take 3")
    shown = rules.terminal.table(position, translation("en"), ["Anna", "Boris"])
    assert shown == "Anna: 3 points\nBoris: 0 points\nleft: 4"
    assert RULES.new().view() == {}


def test_a_value_is_the_points_and_above_them_the_win() -> None:
    def value(position: Position, seat: int) -> float:
        return float(RULES.kernels["value"](RULES.box, position.records, 0, seat))

    assert [value(after("take 3", "take 1"), seat) for seat in (0, 1)] == [3, 1]
    over = after("take 3", "take 3", "take 1")
    assert value(over, 0) > FAR_MORE > value(over, 1) == 3


def test_a_playout_plays_at_random_to_the_end() -> None:
    codes, results = np.zeros(MOST, np.int64), np.zeros(2)
    lengths = Counter[int]()
    for luck in range(50):
        position = RULES.new()
        RULES.kernels["playout"](RULES.box, position.records, 0, np.uint64(luck), codes, results)
        assert position.seat == OVER
        assert results.tolist() == [float(share) for share in position.shares]
        lengths[position.turns] += 1
    assert len(lengths) > 2


def test_no_action_comes_first() -> None:
    priors = np.ones(MOST)
    RULES.kernels["prior"](RULES.box, RULES.new().records, 0, np.zeros(MOST, np.int64), 2, priors)
    assert priors.tolist() == [0, 0, 1]
