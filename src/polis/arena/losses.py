"""What a move loses against the best one, in units that people know, and the grade of a loss."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from polis.arena.chances.model import chances_data, fit_of, moment_of
from polis.bots.estimates import MoveEstimate
from polis.core.contract import OVER
from polis.core.position import Position
from polis.text.message import Message

Grade = Literal["good", "inaccuracy", "mistake", "blunder"]

GRADES: tuple[tuple[float, Grade], ...] = (
    (0.15, "blunder"),
    (0.08, "mistake"),
    (0.03, "inaccuracy"),
    (0.0, "good"),
)
"""The grades, each with the least loss of the chance to win; the worst first."""


@dataclass(frozen=True)
class Loss:
    """The difference between two moves."""

    value: float
    """In the unit of the bot's values; never below 0."""
    points: float | None
    """None where the bot's values are not points."""
    chance: float | None
    """The chance to win with the worse move, from 0 to 1; None where it is not known."""
    best_chance: float | None

    @property
    def lost_chance(self) -> float | None:
        """The lost part of the chance to win."""
        if self.chance is None or self.best_chance is None:
            return None
        return self.best_chance - self.chance

    @property
    def grade(self) -> Grade | None:
        """The grade of the worse move; None where the chance to win is not known."""
        lost = self.lost_chance
        return None if lost is None else grade(lost)

    @property
    def message(self) -> Message | None:
        """The loss in words; None if it is too small to be shown."""
        points = None if self.points is None else round(self.points, 1)
        chance = None if self.lost_chance is None else round(100 * self.lost_chance)
        if points and chance:
            return Message("loss-both", points=points, chance=chance)
        if chance:
            return Message("loss-chance", chance=chance)
        if points:
            return Message("loss-points", points=points)
        if points is None and chance is None and self.value >= 0.005:
            return Message("loss-value", value=round(self.value, 2))
        return None


def grade(lost_chance: float) -> Grade:
    """The grade of a move that loses this much of the chance to win."""
    return next(name for least, name in GRADES if lost_chance >= least or least == 0)


def loss(position: Position, best: MoveEstimate, other: MoveEstimate, searched: bool) -> Loss:
    """What another move loses against the best one.

    `searched`: the values are those of `search`. Only these have a unit, because the fit is theirs.
    """
    lost = max(0.0, best.value - other.value)
    data = chances_data(position.rules.sheet.key) if searched and best.visits else None
    if data is None:
        return Loss(lost, None, None, None)
    points = lost if data["unit"] == "points" else None
    best_chance = _chance(position, best.action, best.value)
    chance = _chance(position, other.action, best.value - lost)
    if best_chance is None or chance is None:
        return Loss(lost, points, None, None)
    return Loss(lost, points, chance, max(chance, best_chance))


def _chance(position: Position, code: int, value: float) -> float | None:
    """The chance to win after a move of this value; a move that ends the game decides it."""
    seat = position.seat
    after = position.copy().play(code)
    if after.seat == OVER:
        return float(after.shares[seat])
    fit = fit_of(position.rules.sheet.key, position.seats)
    return None if fit is None else fit.chance(moment_of(position, seat, value))
