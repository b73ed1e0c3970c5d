"""Kept games replay step by step to the scores they had, and together they reach every rule."""

from __future__ import annotations

import importlib
import json
from pathlib import Path

import pytest

import polis
from polis.core.sheet import Sheet
from tests.golden import FOLDER, Predicate, folder_of, logs, scores_beside, steps

FOLDERS = sorted(path.parent for path in FOLDER.glob("*/rules.py"))
LOGS = [path for folder in FOLDERS for path in logs(folder)]


def name_of(path: Path) -> str:
    return str(path.relative_to(FOLDER))


@pytest.mark.parametrize("sheet", polis.sheets(), ids=lambda sheet: sheet.key)
def test_every_game_has_golden_logs(sheet: Sheet) -> None:
    assert folder_of(sheet.key) in FOLDERS, "no rules.py"
    texts = [path.read_text(encoding="utf-8") for path in logs(folder_of(sheet.key))]
    players = {polis.Game.parse(text).players for text in texts}
    assert players >= set(sheet.players), "not every number of players"


@pytest.mark.parametrize("path", LOGS, ids=name_of)
def test_a_log_replays_to_its_scores_and_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    scores = json.loads(scores_beside(path).read_text(encoding="utf-8"))
    game = polis.Game.parse(text)
    assert game.over
    assert folder_of(game.rules.sheet.key) == path.parent
    assert len(scores) == len(game.moves)
    position = game.at(0)
    for number, (move, expected) in enumerate(zip(game.moves, scores, strict=True), start=1):
        assert position.seat != polis.OVER
        assert position.write(position.check(move)) == move
        position.play(move)
        assert position.scores == expected, f"after move {number}, {move}"
    assert position.seat == polis.OVER
    result = json.loads(text)["result"]
    assert position.scores == result["scores"]
    assert [str(share) for share in position.shares] == result["shares"]
    assert str(game) == text


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_no_file_stands_alone(folder: Path) -> None:
    beside = {scores_beside(path) for path in logs(folder)}
    assert beside == set(folder.glob("*.scores.json"))


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_the_logs_reach_every_rule(folder: Path) -> None:
    rules: dict[str, Predicate] = importlib.import_module(f"tests.golden.{folder.name}.rules").RULES
    names = [path.stem for path in logs(folder)]
    reached = {rule: [0] * len(names) for rule in rules}
    for column, path in enumerate(logs(folder)):
        for step in steps(polis.Game.parse(path.read_text(encoding="utf-8"))):
            for rule, predicate in rules.items():
                reached[rule][column] += bool(predicate(*step))
    print_matrix(names, reached)
    assert [rule for rule, counts in reached.items() if not any(counts)] == []


def print_matrix(names: list[str], reached: dict[str, list[int]]) -> None:
    """One row a rule, one column a log: how many moves reach it."""
    width = max(map(len, reached))
    for column, name in enumerate(names):
        print(" " * width, "    |" * column, f"    ┌ {name}")
    for rule, counts in reached.items():
        print(f"{rule:{width}}", "".join(f"{count or '·':>5}" for count in counts))
