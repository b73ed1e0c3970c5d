"""A batch plays the same games as positions do one by one."""

from __future__ import annotations

import numpy as np
import pytest

from polis.core import registry
from polis.core.contract import OVER, WIN
from polis.core.dealer import GAMES, random_word, stream
from polis.core.position import Position
from polis.envs.batch import Batch

KEYS = [sheet.key for sheet in registry.sheets()]


@pytest.mark.parametrize("key", KEYS)
def test_batch_games_are_the_games_of_their_serial_numbers(key: str, seed: int) -> None:
    """Stepped side by side or played alone: the same luck, legal codes and ends."""
    rules = registry.rules(key)
    size, steps = 3, 400
    batch = Batch(rules, size, seed=seed)
    chooser = np.random.default_rng(seed)
    serials = list(range(size))
    alone = [_begin(key, seed, serial) for serial in serials]
    ends = 0
    for _ in range(steps):
        actions = np.zeros(size, np.int64)
        for i in range(size):
            legal = batch.codes[i, : batch.counts[i]]
            assert legal.tolist() == alone[i][0].legal.codes.tolist()
            actions[i] = chooser.choice(legal)
        batch.step(actions)
        for i, (position, luck) in enumerate(alone):
            position.play(int(actions[i]))
            _deal(position, luck)
            assert bool(batch.ended[i, 0]) == (position.seat == OVER)
            if position.seat == OVER:
                shares = [int(share * WIN) for share in position.shares]
                assert batch.ended[i, 1:].tolist() == [*position.scores, *shares]
                serials[i] += size
                alone[i] = _begin(key, seed, serials[i])
                ends += 1
    assert ends


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("wrong", [-1, -(10**12), 10**12, 2**62, "an action that is not legal now"])
def test_an_illegal_code_is_refused_and_its_game_stays(key: str, wrong: int | str) -> None:
    batch = Batch(registry.rules(key), 3, seed=5)
    actions = batch.codes[:, 0].copy()
    if isinstance(wrong, str):
        legal = set(batch.codes[1, : batch.counts[1]].tolist())
        wrong = next(code for code in range(batch.rules.sheet.actions) if code not in legal)
    actions[1] = wrong
    before = batch.records.copy()
    with pytest.raises(ValueError, match=f"{wrong} is not legal in game 1"):
        batch.step(actions)
    assert batch.records[1] == before[1]
    actions[1] = batch.codes[1, 0]
    actions[0], actions[2] = batch.codes[0, 0], batch.codes[2, 0]
    batch.step(actions)
    assert batch.records[1] != before[1]


def test_a_batch_is_refused_what_it_cannot_play() -> None:
    with pytest.raises(ValueError, match="0 games; a batch has at least one"):
        Batch("machi-koro", 0)
    with pytest.raises(ValueError, match="not 7"):
        Batch("machi-koro", 2, players=7)
    batch = Batch("machi-koro", 2)
    with pytest.raises(ValueError, match=r"actions of shape \(1,\); a step takes \(2,\)"):
        batch.step(batch.codes[:1, 0])


def _begin(key: str, seed: int, serial: int) -> tuple[Position, int]:
    luck = int(random_word(np.uint64(stream(np.uint64(seed), GAMES)), serial))
    position = registry.rules(key).new(2)
    _deal(position, luck)
    return position, luck


def _deal(position: Position, luck: int) -> None:
    while position.seat == -1:
        position.deal(luck)
