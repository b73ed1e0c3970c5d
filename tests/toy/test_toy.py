"""A game is one folder: found by a path, played by every bot, logged, explained and shown."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

import polis
from polis.bots import levels
from polis.bots.bot import ask
from polis.bots.specs import parse
from polis.core import registry
from polis.core.errors import NotLegal
from polis.text.translation import translation
from tests.commands import Run
from tests.toy.conftest import TOY

SHIPPED = ["akropolis", "machi-koro", "world-wonders"]


def test_it_is_in_no_shipped_list() -> None:
    assert [sheet.key for sheet in polis.sheets()] == SHIPPED
    with pytest.raises(polis.PolisError):
        polis.rules(TOY)


def test_it_is_found_by_a_path(toy: str) -> None:
    assert [sheet.key for sheet in polis.sheets()] == sorted([*SHIPPED, toy])
    assert registry.find("tic") == toy


def test_chance_has_explicit_odds(toy: str) -> None:
    position = polis.rules(toy).new()
    assert position.seat == polis.CHANCE
    assert position.outcomes == dict.fromkeys(["die 1", "die 2", "die 3"], Fraction(1, 3))


@pytest.mark.parametrize("name", ["random", "greedy", "search:sims=20", *levels.NAMES])
def test_every_generic_bot_plays_it_and_its_log_replays(toy: str, name: str, seed: int) -> None:
    game = polis.Game(toy, seed=seed)
    bot = parse(name, toy).sit_down(seed)
    while not game.over:
        game.play(ask(bot, name, game.position, 0.02))
    again = polis.Game.parse(str(game))
    assert str(again) == str(game)
    assert again.position == game.position
    assert sum(game.position.scores) in (0, 1)


def test_a_simulation_runs_it_inside_kernels(toy: str) -> None:
    found = polis.simulate(toy, 2, ["greedy", "random"], games=30, seed=1)
    assert found["games"] == 30


def test_its_texts_are_read_in_its_own_folder(toy: str) -> None:
    position = polis.rules(toy).new().play("die 1")
    reason = position.why_not("mark a2")
    assert str(reason).endswith(": the die says row 1.")
    with pytest.raises(NotLegal):
        position.play("mark a2")
    # There is no Czech file, so its messages are English; those of Polis are not.
    assert translation("cs").format(position.tell("mark a1")) == "A marks a1"
    assert translation("cs").format(position.prompt()) == "A je na tahu"
    assert "není" in translation("cs").format("game-unknown", game="x", games=[])
    assert registry.rules_page(toy, "pl").startswith("# Tic-Tac-Die")


def test_a_person_plays_it_in_the_terminal(toy: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    answer = run("play", toy, "--seed", 1, "--save", file, typed="1\n" * 9)
    assert answer.code == 0
    assert "marks" in answer.out
    assert file.is_file()
