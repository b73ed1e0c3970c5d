"""Real numbers in native code: the same bits as in plain Python, for every processor."""

from __future__ import annotations

import math
import re

import numpy as np
import pytest

from polis.compiler import link
from polis.compiler.frontend import Lowered
from polis.compiler.in_process import compile_now
from polis.compiler.link import NotPortable
from polis.compiler.platforms import PLATFORMS
from polis.core.arithmetic import exp, log
from polis.core.kernel import kernel

COUNT = 5000
EXAMPLES = np.zeros(1), np.zeros((1, 4))
FUSED = re.compile(r"\b(v?fn?m(add|sub)|fml[as])")


@kernel
def fill(numbers, results):
    """Write functions of the numbers, and sums of products that a processor could fuse."""
    for k in range(len(numbers)):
        x = numbers[k]
        results[k, 0] = log(x)
        results[k, 1] = exp(x)
        results[k, 2] = math.sqrt(abs(x))
        results[k, 3] = x * x + results[k, 0] * 0.1 - x / 3.0


@kernel
def fill_by_host(numbers, results):
    for k in range(len(numbers)):
        results[k, 0] = math.log(numbers[k])


def some_numbers(seed: int) -> np.ndarray:
    """Any floats but NaN, and some of usual size."""
    rng = np.random.default_rng(seed)
    numbers = rng.integers(-(2**63), 2**63, COUNT).view(np.float64)
    return np.concatenate([numbers[~np.isnan(numbers)], rng.uniform(-30, 30, COUNT)])


@pytest.mark.parametrize("target", ["linux-x86_64", "linux-x86_64-v3"])
def test_native_code_and_plain_python_give_the_same_bits(target: str, seed: int) -> None:
    given = some_numbers(seed)
    found, expected = np.zeros((len(given), 4)), np.zeros((len(given), 4))
    compile_now(fill, EXAMPLES, target)(given, found)
    with np.errstate(all="ignore"):
        fill(given, expected)
    assert np.array_equal(np.isnan(found), np.isnan(expected))
    assert np.nan_to_num(found).tobytes() == np.nan_to_num(expected).tobytes()


@pytest.mark.parametrize("target", ["linux-x86_64-v3", "linux-arm64", "macos-arm64"])
def test_no_multiplication_is_fused_with_an_addition(target: str) -> None:
    module = link.link({"fill": Lowered(fill, EXAMPLES)})
    optimised, machine = link.optimise(module, PLATFORMS[target])
    code = machine.emit_assembly(optimised)
    assert "polis_fill" in code
    assert not FUSED.search(code)


def test_a_root_is_an_instruction() -> None:
    module = link.link({"fill": Lowered(fill, EXAMPLES)})
    optimised, _ = link.optimise(module, PLATFORMS["linux-x86_64"])
    needed = {one.name for one in optimised.functions if one.is_declaration}
    assert "llvm.sqrt.f64" in needed
    assert all(name.startswith("llvm.") for name in needed)


def test_functions_of_the_host_are_refused() -> None:
    module = link.link({"fill_by_host": Lowered(fill_by_host, EXAMPLES)})
    with pytest.raises(NotPortable, match="log of the host"):
        link.emit(module, PLATFORMS["linux-x86_64"])
