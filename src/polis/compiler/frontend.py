"""Numba as a front end: it types and lowers kernels to LLVM's language, and stops there.

Numba optimises and emits every function together with everything below it, once for each layer of
callers. `lower` leaves its libraries as they come out of lowering; `polis.compiler.link` joins
them and optimises once. This is the only module that replaces internals of Numba.
"""

from __future__ import annotations

import contextlib
import inspect
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import llvmlite.ir as ir
import numba
import numpy as np
from numba import _dynfunc
from numba.core import caching, cgutils, codegen, cpu, lowering, types
from numba.core.typing.templates import infer, infer_global, make_intrinsic_template
from numba.extending import overload
from numba.np import arrayobj
from numba.np.numpy_support import as_dtype

from polis.compiler.native_calls import native_call
from polis.core import kernel
from polis.core.kernel import Kernel
from polis.core.native.library import NativeKernel
from polis.envs import memory

NUMBA = "0.68"
"""The release of Numba whose internals are replaced here; pyproject.toml allows no other."""

if not numba.__version__.startswith(f"{NUMBA}."):
    raise ImportError(f"kernels are compiled by Numba {NUMBA}, not {numba.__version__}")

# No reference counting (a kernel cannot allocate) and no checks for division by zero: both would
# cost small kernels more than their own work.
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}
_known: dict[Kernel, Any] = {}  # the kernels, and what Numba makes of each


def learn() -> None:
    """Make every kernel that has been defined so far known to Numba."""
    for call, source in kernel.sources.items():
        if call not in _known:
            # Said for each kernel: a callee would take over `forceinline` from its first caller.
            _known[call] = numba.njit(**OPTIONS, forceinline=source.inline)(source.function)
            infer_global(call, types.Dispatcher(_known[call]))
    for call, name in kernel.generics.items():
        if call not in _known:
            _known[call] = None
            _forward(call, name)


def _forward(call: Kernel, name: str) -> None:
    """Compile calls of a generic kernel as calls of the kernel of the game that `P` belongs to."""
    # Named arguments, because `*args` would be packed and reference-counted in each call.
    parameters = list(inspect.signature(call).parameters)
    names = ", ".join(parameters)
    forward = eval(f"lambda found: lambda {names}: found({names})")

    def find(P: Any, *kinds: Any) -> Any:
        table = kernel.kernels_of(as_dtype(P.dtype))
        assert table is not None
        entry = table[name]
        if isinstance(entry, NativeKernel):
            return native_call(entry, parameters, kinds)
        return forward(python_function(entry))

    found = eval(f"lambda {names}: find(P, {names})", {"find": find})
    overload(call, jit_options={**OPTIONS, "forceinline": True})(found)


def python_function(entry: Kernel) -> Kernel:
    """The function behind an entry point or an entry of a game's table."""
    found: Kernel = getattr(entry, "__wrapped__", entry)
    return found


def _plain(example: Any) -> Any:
    """An array of records as Numba knows it: without attributes."""
    if isinstance(example, np.ndarray) and example.dtype.names is not None:
        return np.zeros(example.shape, _plain_dtype(example.dtype))
    return example


def _plain_dtype(dtype: Any) -> Any:
    if dtype.base.names is None:
        return dtype
    if dtype.subdtype is not None:
        return np.dtype((_plain_dtype(dtype.base), dtype.shape))
    fields: Any = dtype.fields
    layout: Any = {
        "names": list(fields),
        "formats": [_plain_dtype(field[0]) for field in fields.values()],
        "offsets": [field[1] for field in fields.values()],
        "itemsize": dtype.itemsize,
    }
    return np.dtype(layout, align=True)


def compile_kernel(function: Kernel, examples: Sequence[Any]) -> Kernel:
    """A kernel compiled in this process for arguments like these; what it calls, too.

    A call of a kernel of the contract goes to the game's library if that is loaded.
    """
    learn()
    dispatcher: Any = _known[function]
    dispatcher.compile(tuple(numba.typeof(_plain(example)) for example in examples))

    def call(*args: Any) -> Any:
        return dispatcher(*map(_view, args))

    return call


def _view(argument: Any) -> Any:
    if isinstance(argument, np.ndarray) and argument.dtype.names is not None:
        return argument.view(_plain_dtype(argument.dtype), np.ndarray)
    return argument


class Lowered:
    """A kernel that has been lowered for one signature."""

    def __init__(self, function: Kernel, examples: Sequence[Any]) -> None:
        learn()
        plain = python_function(function)
        self.names = list(inspect.signature(plain).parameters)
        self.examples = examples
        dispatcher: Any = numba.njit(**OPTIONS)(plain)
        signature = tuple(numba.typeof(_plain(example)) for example in examples)
        with deferred():
            dispatcher.compile(signature)
        self.result = dispatcher.overloads[signature]

    @property
    def library(self) -> Any:
        """Numba's library of this kernel."""
        return self.result.library


def _finalize(self: Any) -> None:
    self._raise_if_finalized()
    self._finalized = True


def _get_executable(self: Any, library: Any, descriptor: Any, environment: Any) -> Any:
    library._ensure_finalized()
    name = descriptor.qualname.split(".")[-1]
    module = descriptor.lookup_module()
    return _dynfunc.make_function(module, name, "deferred", 0, environment, (library,))


def _add_llvm_module(self: Any, module: Any) -> None:
    module.data_layout = self._codegen._data_layout
    self._final_module.link_in(module)


REPLACED: tuple[tuple[Any, str, Any], ...] = (
    (codegen.CPUCodeLibrary, "finalize", _finalize),
    (codegen.CPUCodeLibrary, "add_llvm_module", _add_llvm_module),
    (cpu.CPUContext, "get_executable", _get_executable),
    (lowering.Lower, "create_cpython_wrapper", lambda self, release_gil=False: None),
    (lowering.Lower, "create_cfunc_wrapper", lambda self: None),
    (caching.FunctionCache, "load_overload", lambda self, signature, context: None),
    (caching.FunctionCache, "save_overload", lambda self, signature, data: None),
)


@contextlib.contextmanager
def deferred() -> Iterator[None]:
    """Within, compiling stops after lowering: no optimising, no machine code, no cache."""
    kept = [(owner, name, owner.__dict__.get(name)) for owner, name, _ in REPLACED]
    for owner, name, new in REPLACED:
        setattr(owner, name, new)
    try:
        yield
    finally:
        for owner, name, old in kept:
            if old is None:
                delattr(owner, name)
            else:
                setattr(owner, name, old)


# What kernels may call besides kernels -----------------------------------------------------------


def replaces(function: Kernel, **options: Any) -> Callable[[Any], Any]:
    """An intrinsic that compiled kernels use in place of a Python function.

    Not an overload: without reference counting, only an intrinsic may return an array.
    """

    def register(definition: Any) -> Any:
        template = make_intrinsic_template(definition, definition, definition.__name__, **options)
        infer(template)
        infer_global(function, types.Function(template))
        return definition

    return register


@replaces(kernel.popcount)
def _popcount(context: Any, word: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), emit


@replaces(kernel.lowest_bit)
def _lowest_bit(context: Any, word: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], cgutils.true_bit)

    return types.int64(types.int64), emit


@replaces(kernel.bits_of)
def _bits_of(context: Any, number: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.bitcast(args[0], context.get_value_type(types.int64))

    return types.int64(types.float64), emit


@replaces(kernel.from_bits)
def _from_bits(context: Any, word: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.bitcast(args[0], context.get_value_type(types.float64))

    return types.float64(types.int64), emit


SHORT_RECORD = 512
"""Bytes up to which a record is copied by instructions in place; a call would take longer."""


MOVE = 32
"""Bytes that one instruction moves; a target with narrower registers uses several."""


def _copy_inline(builder: Any, target: Any, source: Any, size: int) -> None:
    """Copy a record of at least two moves; all stores but the outer ones are aligned.

    Not by `llvm.memcpy.inline`, which is `rep movs` on x86 from 257 bytes on: that takes longer
    than a call, as do stores across the border of a cache line. Moves may overlap.
    """
    count = ir.IntType(64)
    wide = ir.VectorType(ir.IntType(64), MOVE // 8).as_pointer()
    ends = [builder.bitcast(place, cgutils.voidptr_t) for place in (target, source)]

    def move(start: Any, align: int) -> None:
        to, place = (builder.bitcast(builder.gep(end, [start]), wide) for end in ends)
        builder.store(builder.load(place, align=1), to, align=align)

    over = builder.and_(builder.ptrtoint(ends[0], count), count(MOVE - 1))
    first = builder.sub(count(MOVE), over)  # where the first aligned move begins, from 1 to MOVE
    move(count(0), 1)
    for number in range(size // MOVE - 1):
        move(builder.add(first, count(number * MOVE)), MOVE)
    for back in (2, 1):
        move(count(size - back * MOVE), 1)


@replaces(kernel.copy_record)
def _copy_record(context: Any, targets: Any, target: Any, sources: Any, source: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        def item(array: int, index: int) -> Any:
            kind = signature.args[array]
            data = context.make_array(kind)(context, builder, args[array])
            return cgutils.get_item_pointer(
                context, builder, kind, data, [args[index]], wraparound=False
            )

        place = item(0, 1), item(2, 3)
        size = signature.args[0].dtype.size
        if 2 * MOVE <= size <= SHORT_RECORD:
            _copy_inline(builder, *place, size)
        else:
            # Not memcpy: a library that names no version of glibc would get its oldest and slowest.
            cgutils.raw_memmove(builder, *place, context.get_constant(types.intp, size), 1)
        return context.get_dummy_value()

    return types.void(targets, types.intp, sources, types.intp), emit


@replaces(memory.prefetch)
def _prefetch(context: Any, rows: Any, i: Any, k: Any) -> Any:
    number = ir.IntType(32)
    asked = ir.FunctionType(ir.VoidType(), [cgutils.voidptr_t, number, number, number])
    to_write, keep, data = number(1), number(3), number(1)

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = signature.args[0]
        array = context.make_array(kind)(context, builder, args[0])
        place = cgutils.get_item_pointer(context, builder, kind, array, args[1:], wraparound=False)
        ask = cgutils.get_or_insert_function(builder.module, asked, "llvm.prefetch.p0i8")
        builder.call(ask, [builder.bitcast(place, cgutils.voidptr_t), to_write, keep, data])
        return context.get_dummy_value()

    return types.void(rows, types.intp, types.intp), emit


@replaces(kernel.local_floats, prefer_literal=True)
def _local_floats(context: Any, count: Any) -> Any:
    kind = types.Array(types.float64, 1, "C")

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        number, size = (context.get_constant(types.intp, n) for n in (count.literal_value, 8))
        item = context.get_data_type(types.float64)
        # In the entry block, so that a call inlined into a loop takes its space only once.
        place = cgutils.alloca_once(builder, item, number)
        array = context.make_array(kind)(context, builder)
        arrayobj.populate_array(array, place, (number,), (size,), size, None)
        return array._getvalue()

    return kind(count), emit
