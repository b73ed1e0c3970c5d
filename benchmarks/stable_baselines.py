"""The adapters with the real Stable-Baselines3: `python benchmarks/stable_baselines.py`.

Needs the extra `sb3` and sb3-contrib, hence PyTorch, which the tests do without. MaskablePPO learns
Machi Koro, first all seats in one batch, then one seat against a bot; the second is also tested.
"""

from __future__ import annotations

import argparse
import time
from importlib.metadata import version

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.vec_env import VecEnv, VecMonitor

from polis.envs.adapters.sb3 import MaskedVecEnv

PACKAGES = ("torch", "stable_baselines3", "sb3_contrib", "gymnasium", "numpy")


def learn(envs: VecEnv, updates: int, steps: int) -> MaskablePPO:
    """A model after some updates, each from so many steps of all environments."""
    assert is_masking_supported(envs)
    model = MaskablePPO(
        "MultiInputPolicy", envs, n_steps=steps, batch_size=512, n_epochs=4, gamma=1.0,
        ent_coef=0.01, learning_rate=1e-3, seed=1, device="cpu",
    )  # fmt: skip
    decisions, began = updates * steps * envs.num_envs, time.monotonic()
    model.learn(decisions)
    print(f"{decisions} decisions, {decisions / (time.monotonic() - began):.0f} a second")
    return model


def play_all_seats(updates: int) -> None:
    """Many games in one batch; every decision of the model is legal."""
    envs = VecMonitor(MaskedVecEnv("machi-koro", 64))
    model, ends = learn(envs, updates, 64), 0
    seen = envs.reset()
    for _ in range(200):
        masks = get_action_masks(envs)
        codes, _ = model.predict(seen, action_masks=masks)
        assert masks[np.arange(len(codes)), codes].all()
        seen, _, ended, infos = envs.step(codes)
        assert [("terminal_observation" in info) for info in infos] == ended.tolist()
        ends += int(ended.sum())
    print(f"all seats: {ends} games ended in 200 steps of 64 games")


def play_one_seat(updates: int, opponent: str) -> None:
    """One seat against a bot, before and after learning."""
    envs = VecMonitor(MaskedVecEnv("machi-koro", 16, opponent=opponent, seat=None))
    for rounds in (1, updates):
        model = learn(envs, rounds, 128)
        won, _ = evaluate_policy(model, envs, n_eval_episodes=200, deterministic=False)
        print(f"one seat: {won:.1%} of the wins against {opponent} after {rounds} updates")


def shares_memory() -> None:
    """`torch.from_numpy` takes the arrays of a batch without a copy."""
    batch = MaskedVecEnv("machi-koro", 4)._games.batch
    vectors = torch.from_numpy(batch.seen.vectors)
    assert vectors.data_ptr() == batch.seen.vectors.ctypes.data
    before = vectors.clone()
    batch.step(batch.codes[np.arange(4), batch.counts - 1])
    assert bool((vectors != before).any())
    print("torch.from_numpy shares the memory of a batch")


def main() -> None:
    """Run all parts and say with which versions."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--updates", type=int, default=20)
    parser.add_argument("--opponent", default="random")
    given = parser.parse_args()
    print(", ".join(f"{name} {version(name)}" for name in PACKAGES))
    shares_memory()
    play_all_seats(given.updates)
    play_one_seat(given.updates, given.opponent)


if __name__ == "__main__":
    main()
