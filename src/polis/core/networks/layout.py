"""The weights of small networks: their units, their fields in a strategy record, their file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

PLAYOUT, NETWORK, BOTH = range(3)
"""What a search judges positions by: the field `leaf` of a strategy record with networks.

BOTH is the mean of a network and a playout; priors are the network's.
"""

UNIT = 16
"""The input that stands for 1."""

WEIGHT = 1024
"""The weight that stands for 1."""

LARGEST = 8191
"""The largest weight, so that sums stay below 2^31."""

SHIFT = 6  # from a sum of the hidden layer, where 1 is UNIT · WEIGHT, to 1/256
ACTIVE = UNIT * WEIGHT >> SHIFT
TOP = 1023
"""The highest activation of a hidden unit: it is cut off at 0 and at about 4."""

SCORE = ACTIVE * WEIGHT
"""The score that stands for 1: a difference of it is odds of e to 1."""


def network_fields(networks: int, inputs: int, hidden: int, outputs: int) -> list[Any]:
    """The fields of a strategy record that hold some networks of one shape."""
    return [
        ("hidden_weights", np.int16, (networks, inputs, hidden)),
        ("hidden_biases", np.int32, (networks, hidden)),
        ("output_weights", np.int16, (networks, outputs, hidden)),
        ("output_biases", np.int32, (networks, outputs)),
    ]


NAMES = tuple(name for name, *_ in network_fields(1, 1, 1, 1))
"""The parts of a network."""


def read_networks(path: Path, strategy: Any) -> None:
    """Fill a strategy record with the networks of a file; inputs after the last are not used."""
    with np.load(path) as kept:
        for key in kept.files:
            name, _, number = key.rpartition("_")
            part = kept[key]
            strategy[name][0][(int(number), *map(slice, part.shape))] = part


def write_networks(path: Path, networks: Sequence[dict[str, Any]]) -> None:
    """Write networks to a file, without the inputs at the end that no game has."""
    kept = {}
    for number, parts in enumerate(networks):
        used = int(np.flatnonzero(parts["hidden_weights"].any(axis=1)).max(initial=-1)) + 1
        for name in NAMES:
            kept[f"{name}_{number}"] = parts[name][:used] if name == NAMES[0] else parts[name]
    np.savez_compressed(path, **kept)
