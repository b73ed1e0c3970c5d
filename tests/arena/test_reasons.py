"""A hint in words: what the move changes, its chance, and the next best move."""

from __future__ import annotations

from typing import Any

import pytest

from polis.arena.move_estimates import RUNNER_UP, estimate_moves
from polis.arena.reasons import runner_up, why_best
from polis.bots.estimates import MoveEstimate
from polis.core.game import Game
from polis.core.position import Position
from polis.text.message import Message
from polis.text.translation import translation
from tests.rules.machi_koro.table import STATION, play, scene


def building() -> Position:
    """A choice of Machi Koro with some money."""
    return play(scene(coins=[9, 0]), "dice 6")


def estimates(position: Position, *values: float, equal: int = 0) -> list[MoveEstimate]:
    """These values for the first legal moves; so many of them equal to the first."""
    codes = [int(code) for code in position.legal.codes]
    return [
        MoveEstimate(code, value, 9, (), 0 < n <= equal)
        for n, (code, value) in enumerate(zip(codes, values, strict=False))
    ]


def keys(messages: Any) -> list[str]:
    return [message.key for message in messages]


def test_a_hint_names_what_the_evaluation_gains() -> None:
    position = building()
    best = MoveEstimate(position.read("build ranch"), 0.6, 9)
    told = list(why_best(position, [best], searched=True))
    assert keys(told) == ["mk-prospect-income", "mk-prospect-rounds", "hint-chance"]
    assert told[0].args["change"] > 0 > told[1].args["change"]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["average income per round: +0.7", "rounds until all landmarks are paid: −1,234.5"]),
        (
            "cs",
            ["průměrný příjem za kolo: +0,7", "kola do zaplacení všech dominant: −1\N{NBSP}234,5"],
        ),
        (
            "pl",
            [
                "średni dochód na rundę: +0,7",
                "rundy do opłacenia wszystkich atrakcji: −1\N{NBSP}234,5",
            ],
        ),
    ],
)
def test_changes_are_written_as_the_language_does(
    language: str, lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    position = building()
    best = MoveEstimate(position.read("build ranch"), 0.6, 0)
    values = [[1.0, 2000.0], [1.68, 765.5]]
    keys = ("mk-prospect-income", "mk-prospect-rounds")
    monkeypatch.setattr(
        Position, "prospects", lambda *_: dict(zip(keys, values.pop(0), strict=True))
    )
    told = why_best(position, [best], searched=False)
    assert [translation(language).format(message) for message in told] == lines


def test_a_landmark_is_a_point() -> None:
    position = building()
    best = MoveEstimate(position.read(f"build {STATION}"), 0.6, 9)
    told = list(why_best(position, [best], searched=True))
    assert told[0].key == "hint-points"
    assert str(told[0]).startswith("+1: ")


def test_the_chance_is_left_out_where_it_is_not_known() -> None:
    position = building()
    best = MoveEstimate(position.read(f"build {STATION}"), 0.6, 0)
    assert "hint-chance" not in keys(why_best(position, [best], searched=False))


def test_the_runner_up_comes_with_what_it_loses() -> None:
    position = building()
    told = list(runner_up(position, estimates(position, 0.6, 0.57), searched=True))
    assert keys(told) == ["hint-runner-up"]
    assert told[0].args["move"] == position.tell(position.legal[1])
    assert told[0].args["loss"].key == "loss-chance"


def test_a_clearly_best_move_is_called_so_only_by_its_measured_runner_up() -> None:
    position = building()
    assert keys(runner_up(position, estimates(position, 0.6, 0.2), searched=True)) == ["hint-clear"]
    assert keys(runner_up(position, estimates(position, 0.6), searched=True)) == []


def test_moves_that_differ_by_nothing_that_is_shown_are_about_as_good() -> None:
    position = building()
    for second in (0.6, 0.6005, 0.7):
        told = runner_up(position, estimates(position, 0.6, second), searched=True)
        assert keys(told) == ["hint-equal"]


def test_equal_moves_are_counted_and_the_next_one_compared() -> None:
    position = building()
    told = list(runner_up(position, estimates(position, 0.6, 0.6, 0.6, 0.56, equal=2), True))
    assert keys(told) == ["hint-same", "hint-runner-up"]
    assert told[0].args["count"] == 2
    assert told[1].args["move"] == position.tell(position.legal[3])


def test_moves_that_read_alike_are_said_to(monkeypatch: pytest.MonkeyPatch) -> None:
    position = building()
    monkeypatch.setattr(Position, "tell", lambda self, action: Message("same"))
    said = {
        value: keys(runner_up(position, estimates(position, 0.6, value), searched=True))
        for value in (0.6, 0.2)
    }
    assert said == {0.6: ["hint-equal-alike"], 0.2: ["hint-runner-up-alike"]}


def test_a_single_move_has_no_runner_up() -> None:
    game = Game("machi-koro", 2, seed=1)
    while game.position.seat < 0 or len(game.position.legal) > 1:
        game.play(game.position.legal[-1])
    position = game.position
    assert keys(runner_up(position, estimates(position, 0.6), searched=True)) == ["hint-only"]


class Fixed:
    """A bot with estimates of its own; remembers what it measured."""

    def __init__(self, position: Position) -> None:
        self.codes = [int(code) for code in position.legal.codes]
        self.measured: list[int] = []

    def analyse(self, position: Position, seconds: float) -> list[MoveEstimate]:
        return [MoveEstimate(self.codes[0], 5.0, 10)]

    def others(self, position: Position) -> list[int]:
        return self.codes[1:]

    def measure(self, position: Position, code: int, seconds: float) -> MoveEstimate:
        self.measured.append(code)
        return MoveEstimate(code, 3.0, 5)


def test_the_move_to_compare_is_measured() -> None:
    position = building()
    for compare, place in ((RUNNER_UP, 1), (int(position.legal.codes[3]), 3)):
        bot: Any = Fixed(position)
        found, _ = estimate_moves(bot, "fixed", None, position, 1.0, compare)
        assert bot.measured == [bot.codes[place]]
        assert [(one.action, one.value) for one in found] == [
            (bot.codes[0], 5.0),
            (bot.codes[place], 3.0),
        ]


def test_the_choice_itself_is_not_measured_again() -> None:
    position = building()
    bot: Any = Fixed(position)
    found, _ = estimate_moves(bot, "fixed", None, position, 1.0, bot.codes[0])
    assert (len(found), bot.measured) == (1, [])
