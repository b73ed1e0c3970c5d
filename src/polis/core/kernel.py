"""`@kernel`: functions of the rules that run as plain Python, or as native code once it is built.

Kernels are plain functions over NumPy records, written in the part of Python that Numba compiles
without the interpreter. This module does not need Numba: `polis.compiler` turns kernels into a
native library, and `polis.core.native` loads it. Until then they run as they are.
"""

from __future__ import annotations

import functools
import inspect
import operator
import struct
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

Kernel = Callable[..., Any]


class Source(NamedTuple):
    """What the compiler needs to know of a kernel: the function, and whether to inline it."""

    function: Kernel
    inline: bool


sources: dict[Kernel, Source] = {}
"""The kernels by the object that their callers use."""

generics: dict[Kernel, str] = {}
"""The generic kernels, which every game supplies, with their names."""

_kernels_of_record: dict[np.dtype[Any], dict[str, Kernel]] = {}


def kernel(function: Kernel) -> Kernel:
    """Mark `function` as a kernel, which other kernels call."""
    sources[function] = Source(function, inline=False)
    return function


def inline_kernel(function: Kernel) -> Kernel:
    """A kernel that is always inlined into its callers.

    For small kernels in inner loops: passing three or four arrays costs more than their work.
    """
    sources[function] = Source(function, inline=True)
    return function


inlined = inline_kernel  # the earlier name, for bots written by users


def vector_kernel(plain: Kernel) -> Callable[[Kernel], Kernel]:
    """A loop over short arrays: compiled as it is written, in plain Python the function `plain`.

    A loop in plain Python takes a hundred times as long as one call of NumPy. Both must give the
    same numbers, so arrays hold integers.
    """

    def mark(loop: Kernel) -> Kernel:
        @functools.wraps(loop)
        def call(*args: Any) -> Any:
            return plain(*args)

        sources[call] = Source(loop, inline=True)
        return call

    return mark


def entry_point(function: Kernel) -> Kernel:
    """A kernel that Python calls too: native as soon as a library has it, else plain Python.

    A kernel with a parameter `P` looks in the table of the game whose positions `P` holds.
    """
    source = sources.pop(function, Source(function, inline=False))
    plain = plain_entry(function)
    name, place = function.__name__, _place_of_records(function)

    @functools.wraps(function)
    def call(*args: Any) -> Any:
        if place is None:
            return plain(*args)
        return _kernels_of_record[args[place].dtype].get(name, plain)(*args)

    sources[call] = source
    return call


def generic(stub: Kernel) -> Kernel:
    """Make `stub(box, P, …)` call the kernel of the same name of the game that `P` belongs to."""
    name = stub.__name__

    @functools.wraps(stub)
    def call(*args: Any) -> Any:
        return _kernels_of_record[args[1].dtype][name](*args)

    generics[call] = name
    return call


class Below(int):
    """The example of an argument that must be at least 0 and less than this number."""


def check_below(name: str, number: int, limit: int) -> None:
    """Raise IndexError unless an argument of the entry point `name` is from 0 to `limit` - 1."""
    if not 0 <= number < limit:
        raise IndexError(f"{name}: {number} is not from 0 to {limit - 1}")


def plain_entry(function: Kernel, limits: Mapping[str, int] | None = None) -> Kernel:
    """The kernel as plain Python, callable with any records.

    `limits` are those of its numbers, by the names of the arguments. Without them a negative number
    would count from the end of an array.
    """
    names = list(inspect.signature(function).parameters) if limits else []
    checked = [
        (names.index(name), limit) for name, limit in (limits or {}).items() if name in names
    ]

    @functools.wraps(function)
    def call(*args: Any) -> Any:
        for place, limit in checked:
            check_below(function.__name__, args[place], limit)
        # Random generators rely on unsigned overflow, which NumPy scalars would warn about.
        with np.errstate(over="ignore"):
            return function(*map(with_attributes, args))

    return call


def _place_of_records(function: Kernel) -> int | None:
    names = list(inspect.signature(function).parameters)
    return names.index("P") if "P" in names else None


def register(dtype: np.dtype[Any], kernels: dict[str, Kernel]) -> None:
    """Let generic kernels and entry points find a game's `kernels` by the dtype of its positions.

    The dict is used as it is: an entry that is replaced later counts from then on.
    """
    # By the dtype of `new_records`, which equals the other: an identical key is found faster.
    _kernels_of_record[_record_dtype(dtype)] = kernels


def kernels_of(dtype: np.dtype[Any]) -> dict[str, Kernel] | None:
    """The registered kernels of the game with these position records, if there is one."""
    return _kernels_of_record.get(dtype)


# Records -----------------------------------------------------------------------------------------


def new_records(count: int, dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """`count` zeroed records, with fields as attributes."""
    return np.zeros(count, _record_dtype(dtype))


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
    dtype = _record_dtype(records.dtype)
    return np.ndarray(records.shape, dtype, bytearray(records.tobytes()))


def with_attributes(argument: Any) -> Any:
    """An array of records as plain kernels need it, with fields as attributes; others as it is."""
    if type(argument) is np.ndarray and argument.dtype.names is not None:
        return argument.view(_record_dtype(argument.dtype))
    return argument


@functools.cache
def _record_dtype(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout, with items whose fields are attributes; one object for each dtype."""
    if dtype.type is not np.void:
        return dtype
    fields: Mapping[str, Any] = dtype.fields or {}
    layout: Any = {
        "names": list(fields),
        "formats": [_field_dtype(field[0]) for field in fields.values()],
        "offsets": [field[1] for field in fields.values()],
        "itemsize": dtype.itemsize,
    }
    return np.dtype((_record_type(tuple(fields)), np.dtype(layout)))


def _field_dtype(dtype: np.dtype[Any]) -> np.dtype[Any]:
    if dtype.base.names is None:
        return dtype
    return np.dtype((_record_dtype(dtype.base), dtype.shape))


def _record_type(names: tuple[str, ...]) -> type[np.void]:
    """A type of records with these fields as attributes.

    `np.record` has attributes too, but finds them ten times more slowly.
    """
    members = {name: _field(place) for place, name in enumerate(names)}
    return type("Record", (np.void,), {"__slots__": (), **members})


def _field(place: int) -> property:
    def write(record: Any, value: Any) -> None:
        record[place] = value

    return property(operator.itemgetter(place), write)


# What the compiler replaces by single instructions ------------------------------------------------

_INT, _DOUBLE = struct.Struct("<q"), struct.Struct("<d")


def popcount(word: int) -> int:
    """The number of set bits of a 64-bit word."""
    return (int(word) & 0xFFFF_FFFF_FFFF_FFFF).bit_count()


def lowest_bit(word: int) -> int:
    """The index of the lowest set bit of a nonzero 64-bit word."""
    return (int(word) & -int(word)).bit_length() - 1


def bits_of(number: float) -> int:
    """The 64 bits of a float, as a signed integer."""
    return int(_INT.unpack(_DOUBLE.pack(number))[0])


def from_bits(word: int) -> float:
    """The float with these 64 bits."""
    return float(_DOUBLE.unpack(_INT.pack(word))[0])


def copy_record(targets: Any, target: int, sources: Any, source: int) -> None:
    """`targets[target] = sources[source]`, as one memory copy, padding included.

    An assignment in a kernel would load the whole record as one value: for a record of some
    kilobytes, compiling that can take minutes.
    """
    raw = _raw_dtype(targets.dtype.itemsize)
    targets.view(raw, np.ndarray)[target] = sources.view(raw, np.ndarray)[source]


@functools.cache
def _raw_dtype(size: int) -> np.dtype[Any]:
    return np.dtype((np.void, size))


def local_floats(count: int) -> Any:
    """An uninitialised array of `count` floats, local to the calling kernel; `count` is a constant.

    A kernel cannot allocate: compiled, the array lies on the stack and must not be returned.
    """
    return np.zeros(count, np.float64)
