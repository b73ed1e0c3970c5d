"""Puzzles over HTTP: a task does not tell its solution, an answer is judged and not stored."""

from __future__ import annotations

import json

import pytest

from polis.core import registry
from polis.core.game import Game
from polis.puzzles.puzzle import shipped_set
from tests.server.support.client import House

pytestmark = pytest.mark.anyio

GAMES = [sheet.key for sheet in registry.sheets()]


async def test_every_game_has_puzzles(house: House) -> None:
    counts = (await house.get("/api/puzzles")).json()["counts"]
    for game in GAMES:
        found = shipped_set(game)
        assert found is not None
        assert counts[game] == len(found.puzzles)


@pytest.mark.parametrize("game", GAMES)
async def test_a_move_is_judged(house: House, game: str) -> None:
    found = shipped_set(game)
    assert found is not None
    puzzle = found.puzzles[0]
    task = (await house.get(f"/api/puzzles/{game}/1")).json()
    position = Game.parse(task["log"]).position
    assert task["seat"] == position.seat
    assert (task["points"] is None) != (task["chance"] is None)
    assert "best" not in json.dumps({key: task[key] for key in task if key != "log"})
    right = (await house.post(f"/api/puzzles/{game}/1", {"action": puzzle.best[-1]})).json()
    assert right["right"]
    wrong = (await house.post(f"/api/puzzles/{game}/1", {"action": puzzle.second})).json()
    assert not wrong["right"]
    assert wrong["best"] == puzzle.best[0]
    assert wrong["points"] == puzzle.points


async def test_what_is_no_puzzle_or_no_move_is_refused(house: House) -> None:
    missing = await house.get("/api/puzzles/akropolis/999999")
    assert (missing.status_code, missing.json()["reason"]["key"]) == (404, "puzzles-unknown")
    illegal = await house.post("/api/puzzles/akropolis/1", {"action": "place 40,40 n"})
    assert illegal.status_code == 400
