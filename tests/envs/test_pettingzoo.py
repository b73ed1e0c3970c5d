"""The PettingZoo environment passes PettingZoo's own tests and plays the rules."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from polis.core import registry
from polis.core.errors import NotLegal
from polis.envs.adapters import pettingzoo as adapter
from tests.native import NATIVE

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "akropolis": [{}, {"all_tiles": True, "garden_variant": True}],
    "machi-koro": [{}, {"supply": "ten", "beginner": True}],
    "world-wonders": [{}, {"map_side": "b", "objectives": "chosen"}],
}
TABLES = [
    (sheet.key, players, options)
    for sheet in registry.sheets()
    for players in sheet.players
    for options in OPTIONS[sheet.key]
]
CYCLES = 100 if NATIVE else 3


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_the_interface_is_kept(key: str, players: int, options: dict[str, Any]) -> None:
    api_test(adapter.env(key, players=players, options=options), num_cycles=CYCLES)


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_a_seed_repeats_a_game(key: str, players: int, options: dict[str, Any]) -> None:
    seed_test(lambda: adapter.env(key, players=players, options=options), CYCLES)


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_the_benchmark_runs(
    key: str, players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    # It plays for five seconds by this clock: here for some calls of it.
    ticks = iter(range(0, 10_000, 2))
    clock = SimpleNamespace(time=lambda: next(ticks))
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(adapter.env(key, players=players, options=options))


@pytest.mark.parametrize("reward", ["share", "margin"])
def test_rewards_come_at_the_end(reward: str, seed: int) -> None:
    env = adapter.SeatsEnv("machi-koro", 3, reward=reward)
    env.reset(seed=seed)
    chooser = np.random.default_rng(seed)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0.0}
        seen = env.observe(env.agent_selection)
        env.step(int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
    position = env._game.position
    if reward == "share":
        assert list(env.rewards.values()) == [float(share) for share in position.shares]
    else:
        best = max(position.scores)
        assert max(env.rewards.values()) == best - sorted(position.scores)[-2]
    assert not env.observe("seat_0")["action_mask"].any()


def test_an_illegal_action_is_refused_or_ends_the_game() -> None:
    plain = adapter.SeatsEnv("machi-koro")
    plain.reset(seed=1)
    illegal = int(np.flatnonzero(plain.observe(plain.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(NotLegal):
        plain.step(illegal)
    wrapped = adapter.env("machi-koro")
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.last()
    wrapped.step(illegal)
    assert wrapped.terminations[agent]
    assert wrapped.rewards[agent] == adapter.ILLEGAL
