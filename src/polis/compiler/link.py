"""One native object from many lowered kernels: entry points in plain C, optimised and emitted once.

An entry point takes an array as a pointer and its lengths, whole numbers as 64 bits and real
numbers as doubles. Kernels raise no errors; one that failed, which only a build with checked
indices can do, leaves its status in the variable `polis_status`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import llvmlite.binding as llvm
import llvmlite.ir as ir
from numba.core import types
from numba.core.llvm_bindings import create_pass_builder

from polis.compiler.frontend import Lowered
from polis.compiler.platforms import Platform

WORD, STATUS, POINTER = ir.IntType(64), ir.IntType(32), ir.IntType(8).as_pointer()
PREFIX = "polis_"
STATUS_NAME = f"{PREFIX}status"

HOST_FUNCTIONS = {"memcpy", "memmove", "memset"}
"""What a library may need besides itself; a platform without a C library has instructions."""

HOST_MATHS = frozenset(
    (
        *("acos", "asin", "atan", "atan2", "cos", "cosh", "sin", "sincos", "sinh", "tan", "tanh"),
        *("exp", "exp10", "exp2", "ldexp", "log", "log10", "log2", "pow", "powi"),
        *("ceil", "floor", "nearbyint", "rint", "round", "roundeven", "trunc", "fma", "fmuladd"),
    )
)
"""What LLVM makes calls of a C library of, at least on some platforms, or rounds in two ways."""

INLINED_COST = 1300
"""The size, as LLVM counts, up to which a kernel is inlined into others.

Kernels are layers of small loops over the same records. LLVM's own limit, 250, leaves calls in
inner loops that cost a tenth to a quarter of the speed; higher ones only make libraries larger.
"""

llvm.set_option("polis", f"-inline-threshold={INLINED_COST}")


class NotPortable(Exception):
    """Kernels call functions of the host, whose results differ from machine to machine."""


def link(entries: Mapping[str, Lowered]) -> Any:
    """One module, not optimised, of everything that these entry points reach."""
    exports = ir.Module("polis")
    exports.triple = llvm.get_process_triple()
    status = ir.GlobalVariable(exports, STATUS, STATUS_NAME)
    status.initializer = ir.Constant(STATUS, 0)
    for name, lowered in entries.items():
        _export(exports, status, PREFIX + name, lowered)
    module = llvm.parse_assembly(str(exports))
    libraries = list(_reached(lowered.library for lowered in entries.values()))
    module.data_layout = libraries[0]._codegen._data_layout
    for library in libraries:
        part = library._final_module.clone()
        for function in part.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.external:
                function.linkage = "linkonce_odr"
        module.link_in(part)
    for function in module.functions:
        if function.name == "sqrt":
            function.name = "llvm.sqrt.f64"  # an instruction everywhere, exactly rounded
    module.verify()
    return module


def _reached(roots: Iterable[Any]) -> Iterable[Any]:
    """Numba's libraries that these need, each once."""
    seen: set[int] = set()
    stack = list(roots)
    while stack:
        library = stack.pop()
        if id(library) not in seen:
            seen.add(id(library))
            yield library
            stack += library._linking_libraries


def _export(module: Any, status: Any, name: str, lowered: Lowered) -> None:
    """Define an entry point that calls a kernel in the way Numba wants to be called."""
    descriptor, context = lowered.result.fndesc, lowered.result.target_context
    called = context.call_conv.get_function_type(descriptor.restype, descriptor.argtypes)
    callee = ir.Function(module, called, descriptor.mangled_name)
    kinds = [_plain_types(kind) for kind in descriptor.argtypes]
    returns = _returned_type(descriptor.restype)
    flat = [kind for group in kinds for kind in group]
    function = ir.Function(module, ir.FunctionType(returns, flat), name)
    builder = ir.IRBuilder(function.append_basic_block())
    given = iter(function.args)
    passed: list[Any] = []
    for kind in descriptor.argtypes:
        wanted = called.args[2 + len(passed) :]
        if isinstance(kind, types.Array):
            passed += _array(context, builder, kind, given, wanted)
        else:
            value = next(given)
            narrow = isinstance(wanted[0], ir.IntType) and wanted[0].width < WORD.width
            passed.append(builder.trunc(value, wanted[0]) if narrow else value)
    result = builder.alloca(called.args[0].pointee)
    builder.store(ir.Constant(called.args[0].pointee, None), result)
    errors = builder.alloca(called.args[1].pointee)
    failed = builder.call(callee, [result, errors, *passed])
    with builder.if_then(builder.icmp_signed("!=", failed, ir.Constant(STATUS, 0))):
        builder.store(failed, status)
    _return(builder, builder.load(result), returns, descriptor.restype)


def _plain_types(kind: Any) -> list[Any]:
    if isinstance(kind, types.Array):
        if kind.layout != "C":
            raise TypeError(f"an entry point takes contiguous arrays only, not {kind}")
        return [POINTER, *[WORD] * kind.ndim]
    return [ir.DoubleType() if kind == types.float64 else WORD]


def _returned_type(kind: Any) -> Any:
    if kind == types.none:
        return ir.VoidType()
    return ir.DoubleType() if kind == types.float64 else WORD


def _array(context: Any, builder: Any, kind: Any, given: Any, wanted: Any) -> list[Any]:
    """The parts of Numba's array from a pointer and the lengths."""
    data = next(given)
    shape = [next(given) for _ in range(kind.ndim)]
    size = ir.Constant(WORD, context.get_abi_sizeof(context.get_data_type(kind.dtype)))
    strides: list[Any] = []
    step, items = size, ir.Constant(WORD, 1)
    for length in reversed(shape):
        strides.insert(0, step)
        step, items = builder.mul(step, length), builder.mul(items, length)
    null = ir.Constant(POINTER, None)
    head = [builder.bitcast(null, wanted[place]) for place in (0, 1)]
    return [*head, items, size, builder.bitcast(data, wanted[4]), *shape, *strides]


def _return(builder: Any, value: Any, returns: Any, kind: Any) -> None:
    if isinstance(returns, ir.VoidType):
        builder.ret_void()
        return
    if isinstance(returns, ir.IntType) and value.type.width < returns.width:
        signed = getattr(kind, "signed", False)  # a truth value has no sign
        value = (builder.sext if signed else builder.zext)(value, returns)
    builder.ret(value)


def emit(module: Any, platform: Platform) -> bytes:
    """The module as an object file for a platform, optimised."""
    optimised, target = optimise(module, platform)
    found: bytes = target.emit_object(optimised)
    return found


def optimise(module: Any, platform: Platform) -> tuple[Any, Any]:
    """An optimised copy of a module, and LLVM's code generator for the platform."""
    module, target = module.clone(), _machine(platform)
    module.triple = platform.triple
    module.data_layout = str(target.target_data)
    wide = platform.vectorize

    def builder() -> Any:
        return create_pass_builder(target, opt=3, loop_vectorize=wide, slp_vectorize=wide)

    # Each kernel by itself first: a loop that runs once or twice is unrolled while it is small.
    for function in module.functions:
        if not function.is_declaration:
            passes = builder()
            passes.getFunctionPassManager().run(function, passes)
    _hide(module)
    passes = builder()
    passes.getModulePassManager().run(module, passes)
    _check_portable(module)
    return module, target


def _hide(module: Any) -> None:
    """Make everything internal but the entry points, so that the optimiser may drop it."""
    for item in (*module.functions, *module.global_variables):
        if not item.is_declaration and not item.name.startswith(PREFIX):
            item.linkage = "internal"


def _check_portable(module: Any) -> None:
    """Raise NotPortable if the module needs functions of the host besides those for memory."""
    foreign = set()
    for function in module.functions:
        if function.is_declaration and function.name not in HOST_FUNCTIONS:
            family, _, rest = function.name.partition(".")
            known = rest.partition(".")[0] if family == "llvm" else function.name
            if family != "llvm" or known in HOST_MATHS:
                foreign.add(known)
    if foreign:
        raise NotPortable(f"kernels call {', '.join(sorted(foreign))} of the host; use log and exp "
                          "of polis.core.arithmetic, which are the same everywhere")  # fmt: skip


def _machine(platform: Platform) -> Any:
    """LLVM's code generator for a platform."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(platform.triple)
    return target.create_target_machine(
        cpu=platform.cpu,
        features=platform.features,
        opt=3,
        reloc=platform.relocation,
        codemodel="default",
    )
