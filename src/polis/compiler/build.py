"""Builds the native libraries of a game: `python -m polis.compiler.build GAME [PART]…`.

It runs in a process of its own, at low priority. Parts come in order, rules first, and each is in
the store as soon as it is built. `--target` names a platform other than this one and can be
repeated; kernels are lowered once for all. Standard output gets one JSON object a line for every
step.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import llvmlite.binding as llvm
import numpy as np
from numba.core import types

from polis.compiler import link
from polis.compiler.entry_points import AS_LONG, AS_LONG_OR_EMPTY, entry_points
from polis.compiler.frontend import Lowered
from polis.compiler.platforms import PLATFORMS, Platform
from polis.core import registry
from polis.core.kernel import Below
from polis.core.native import library, store
from polis.core.native.store import PARTS, Library

NICE = 10


def main() -> None:
    """Build what is missing and report every step."""
    parser = argparse.ArgumentParser(description="Builds the native libraries of a game.")
    parser.add_argument("game")
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--target", action="append", choices=PLATFORMS, dest="targets")
    given = parser.parse_args()
    if hasattr(os, "nice"):
        os.nice(NICE)
    library.disable()
    with store.build_lock(given.game):
        for report in build(given.game, given.parts or PARTS, given.targets or (None,)):
            print(json.dumps(report), flush=True)


def build(
    game: str, parts: Sequence[str] = PARTS, targets: Sequence[str | None] = (None,)
) -> Iterator[dict[str, Any]]:
    """Build the libraries of a game that are not in the store; yield what is done.

    A target that is None is this machine's.
    """
    rules = registry.rules(game)
    each = [one for target in targets for one in registry.libraries(game, target)]
    layouts = library.layouts_of(rules.box, rules.dtype)
    wanted = [one for one in each if one.part in parts and not library.is_whole(one, layouts)]
    plan = {part: [one for one in wanted if one.part == part] for part in PARTS}
    points = {part: entry_points(rules, part) for part in PARTS if plan[part]}
    done, total = 0, sum(len(points[part]) + len(plan[part]) for part in points)
    for part, kernels in points.items():
        entries: dict[str, Lowered] = {}
        for name, (function, examples) in kernels.items():
            yield {"part": part, "step": name, "done": done, "total": total}
            entries[name] = Lowered(function, examples)
            done += 1
        module = link.link(entries)
        for one in plan[part]:
            yield {"part": part, "step": "machine code", "done": done, "total": total}
            one.save(link.emit(module, _platform(one)), interface(entries))
            done += 1
        yield {"built": part, "done": done, "total": total}


def _platform(one: Library) -> Platform:
    """The platform of a library; this machine's own name for it where that is meant."""
    if one.target != store.this_target():
        return PLATFORMS[one.target]
    triple = llvm.get_process_triple()
    return replace(PLATFORMS.get(one.target, Platform(triple)), triple=triple)


def interface(entries: dict[str, Lowered]) -> dict[str, Any]:
    """The entry points in the words of `polis.core.native`."""
    return {
        name: {
            "names": lowered.names,
            "arguments": [
                _kind(kind, example)
                for kind, example in zip(
                    lowered.result.fndesc.argtypes, lowered.examples, strict=True
                )
            ],
            "returns": _kind(lowered.result.fndesc.restype),
            "limits": _limits(lowered),
            "as_long": [
                *_as_long(lowered, AS_LONG.get(name, {}), False),
                *_as_long(lowered, AS_LONG_OR_EMPTY.get(name, {}), True),
            ],
            "below": [
                [number, int(example)]
                for number, example in enumerate(lowered.examples)
                if isinstance(example, Below)
            ],
        }
        for name, lowered in entries.items()
    }


def _kind(kind: Any, example: Any = None) -> Any:
    """A scalar by its name; an array with the layout of its items and its least lengths."""
    if isinstance(kind, types.Array):
        dtype = kind.dtype.dtype if isinstance(kind.dtype, types.Record) else _simple(kind.dtype)
        return ["array", library.layout_of(dtype), list(example.shape)]
    if kind == types.none:
        return "none"
    return "float" if kind == types.float64 else "int"


def _limits(lowered: Lowered) -> list[list[int]]:
    """Numbers that depend on the length of an array: which, of which, how much less it must be.

    `P[i]` is a position, and scratch space behind it if the example has that. `n` codes are used.
    """
    place = {name: number for number, name in enumerate(lowered.names)}
    found = []
    if "P" in place and "i" in place:
        found.append([place["i"], place["P"], len(lowered.examples[place["P"]])])
    if "n" in place:
        arrays = [name for name in ("codes", "worths", "out") if name in place]
        found += [[place["n"], place[name], 0] for name in arrays]
    return found


def _as_long(
    lowered: Lowered, names: Mapping[str, Sequence[str]], or_empty: bool
) -> Iterator[list[Any]]:
    """Arrays that are at least as long as another: the other, which, whether they may be empty."""
    place = lowered.names.index
    for other, arrays in names.items():
        yield [place(other), [place(name) for name in arrays], or_empty]


def _simple(kind: Any) -> np.dtype[Any]:
    return np.dtype(str(kind))


if __name__ == "__main__":
    main()
