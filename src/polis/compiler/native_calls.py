"""Calls of native entry points from kernels that Numba compiles in this process.

A kernel in a user's file calls the kernels of a game. Where the game's library is loaded, such a
call goes to the library instead of compiling the game once more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from numba.core import errors, types
from numba.np.numpy_support import as_dtype

from polis.core.native.library import NativeKernel, layout_of


def native_call(
    kernel: NativeKernel, names: Sequence[str], kinds: Sequence[Any]
) -> Callable[..., Any]:
    """A function with these parameters, of these types, that calls a native entry point.

    It checks what `NativeKernel` checks: types here, lengths and numbers in each call.
    """
    arguments: list[str] = []
    for name, wanted, kind in zip(names, kernel.entry["arguments"], kinds, strict=True):
        if not _fits(wanted, kind):
            raise errors.TypingError(f"{kernel!r} does not take {kind} as {name}")
        if isinstance(wanted, list):
            sides = [f"{name}.shape[{side}]" for side in range(kind.ndim)]
            arguments += [f"{name}.ctypes", *sides]
        else:
            arguments.append(f"{wanted}({name})")
    source = f"""
def call({", ".join(names)}):
    if not ({" and ".join(_conditions(kernel, names))}):
        raise IndexError("{kernel!r}: a number is too large for an array")
    return raw({", ".join(arguments)})
"""
    made: dict[str, Any] = {"raw": kernel.raw, "int": np.int64, "float": np.float64}
    exec(source, made)
    call: Callable[..., Any] = made["call"]
    return call


def _fits(wanted: Any, kind: Any) -> bool:
    """Whether a value of Numba's type can be passed to an argument."""
    if not isinstance(wanted, list):
        return isinstance(kind, types.Number if wanted == "float" else types.Integer)
    _, layout, least = wanted
    return (
        isinstance(kind, types.Array)
        and kind.layout == "C"
        and kind.ndim == len(least)
        and layout_of(as_dtype(kind.dtype)) == layout
    )


def _conditions(kernel: NativeKernel, names: Sequence[str]) -> Iterator[str]:
    for name, wanted in zip(names, kernel.entry["arguments"], strict=True):
        if isinstance(wanted, list):
            for side, least in enumerate(wanted[2]):
                yield f"{name}.shape[{side}] >= {least}"
    for number, array, less in kernel.entry["limits"]:
        yield f"0 <= {names[number]} <= len({names[array]}) - {less}"
    for other, arrays, or_empty in kernel.entry["as_long"]:
        for array in arrays:
            enough = f"len({names[array]}) >= len({names[other]})"
            yield f"(len({names[array]}) == 0 or {enough})" if or_empty else enough
    for number, limit in kernel.entry["below"]:
        yield f"0 <= {names[number]} < {limit}"
