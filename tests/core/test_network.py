"""Small networks: integers that are the same in plain Python and compiled."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from polis.core.kernel import kernel, new_records
from polis.core.networks import evaluation, layout
from tests.native import compiled

INPUTS, HIDDEN, OUTPUTS = 20, 16, 3


@kernel
def judge(inputs, weights, biases, out_weights, out_biases, sums, out):  # type: ignore[no-untyped-def]
    evaluation.set_sums(sums, biases)
    evaluation.add_inputs(sums, weights, inputs, len(inputs))
    evaluation.chances(sums, out_weights, out_biases, len(out), out)


native_judge = compiled(judge)


def random_parts(seed: int) -> list[np.ndarray]:
    rng = np.random.default_rng(seed)
    most = layout.LARGEST
    return [
        rng.integers(-most, most, (INPUTS, HIDDEN), np.int16, endpoint=True),
        rng.integers(-50_000, 50_000, HIDDEN, np.int32),
        rng.integers(-most, most, (OUTPUTS, HIDDEN), np.int16, endpoint=True),
        rng.integers(-(2**20), 2**20, OUTPUTS, np.int32),
    ]


def test_plain_and_native_networks_give_the_same_bits(seed: int) -> None:
    rng = np.random.default_rng(seed)
    for number in range(50):
        inputs = rng.integers(-100, 300, INPUTS).astype(np.int32)
        results = []
        for call in (judge, native_judge):
            sums, out = np.zeros(HIDDEN, np.int32), np.zeros(OUTPUTS)
            call(inputs, *random_parts(seed + number), sums, out)
            results.append((sums.tobytes(), out.tobytes()))
        assert results[0] == results[1]


def test_chances_add_up_to_one_and_follow_the_formula(seed: int) -> None:
    weights, biases, out_weights, out_biases = random_parts(seed)
    inputs = np.random.default_rng(seed).integers(-5, 20, INPUTS).astype(np.int32)
    sums, out = np.zeros(HIDDEN, np.int32), np.zeros(OUTPUTS)
    judge(inputs, weights, biases, out_weights, out_biases, sums, out)
    hidden = inputs.astype(np.int64) @ weights + biases
    active = np.clip(hidden >> layout.SHIFT, 0, layout.TOP)
    scores = (out_weights.astype(np.int64) @ active + out_biases) / layout.SCORE
    expected = np.exp(scores - scores.max())
    assert out == pytest.approx(expected / expected.sum(), rel=1e-12)
    assert out.sum() == pytest.approx(1.0)


def test_changed_inputs_give_the_sums_of_a_new_start(seed: int) -> None:
    weights, biases, *_ = random_parts(seed)
    rng = np.random.default_rng(seed)
    old, new = (rng.integers(0, 40, INPUTS).astype(np.int32) for _ in range(2))
    new[:5] = old[:5]
    sums, expected = biases.copy(), biases.copy()
    evaluation.add_inputs(sums, weights, old, INPUTS)
    evaluation.change_inputs(sums, weights, old, new[3:], 3, INPUTS - 3)
    evaluation.add_inputs(expected, weights, np.r_[old[:3], new[3:]], INPUTS)
    assert sums.tolist() == expected.tolist()


def test_a_file_holds_networks_without_their_unused_inputs(tmp_path: Path, seed: int) -> None:
    fields = layout.network_fields(2, INPUTS, HIDDEN, OUTPUTS)
    networks = [dict(zip(layout.NAMES, random_parts(seed + k), strict=True)) for k in range(2)]
    networks[0]["hidden_weights"][-4:] = 0
    layout.write_networks(tmp_path / "n.npz", networks)
    with np.load(tmp_path / "n.npz") as kept:
        assert len(kept["hidden_weights_0"]) == INPUTS - 4
    strategy = new_records(1, np.dtype(fields, align=True))
    layout.read_networks(tmp_path / "n.npz", strategy)
    for k, parts in enumerate(networks):
        for name, part in parts.items():
            assert (strategy[name][0][k] == part).all()
