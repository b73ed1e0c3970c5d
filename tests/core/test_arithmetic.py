"""`log` and `exp`: within one unit in the last place, also at the edges of their ranges."""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Callable
from decimal import Context, Decimal

import pytest

from polis.core.arithmetic import exp, log

EXACT = Context(prec=50)
COUNT = 2000
LEAST, GREATEST = 5e-324, sys.float_info.max


def errors(function: Callable[[float], float], exact: Callable[[Decimal], Decimal], x: float):
    """The error in units in the last place."""
    right = exact(Decimal(x))
    return abs(Decimal(function(x)) - right) / Decimal(math.ulp(float(right)))


@pytest.mark.parametrize(("least", "most"), [(0.5, 2.0), (0.99, 1.01), (0.0, 1.0), (1.0, 1e6)])
def test_log_is_exact_to_one_unit(least: float, most: float, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(COUNT):
        x = rng.uniform(least, most)
        assert errors(log, EXACT.ln, x) < 1, x


def test_log_is_exact_for_all_magnitudes(seed: int) -> None:
    rng = random.Random(seed)
    numbers = [math.ldexp(rng.uniform(0.5, 1.0), rng.randint(-1073, 1024)) for _ in range(COUNT)]
    for x in [LEAST, 2.0**-1022, GREATEST, *numbers]:
        assert errors(log, EXACT.ln, x) < 1, x


@pytest.mark.parametrize(("least", "most"), [(-1.0, 1.0), (-40.0, 40.0), (-745.1, 709.7)])
def test_exp_is_exact_to_one_unit(least: float, most: float, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(COUNT):
        x = rng.uniform(least, most)
        assert errors(exp, EXACT.exp, x) < 1, x


def test_numbers_without_a_finite_logarithm() -> None:
    assert [log(x) for x in (0.0, -0.0, math.inf)] == [-math.inf, -math.inf, math.inf]
    assert all(math.isnan(log(x)) for x in (-1.0, -math.inf, math.nan))
    assert log(1.0) == 0.0


def test_exp_at_the_ends_of_its_range() -> None:
    assert [exp(x) for x in (0.0, -0.0, math.inf, -math.inf)] == [1.0, 1.0, math.inf, 0.0]
    assert math.isnan(exp(math.nan))
    assert exp(709.782712893384) < math.inf == exp(709.7827128933841)
    assert exp(-745.1332191019411) == LEAST
    assert exp(-746.0) == 0.0
