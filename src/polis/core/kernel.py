"""`@kernel`: compiles functions of the rules to machine code. The only module that uses Numba.

Kernels are plain functions over NumPy records. They are compiled on first use and kept in a disk
cache. With `NUMBA_DISABLE_JIT=1` they run as ordinary Python, for a debugger or for coverage.
"""

from __future__ import annotations

import functools
import inspect
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numba as compiler
import numpy as np
from numba.core import cgutils, types
from numba.core.caching import UserProvidedCacheLocator
from numba.extending import intrinsic, overload

from polis.core import kernel_cache

numba: Any = compiler  # its stubs lack names used here
Kernel = Callable[..., Any]

COMPILED = not numba.config.DISABLE_JIT

# NUMBA_BOUNDSCHECK is not part of Numba's own cache key: a warm cache would ignore it.
CACHE = kernel_cache.kernel_directory(
    numba.__version__, np.__version__, os.environ.get("NUMBA_BOUNDSCHECK", "")
)
numba.config.CACHE_DIR = str(CACHE)


class Locator(UserProvidedCacheLocator):
    """Caches kernels by their path inside the package, so copies of the same sources share them."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        folder = Path(py_file).resolve().parent
        if folder.is_relative_to(kernel_cache.PACKAGE):
            return str(folder.relative_to(kernel_cache.PACKAGE))
        return str(super().get_suitable_cache_subpath(py_file))  # type: ignore[no-untyped-call]


numba.config.CACHE_LOCATOR_CLASSES = f"{__name__}.Locator,IPythonCacheLocator"

# No reference counting (a kernel cannot allocate) and no checks for division by zero: both would
# cost small kernels more than their own work.
OPTIONS = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": False}

_kernels_of_record: dict[Any, dict[str, Any]] = {}


def kernel(function: Kernel) -> Kernel:
    """Compile `function` on first use, cached on disk, without the interpreter lock."""
    if not COMPILED:
        # Random generators rely on unsigned overflow, which NumPy scalars would warn about.
        return np.errstate(over="ignore")(function)
    compiled: Kernel = numba.njit(**OPTIONS)(function)
    return compiled


def inline_kernel(function: Kernel) -> Kernel:
    """A kernel that is always inlined into its callers.

    For small kernels in inner loops: passing three or four arrays costs more than their work.
    """
    if not COMPILED:
        return kernel(function)
    compiled: Kernel = numba.njit(**OPTIONS, forceinline=True)(function)
    return compiled


inlined = inline_kernel  # the earlier name, for bots written by users


def new_records(count: int, dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """`count` zeroed records that kernels can read and write."""
    return _as_kernels_need(np.zeros(count, dtype))


def join_records(
    first: np.ndarray[Any, Any], **others: np.ndarray[Any, Any]
) -> np.ndarray[Any, Any]:
    """One record with the fields of `first`, and each of the `others` as a field of its own."""
    fields: list[Any] = [(name, first.dtype[name]) for name in first.dtype.names or ()]
    fields += [(name, other.dtype) for name, other in others.items()]
    joined = new_records(1, np.dtype(fields, align=True))
    for name, _ in fields:
        joined[name] = others[name] if name in others else first[name]
    return joined


def copy_records(records: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The same records in new memory, byte for byte.

    NumPy's own copy works field by field: 30 times slower, and it skips the padding bytes.
    """
    bytes_of = bytearray(records.tobytes())
    return _as_kernels_need(np.ndarray(records.shape, records.dtype, bytes_of))


def _as_kernels_need(plain: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    # Attribute access on a record needs a recarray in plain Python; compiled code does without,
    # and the view would cost each call 3 µs.
    return plain if COMPILED else plain.view(np.recarray)


def register(dtype: np.dtype[Any], kernels: dict[str, Any]) -> None:
    """Let generic kernels find a game's `kernels` by the dtype of its position records."""
    _kernels_of_record[dtype] = kernels
    _kernels_of_record[numba.from_dtype(dtype)] = kernels


def generic(stub: Kernel) -> Kernel:
    """Make `stub(box, P, …)` call the kernel of the same name of the game that `P` belongs to.

    Numba's disk cache misses functions that are passed as arguments or captured in closures. An
    overload selected by the record's type is found again.
    """
    name = stub.__name__

    @functools.wraps(stub)
    def call(*args: Any) -> Any:
        return _kernels_of_record[args[1].dtype][name](*args)

    if COMPILED:
        # Named arguments, because `*args` would be packed and reference-counted in each call.
        names = ", ".join(inspect.signature(stub).parameters)
        find = f"lambda {names}: forward(kernels[P.dtype][{name!r}])"
        forward = eval(f"lambda found: lambda {names}: found({names})")
        found = eval(find, {"forward": forward, "kernels": _kernels_of_record})
        overload(call, jit_options={"forceinline": True})(found)
    return call


def prepare(function: Any, examples: Sequence[Any]) -> bool:
    """Compile `function` for arguments like `examples`, or load it; True if it had to compile."""
    if not COMPILED:
        return False
    signature = tuple(numba.typeof(example) for example in examples)
    if signature in function.overloads:
        return False
    function.compile(signature)
    return not function.stats.cache_hits[signature]


def popcount(word: int) -> int:
    """The number of set bits of a 64-bit word."""
    return (int(word) & 0xFFFF_FFFF_FFFF_FFFF).bit_count()


def lowest_bit(word: int) -> int:
    """The index of the lowest set bit of a nonzero 64-bit word."""
    return (int(word) & -int(word)).bit_length() - 1


def copy_record(targets: Any, target: int, sources: Any, source: int) -> None:
    """`targets[target] = sources[source]`, as one memory copy.

    An assignment in a kernel would load the whole record as one value: for a record of some
    kilobytes, compiling that can take minutes.
    """
    targets[target] = sources[source]


@intrinsic
def _copy_record(context: Any, targets: Any, target: Any, sources: Any, source: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        item = numba.core.cgutils.get_item_pointer
        place = []
        for array, index in ((0, 1), (2, 3)):
            kind = signature.args[array]
            data = context.make_array(kind)(context, builder, args[array])
            place.append(item(context, builder, kind, data, [args[index]], wraparound=False))
        size = context.get_constant(types.intp, signature.args[0].dtype.size)
        numba.core.cgutils.raw_memcpy(builder, *place, size, 1)
        return context.get_dummy_value()

    return types.void(targets, types.intp, sources, types.intp), emit


@intrinsic(prefer_literal=True)
def _local_floats(context: Any, count: Any) -> Any:
    kind = types.Array(types.float64, 1, "C")

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        number, size = (context.get_constant(types.intp, n) for n in (count.literal_value, 8))
        item = context.get_data_type(types.float64)
        # In the entry block, so that a call inlined into a loop takes its space only once.
        place = numba.core.cgutils.alloca_once(builder, item, number)
        array = context.make_array(kind)(context, builder)
        numba.np.arrayobj.populate_array(array, place, (number,), (size,), size, None)
        return array._getvalue()

    return kind(count), emit


# Not an overload: without reference counting, only an intrinsic may return an array.
local_floats: Kernel = _local_floats if COMPILED else lambda count: np.zeros(count, np.float64)
"""An uninitialised array of `count` floats, local to the calling kernel; `count` is a constant.

A kernel cannot allocate: compiled, the array lies on the stack and must not be returned.
"""


@intrinsic
def _popcount(context: Any, word: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), emit


@intrinsic
def _lowest_bit(context: Any, word: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], cgutils.true_bit)

    return types.int64(types.int64), emit


overload(popcount)(lambda word: lambda word: _popcount(word))  # type: ignore[call-arg]
overload(lowest_bit)(lambda word: lambda word: _lowest_bit(word))  # type: ignore[call-arg]
overload(copy_record)(
    lambda targets, target, sources, source: (
        lambda targets, target, sources, source: _copy_record(targets, target, sources, source)  # type: ignore[call-arg]
    )
)
