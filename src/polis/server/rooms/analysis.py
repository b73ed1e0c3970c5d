"""Why a move is good, and what every decision of a log lost against the best one.

An analysis is answered in parts of about two seconds, and the client asks for the next part. No
state is kept in between, so any process can answer the next part.
"""

from __future__ import annotations

import asyncio
import base64
import time
from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from polis.arena.analysis import review_move
from polis.arena.losses import GRADES
from polis.arena.move_estimates import one_move_estimates
from polis.arena.reasons import runner_up, why_best
from polis.bots import levels
from polis.bots.estimates import MoveEstimate
from polis.core import registry
from polis.core.game import Game
from polis.core.kernel import copy_records
from polis.core.position import Position
from polis.server.protocol import encoding, parts
from polis.server.protocol.logs import Analysis, JudgedMove
from polis.server.protocol.parts import Model
from polis.server.workers.worker_process import Failed

if TYPE_CHECKING:
    from polis.server.workers.level_states import LevelState
    from polis.server.workers.pool import Choice, Pool

MOMENT = 2.0  # seconds after which a part is answered
MOST_JUDGED = 100  # moves of an answer; there is time for fewer unless all are forced


class LogPart(Model):
    """A position of a game with the game's own components, and the moves that follow there."""

    game: str
    start: int
    """How many moves led to the position."""
    total: int
    record: str
    """The position, base64."""
    moves: list[str]

    def position(self) -> Position:
        """A copy of the position."""
        rules = registry.rules(self.game)
        record = np.frombuffer(base64.b64decode(self.record), rules.dtype)
        return Position(rules, copy_records(record))


def part_of(game: Game, start: int) -> LogPart:
    """The moves of a game from move `start` on, as many as an answer can judge."""
    return LogPart(
        game=game.rules.sheet.key,
        start=start,
        total=len(game.moves),
        record=base64.b64encode(game.at(start).records.tobytes()).decode(),
        moves=game.moves[start : start + MOST_JUDGED],
    )


async def analyse(
    pool: Pool,
    settled: Awaitable[LevelState],
    part: LogPart,
    patience: float,
    moment: float = MOMENT,
) -> Analysis:
    """Judge the decisions of a part of a game; `next` is where to continue.

    It waits until the levels are no longer being built: `lost` is in the unit of one bot. If that
    takes longer, or if no worker is free for `patience` seconds, the answer ends there.
    """
    judge = levels.level(part.game, levels.JUDGE)
    try:
        async with asyncio.timeout(patience):
            state = await settled
    except TimeoutError:
        return _answer(part, judge.bot, part.start, [])
    bot = judge.bot if judge.quick or state == "ready" else levels.QUICK_JUDGE
    at, found = await _judge(pool, part, patience, moment)
    return _answer(part, bot, at, found)


async def _judge(
    pool: Pool, part: LogPart, patience: float, moment: float
) -> tuple[int, list[JudgedMove]]:
    """The judged decisions of about a moment, and where to continue."""
    position = part.position()
    began, at, found = time.monotonic(), part.start, []
    for move in part.moves:
        if time.monotonic() - began >= moment:
            break
        if position.seat >= 0 and len(position.legal) > 1:
            try:
                async with asyncio.timeout(began + patience - time.monotonic()):
                    estimates = await _estimates(pool, position, position.read(move))
            except TimeoutError:
                break
            found.append(_review_move(at, position, move, estimates))
        position.play(move)
        at += 1
    return at, found


def _answer(part: LogPart, bot: str, at: int, found: list[JudgedMove]) -> Analysis:
    return Analysis(
        game=part.game,
        bot=bot,
        start=part.start,
        next=at if at < part.total else None,
        total=part.total,
        thresholds={grade: least for least, grade in GRADES},
        moves=found,
    )


async def _estimates(pool: Pool, position: Position, played: int) -> Sequence[MoveEstimate]:
    try:
        return await pool.analyse(position, levels.JUDGE, played)
    except Failed:
        return await asyncio.to_thread(one_move_estimates, position)


def _review_move(
    at: int, position: Position, move: str, estimates: Sequence[MoveEstimate]
) -> JudgedMove:
    searched = _is_searched(estimates)
    found = review_move(at, position, move, estimates, searched)
    same = found.best == found.action
    reasons = () if same else why_best(position, estimates, searched)
    return JudgedMove(
        at=at,
        seat=found.seat,
        action=found.action,
        best=found.best,
        best_tell=encoding.tell(position, found.best),
        value=found.value,
        best_value=found.best_value,
        lost=found.lost,
        points=found.loss.points,
        chance=found.loss.chance,
        best_chance=found.loss.best_chance,
        grade=found.loss.grade,
        seen=found.seen,
        reasons=[encoding.encode_message(message) for message in reasons],
    )


def hint_reasons(position: Position, choice: Choice) -> list[parts.Message]:
    """Why a hint is what to play, and the next best move, in words."""
    if not choice.estimates:
        return []
    searched = _is_searched(choice.estimates)
    return [
        encoding.encode_message(message)
        for message in (
            *why_best(position, choice.estimates, searched),
            *runner_up(position, choice.estimates, searched),
        )
    ]


def _is_searched(estimates: Sequence[MoveEstimate]) -> bool:
    """Whether the judge or a level has searched; what stands in for them counts no visits."""
    return estimates[0].visits > 0
