"""Why a move is good, and what every decision of a log lost against the best one.

An analysis is answered in parts of about two seconds, and the client asks for the next part. No
state is kept in between, so any process can answer the next part.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from polis.arena.analysis import one_move_estimates, review_move, score_changes
from polis.bots import levels
from polis.bots.estimates import MoveEstimate
from polis.core.game import Game
from polis.core.position import Position
from polis.server.protocol import encoding, http, parts
from polis.server.workers.worker_process import Failed
from polis.text.message import Message

if TYPE_CHECKING:
    from polis.server.workers.pool import Pool

SECONDS = 0.3  # for the judging bot's thought about a decision
MOMENT = 2.0  # seconds after which a part is answered
WORTH_SAYING = 0.005  # a smaller difference of values would be shown as 0.00


async def analyse(
    pool: Pool, game: Game, start: int, patience: float, moment: float = MOMENT
) -> http.Analysis:
    """Judge the decisions of a game from move `start` on; `next` is where to continue.

    If no worker is free for `patience` seconds, the part ends there.
    """
    position = await asyncio.to_thread(game.at, start)
    began, at, found = time.monotonic(), start, []
    while at < len(game.moves) and time.monotonic() - began < moment:
        move = game.moves[at]
        if position.seat >= 0 and len(position.legal) > 1:
            try:
                async with asyncio.timeout(began + patience - time.monotonic()):
                    estimates = await _estimates(pool, position)
            except TimeoutError:
                break
            found.append(_review_move(at, position, move, estimates))
        position.play(move)
        at += 1
    return http.Analysis(
        game=game.rules.sheet.key,
        bot=levels.level(game.rules.sheet.key, levels.STRONGEST).bot,
        seconds=SECONDS,
        start=start,
        next=at if at < len(game.moves) else None,
        total=len(game.moves),
        moves=found,
    )


async def _estimates(pool: Pool, position: Position) -> Sequence[MoveEstimate]:
    try:
        return await pool.analyse(position, levels.STRONGEST, SECONDS)
    except Failed:
        return await asyncio.to_thread(one_move_estimates, position)


def _review_move(
    at: int, position: Position, move: str, estimates: Sequence[MoveEstimate]
) -> http.JudgedMove:
    found = review_move(at, position, move, estimates)
    return http.JudgedMove(
        at=at,
        seat=found.seat,
        action=found.action,
        best=found.best,
        best_tell=encoding.tell(position, found.best),
        value=found.value,
        best_value=found.best_value,
        lost=found.lost,
        seen=found.seen,
        reasons=[] if found.best == found.action else reasons(position, estimates),
    )


def reasons(position: Position, estimates: Sequence[MoveEstimate]) -> list[parts.Message]:
    """Why the first of these estimates is what to play, in words."""
    return [encoding.encode_message(message) for message in _reasons(position, estimates)]


def _reasons(position: Position, estimates: Sequence[MoveEstimate]) -> Iterator[Message]:
    if not estimates:
        return
    best, *others = estimates
    for change in score_changes(position, best):
        gained = f"{change.after - change.before:+d}"
        yield Message("hint-points", change=gained, line=change.message)
    if others:
        second = max(others, key=lambda estimate: estimate.value)
        less = best.value - second.value
        move = position.tell(second.action)
        if less >= WORTH_SAYING:
            yield Message("hint-runner-up", move=move, less=f"{less:.2f}")
        else:
            yield Message("hint-equal", move=move)
    else:
        yield Message("hint-only" if len(position.legal) == 1 else "hint-clear")
