"""Ratings by the model of Bradley and Terry, fitted to all games at once.

Unlike ratings that are updated game by game, they do not depend on the order of games: they are the
maximum-likelihood fit to all results.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

ELO = 400 / math.log(10)
"""Points for a factor of e in the odds: ten times the odds are 400 points, as in chess."""

AVERAGE = 1500.0
Z = 1.959963984540054  # of the 95 % interval of a normal distribution


@dataclass(frozen=True)
class Duel:
    """Games of bot `one` against `rivals` seats of bot `other`, and how many `one` won."""

    one: int
    other: int
    rivals: int
    games: int
    wins: float


def fit(
    bots: int, duels: Sequence[Duel], deals: Sequence[Sequence[Duel]] = ()
) -> list[tuple[float, float]]:
    """Each bot's rating and the half width of its 95 % interval; their mean is AVERAGE.

    One against r equal rivals is expected to win 1 in r + 1. Each bot also has one drawn game
    against an average one, so that a bot that wins or loses every game gets a finite rating.

    `deals` are the same games by deal. Games of one deal have the same luck, so the intervals also
    come from how much results differ between deals; the wider of the two counts.
    """
    strength = np.zeros(bots)
    for _ in range(100):
        slope, curve = _derivatives(strength, duels)
        step = np.linalg.solve(curve, slope)
        strength += np.clip(step, -1.0, 1.0)  # far from the maximum a full step may overshoot
        if np.abs(step).max() < 1e-10:
            break
    # Only strengths relative to the mean are meaningful, so the intervals are relative, too.
    centre = np.eye(bots) - 1 / bots
    inverse = np.linalg.inv(_derivatives(strength, duels)[1])
    between = inverse @ _between(strength, deals) @ inverse
    spreads = [np.diag(centre @ spread @ centre) for spread in (inverse, between)]
    errors = np.sqrt(np.maximum(*spreads))
    centred = (strength - strength.mean()) * ELO + AVERAGE
    return [
        (float(rating), float(error * ELO * Z))
        for rating, error in zip(centred, errors, strict=True)
    ]


def _between(
    strength: np.ndarray[tuple[int], np.dtype[np.float64]], deals: Sequence[Sequence[Duel]]
) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """How much the slopes of single deals differ: the middle of a sandwich estimate."""
    found = np.zeros((len(strength), len(strength)))
    prior = _derivatives(strength, ())[0]
    for deal in deals:
        slope = _derivatives(strength, deal)[0] - prior
        found += np.outer(slope, slope)
    return found


def _derivatives(
    strength: np.ndarray[tuple[int], np.dtype[np.float64]], duels: Sequence[Duel]
) -> tuple[
    np.ndarray[tuple[int], np.dtype[np.float64]], np.ndarray[tuple[int, int], np.dtype[np.float64]]
]:
    """The log-likelihood's slope and its negative curvature."""
    chance = 1 / (1 + np.exp(-strength))
    slope = 0.5 - chance
    curve = np.diag(chance * (1 - chance))
    for duel in duels:
        lead = strength[duel.one] - strength[duel.other] - math.log(duel.rivals)
        expected = 1 / (1 + math.exp(-lead))
        surplus = duel.wins - duel.games * expected
        weight = duel.games * expected * (1 - expected)
        slope[duel.one] += surplus
        slope[duel.other] -= surplus
        curve[duel.one, duel.one] += weight
        curve[duel.other, duel.other] += weight
        curve[duel.one, duel.other] -= weight
        curve[duel.other, duel.one] -= weight
    return slope, curve
