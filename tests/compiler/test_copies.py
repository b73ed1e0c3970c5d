"""Copies of records in native code: every byte of the record and no other, wherever it lies."""

from __future__ import annotations

import re

import numpy as np
import pytest

from polis.compiler import link
from polis.compiler.frontend import MOVE, SHORT_RECORD, Lowered
from polis.compiler.in_process import compile_now
from polis.compiler.platforms import PLATFORMS
from polis.core.kernel import copy_record, kernel

SIZES = [MOVE, 2 * MOVE, 2 * MOVE + 1, 3 * MOVE - 1, 296, SHORT_RECORD, SHORT_RECORD + 8]


@kernel
def copy(targets, sources):
    copy_record(targets, 1, sources, 1)


def record(size: int) -> np.dtype:
    return np.dtype([("bytes", np.uint8, size)])


@pytest.mark.parametrize("target", ["linux-x86_64", "linux-x86_64-v3"])
@pytest.mark.parametrize("size", SIZES)
def test_a_copy_is_whole_at_every_address(size: int, target: str, seed: int) -> None:
    examples = np.zeros(3, record(size)), np.zeros(3, record(size))
    native = compile_now(copy, examples, target)
    rng = np.random.default_rng(seed)
    for start in range(2 * MOVE):
        memory = rng.integers(0, 256, (2, 2 * MOVE + 3 * size), np.uint8)
        targets, sources = (row[start : start + 3 * size].view(record(size)) for row in memory)
        expected = targets.copy()
        expected[1] = sources[1]
        native(targets, sources)
        assert targets.tobytes() == expected.tobytes()


@pytest.mark.parametrize("target", ["linux-x86_64", "linux-x86_64-v3"])
def test_a_short_record_is_copied_neither_by_a_call_nor_by_a_string_instruction(
    target: str,
) -> None:
    examples = np.zeros(3, record(296)), np.zeros(3, record(296))
    module = link.link({"copy": Lowered(copy, examples)})
    optimised, machine = link.optimise(module, PLATFORMS[target])
    found = set(re.findall(r"^\s+([a-z]\w*)", machine.emit_assembly(optimised), re.MULTILINE))
    assert found & {"movups", "movaps", "vmovups", "vmovaps"}
    assert not found & {"call", "callq", "jmp", "jmpq", "rep"}
