"""Small networks inside kernels: integer weights, one hidden layer, chances to win.

A game's strategy record holds the weights of one or more networks, its kernels write the inputs,
and the kernels here do the rest. Inputs, weights and sums are integers, so plain Python, native
code and WebAssembly give the same bits; only the last step, from scores to chances, uses floats, by
`polis.core.arithmetic.exp`.

The sums of the hidden layer can be kept and changed by a few inputs, which is faster than starting
again.
"""

# mypy: allow-untyped-defs, no-check-untyped-defs

from __future__ import annotations

from typing import Any

import numpy as np

from polis.core.arithmetic import exp
from polis.core.kernel import kernel, vector_kernel
from polis.core.networks.layout import SCORE, SHIFT, TOP


def _set(target: Any, source: Any) -> None:
    target[:] = source


@vector_kernel(_set)
def set_sums(target, source):
    """Copy sums of a hidden layer."""
    for k in range(len(target)):
        target[k] = source[k]


def _add(sums: Any, row: Any, amount: Any) -> None:
    sums += row.astype(np.int32) * np.int32(amount)


@vector_kernel(_add)
def add_input(sums, row, amount):
    """Add an input to the sums of a hidden layer; `row` holds its weights."""
    for k in range(len(sums)):
        sums[k] += row[k] * amount


def _score(sums: Any, row: Any) -> int:
    return int((np.clip(sums >> SHIFT, 0, TOP) * row).sum())


@vector_kernel(_score)
def weigh(sums, row):
    """The activations of a hidden layer, weighed by `row`."""
    total = 0
    for k in range(len(sums)):
        total += min(max(sums[k] >> SHIFT, 0), TOP) * row[k]
    return total


@kernel
def add_inputs(sums, weights, inputs, count):
    """Add the first `count` inputs to the sums of a hidden layer."""
    for k in range(count):
        if inputs[k] != 0:
            add_input(sums, weights[k], inputs[k])


@kernel
def change_inputs(sums, weights, old, new, first, count):
    """Change the sums by what is different in `count` inputs, of which the first is `first`."""
    for k in range(count):
        change = new[k] - old[first + k]
        if change != 0:
            add_input(sums, weights[first + k], change)


@kernel
def chances(sums, weights, biases, n, out):
    """Write the chances to win of the first `n` outputs, which add up to 1."""
    highest = 0.0
    for k in range(n):
        out[k] = float(weigh(sums, weights[k]) + biases[k]) / SCORE
        if k == 0 or out[k] > highest:
            highest = out[k]
    total = 0.0
    for k in range(n):
        out[k] = exp(out[k] - highest)
        total += out[k]
    for k in range(n):
        out[k] /= total
