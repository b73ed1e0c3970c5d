"""Hints and analyses: the best moves, why, and what every move of a game lost."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import pytest

import polis
from polis.arena.analysis import hint, hint_data, review_data, review_game
from polis.arena.move_estimates import one_move_estimates
from polis.bots.bot import Bot
from polis.bots.estimates import MoveEstimate
from polis.bots.specs import Spec
from polis.core import log, registry
from polis.core.errors import BadLog
from tests.commands import Run

KEYS = [sheet.key for sheet in registry.sheets()]

KNOWING = """
from polis.bots.thought import Thought

class Knowing:
    '''Knows the first two moves and finds the second better; 3 simulations.'''
    def choose(self, position, seconds):
        return int(position.legal.codes[1])
    def analyse(self, position, seconds):
        codes = [int(code) for code in position.legal.codes]
        return [Thought(codes[1], 5.0, 2), Thought(codes[0], 3.5, 1)]
"""


@pytest.fixture
def knowing(tmp_path: Path) -> str:
    file = tmp_path / "knowing.py"
    file.write_text(KNOWING)
    return f"{file}:Knowing"


def greedy_game(key: str, seed: int, moves: int = 40) -> polis.Game:
    game = polis.Game(key, seed=seed)
    bots = [polis.bot(name).make(seed) for name in ("greedy", "random")]
    while not game.over and len(game.moves) < moves:
        game.play(bots[game.position.seat].choose(game.position, 1.0))
    return game


@pytest.mark.parametrize("key", KEYS)
def test_greedy_loses_nothing_in_the_one_move_look_and_random_does(key: str, seed: int) -> None:
    found = review_game(greedy_game(key, seed, 80), "greedy")
    assert all(move.lost == 0 for move in found if move.seat == 0)
    assert sum(move.lost for move in found if move.seat == 1) > 0
    assert all(move.seen for move in found)


@pytest.mark.parametrize("key", KEYS)
def test_a_hint_tells_every_move_best_first(key: str, seed: int) -> None:
    game = greedy_game(key, seed)
    while not game.over and len(game.position.legal) < 2:
        game.play(game.position.legal[0])
    found = hint(game, bot="greedy")
    values = [estimate.value for estimate in found.estimates]
    assert values == sorted(values, reverse=True)
    assert {t.action for t in found.estimates} == set(game.position.legal.codes.tolist())
    assert not found.reasoned
    data = hint_data(game, found)
    assert data["moves"][0]["action"] in game.position.legal
    assert json.loads(json.dumps(data)) == data


def test_the_score_change_of_the_best_move_is_told_by_line(seed: int) -> None:
    """Taking and placing a tile is one turn: its lines sum to what the turn brings."""
    gains = []
    for number in range(5):
        game = greedy_game("akropolis", seed + number, 60)
        while game.position.seat != 0 or not game.position.legal[0].startswith("take"):
            game.play(game.position.legal[0])
        found = hint(game, bot="greedy")
        shown = game.position.copy().play(found.estimates[0].action)
        for code in found.estimates[0].line:
            if shown.seat == 0:
                shown.play(code)
        gains.append(shown.scores[0] - game.position.scores[0])
        assert sum(change.after - change.before for change in found.changes) == gains[-1]
    assert max(gains) > 0


def test_a_landmark_is_a_change_of_its_own_line() -> None:
    from polis.arena.analysis import score_changes
    from tests.rules.machi_koro.table import STATION, play, scene

    position = play(scene(coins=[9, 0]), "dice 6")
    changes = list(score_changes(position, MoveEstimate(position.read(f"build {STATION}"), 0.0)))
    assert [(change.before, change.after) for change in changes] == [(0, 1)]


def test_a_bot_that_says_what_it_thinks_is_believed(knowing: str) -> None:
    game = polis.Game("machi-koro", seed=1).play("build nothing")
    found = hint(game, bot=knowing)
    assert found.reasoned
    assert [estimate.value for estimate in found.estimates] == [5.0, 3.5]
    first, second = game.position.legal[:2]
    game.play(first)
    game.play(game.position.legal[-1])
    reviews = review_game(game, knowing)
    assert (reviews[1].action, reviews[1].best, reviews[1].lost) == (first, second, 1.5)


def test_a_move_the_bot_did_not_look_at_lost_at_least_as_much_as_the_worst_seen(
    knowing: str,
) -> None:
    game = polis.Game("machi-koro", seed=1)
    game.play(game.position.legal[2])
    reviews = review_game(game, knowing)[0]
    assert (reviews.seen, reviews.lost) == (False, 1.5)


def test_a_list_is_heard_before_the_look() -> None:
    game = polis.Game("machi-koro", seed=1)
    found = hint(game, bot="ranch-list")
    assert game.position.write(found.estimates[0].action) == "build ranch"


def test_the_look_goes_on_to_the_next_chance(seed: int) -> None:
    game = polis.Game("akropolis", seed=seed)
    best = one_move_estimates(game.position)[0]
    assert len(best.line) >= 1
    game.position.copy().play(best.action).play(best.line[0])


def test_where_chance_is_next_there_is_nothing_to_hint() -> None:
    game = polis.Game("machi-koro", seed=1)
    with pytest.raises(BadLog, match="nothing to decide"):
        hint(game, at=0, bot="greedy")


def test_sums_are_those_of_the_moves(seed: int) -> None:
    game = greedy_game("machi-koro", seed)
    found = review_game(game, "greedy")
    data = review_data(game, "greedy", found)
    for seat, row in enumerate(data["seats"]):
        assert row["lost"] == pytest.approx(sum(m.lost for m in found if m.seat == seat))
    assert sum(row["decisions"] for row in data["seats"]) == len(data["moves"])


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_the_commands_tell_and_draw(lang: str, run: Run, tmp_path: Path) -> None:
    game = greedy_game("akropolis", 3)
    game.names = ["Anna", "Béla"]
    while len(game.position.legal) < 2:
        game.play(game.position.legal[0])
    file, picture = tmp_path / "game.json", tmp_path / "lost.svg"
    log.save(game, file)
    told = run("hint", file, "--bot", "greedy", "--lang", lang)
    assert told.code == 0, told.err
    assert "greedy" in told.out
    data = json.loads(run("hint", file, "--bot", "greedy", "--json").out)
    assert data["moves"][0]["action"] in told.out
    answer = run("analyse", file, "--bot", "greedy", "-o", picture, "--lang", lang)
    assert answer.code == 0, answer.err
    assert "Anna" in answer.out
    assert "█" in answer.out
    found = json.loads(run("analyse", file, "--bot", "greedy", "--json").out)
    root = ElementTree.fromstring(picture.read_text())
    bars = [r for r in root.iter("{http://www.w3.org/2000/svg}rect") if len(r)]
    assert len(bars) == len(found["moves"])


GRADES_IN_WORDS = {
    "en": {"good": "good", "inaccuracy": "inaccuracy", "mistake": "mistake", "blunder": "blunder"},
    "cs": {
        "good": "dobře",
        "inaccuracy": "nepřesnost",
        "mistake": "chyba",
        "blunder": "hrubá chyba",
    },
}


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_moves_are_graded_as_in_the_browser(lang: str, run: Run, tmp_path: Path) -> None:
    file, bot = tmp_path / "log.json", ("--bot", "search:sims=4")
    log.save(greedy_game("machi-koro", 2, 20), file)
    grades = [m["grade"] for m in json.loads(run("analyse", file, *bot, "--json").out)["moves"]]
    assert len(set(grades)) > 1
    lines = run("analyse", file, *bot, "--lang", lang).out.splitlines()
    words = GRADES_IN_WORDS[lang]
    told = [line for line in lines if re.match(r" *\d+ ", line)]
    assert len(told) == len(grades)
    for line, grade in zip(told, grades, strict=True):
        assert words[grade] in line, (line, grade)


@pytest.mark.parametrize("command", ["hint", "analyse"])
def test_bad_input_gets_one_sentence(command: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    log.save(greedy_game("machi-koro", 1, 5), file)
    for arguments, quoted in [
        ([tmp_path / "nothing.json"], "nothing.json"),
        ([file, "--bot", "castle"], "castle"),
        ([file, "--seconds", "0"], "0"),
    ]:
        answer = run(command, *arguments)
        assert answer.code == 2
        assert quoted in answer.err
        assert len(answer.err.strip().splitlines()) == 1
    assert "999" in run("hint", file, "--at", 999).err


class Clock:
    """Notes how long it was given."""

    def __init__(self, given: list[float]) -> None:
        self._given = given

    def analyse(self, position: polis.Position, seconds: float) -> list[MoveEstimate]:
        self._given.append(seconds)
        return [MoveEstimate(int(position.legal.codes[0]), 1.0)]


def test_a_level_thinks_as_long_as_the_one_who_asks_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    def level_bot(spec: str, key: str) -> Spec:
        assert "time=" not in spec
        return Spec(spec, None, lambda seed, seat=0: cast(Bot, Clock(given)))

    monkeypatch.setattr("polis.arena.analysis.parse", level_bot)
    found = hint(polis.Game("akropolis", seed=1), bot="master", seconds=2.5)
    assert (found.bot, given) == ("master", [2.5])


def test_brackets_in_a_name_are_no_mark_up(run: Run, tmp_path: Path) -> None:
    game = greedy_game("machi-koro", 1, 12)
    game.names = ["[/Ann]", "[v2] Boris"]
    file = tmp_path / "log.json"
    log.save(game, file)
    answer = run("analyse", file, "--bot", "greedy")
    assert answer.code == 0, answer.err
    assert "[/Ann]" in answer.out
