"""What the decisions of a log lost: in parts, by workers that are idle, never in the way."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from polis.bots.estimates import MoveEstimate
from polis.core.game import Game
from polis.core.position import Position
from polis.server.rooms import analysis
from polis.server.workers.level_states import LevelState
from polis.server.workers.worker_process import Failed
from tests.server.gate.test_uploaded_sets import log_with, other_set
from tests.server.support.client import House, me, tokens_of

pytestmark = pytest.mark.anyio

PATH = "/api/log/analysis"


def played(game: str, seed: int, moves: int = 40) -> Game:
    """The beginning of a random game."""
    rng = random.Random(seed)
    found = Game(game, 2, seed=seed)
    while len(found.moves) < moves and not found.over:
        found.play(rng.choice(list(found.position.legal.codes)))
    return found


def decisions(game: Game) -> list[int]:
    """The moves at which somebody had a choice."""
    position, found = game.at(0), []
    for at, move in enumerate(game.moves):
        if position.seat >= 0 and len(position.legal) > 1:
            found.append(at)
        position.play(move)
    return found


class Thinker:
    """A pool that thinks at once, or in a way of its own."""

    def __init__(self, game: Game, deed: str = "well") -> None:
        self.game = game
        self.deed = deed
        self.asked = 0

    async def analyse(
        self, position: Position, level: str, played: int
    ) -> tuple[MoveEstimate, ...]:
        """Find the first legal action best, by one a place."""
        self.asked += 1
        if self.deed == "fail":
            raise Failed("no idea")
        if self.deed == "busy" and self.asked > 3:
            await asyncio.Event().wait()
        codes = [int(code) for code in position.legal.codes]
        return tuple(MoveEstimate(code, -float(place), 9) for place, code in enumerate(codes))


def analyse(
    pool: Any, game: Game, start: int = 0, state: LevelState = "ready", **more: float
) -> Any:
    times = {"patience": 60.0, "moment": 60.0} | more
    return analysis.analyse(pool, settled(state), analysis.part_of(game, start), **times)


async def settled(state: LevelState) -> LevelState:
    """How the levels stand, once they are no longer being built."""
    if state == "building":
        await asyncio.Event().wait()
    return state


async def test_every_decision_with_an_alternative_is_judged(seed: int) -> None:
    game = played("machi-koro", seed)
    found = await analyse(Thinker(game), game)
    assert [move.at for move in found.moves] == decisions(game)
    assert (found.start, found.next, found.total) == (0, None, len(game.moves))
    for move in found.moves:
        legal = list(game.at(move.at).legal)
        assert (move.action, move.best) == (game.moves[move.at], legal[0])
        assert move.lost == legal.index(move.action)
        assert bool(move.reasons) == (move.best != move.action)


async def test_an_analysis_goes_on_where_the_part_before_ended(seed: int) -> None:
    game = played("machi-koro", seed)
    whole = await analyse(Thinker(game), game)
    parts, start = [], 0
    while start is not None:
        part = await analyse(Thinker(game, "busy"), game, start, patience=0.2)
        assert part.start == start
        parts += part.moves
        start = part.next
    assert parts == whole.moves


async def test_a_part_is_empty_while_all_bots_are_busy(seed: int) -> None:
    game = played("machi-koro", seed)
    pool = Thinker(game, "busy")
    pool.asked = 3
    found = await analyse(pool, game, patience=0.1)
    assert found.moves == []
    assert found.next == decisions(game)[0]


async def test_a_part_is_empty_while_the_judge_is_being_built(seed: int) -> None:
    """Nothing else judges meanwhile, because losses in another unit could not be added up."""
    game = played("machi-koro", seed)
    found = await analyse(Thinker(game), game, 7, state="building", patience=0.1)
    assert (found.moves, found.start, found.next) == ([], 7, 7)


@pytest.mark.parametrize(("state", "bot"), [("ready", "search:"), ("unavailable", "greedy")])
async def test_an_analysis_names_the_bot_that_judges(
    seed: int, state: LevelState, bot: str
) -> None:
    game = played("machi-koro", seed)
    assert (await analyse(Thinker(game), game, state=state)).bot.startswith(bot)


async def test_a_part_ends_after_a_moment(seed: int) -> None:
    game = played("machi-koro", seed)
    found = await analyse(Thinker(game), game, moment=0.0)
    assert (found.moves, found.next) == ([], 0)


async def test_where_the_judge_fails_the_one_move_look_judges_without_grades(seed: int) -> None:
    game = played("machi-koro", seed)
    found = await analyse(Thinker(game, "fail"), game)
    assert [move.at for move in found.moves] == decisions(game)
    assert {(move.grade, move.chance, move.points) for move in found.moves} == {(None,) * 3}


async def test_the_thresholds_of_the_grades_come_with_the_analysis(seed: int) -> None:
    game = played("machi-koro", seed)
    found = await analyse(Thinker(game), game)
    assert list(found.thresholds) == ["blunder", "mistake", "inaccuracy", "good"]
    for move in found.moves:
        lost = move.best_chance - move.chance
        assert lost >= found.thresholds[move.grade]


@pytest.mark.parametrize("game", ["akropolis", "machi-koro", "world-wonders"])
async def test_a_log_of_every_game_is_judged_over_http(house: House, seed: int, game: str) -> None:
    log = played(game, seed, moves=12)
    start: int | None = 0
    moves = []
    while start is not None:
        answer = await house.post(PATH, {"log": str(log), "start": start})
        assert answer.status_code == 200, answer.text
        moves += answer.json()["moves"]
        start = answer.json()["next"]
    assert [move["at"] for move in moves] == decisions(log)
    assert all(move["lost"] >= 0 for move in moves)
    assert all(move["best_tell"]["key"] for move in moves)


async def test_the_log_of_a_room_can_be_judged(house: House) -> None:
    made = await house.create("machi-koro", me("Anna"), me("Boris"))
    player = await house.sit(made["room"], *tokens_of(made))
    await player.act(player.state["position"]["legal"][0])
    log = await house.post(f"/api/rooms/{made['room']}/log", {"tokens": tokens_of(made)})
    answer = await house.post(PATH, log.json())
    assert answer.status_code == 200
    assert answer.json()["moves"][0]["seat"] == 0


async def test_what_cannot_be_judged_is_refused_with_the_reason(house: House) -> None:
    text = str(played("machi-koro", 1, moves=5))
    deep = json.dumps(json.loads(text) | {"components": {"set": {}}})
    nested = deep.replace('"set": {}', '"set": ' + "[" * 300 + "]" * 300)
    endless = deep.replace('"set": {}', '"set": ' + "[" * 90_000 + "]" * 90_000)
    cases = [
        ({"log": text, "start": 99}, "log-place"),
        ({"log": "[]"}, "log-json"),
        ({"log": nested}, "log-deep"),
        ({"log": endless}, "log-deep"),
        ({"log": log_with(other_set("Tower of Winds"))}, "analysis-components"),
    ]
    for body, key in cases:
        answer = await house.post(PATH, body)
        assert (answer.status_code, answer.json()["reason"]["key"]) == (400, key)
