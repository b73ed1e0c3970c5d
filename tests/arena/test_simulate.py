"""Simulations repeat themselves, on any number of processes, in kernels or in Python."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from polis.arena.compiled_games import DECISIONS
from polis.arena.matches import Match, play_chunk
from polis.arena.simulation import simulate
from polis.core import registry
from polis.core.errors import BadOption, UnknownBot

KEYS = [sheet.key for sheet in registry.sheets()]

BOTS = """
import random
from polis.core.kernel import kernel

class First:
    def choose(self, position, seconds):
        return position.legal[0]

class Picky:
    def __init__(self, seed, last=False):
        self.chooser = random.Random(seed)
        self.last = last
    def choose(self, position, seconds):
        return position.legal[-1] if self.last else self.chooser.choice(list(position.legal))

class Meddler:
    def choose(self, position, seconds):
        action = position.legal[0]
        position.play(action)
        return action

class Mute:
    pass

@kernel
def lowest(box, P, i, codes, n, bits):
    return codes[0]
"""


@pytest.fixture
def bot_file(tmp_path: Path) -> str:
    file = tmp_path / "bots.py"
    file.write_text(BOTS)
    return str(file)


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if "cpu" not in key}


def test_the_summary_has_the_documented_parts(seed: int) -> None:
    result = simulate("machi-koro", 2, ["random", "greedy"], 50, seed, {"supply": "ten"})
    assert list(result) == [
        "game", "players", "options", "components", "games", "seed", "seats", "turns_mean",
        "turns_sd", "decisions_mean", "decisions_sd", "cpu_seconds", "games_per_cpu_second",
        "failures",
    ]  # fmt: skip
    assert list(result["seats"][0]) == [
        "bot", "by_time", "wins", "win_rate", "win_low", "win_high", "score_mean", "score_sd",
        "score_min", "score_max",
    ]  # fmt: skip
    assert result["options"] == {"supply": "ten", "beginner": False}
    assert sum(seat["wins"] for seat in result["seats"]) == 50
    assert max(seat["score_max"] for seat in result["seats"]) == 4


@pytest.mark.parametrize("key", KEYS)
def test_the_result_does_not_depend_on_the_number_of_jobs(key: str, seed: int) -> None:
    one = simulate(key, 2, ["random"], 5000, seed, jobs=1)
    two = simulate(key, 2, ["random"], 5000, seed, jobs=2)
    assert without_times(one) == without_times(two)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("bots", [["random", "greedy"], ["greedy:noise=2", "random"]])
def test_python_and_kernels_play_the_same_games(
    key: str, bots: list[str], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    from polis.arena import matches

    inside = play_chunk(Match(key, 2, {}, bots, seed), 3, 5)
    monkeypatch.setattr(matches, "_compiled_games", matches._python_games)
    outside = play_chunk(Match(key, 2, {}, bots, seed), 3, 5)
    assert np.array_equal(inside.results, outside.results)
    assert sum(outside.asked) == inside.results[:, DECISIONS].sum()


def test_bots_from_a_file(bot_file: str, seed: int) -> None:
    bots = [f"{bot_file}:First", f"{bot_file}:lowest", f"{bot_file}:Picky:last=true"]
    result = simulate("machi-koro", 3, bots, 2, seed)
    assert [seat["bot"] for seat in result["seats"]] == bots
    again = simulate("machi-koro", 3, bots, 2, seed)
    assert without_times(again) == without_times(result)


def test_a_bot_cannot_change_the_game_it_looks_at(bot_file: str, seed: int) -> None:
    honest = simulate("machi-koro", 2, [f"{bot_file}:First", "random"], 3, seed)
    meddling = simulate("machi-koro", 2, [f"{bot_file}:Meddler", "random"], 3, seed)
    assert meddling["turns_mean"] == honest["turns_mean"]


@pytest.mark.parametrize(
    ("bot", "quoted"),
    [
        ("castle", "castle"),
        ("random:depth=3", "depth=3"),
        ("nothing.py:Bot", "nothing.py"),
        ("{file}:Absent", "Absent"),
        ("{file}:Mute", "Mute"),
        ("{file}:Picky:colour=red", "colour=red"),
        ("{file}:Picky:last", "last"),
    ],
)
def test_a_bot_that_is_none_is_quoted(bot: str, quoted: str, bot_file: str) -> None:
    with pytest.raises(UnknownBot, match=quoted):
        simulate("machi-koro", 2, [bot.format(file=bot_file)], 1, 1)


def test_a_file_that_fails_is_told(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("1 / 0\n")
    with pytest.raises(UnknownBot, match="ZeroDivisionError"):
        simulate("machi-koro", 2, [f"{tmp_path}/broken.py:Bot"], 1, 1)


@pytest.mark.parametrize(
    ("body", "quoted"),
    [
        ("raise RuntimeError('lost')", "RuntimeError: lost"),
        ("return 'castle'", "castle"),
        ("return 'build radio-tower'", "radio-tower"),
        ("return 10**9", "1000000000"),
        ("return None", "None"),
        ("return [1]", r"\[1\]"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_at_the_table_loses_and_is_told(
    body: str, quoted: str, jobs: int, tmp_path: Path
) -> None:
    file = tmp_path / "failing.py"
    file.write_text(f"class Bot:\n    def choose(self, position, seconds):\n        {body}\n")
    result = simulate("machi-koro", 2, [f"{file}:Bot", "random"], 2, 1, jobs=jobs)
    assert [seat["wins"] for seat in result["seats"]] == [0, 2]
    assert [failure["game"] for failure in result["failures"]] == [0, 1]
    assert {failure["bot"] for failure in result["failures"]} == {f"{file}:Bot"}
    assert all(re.search(quoted, failure["reason"]) for failure in result["failures"])


def test_the_others_share_the_win_of_a_game_lost_by_a_failure(tmp_path: Path) -> None:
    file = tmp_path / "failing.py"
    file.write_text(
        "class Bot:\n    def choose(self, position, seconds):\n        return 'castle'\n"
    )
    result = simulate("machi-koro", 4, ["random", f"{file}:Bot", "random", "random"], 3, 1)
    assert [seat["wins"] for seat in result["seats"]] == pytest.approx([1, 0, 1, 1])


@pytest.mark.parametrize("wrong", [{"games": 0}, {"games": -1}, {"jobs": 0}])
def test_no_games_and_no_processes_are_refused(wrong: dict[str, int]) -> None:
    ((name, number),) = wrong.items()
    with pytest.raises(BadOption, match=f"“{number}” is too small for {name}; the least is 1."):
        simulate("machi-koro", 2, ["random"], **{"games": 1, "seed": 1, **wrong})


def test_a_wrong_number_of_bots_is_refused() -> None:
    with pytest.raises(BadOption, match="3"):
        simulate("machi-koro", 2, ["random"] * 3, 1, 1)
