"""Whether one move of a position is clearly the best, by a search of a given size."""

from __future__ import annotations

import re
from dataclasses import dataclass

from polis.arena.chances.model import chances_data
from polis.arena.losses import Loss, loss
from polis.arena.move_estimates import RUNNER_UP, estimate_moves
from polis.bots import levels
from polis.bots.judge import judge_seed
from polis.bots.specs import parse
from polis.core.contract import OVER
from polis.core.errors import UsageError
from polis.core.position import Position
from polis.text.message import Message

TIMES = 10
"""A puzzle is confirmed with so many times the simulations with which it was found."""

LEAST_POINTS = 5.0
"""The margin of a puzzle, in points."""

LEAST_CHANCE = {"points": 0.15, "chance": 0.08}
"""The margin of other puzzles, as a part of the chance to win, by the unit of the judge's values.

Where values are points, the chance is only fitted to them.
"""

MOST_EQUAL = 3
"""The most moves that solve a puzzle: as many as the start tile has equal sides."""

SIMULATIONS = re.compile(r"(?<=[:,]sims=)\d+")


@dataclass(frozen=True)
class Verdict:
    """The best moves of a position, the next best one, and what it loses."""

    best: tuple[int, ...]
    second: int
    loss: Loss


def judge_spec(game: str, simulations: int | None = None) -> str:
    """The game's judge with another number of simulations.

    UsageError if it has none, or if what it finds has no unit.
    """
    spec = levels.level(game, levels.JUDGE).bot
    if not SIMULATIONS.search(spec) or chances_data(game) is None:
        raise UsageError(Message("puzzles-no-judge", game=game))
    return spec if simulations is None else SIMULATIONS.sub(str(simulations), spec)


def usual_simulations(game: str) -> int:
    """The simulations that find a puzzle, so that the judge's own number confirms it."""
    found = SIMULATIONS.search(judge_spec(game))
    assert found is not None
    return max(1, int(found[0]) // TIMES)


def judge(game: str, position: Position, simulations: int) -> Verdict | None:
    """The verdict of a search; None if nothing but equal moves was found."""
    spec = judge_spec(game, simulations)
    bot = parse(spec, game).make(judge_seed(position))
    estimates, _ = estimate_moves(bot, spec, None, position, 1.0, RUNNER_UP)
    first, *others = estimates
    second = next((one for one in others if not one.equal), None)
    if second is None:
        return None
    best = (first.action, *(one.action for one in others if one.equal))
    return Verdict(best, second.action, loss(position, first, second, searched=True))


def is_clear(position: Position, verdict: Verdict) -> bool:
    """Whether the margin is large enough, and the best move is not simply the winning one."""
    if margin(verdict.loss) < 1 or len(verdict.best) > MOST_EQUAL:
        return False
    return position.copy().play(verdict.best[0]).seat != OVER


def margin(lost: Loss) -> float:
    """What the next best move loses, as a multiple of the least margin of a puzzle."""
    chance = lost.lost_chance or 0.0
    if lost.points is None:
        return chance / LEAST_CHANCE["chance"]
    return max(lost.points / LEAST_POINTS, chance / LEAST_CHANCE["points"])
