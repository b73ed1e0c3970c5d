"""The network that learns: floats, in plain NumPy, and its integers for kernels."""

from __future__ import annotations

from typing import Any

import numpy as np

from polis.core.interfaces import Array
from polis.core.networks.layout import ACTIVE, LARGEST, NAMES, SCORE, TOP, UNIT, WEIGHT

HIGHEST = TOP / ACTIVE
MOMENTUM, SQUARES, TINY = 0.9, 0.999, 1e-8
MEMORY = 0.98
"""How much of the mean of weights stays after a batch; the mean plays, and is what is kept."""


class Learner:
    """A network with one hidden layer, trained by Adam to predict each seat's chance to win."""

    def __init__(self, inputs: int, hidden: int, outputs: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        shapes = ((inputs, hidden), (hidden,), (outputs, hidden), (outputs,))
        sizes = (0.1, 0.0, hidden**-0.5, 0.0)
        self.parts = [
            rng.normal(0.0, 1.0, shape).astype(np.float32) * np.float32(size)
            for shape, size in zip(shapes, sizes, strict=True)
        ]
        self.parts[1] += np.float32(0.5)
        self.means = [part.copy() for part in self.parts]
        self._first = [np.zeros_like(part) for part in self.parts]
        self._second = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def predict(self, rows: Array, seats: int) -> Array:
        """The chances of the seats, the one that comes first in the inputs first."""
        return self._forward(rows.astype(np.float32) / np.float32(UNIT), seats)[2]

    def _forward(self, seen: Array, seats: int) -> tuple[Array, Array, Array]:
        weights, biases, out_weights, out_biases = self.parts
        sums = seen @ weights + biases
        active = np.clip(sums, 0.0, np.float32(HIGHEST))
        scores = active @ out_weights[:seats].T + out_biases[:seats]
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        return sums, active, scores / scores.sum(axis=1, keepdims=True)

    def train(self, rows: Array, targets: Array, rate: float) -> float:
        """One step towards the targets; returns the cross-entropy before it."""
        seen, seats = rows.astype(np.float32) / np.float32(UNIT), targets.shape[1]
        sums, active, found = self._forward(seen, seats)
        slopes = ((found - targets) / len(targets)).astype(np.float32)
        out_weights = self.parts[2][:seats]
        back = (slopes @ out_weights) * ((sums > 0.0) & (sums < HIGHEST))
        grown = [np.zeros_like(part) for part in self.parts[2:]]
        grown[0][:seats], grown[1][:seats] = slopes.T @ active, slopes.sum(axis=0)
        self._step([seen.T @ back, back.sum(axis=0), *grown], rate)
        return float(-(targets * np.log(found + 1e-9)).sum() / len(targets))

    def _step(self, slopes: list[Array], rate: float) -> None:
        self.steps += 1
        for k, slope in enumerate(slopes):
            self._first[k] += (1 - MOMENTUM) * (slope - self._first[k])
            self._second[k] += (1 - SQUARES) * (slope**2 - self._second[k])
            first = self._first[k] / (1 - MOMENTUM**self.steps)
            second = self._second[k] / (1 - SQUARES**self.steps)
            self.parts[k] -= (rate * first / (np.sqrt(second) + TINY)).astype(np.float32)

    def average(self, memory: float = MEMORY) -> None:
        """Let the mean of the weights follow them."""
        for mean, part in zip(self.means, self.parts, strict=True):
            mean += np.float32(1 - memory) * (part - mean)

    def integers(self) -> dict[str, Array]:
        """The mean weights as kernels use them."""
        units = (WEIGHT, UNIT * WEIGHT, WEIGHT, SCORE)
        found = {}
        for name, mean, unit in zip(NAMES, self.means, units, strict=True):
            whole = np.rint(mean.astype(np.float64) * unit)
            if name.endswith("weights"):
                found[name] = whole.clip(-LARGEST, LARGEST).astype(np.int16)
            else:
                found[name] = whole.astype(np.int32)
        found[NAMES[0]][~self._second[0].any(axis=1)] = 0  # inputs that never were anything but 0
        return found

    def state(self) -> dict[str, Array]:
        """Everything that is needed to continue."""
        kept = {"steps": np.array(self.steps)}
        for title, parts in self._parts().items():
            kept |= {f"{title}_{name}": part for name, part in zip(NAMES, parts, strict=True)}
        return kept

    def restore(self, state: Any) -> None:
        """Continue from what `state` returned."""
        self.steps = int(state["steps"])
        for title, parts in self._parts().items():
            for name, part in zip(NAMES, parts, strict=True):
                part[...] = state[f"{title}_{name}"]

    def _parts(self) -> dict[str, list[Array]]:
        return {
            "parts": self.parts,
            "means": self.means,
            "first": self._first,
            "second": self._second,
        }
