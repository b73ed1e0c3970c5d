"""What is replaced of Numba: a new version that no longer fits is named in one sentence."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
from typing import Any

import numba
import numpy as np
import pytest

from polis.compiler.frontend import REPLACED, Lowered, deferred
from polis.compiler.in_process import compile_now
from polis.core.kernel import kernel

VERSION = f"Numba {numba.__version__}"
NAMES = [f"{owner.__name__}.{name}" for owner, name, _ in REPLACED]

CHECKED = """
import numpy as np
from polis.core.kernel import kernel
from polis.core.native.library import KernelFailed
from polis.compiler.in_process import compile_now

@kernel
def third(numbers):
    return numbers[2]

third = compile_now(third, (np.zeros(1),))
assert third(np.arange(3.0)) == 2.0
short = np.zeros(2)
for call in (lambda: third(short), lambda: third.raw(*third.place(0, short))):
    try:
        call()
    except KernelFailed as error:
        print(error)
"""


@kernel
def scaled_sum(numbers, factor):
    """A small kernel."""
    total = 0.0
    for k in range(len(numbers)):
        total += numbers[k] * factor
    return total


def parameters(function: Any) -> list[str]:
    return list(inspect.signature(function).parameters)


@pytest.mark.parametrize(("owner", "name", "new"), REPLACED, ids=NAMES)
def test_what_is_replaced_is_there_and_is_called_alike(owner: Any, name: str, new: Any) -> None:
    old = inspect.getattr_static(owner, name, None)
    assert old is not None, f"{VERSION} has no {owner.__name__}.{name}, which we replace"
    given, taken = len(parameters(old)), len(parameters(new))
    assert given == taken, (
        f"{VERSION} calls {owner.__name__}.{name} with {given} arguments, ours takes {taken}"
    )


def test_everything_is_put_back() -> None:
    before = [inspect.getattr_static(owner, name) for owner, name, _ in REPLACED]
    with deferred():
        assert [inspect.getattr_static(owner, name) for owner, name, _ in REPLACED] != before
    assert [inspect.getattr_static(owner, name) for owner, name, _ in REPLACED] == before


def test_a_small_kernel_is_lowered_linked_and_run() -> None:
    examples = np.zeros(1), 1.0
    try:
        lowered = Lowered(scaled_sum, examples)
    except Exception as error:
        pytest.fail(f"{VERSION} cannot lower a kernel without compiling it: {error!r}")
    module = str(lowered.library._final_module)
    assert "fmul" in module, f"{VERSION} leaves no code of a kernel that is only lowered"
    assert " x double>" not in module, f"{VERSION} optimises kernels that are only lowered"
    numbers = np.arange(5.0)
    assert compile_now(scaled_sum, examples)(numbers, 0.5) == scaled_sum(numbers, 0.5) == 5.0


def test_a_build_with_checked_indices_reports_a_wrong_one() -> None:
    answer = subprocess.run(
        [sys.executable, "-c", CHECKED], env=os.environ | {"NUMBA_BOUNDSCHECK": "1"},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert answer.stdout == 2 * "third: an index is outside its array\n"
