"""`greedy:noise=…` plays what its one-move look puts in the better half, and repeats itself."""

from __future__ import annotations

import random

import numpy as np
import pytest

import polis
from polis.bots.policies import in_bottom_half, look, noisy
from polis.core import registry
from polis.core.kernel import new_records
from polis.core.position import Position

KEYS = [sheet.key for sheet in registry.sheets()]


def decisions(key: str, seed: int, count: int) -> list[Position]:
    """Positions of random games in which there is something to choose."""
    rng = random.Random(seed)
    found = []
    while len(found) < count:
        game = polis.Game(key, seed=rng.getrandbits(60))
        while not game.over:
            if len(game.position.legal) > 1 and rng.random() < 0.2:
                found.append(game.position.copy())
            game.play(int(rng.choice(game.position.legal.codes)))
    return found[:count]


def worths_of(position: Position) -> np.ndarray:
    codes = position.legal.codes
    worths = np.zeros(len(codes))
    at = (position.rules.box, position.records, 0)
    look(*at, codes, len(codes), new_records(1, position.rules.dtype), worths)
    return worths


@pytest.mark.parametrize(
    ("worths", "bottom"),
    [
        ([1.0], [False]),
        ([2.0, 1.0], [False, True]),
        ([1.0, 1.0], [False, False]),
        ([3.0, 1.0, 2.0], [False, True, False]),
        ([5.0, 3.0, 3.0, 1.0], [False, False, False, True]),
        ([0.0, 0.0, 0.0, 9.0], [False, False, False, False]),
        ([4.0, 3.0, 2.0, 1.0], [False, False, True, True]),
    ],
)
def test_the_bottom_half_is_what_at_least_half_of_the_moves_beat(
    worths: list[float], bottom: list[bool]
) -> None:
    array = np.array(worths)
    assert [in_bottom_half(array, len(array), k) for k in range(len(array))] == bottom


@pytest.mark.parametrize("noise", [0.5, 5.0, float("inf")])
@pytest.mark.parametrize("key", KEYS)
def test_no_move_of_the_bottom_half_is_played(key: str, noise: float, seed: int) -> None:
    for number, position in enumerate(decisions(key, seed, 60)):
        worths, codes = worths_of(position), position.legal.codes
        chosen = polis.bot(f"greedy:noise={noise}").make(seed + number).choose(position, 1.0)
        assert not in_bottom_half(worths, len(worths), int(np.flatnonzero(codes == chosen)[0]))


@pytest.mark.parametrize("key", KEYS)
def test_little_noise_is_greedy_and_much_is_not(key: str, seed: int) -> None:
    quiet, loud = 0, 0
    for position in decisions(key, seed, 60):
        worths, codes = worths_of(position), position.legal.codes
        best = set(codes[worths > worths.max() - 1e-6].tolist())  # far more than the noise
        quiet += polis.bot("greedy:noise=1e-9").make(seed).choose(position, 1.0) in best
        loud += polis.bot("greedy:noise=inf").make(seed).choose(position, 1.0) in best
    assert quiet == 60
    assert loud < 60


def test_the_chance_of_a_move_falls_by_e_for_each_noise_it_is_worth_less(seed: int) -> None:
    position = polis.rules("machi-koro").new().play("dice 1")
    worths, codes = worths_of(position), position.legal.codes
    noise, times = 4.0, 20_000
    bits = np.random.default_rng(seed).integers(0, 2**64, times, np.uint64)
    played = [codes[noisy(worths, len(codes), word, noise)] for word in bits]
    upper = np.array([not in_bottom_half(worths, len(worths), k) for k in range(len(worths))])
    chances = np.where(upper, np.exp((worths - worths.max()) / noise), 0.0)
    chances /= chances.sum()
    seen = np.array([played.count(code) for code in codes]) / times
    # Five standard deviations of a rate seen in so many tries.
    assert np.all(np.abs(seen - chances) <= 5 * np.sqrt(chances * (1 - chances) / times) + 1e-12)
