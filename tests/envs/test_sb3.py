"""The VecEnv of Stable-Baselines3, on a stand-in of its base class: the library needs PyTorch."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from polis.envs.adapters.gymnasium import SeatEnv
from tests.native import NATIVE

MODULE = "polis.envs.adapters.sb3"


class VecEnv:
    """What the base class does as far as the adapter is concerned."""

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:
        self.num_envs = num_envs
        self.observation_space, self.action_space = observation_space, action_space

    def step(self, actions: np.ndarray) -> Any:
        self.step_async(actions)  # type: ignore[attr-defined]
        return self.step_wait()  # type: ignore[attr-defined]


@pytest.fixture
def adapter(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    package = "stable_baselines3"
    for name in (package, f"{package}.common", f"{package}.common.vec_env"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    sys.modules[f"{package}.common.vec_env"].VecEnv = VecEnv  # type: ignore[attr-defined]
    monkeypatch.delitem(sys.modules, MODULE, raising=False)
    yield importlib.import_module(MODULE)
    sys.modules.pop(MODULE, None)


def test_masks_are_one_array_and_rows_where_they_are_fetched_one_by_one(
    adapter: ModuleType, seed: int
) -> None:
    envs = adapter.MaskedVecEnv("machi-koro", 4, players=3)
    assert list(envs.seed(seed)) == [seed] * 4
    seen = envs.reset()
    chooser, ends = np.random.default_rng(seed), 0
    for _ in range(1000 if NATIVE else 20):
        masks = envs.action_masks()
        assert masks.dtype == np.bool_
        assert masks.shape == (4, envs.action_space.n)
        assert (np.array(envs.env_method("action_masks")) == masks).all()
        actions = np.array([chooser.choice(np.flatnonzero(mask)) for mask in masks])
        before = seen["vector"].copy()
        after, rewards, ended, infos = envs.step(actions)
        assert (seen["vector"] == before).all()
        assert [("terminal_observation" in info) for info in infos] == ended.tolist()
        assert (rewards[~ended] == 0).all()
        seen, ends = after, ends + int(ended.sum())
    assert ends or not NATIVE


def test_one_seat_against_bots_has_one_array_of_masks_as_well(
    adapter: ModuleType, seed: int
) -> None:
    arguments: dict[str, Any] = {"players": 3, "opponent": "random", "seat": None}
    envs = adapter.MaskedVecEnv("machi-koro", 3, **arguments)
    envs.seed(seed)
    alone = [SeatEnv("machi-koro", **arguments) for _ in range(3)]
    seen, told = envs.reset(), [env.reset(seed=seed + i) for i, env in enumerate(alone)]
    chooser, ends = np.random.default_rng(seed), 0
    for _ in range(300 if NATIVE else 10):
        masks = envs.action_masks()
        assert masks.dtype == np.bool_
        assert (np.array(envs.env_method("action_masks")) == masks).all()
        for i, (own, _) in enumerate(told):
            assert (masks[i] == alone[i].action_masks()).all()
            assert (seen["vector"][i] == own["vector"]).all()
        actions = np.array([chooser.choice(np.flatnonzero(mask)) for mask in masks])
        seen, rewards, ended, infos = envs.step(actions)
        for i, env in enumerate(alone):
            own, reward, over, _, info = env.step(int(actions[i]))
            assert (rewards[i], ended[i]) == (np.float32(reward), over)
            if over:
                assert (infos[i]["terminal_observation"]["vector"] == own["vector"]).all()
                own, info = env.reset()
            told[i] = own, info
        assert [("terminal_observation" in info) for info in infos] == ended.tolist()
        ends += int(ended.sum())
    envs.close()
    assert ends or not NATIVE


def test_attributes_are_shared(adapter: ModuleType) -> None:
    envs = adapter.MaskedVecEnv("machi-koro", 2)
    envs.set_attr("note", 3)
    assert envs.has_attr("note")
    assert not envs.has_attr("other")
    assert envs.get_attr("note") == [3, 3]
    assert envs.get_attr("note", indices=0) == [3]
    assert envs.env_is_wrapped(object, indices=[1]) == [False]
    assert envs.env_method("action_masks", indices=1)[0].any()
    envs.close()
