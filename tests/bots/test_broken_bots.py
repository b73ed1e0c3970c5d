"""Somebody's own bot that breaks down loses its game, and the match goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

import polis
from polis.arena.analysis import hint
from polis.bots.specs import parse
from polis.core.errors import BotFailed
from polis.core.game import Game

CHOOSES = "    def choose(self, position, seconds):\n        return position.legal[-1]\n"


def bot(tmp_path: Path, *lines: str) -> str:
    """The spec of a class with these methods."""
    file = tmp_path / "bots.py"
    file.write_text("class Mine:\n" + "".join(lines), encoding="utf-8")
    return f"{file}:Mine"


@pytest.mark.parametrize(
    ("body", "quoted"),
    [
        ("    def __init__(self):\n        raise OSError('no book')\n" + CHOOSES, "no book"),
        ("    def __init__(self, book):\n        pass\n" + CHOOSES, "book"),
        ("    def choose(self, position, seconds):\n        return position.legal.codes\n", "["),
        ("    def choose(self, position, seconds):\n        raise SystemExit('bye')\n", "bye"),
        ("    def choose(self, position, seconds):\n        return '\\ud800'\n", "?"),
    ],
)
def test_it_loses_and_is_reported(body: str, quoted: str, tmp_path: Path) -> None:
    spec = bot(tmp_path, body)
    result = polis.simulate("machi-koro", 2, [spec, "random"], games=2, seed=1)
    assert result["seats"][0]["wins"] == 0
    assert [failure["bot"] for failure in result["failures"]] == [spec, spec]
    assert all(quoted in failure["reason"] for failure in result["failures"])
    str(result).encode()  # whatever it answered can be printed


def test_failing_when_the_game_is_over_changes_nothing(tmp_path: Path) -> None:
    spec = bot(tmp_path, CHOOSES, "    def close(self):\n        raise OSError('too late')\n")
    result = polis.simulate("machi-koro", 2, [spec, "random"], games=2, seed=1)
    assert result["failures"] == []


@pytest.mark.parametrize("answer", ["return []", "raise OSError('no idea')"])
def test_what_it_cannot_tell_is_said_in_a_sentence(answer: str, tmp_path: Path) -> None:
    spec = bot(tmp_path, CHOOSES, f"    def analyse(self, position, seconds):\n        {answer}\n")
    with pytest.raises(BotFailed, match="Mine"):
        hint(Game("machi-koro", players=2, seed=1), bot=spec)


def test_its_luck_does_not_tell_the_dealers(tmp_path: Path) -> None:
    spec = bot(tmp_path, "    def __init__(self, seed):\n        self.seed = seed\n", CHOOSES)
    mine = [parse(spec).make(seed) for seed in (1, 1, 2)]
    seeds = [one.seed for one in mine]  # type: ignore[attr-defined]
    assert seeds[0] == seeds[1] != seeds[2]
    assert not {1, 2} & set(seeds)


def test_two_seats_of_one_class_have_different_luck(tmp_path: Path) -> None:
    body = """
    def __init__(self, seed):
        self.seed = seed
    def choose(self, position, seconds):
        with open({path!r}, "a") as file:
            file.write(f"{{position.seat}} {{self.seed}}\\n")
        return position.legal[-1]
"""
    noted = tmp_path / "seeds"
    spec = bot(tmp_path, body.format(path=str(noted)))
    polis.simulate("machi-koro", 2, [spec], games=2, seed=1)
    seeds = {tuple(line.split()) for line in noted.read_text().splitlines()}
    assert len(seeds) == 4  # one for each seat of each game
    assert len({number for _, number in seeds}) == 4


def test_hardly_any_noise_is_none() -> None:
    result = polis.simulate("machi-koro", 2, ["greedy:noise=1e-310", "random"], games=1, seed=1)
    assert result["failures"] == []
