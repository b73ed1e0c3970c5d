"""Native code, plain Python, Numba, WebAssembly and other processors do the same, bit for bit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from polis.bots.policies import GREEDY, RANDOM
from polis.core import registry
from polis.core.native.store import PACKAGE, PARTS, SOURCES
from polis.core.sheet import Sheet
from tests.proofs import ROOT, Proof
from tests.same import machines
from tests.same.machines import Opened
from tests.same.script import ALL_BOTS, Script, games, searches

SIMULATIONS = 50  # of a search
FEW_SIMULATIONS = 2  # of a search in plain Python, which takes seconds for one
PER_SCRIPT = 10  # searches of a script, which keeps all their trees
GREEDY_SHARE = 50  # random games for each greedy one

COMPILING = "compiling"
"""The rotation of the proofs that compile a game in another way than the tests do anyway."""

# Greedy tries all placements, in plain Python for half a minute a game.
PLAIN_BOTS = {"machi-koro": ALL_BOTS}

TESTS = ("tests/same/*.py", "tests/same/wasm/*.mjs")


def sources_of(sheet: Sheet) -> tuple[Path, ...]:
    """The files that the libraries of a game are built from, its data, and what compares them."""
    game = f"games/{registry.folder(sheet.key).name}/"
    kernels = [pattern for part in PARTS for pattern in SOURCES[part]]
    patterns = [pattern.replace("games/*/", game) for pattern in kernels]
    patterns += [f"{game}*.json", f"{game}strategy/*.json", f"{game}strategy/*.npz"]
    package = [path for pattern in patterns for path in PACKAGE.glob(pattern)]
    tests = [path for pattern in TESTS for path in ROOT.glob(pattern)]
    return tuple(sorted({*package, *tests}))


def same_games(
    count: int, seed: int, game: str, machine: Callable[[], Opened], players: int | None = None
) -> None:
    """A machine plays games as native code does."""
    bots = PLAIN_BOTS.get(game, (RANDOM,)) if machine is machines.plain else ALL_BOTS
    _compare(machine, iter([games(game, seed, (count, bots), players=players)]), seed)


def same_random_games(count: int, seed: int, game: str, machine: Callable[[], Opened]) -> None:
    """A machine plays random games as native code does, and some greedy ones."""
    wanted = (count, (RANDOM,)), (count // GREEDY_SHARE, (GREEDY,))
    _compare(machine, iter([games(game, seed, *wanted)]), seed)


def same_searches(count: int, seed: int, game: str, machine: Callable[[], Opened]) -> None:
    """A machine searches as native code does."""
    simulations = FEW_SIMULATIONS if machine is machines.plain else SIMULATIONS
    sizes = [min(PER_SCRIPT, count - first) for first in range(0, count, PER_SCRIPT)]
    scripts = (
        searches(game, size, seed + number, simulations) for number, size in enumerate(sizes)
    )
    _compare(machine, scripts, seed)


def _compare(machine: Callable[[], Opened], scripts: Iterator[Script], seed: int) -> None:
    with machine() as run:
        for script in scripts:
            expected = machines.native(script)
            assert run(script) == expected, f"{script.game}, {script.part}, seed {seed}"


def of_machine(
    sheet: Sheet,
    name: str,
    machine: Callable[[], Opened],
    played: int,
    searched: int,
    **when: Any,
) -> list[Proof]:
    """Claims that another machine plays and searches as native code does, in ten chunks each."""
    given = {"game": sheet.key, "machine": machine}
    return [
        Proof(
            f"{sheet.title}: {name} = native code in {what}",
            total=total,
            unit=unit,
            chunk=-(-total // 10),
            run=partial(check, **given),
            **when,
        )
        for what, unit, total, check in (
            ("games", "games of random, greedy and noisy bots", played, same_games),
            ("searches", f"searches of {SIMULATIONS} simulations", searched, same_searches),
        )
    ]


def of_plain_python(sheet: Sheet) -> list[Proof]:
    """Claims that plain Python plays and searches as native code does."""
    given = {"game": sheet.key, "machine": machines.plain}
    return [
        *(
            Proof(
                f"{sheet.title}, {players} players: plain Python = native code in games",
                total=100,
                unit="games",
                chunk=10,
                run=partial(same_games, players=players, **given),
            )
            for players in sheet.players + sheet.study_players
        ),
        Proof(
            f"{sheet.title}: plain Python = native code in searches",
            total=20,
            unit=f"searches of {FEW_SIMULATIONS} simulations",
            chunk=2,
            run=partial(same_searches, **given),
            rotation="plain searches",
        ),
    ]


def of_numba(sheet: Sheet) -> list[Proof]:
    """Claims that Numba's own compilation does the same; a chunk each, to compile only once."""
    given = {"game": sheet.key, "machine": machines.numba}
    return [
        Proof(
            f"{sheet.title}: Numba = native code in games",
            total=100_000,
            unit=f"random games, and a greedy one for each {GREEDY_SHARE}",
            chunk=100_000,
            run=partial(same_random_games, **given),
            rotation=COMPILING,
        ),
        Proof(
            f"{sheet.title}: Numba = native code in searches",
            total=1_000,
            unit=f"searches of {SIMULATIONS} simulations",
            chunk=1_000,
            run=partial(same_searches, **given),
            rotation=COMPILING,
        ),
    ]


def of_checked_code(sheet: Sheet) -> Proof:
    """The claim that no kernel leaves its arrays."""
    return Proof(
        f"{sheet.title}: no index is outside its array in games of every set-up",
        total=20_000,
        unit=f"random games, and a greedy one for each {GREEDY_SHARE}",
        chunk=2_000,
        run=partial(same_random_games, game=sheet.key, machine=machines.checked),
        rotation=COMPILING,
    )


PROOFS = [
    replace(proof, sources=sources_of(sheet))
    for sheet in registry.sheets()
    for proof in (
        *of_numba(sheet),
        *of_plain_python(sheet),
        *of_machine(sheet, "WebAssembly in Node", machines.node, 2_000, 50),
        *of_machine(
            sheet, "WebAssembly in Chromium", machines.chromium, 2_000, 50, rotation="Chromium"
        ),
        *of_machine(sheet, "arm64", machines.arm64, 2_000, 50, only_in_full=True),
        *of_machine(sheet, "x86-64 without its newer instructions", machines.baseline, 2_000, 50),
        of_checked_code(sheet),
    )
]
