"""A batch hands out the observations, masks and afterstates of its positions."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from polis.core import registry
from polis.core.contract import NEW
from polis.core.kernel import copy_records
from polis.core.position import Position
from polis.envs.afterstates import Afterstates
from polis.envs.arrays import Observations, unpack_masks
from polis.envs.batch import Batch
from tests.native import NATIVE

KEYS = [sheet.key for sheet in registry.sheets()]
STEPS = 400 if NATIVE else 30


def look(position: Position, seat: int) -> Observations:
    """What a seat sees, written into fresh arrays."""
    rules = position.rules
    seen = Observations(rules.sheet.observation, position.seats, 1)
    arguments = (position.records, 0, seat, seen.vectors[0], seen.words[0], NEW)
    rules.kernels["observe"](rules.box, *arguments)
    return seen


def choose(batch: Batch, chooser: np.random.Generator) -> np.ndarray:
    places = (chooser.random(len(batch.counts)) * batch.counts).astype(np.int64)
    return batch.codes[np.arange(len(places)), places]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("players", [2, 4])
def test_batches_see_what_single_positions_show(key: str, players: int, seed: int) -> None:
    rules, n = registry.rules(key), 3
    batch = Batch(rules, n, players, seed, observe=True, mask=True)
    chooser = np.random.default_rng(seed)
    for _ in range(STEPS):
        bits = unpack_masks(batch.masks, rules.sheet.actions)
        for i in range(n):
            position = Position(rules, copy_records(batch.records[i : i + 1]))
            assert batch.seats[i] == position.seat
            assert np.flatnonzero(bits[i]).tolist() == position.legal.codes.tolist()
            seen = look(position, position.seat)
            assert (batch.seen.vectors[i] == seen.vectors[0]).all()
            assert (batch.seen.planes[i] == seen.planes[0]).all()
        batch.step(choose(batch, chooser))


def test_the_final_observation_is_that_of_the_seat_that_ended_the_game(seed: int) -> None:
    rules = registry.rules("machi-koro")
    batch = Batch(rules, 1, seed=seed, observe=True)
    chooser = np.random.default_rng(seed)
    while True:
        before = Position(rules, copy_records(batch.records))
        actions = choose(batch, chooser)
        batch.step(actions)
        if batch.ended[0, 0]:
            break
    seat = before.seat
    before.play(int(actions[0]))
    assert (batch.final.vectors[0] == look(before, seat).vectors[0]).all()
    assert batch.final["landmarks"][0, 0].all()
    assert not batch.seen["landmarks"].any()


@pytest.mark.parametrize("key", KEYS)
def test_afterstates_are_the_positions_after_each_action(key: str, seed: int) -> None:
    rules = registry.rules(key)
    batch = Batch(rules, 2, 3, seed)
    chooser = np.random.default_rng(seed)
    after = Afterstates(batch)
    for number in range(STEPS // 10):
        if number % 10 == 0:
            assert after.look() == batch.counts.sum()
            for i in range(2):
                for k in range(0, batch.counts[i], 1 + batch.counts[i] // 5):
                    position = Position(rules, copy_records(batch.records[i : i + 1]))
                    seat, row = position.seat, after.first[i] + k
                    position.play(int(batch.codes[i, k]))
                    seen = look(position, seat)
                    assert (after.seen.vectors[row] == seen.vectors[0]).all()
                    assert (after.seen.planes[row] == seen.planes[0]).all()
                    lines = np.zeros(rules.sheet.score_lines, np.int64)
                    reasons = np.zeros(rules.sheet.reasons, np.int64)
                    rules.kernels["score"](rules.box, position.records, 0, seat, lines, reasons)
                    assert (after.lines[row] == lines).all()
        batch.step(choose(batch, chooser))


def test_codes_of_akropolis_name_cells_of_the_planes(seed: int) -> None:
    """By the formula of docs/learning.md."""
    batch = Batch("akropolis", 2, seed=seed, observe=True)
    after, chooser, placed = Afterstates(batch), np.random.default_rng(seed), 0
    for _ in range(40 if NATIVE else 4):
        after.look()
        for i in range(2):
            for k in range(0, batch.counts[i], 7):
                code, row = int(batch.codes[i, k]) - 6, after.first[i] + k
                if code < 0:
                    continue
                r, down, c = code // 3 // 64 // 2, code // 3 // 64 % 2, code // 3 % 64
                y, x = r + 12 - int(batch.records["ring"][i]) // 2, c - 20
                cells = {(y, x), (y - 1, x + 1), (y, x + 1) if down else (y - 1, x)}
                changed = after.seen["cell"][row, 0] != batch.seen["cell"][i, 0]
                assert set(map(tuple, np.argwhere(changed).tolist())) == {
                    cell for cell in cells if min(cell) >= 0 and max(cell) < 24
                }
                placed += 1
        batch.step(choose(batch, chooser))
    assert placed


def test_fields_and_planes_are_views_of_the_same_memory() -> None:
    batch = Batch(registry.rules("akropolis"), 2, observe=True, mask=True)
    assert np.shares_memory(batch.seen["stones"], batch.seen.vectors)
    assert np.shares_memory(batch.seen["cell"], batch.seen.words)
    assert batch.seen["site"].shape == (2, 6, 3)
    assert batch.seen["plazas"].shape == (2, 2, 5)
    with pytest.raises(KeyError):
        batch.seen["gold"]


def test_arrays_reach_other_libraries_without_a_copy() -> None:
    """`torch.from_numpy` and `np.from_dlpack` take the same protocol."""
    batch = Batch(registry.rules("akropolis"), 2, observe=True, mask=True)
    for array in (batch.seen.vectors, batch.seen.planes, batch.masks, batch.codes):
        assert array.flags.c_contiguous
        assert np.shares_memory(np.from_dlpack(array), array)
    planes = np.from_dlpack(batch.seen.planes)
    before = planes.copy()
    for _ in range(2):
        batch.step(batch.codes[:, 0].copy())
    assert (planes == batch.seen.planes).all()
    assert (planes != before).any()


def test_two_half_batches_on_two_threads_play_the_same_games(seed: int) -> None:
    rules = registry.rules("machi-koro")

    def play(number: int) -> bytes:
        batch = Batch(rules, 8, seed=number, observe=True)
        for _ in range(50 if NATIVE else 5):
            batch.step(batch.codes[np.arange(8), batch.counts - 1])
        return batch.seen.vectors.tobytes()

    with ThreadPoolExecutor(2) as pool:
        together = list(pool.map(play, (seed, seed + 1)))
    assert together == [play(seed), play(seed + 1)]
