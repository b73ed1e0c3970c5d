"""Puzzles: made again they are the same, each is confirmed, and the shipped ones can be played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from polis.core import registry
from polis.core.game import Game
from polis.core.native.builds import require
from polis.core.sheet import Sheet
from polis.puzzles import judging
from polis.puzzles.candidates import LEAST_MOVES, is_hard
from polis.puzzles.generation import IN_A_GAME, Plan, make_set
from polis.puzzles.puzzle import PuzzleSet, read_set, shipped_set
from tests.commands import Run

GAME = "machi-koro"
SIMULATIONS, SEED, COUNT = 30, 3, 3
COMMAND = ("puzzles", GAME, "--sims", SIMULATIONS, "--seed", SEED, "--json")
SAMPLE = 12
LEAST_SHIPPED = 200
ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small set, made at once."""
    path = tmp_path_factory.mktemp("puzzles") / "at_once.jsonl"
    require(GAME)
    held = make_set(Plan(GAME, 2, "builder", SEED, SIMULATIONS), COUNT, path, resume=False)
    assert held == COUNT
    return path


def test_a_stopped_run_goes_on_to_the_same_set(run: Run, made: Path, tmp_path: Path) -> None:
    parts = tmp_path / "parts.jsonl"
    assert run(*COMMAND, "--count", COUNT - 1, "--out", parts).code == 0
    half = parts.read_text(encoding="utf-8")
    assert made.read_text(encoding="utf-8").startswith(half)
    parts.write_text(half + '{"source":7,"mo', encoding="utf-8")  # as after a power cut
    answer = run(*COMMAND, "--count", COUNT, "--out", parts, "--resume")
    assert json.loads(answer.out)["puzzles"] == COUNT
    assert parts.read_bytes() == made.read_bytes()


def test_each_puzzle_is_confirmed_with_ten_times_the_simulations(made: Path) -> None:
    found = read_set(made)
    assert found.head["confirmed_by"] == 10 * SIMULATIONS
    for number, puzzle in enumerate(found.puzzles):
        position = found.game(number).position
        for simulations in (SIMULATIONS, 10 * SIMULATIONS):
            verdict = judging.judge(GAME, position, simulations)
            assert verdict is not None
            assert judging.is_clear(position, verdict)
            assert position.write(verdict.best[0]) in puzzle.best
        assert verdict is not None
        assert puzzle.second == position.write(verdict.second)
        assert puzzle.chance == round(verdict.loss.lost_chance or 0, 3)
        assert puzzle.hard == is_hard(position, verdict.best)


def test_files_of_others_are_left_alone(run: Run, made: Path, tmp_path: Path) -> None:
    before = made.read_bytes()
    assert "--resume" in run(*COMMAND, "--count", 6, "--out", made).err
    other = run("puzzles", GAME, "--sims", SIMULATIONS + 1, "--count", 6, "--out", made, "--resume")
    assert str(made) in other.err
    assert made.read_bytes() == before
    strange = tmp_path / "strange.jsonl"
    strange.write_text('{"format": "something"}\n', encoding="utf-8")
    assert str(strange) in run(*COMMAND, "--count", 1, "--out", strange, "--resume").err
    assert run(*COMMAND, "--count", 1, "--bot", "nobody", "--out", tmp_path / "x").code == 2


def shipped(game: str) -> PuzzleSet:
    found = shipped_set(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", [sheet.key for sheet in registry.sheets()])
def test_the_shipped_puzzles_of_a_game_are_confirmed_and_differ(game: str) -> None:
    found = shipped(game)
    head = found.head
    assert (head["game"], head["confirmed_by"]) == (game, 10 * head["simulations"])
    assert len(found.puzzles) >= LEAST_SHIPPED
    assert len({puzzle.moves for puzzle in found.puzzles}) == len(found.puzzles)
    sources = [puzzle.source for puzzle in found.puzzles]
    assert sources == sorted(sources)
    assert max(sources.count(source) for source in sources) <= IN_A_GAME
    for puzzle in found.puzzles:
        chance, points = puzzle.chance or 0, puzzle.points
        unit = "chance" if points is None else "points"
        enough = round(judging.LEAST_CHANCE[unit], 3) - 0.0005
        assert chance >= enough or (points or 0) >= judging.LEAST_POINTS - 0.05


@pytest.mark.parametrize("game", [sheet.key for sheet in registry.sheets()])
def test_the_shipped_puzzles_can_be_played(game: str) -> None:
    found = shipped(game)
    step = max(1, len(found.puzzles) // SAMPLE)
    for number in range(0, len(found.puzzles), step):
        puzzle, played = found.puzzles[number], found.game(number)
        assert Game.parse(str(played)).moves == list(puzzle.moves)
        position = played.position
        assert position.seat >= 0
        assert len(position.legal) >= LEAST_MOVES
        for action in (*puzzle.best, puzzle.second):
            position.check(action)
        assert puzzle.second not in puzzle.best


@pytest.mark.parametrize("game", [sheet.key for sheet in registry.sheets()])
def test_moves_that_solve_a_shipped_puzzle_lead_to_the_same_game(game: str) -> None:
    found = shipped(game)
    for number, puzzle in enumerate(found.puzzles):
        if len(puzzle.best) > 1:
            position = found.game(number).position
            forms = {position.copy().play(action).normal_form() for action in puzzle.best}
            assert len(forms) == 1, number


@pytest.mark.parametrize("sheet", registry.sheets(), ids=lambda sheet: str(sheet.key))
def test_the_documentation_tells_how_the_shipped_puzzles_were_made(sheet: Sheet) -> None:
    found = shipped(sheet.key)
    head = found.head
    options = f"--sims {head['simulations']} --glance {head['glance']}"
    row = f"| {sheet.title} | {len(found.puzzles)} | `{options}` | {head['confirmed_by']:,} |"
    page = (ROOT / "docs" / "analysis.md").read_text(encoding="utf-8")
    assert row in page.splitlines()
    assert f"made with seed {head['seed']} and" in page
