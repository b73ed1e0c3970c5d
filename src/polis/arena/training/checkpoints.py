"""Training in files: a state that can be continued, checkpoints of it, the game's own file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from polis.arena.training.trainer import Trainer
from polis.core.errors import BadFile
from polis.core.interfaces import Array
from polis.core.networks.layout import NAMES, write_networks
from polis.core.rules import Rules
from polis.text.message import Message

PLAN = "plan"
"""The entry of a state that says what is trained, and how."""


def plan_of(trainer: Trainer) -> dict[str, Any]:
    """What determines the result of a training."""
    return {
        "game": trainer.rules.sheet.key,
        "network": trainer.network,
        "batches": trainer.batches,
        "size": trainer.size,
        "seed": trainer.seed,
    }


def save(trainer: Trainer, path: Path) -> None:
    """Write the state of a training, and beside it a checkpoint with the number of batches."""
    state: dict[str, Any] = trainer.state() | {PLAN: np.array(json.dumps(plan_of(trainer)))}
    new = path.with_name(f".{path.name}.new")
    checkpoint = path.with_name(f"{path.stem}-{trainer.batch}{path.suffix}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with new.open("wb") as file:
            np.savez_compressed(file, **state)
        new.replace(path)
        with checkpoint.open("wb") as file:
            parts: dict[str, Any] = trainer.learner.integers()
            np.savez_compressed(file, **parts)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadFile(Message("file-unwritable", path=str(path), error=reason)) from error


def resume(trainer: Trainer, path: Path) -> None:
    """Continue a training from its state; BadFile if the file is of another one."""
    state = _read(path)
    if PLAN not in state or json.loads(str(state.pop(PLAN))) != plan_of(trainer):
        raise BadFile(Message("train-other", path=str(path)))
    trainer.restore(state)


def _read(path: Path) -> dict[str, Array]:
    try:
        with np.load(path) as kept:
            return {name: kept[name] for name in kept.files}
    except (OSError, ValueError) as error:
        raise BadFile(Message("train-other", path=str(path))) from error


def export(rules: Rules, network: int, parts: Mapping[str, Array], path: Path) -> None:
    """Write the game's networks to a file, one of them replaced by `parts`."""
    count = len(rules.strategy[NAMES[0]][0])
    networks = [{name: rules.strategy[name][0][k] for name in NAMES} for k in range(count)]
    networks[network] = dict(parts)
    write_networks(path, networks)
