"""A game at the terminal, typed by a person."""

from __future__ import annotations

from pathlib import Path

import pytest

from polis.cli.terminal_game import _distinct
from polis.core import log
from tests.commands import Run
from tests.core.test_game import KEYS


def play(run: Run, path: Path, *typed: str, more: tuple[object, ...] = ()) -> str:
    arguments = ("play", "machi-koro", "--seed", 5, "--save", path, *more)
    answer = run(*arguments, typed="\n".join(typed) + "\n")
    assert answer.code == 0, answer.err
    return answer.out


@pytest.mark.parametrize("key", KEYS)
def test_bots_play_a_whole_game(key: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    answer = run("play", key, "--seats", "greedy,random", "--seed", 1, "--save", file)
    assert answer.code == 0
    assert str(file) in answer.out.replace("\n", "")
    assert log.load(file).over


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_a_person_plays_a_whole_game_by_numbers(
    key: str, lang: str, run: Run, tmp_path: Path
) -> None:
    """Answering 1, 2 or 3 in turn, a person at each seat, to the end."""
    file = tmp_path / "game.json"
    typed = "3\n2\n1\n" * 4000
    arguments = ("play", key, "--seats", "me:Anna,me:Béla", "--seed", 1, "--save", file)
    answer = run(*arguments, "--lang", lang, typed=typed)
    assert answer.code == 0
    assert log.load(file).over
    assert log.load(file).names == ["Anna", "Béla"]


def test_leaving_keeps_the_game_and_it_can_be_resumed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = play(run, file, "build bakery", "quit")
    assert str(file) in said.replace("\n", "")
    kept = log.load(file)
    assert "build bakery" in kept.moves
    answer = run("play", "--resume", file, "--seed", 9, typed="1\nquit\n")
    assert answer.code == 0
    assert log.load(file).moves[: len(kept.moves)] == kept.moves
    assert len(log.load(file).moves) > len(kept.moves)


def test_the_end_of_input_keeps_the_game_too(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(run, file, "build bakery")
    assert "build bakery" in log.load(file).moves


def test_undo_takes_back_my_decision_and_the_answers_to_it(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(run, file, "build bakery", "undo", "build ranch", "quit")
    moves = log.load(file).moves
    assert "build bakery" not in moves[:2]
    assert moves[1] == "build ranch"


def test_questions_are_answered_without_playing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = play(run, file, "?", "score", "hint", "all", "", "quit")
    assert "build convenience-store" in said
    assert "Radio Tower is not built yet" in said
    assert "Master would play: " in said
    assert log.load(file).moves == ["dice 1"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("castle", "“castle” is not an action"),
        ("build f", "“build f” is ambiguous"),
        ("build mine", "Mine costs 6"),
        ("roll 2", "You cannot do that now: "),
        ("undo", "nothing to take back"),
        ("99", "“99” is not an action"),
        ("\x1b[A", "is not an action"),
    ],
)
def test_a_wrong_answer_is_explained_and_asked_again(
    typed: str, answer: str, run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    said = play(run, file, typed, "build ranch", "quit")
    assert answer in " ".join(said.split())
    assert log.load(file).moves[1] == "build ranch"


def test_after_a_roll_it_says_who_paid_whom(run: Run, tmp_path: Path) -> None:
    said = play(run, tmp_path / "game.json", "quit")
    assert "Player 1 rolls 1" in said
    assert said.count("takes 1 coin from the bank (Wheat Field)") == 2


def test_polis_alone_without_pages_starts_a_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))  # a folder of earlier games there would be used
    monkeypatch.setattr("polis.cli.commands.serve.WEB_APP", tmp_path / "index.html")
    answer = run(typed="quit\n")
    assert answer.code == 0
    assert len(list((tmp_path / "polis").glob("*.json"))) == 1


def test_equal_names_are_told_apart() -> None:
    assert _distinct(["greedy", "me", "greedy"]) == ["greedy 1", "me", "greedy 2"]
