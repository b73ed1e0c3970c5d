"""A logistic fit of wins to the judge's values, and how well it predicts games it has not seen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean

import numpy as np

from polis.arena.chances.model import (
    LEAST_LEFT,
    STEEP_VALUE,
    VALUE,
    Fit,
    Moment,
    Unit,
    features,
)
from polis.arena.chances.samples import Sample
from polis.core.interfaces import Array

FOLDS = 5
"""Each fifth of the games is predicted by a fit to the others."""

RIDGE = 1.0
"""Weight of the squared coefficients of standardised features; keeps few samples in check."""

STEPS = 30
BINS = 10


@dataclass(frozen=True)
class Bin:
    """Samples with a similar prediction."""

    samples: int
    predicted: float  # means of the samples
    observed: float


def fit(samples: Sequence[Sample], unit: Unit) -> Fit:
    """The fit to these samples, which are of one number of players."""
    length = mean(sample.length for sample in samples)
    rows = np.array([features(unit, length, moment(sample)) for sample in samples])
    won = np.array([sample.won for sample in samples])
    weights = _regress(rows, won)
    if not _rises(weights):
        rows[:, VALUE] = 0.0
        weights = _regress(rows, won)
    return Fit(unit, round(length, 1), tuple(float(f"{weight:.6g}") for weight in weights))


def _rises(weights: Array) -> bool:
    """Whether a better value is a better chance at the beginning and at the end."""
    steepest = 1 / math.sqrt(LEAST_LEFT)
    return all(weights[VALUE] + steep * weights[STEEP_VALUE] > 0 for steep in (1.0, steepest))


def moment(sample: Sample) -> Moment:
    """What the fit knows of a sample."""
    return Moment(sample.value, sample.turns, sample.own, sample.rival)


def _regress(rows: Array, won: Array) -> Array:
    """Logistic regression by Newton's method, on standardised features; the first is constant."""
    middle, spread = rows.mean(axis=0), rows.std(axis=0)
    middle[0], spread[spread == 0] = 0.0, 1.0
    scaled = (rows - middle) / spread
    penalty = np.full(rows.shape[1], RIDGE)
    penalty[0] = 0.0
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        predicted = 1 / (1 + np.exp(-scaled @ weights))
        slope = scaled.T @ (won - predicted) - penalty * weights
        curve = (scaled.T * (predicted * (1 - predicted))) @ scaled + np.diag(penalty + 1e-9)
        weights += np.linalg.solve(curve, slope)
    plain: Array = weights / spread
    plain[0] -= float((middle[1:] * plain[1:]).sum())
    return plain


def unseen_predictions(samples: Sequence[Sample], unit: Unit) -> list[float]:
    """The prediction of each sample by a fit to other games."""
    fits = [fit([s for s in samples if s.game % FOLDS != fold], unit) for fold in range(FOLDS)]
    return [fits[sample.game % FOLDS].chance(moment(sample)) for sample in samples]


def calibration(predicted: Sequence[float], samples: Sequence[Sample]) -> list[Bin]:
    """Predicted against observed wins, in bins of equal width."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, sample in zip(predicted, samples, strict=True):
        bins[min(BINS - 1, int(chance * BINS))].append((chance, sample.won))
    return [
        Bin(len(found), mean(c for c, _ in found), mean(w for _, w in found)) if found
        else Bin(0, 0.0, 0.0)
        for found in bins
    ]  # fmt: skip


def mean_error(bins: Sequence[Bin]) -> float:
    """The mean difference between predicted and observed, each bin by its samples."""
    total = sum(one.samples for one in bins)
    return sum(one.samples * abs(one.predicted - one.observed) for one in bins) / max(1, total)
