"""The machines that run a script; each returns the digest of the block afterwards."""

from __future__ import annotations

import contextlib
import json
import os
import pickle
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from tools import libraries

from polis.core import registry
from polis.core.native.library import is_whole
from polis.core.native.store import OBJECT, PARTS, Library
from tests.same import child
from tests.same.script import Call, Place, Script, digest

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent

Machine = Callable[[Script], str]
Opened = contextlib.AbstractContextManager[Machine]
"""A machine that may need a process, for as long as it is used."""

ARM, WASM = "linux-arm64", "web-wasm32"


def native(script: Script) -> str:
    """The native code of this machine, in this process."""
    return child.run(script, "native")


# Other processes ---------------------------------------------------------------------------------


def plain() -> Opened:
    """Plain Python."""
    return _process("plain", NUMBA_DISABLE_JIT="1")


def checked() -> Opened:
    """Native code that checks every index; a wrong one raises KernelFailed."""
    return _process("native", NUMBA_BOUNDSCHECK="1")


def baseline() -> Opened:
    """Native code without the instructions of x86-64-v3."""
    return _process("baseline")


def numba() -> Opened:
    """What Numba itself makes of the kernels."""
    return _process("numba")


@contextlib.contextmanager
def _process(kind: str, **variables: str) -> Iterator[Machine]:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.same.child", kind],
        cwd=ROOT, env=os.environ | variables, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    ) as process:  # fmt: skip
        given, answers = process.stdin, process.stdout
        assert given is not None
        assert answers is not None

        def run(script: Script) -> str:
            pickle.dump(script, given)
            given.flush()
            return answers.readline().decode().strip() or f"{kind} has failed"

        yield run
        given.close()


# Other processors --------------------------------------------------------------------------------


def node() -> Opened:
    """WebAssembly in Node."""
    return contextlib.nullcontext(lambda script: _web(script, "node.mjs"))


def chromium() -> Opened:
    """WebAssembly in Chromium."""
    return contextlib.nullcontext(lambda script: _web(script, "chromium.mjs"))


def arm64() -> Opened:
    """Native code for arm64, on an emulated processor."""
    return contextlib.nullcontext(_emulate)


def _web(script: Script, runner: str) -> str:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        code = libraries.link(built(script, WASM), folder)
        code.rename(folder / "code.wasm")
        (folder / "block.bin").write_bytes(script.block().tobytes())
        (folder / "calls.json").write_text(json.dumps([_spoken(call) for call in script.calls]))
        return _run("node", HERE / "wasm" / runner, folder).decode().strip()


def _spoken(call: Call) -> dict[str, object]:
    """A call for JavaScript: addresses as numbers, whole numbers as text."""
    values: list[object] = []
    for one in call.arguments:
        values += [one.offset, *map(str, one.shape)] if isinstance(one, Place) else [str(one)]
    return {"name": call.name, "values": values}


def _emulate(script: Script) -> str:
    with tempfile.TemporaryDirectory() as place:
        source, program = Path(place, "driver.c"), Path(place, "driver")
        source.write_text(_driver(script))
        found = built(script, ARM).find()
        assert found is not None
        _run(
            sys.executable, "-m", "ziglang", "cc", "-target", "aarch64-linux-musl", "-static",
            "-o", program, source, found.with_suffix(OBJECT),
        )  # fmt: skip
        return digest(_run("qemu-aarch64", program, given=script.block().tobytes()))


def _driver(script: Script) -> str:
    """A C program that reads the block, makes the calls, and writes the block."""
    size, lines, declared = len(script.block()), [], {}
    for call in script.calls:
        values: list[tuple[str, str]] = []  # types and values
        for one in call.arguments:
            if isinstance(one, Place):
                values.append(("char *", f"block + {one.offset}"))
                values += [("int64_t", f"{length}") for length in one.shape]
            else:
                values.append(("int64_t", f"{one}"))
        types, given = ", ".join(kind for kind, _ in values), ", ".join(text for _, text in values)
        declared[call.name] = f"void polis_{call.name}({types});"
        lines.append(f"    polis_{call.name}({given});")
    return "\n".join(
        (
            "#include <stdint.h>",
            "#include <stdio.h>",
            "extern int32_t polis_status;",
            f"static _Alignas(64) char block[{size}];",
            *declared.values(),
            "int main(void) {",
            f"    if (fread(block, 1, {size}, stdin) != {size}) return 2;",
            *lines,
            f"    if (fwrite(block, 1, {size}, stdout) != {size}) return 2;",
            "    return polis_status != 0;",
            "}",
        )
    )


def built(script: Script, target: str) -> Library:
    """The library of the script's part for another platform; all parts are built if need be."""
    found = registry.libraries(script.game, target)
    if not all(map(is_whole, found)):
        libraries.build(script.game, [target])
    return found[PARTS.index(script.part)]


def _run(*words: str | Path, given: bytes = b"") -> bytes:
    answer = subprocess.run(words, cwd=ROOT, input=given, capture_output=True)
    assert answer.returncode == 0, answer.stderr.decode()[-5000:]
    return answer.stdout
