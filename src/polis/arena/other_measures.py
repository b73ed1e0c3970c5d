"""How fast board games of other libraries step with observation and mask, where they are installed.

Measured in the same rounds as the games of Polis, because figures of another day or machine say
little. OpenSpiel steps one game at a time through its Python interface. EnvPool steps a batch on
one thread of its own.
"""

from __future__ import annotations

import random
import time
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

import numpy as np

from polis.arena.measure import Measure, cpu
from polis.core.interfaces import Array

OPENSPIEL = {
    "Backgammon": "backgammon",
    "Connect Four": "connect_four",
    "Go 9 × 9": "go(board_size=9)",
}
ENVPOOL = {"Backgammon": "Backgammon-v1", "Connect Four": "ConnectFour-v1", "Go 9 × 9": "Go9x9-v1"}
"""The names of some board games in the libraries, by their titles."""

GAMES = 1024
"""Games of EnvPool's batches: as many as in the batches of Polis."""


def other_measures(scale: float) -> list[Measure]:
    """The measurements of the libraries that are installed."""
    found = []
    if find_spec("pyspiel"):
        found += [_openspiel(title, name, scale) for title, name in OPENSPIEL.items()]
    if find_spec("envpool"):
        found += [_envpool(title, name, scale) for title, name in ENVPOOL.items()]
    return found


def _openspiel(title: str, name: str, scale: float) -> Measure:
    game = import_module("pyspiel").load_game(name)
    decisions = max(1, int(20_000 * scale))

    def run() -> tuple[float, float]:
        return decisions, cpu(lambda: _play_openspiel(game, decisions))

    title = f"OpenSpiel {version('open-spiel')}: {title} with observation and mask"
    return Measure(title, "decisions/s", run)


def _play_openspiel(game: Any, decisions: int) -> None:
    """Random games; chance and the random choice of an action count as parts of a decision."""
    sample, chooser = import_module("pyspiel").sample_action, random.Random(1)
    state = game.new_initial_state()
    while decisions:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            state.apply_action(sample(state.chance_outcomes(), chooser.random())[0])
        else:
            state.observation_tensor()
            state.legal_actions_mask()
            codes = state.legal_actions()
            state.apply_action(codes[int(chooser.random() * len(codes))])
            decisions -= 1


def _envpool(title: str, name: str, scale: float) -> Measure:
    games = import_module("envpool").make(
        name, env_type="gymnasium", num_envs=GAMES, num_threads=1, seed=1
    )
    chooser, steps = np.random.default_rng(1), max(1, int(30 * scale))
    masks = games.reset()[-1]["legal_action_mask"]

    def run() -> tuple[float, float]:
        nonlocal masks
        seconds = 0.0
        for _ in range(steps):
            actions = pick_by_mask(masks, chooser)
            began = time.process_time()
            info = games.step(actions)[-1]
            seconds += time.process_time() - began
            masks = info["legal_action_mask"]
        return GAMES * steps, seconds

    title = f"EnvPool {version('envpool')}: {title}, {GAMES} games with observation and mask"
    return Measure(title, "decisions/s", run)


def pick_by_mask(masks: Array, chooser: np.random.Generator) -> Array:
    """A uniformly random legal code for each row of some masks."""
    found: Array = np.where(masks, chooser.random(masks.shape), -1).argmax(1)
    return found
