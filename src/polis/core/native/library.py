"""Loads native libraries and puts their entry points in place of plain Python.

This can happen at any moment of a running process: both kinds of entry points work on the same
records and give the same results, so a call that has begun ends as it began and the next one is
native. A library that does not fit is refused with a sentence, and plain Python plays on.
"""

from __future__ import annotations

import ctypes
import functools
import hashlib
import itertools
import json
import logging
import operator
import os
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from polis.core.kernel import check_below
from polis.core.native.object_files import is_object_for
from polis.core.native.store import ENDINGS, OBJECT, Library, checksum

LOG = logging.getLogger("polis.native")

CHECKED = "NUMBA_BOUNDSCHECK"
"""The variable that lets the compiler check every index; a library of such a build has a status."""

Layouts = Mapping[str, str]
"""Names of the layouts of records, by the names of the arguments that hold them."""

NO_LAYOUTS: Layouts = {}

KINDS: dict[str, Any] = {"int": ctypes.c_int64, "float": ctypes.c_double, "none": None}


class LibraryRefused(Exception):
    """A library that does not fit this process; the text says why."""


class KernelFailed(Exception):
    """A kernel of a build with checked indices has left its arrays."""


class NativeKernel:
    """An entry point of a native library, which checks its arguments."""

    __slots__ = (
        "_as_long",
        "_below",
        "_fitting",
        "_lengths_of",
        "_limits",
        "_name",
        "_odds",
        "_takers",
        "entry",
        "raw",
    )

    def __init__(self, name: str, address: int, status: Any, entry: dict[str, Any]) -> None:
        self._name = name
        self._odds: NativeKernel | None = None
        self.entry = entry
        self._takers = [_taker(name, kind) for kind in entry["arguments"]]
        if entry["arguments"][0][0] == "array":
            self._takers[0] = _remembering(self._takers[0])  # the box, the same in most calls
        types: list[Any] = []
        places: list[int] = []  # of each argument in what `raw` takes
        for kind in entry["arguments"]:
            places.append(len(types))
            if isinstance(kind, list):
                types += [ctypes.c_void_p, *[ctypes.c_int64] * len(kind[2])]
            else:
                types.append(KINDS[kind])
        self._limits = [(places[one], places[of] + 1, more) for one, of, more in entry["limits"]]
        self._as_long = entry["as_long"]
        compared = [number for other, arrays, _ in self._as_long for number in (other, *arrays)]
        self._lengths_of = operator.itemgetter(*(places[number] + 1 for number in compared or [0]))
        self._fitting: Any = None  # the lengths that were compared last: mostly they are the same
        self._below = [(places[one], limit) for one, limit in entry["below"]]
        # A call releases the interpreter lock.
        raw: Any = ctypes.CFUNCTYPE(KINDS[entry["returns"]], *types)(address)
        if CHECKED in os.environ:
            raw.errcheck = functools.partial(_check_status, name, status)
        self.raw: Callable[..., Any] = raw

    def __repr__(self) -> str:
        return f"<native kernel {self._name}>"

    def _compare(self, lengths: tuple[int, ...]) -> None:
        """Raise ValueError if an array is shorter than the one that it belongs to."""
        rest = iter(lengths)
        for _, arrays, or_empty in self._as_long:
            least = next(rest)
            for length in itertools.islice(rest, len(arrays)):
                if length < least and (length or not or_empty):
                    raise ValueError(f"{self._name}: an array of {length} where {least} are needed")
        self._fitting = lengths

    def limit_by(self, odds: NativeKernel) -> None:
        """Let the last argument be less than what `odds` returns for the others."""
        self._odds = odds

    def place(self, number: int, argument: Any) -> list[int]:
        """What `raw` takes for the argument of this number; raises if it does not fit."""
        flat: list[int] = []
        self._takers[number](argument, flat)
        return flat

    def __call__(self, *args: Any) -> Any:
        takers = self._takers
        if len(args) != len(takers):
            raise TypeError(f"{self._name} takes {len(takers)} arguments, not {len(args)}")
        flat: list[Any] = []
        for take, argument in zip(takers, args, strict=True):
            take(argument, flat)
        for number, length, more in self._limits:
            if not 0 <= flat[number] <= flat[length] - more:
                raise IndexError(
                    f"{self._name}: {flat[number]} is too much for an array of {flat[length]}"
                )
        if self._as_long and self._lengths_of(flat) != self._fitting:
            self._compare(self._lengths_of(flat))
        for number, limit in self._below:
            check_below(self._name, flat[number], limit)
        if self._odds is not None:
            check_below(self._name, flat[-1], self._odds(*args[:-1]))
        return self.raw(*flat)


def _check_status(name: str, status: Any, result: Any, *call: Any) -> Any:
    """The result of a call; raises if the kernel has left its arrays."""
    if status.value:
        status.value = 0
        raise KernelFailed(f"{name}: an index is outside its array")
    return result


def _taker(name: str, kind: Any) -> Callable[[Any, list[Any]], None]:
    """A function that checks one argument and appends what the entry point takes for it."""
    if isinstance(kind, list):
        return _array_taker(name, *kind[1:])
    convert = operator.index if kind == "int" else float

    def take(argument: Any, flat: list[Any]) -> None:
        flat.append(convert(argument))

    return take


def _remembering(take: Callable[[Any, list[Any]], None]) -> Callable[[Any, list[Any]], None]:
    """The same, but what was taken for the last argument is used again for the same object."""
    last: tuple[Any, list[Any]] = (None, [])

    def take_again(argument: Any, flat: list[Any]) -> None:
        nonlocal last
        found = last  # another thread may take another box meanwhile
        if argument is not found[0]:
            taken: list[Any] = []
            take(argument, taken)
            found = last = (argument, taken)
        flat.extend(found[1])

    return take_again


def _array_taker(name: str, layout: str, least: list[int]) -> Callable[[Any, list[Any]], None]:
    """Takes an array of this layout whose sides have at least these lengths."""
    first, *others = least
    last: list[Any] = [None]  # the dtype that was accepted last: comparing identities is quick

    def take(array: Any, flat: list[Any]) -> None:
        if not isinstance(array, np.ndarray) or array.ndim != len(least):
            kind = type(array).__name__
            raise TypeError(f"{name}: not an array of {len(least)} dimensions: {kind}")
        if array.dtype is not last[0]:
            if layout_of(array.dtype) != layout:
                raise TypeError(f"{name}: an array of {array.dtype} where {layout} belongs")
            last[0] = array.dtype
        if not array.flags.carray:
            raise TypeError(f"{name}: an array that is not contiguous or cannot be written")
        shape = array.shape
        if shape[0] < first or any(map(operator.lt, shape[1:], others)):
            raise ValueError(f"{name}: an array of {shape} where at least {least} are needed")
        flat.append(address_of(array))
        flat.extend(shape)

    return take


def address_of(array: np.ndarray[Any, Any]) -> int:
    """The address of an array's first item, as `array.ctypes.data` but in a seventh of the time.

    It stands behind the head of NumPy's object, in a place that its C interface keeps.
    """
    return ctypes.c_size_t.from_address(id(array) + object.__basicsize__).value


@functools.cache
def layout_of(dtype: np.dtype[Any]) -> str:
    """A name for the layout of an array's items: two dtypes with one name are laid out alike."""
    if dtype.names is None:
        return dtype.str
    fields = repr((dtype.itemsize, np.lib.format.dtype_to_descr(np.dtype((np.void, dtype)))))
    return f"record {hashlib.sha256(fields.encode()).hexdigest()[:16]}"


# Libraries ---------------------------------------------------------------------------------------

_loaded: dict[Library, dict[str, NativeKernel]] = {}
_refused: dict[Library, int] = {}  # with the time of the description that was refused
_loading = threading.Lock()
_kept: list[Any] = []  # what owns the code
_enabled = True


def enabled() -> bool:
    """Whether native code may be used; NUMBA_DISABLE_JIT=1 keeps everything plain Python."""
    return _enabled and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")


def disable() -> None:
    """Keep plain Python in this process, as the compiler needs it."""
    global _enabled
    _enabled = False


def load(library: Library, layouts: Layouts = NO_LAYOUTS) -> dict[str, NativeKernel]:
    """The entry points of a library; none if there is none yet, or if it is refused.

    `layouts` are those that its arguments must have.
    """
    with _loading:
        if library not in _loaded and enabled():
            path = library.find()
            if path is not None:
                _try_to_open(library, path, layouts)
        return _loaded.get(library, {})


def _try_to_open(library: Library, path: Path, layouts: Layouts) -> None:
    """Open a library, or refuse it in one sentence until it is written anew."""
    try:
        written = path.stat().st_mtime_ns
    except OSError:
        return  # it was removed at this moment
    if _refused.get(library) == written:
        return
    try:
        _loaded[library] = _open(library, path, layouts)
        return
    except (LibraryRefused, OSError) as error:
        reason = str(error)
    except Exception as error:  # whatever a file contains, it must not end the process
        reason = f"its description is damaged ({error!r})"
    _refused[library] = written
    LOG.warning("%s is not used, plain Python plays instead: %s", path.name, reason)


def is_whole(library: Library, layouts: Layouts = NO_LAYOUTS) -> bool:
    """Whether a library is in the store as it was written, for arguments of these layouts."""
    path = library.find()
    try:
        return path is not None and bool(_read(library, path, layouts))
    except (LibraryRefused, OSError):
        return False


def layouts_of(box: np.ndarray[Any, Any], positions: np.dtype[Any]) -> Layouts:
    """The layouts of a game's records in this process, by the names of arguments."""
    printed, happened = layout_of(box.dtype), layout_of(positions)
    return {"box": printed, "past": printed, "P": happened, "S": happened}


def _read(library: Library, path: Path, layouts: Layouts) -> tuple[dict[str, Any], Path, bytes]:
    """The entry points that a library describes, its file, and the content of that."""
    try:
        description = json.loads(path.read_bytes())
        entries = dict(description["entries"])
        fits = all(
            description[name] == getattr(library, name)
            for name in ("game", "part", "digest", "target")
        )
        written = str(description["sha256"])
    except (ValueError, KeyError, TypeError) as error:
        raise LibraryRefused(f"its description is damaged ({error})") from error
    if not fits:
        raise LibraryRefused("its description is that of another library")
    found = [path.with_suffix(end) for end in ENDINGS if path.with_suffix(end).is_file()]
    if not found:
        raise LibraryRefused("the file beside its description is missing")
    code = found[0]
    content = code.read_bytes()
    if checksum(content, entries) != written:
        raise LibraryRefused("it is damaged: its digest is not the one in its description")
    if code.suffix == OBJECT and not is_object_for(library.target, content):
        raise LibraryRefused(f"it is not an object file for {library.target}")
    _check_layouts(entries, layouts)
    return entries, code, content


def _check_layouts(entries: dict[str, Any], layouts: Layouts) -> None:
    """Refuse entry points for other boxes or positions than those of this process."""
    try:
        for name, entry in entries.items():
            for argument, kind in zip(entry["names"], entry["arguments"], strict=True):
                if argument in layouts and kind[:2] != ["array", layouts[argument]]:
                    raise LibraryRefused(f"its {name} takes another layout of {argument}")
    except (ValueError, KeyError, TypeError) as error:
        raise LibraryRefused(f"its description is damaged ({error!r})") from error


def _open(library: Library, path: Path, layouts: Layouts) -> dict[str, NativeKernel]:
    entries, code, content = _read(library, path, layouts)
    if code.suffix == OBJECT:
        return open_object(content, entries)
    return _entry_points(_open_shared(code), entries)


def open_object(content: bytes, entries: dict[str, Any]) -> dict[str, NativeKernel]:
    """The entry points of an object file."""
    return _entry_points(_open_object(content), entries)


def _entry_points(find: Callable[[str], int], entries: dict[str, Any]) -> dict[str, NativeKernel]:
    status = ctypes.c_int32.from_address(_address(find, "polis_status"))
    found = {
        name: NativeKernel(name, _address(find, f"polis_{name}"), status, entry)
        for name, entry in entries.items()
    }
    if "draw" in found:
        found["draw"].limit_by(found["odds"])
    return found


def _address(find: Callable[[str], int], name: str) -> int:
    try:
        found = find(name)
    except ValueError:
        found = 0
    if not found:
        raise LibraryRefused(f"it has no {name}")
    return found


def _open_shared(path: Path) -> Callable[[str], int]:
    shared = ctypes.CDLL(str(path))
    _kept.append(shared)

    def find(name: str) -> int:
        return ctypes.addressof(ctypes.c_char.in_dll(shared, name))

    return find


def _open_object(content: bytes) -> Callable[[str], int]:
    """Loads an object file by llvmlite, which needs no linker."""
    try:
        import llvmlite.binding as llvm
    except ImportError as error:
        raise LibraryRefused("llvmlite is not installed") from error
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(jit=True)
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
    parsed = llvm.ObjectFileRef.from_data(content)
    if not parsed._ptr:  # llvmlite does not look, and would crash
        raise LibraryRefused("it is not an object file")
    engine.add_object_file(parsed)
    engine.finalize_object()
    _kept.append(engine)

    def find(name: str) -> int:
        address = engine.get_global_value_address(name) or engine.get_function_address(name)
        return int(address)

    return find
