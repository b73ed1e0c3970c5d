"""The long counts: what `./polis prove` runs in full and `./polis test` to a twentieth.

Each module here has a list PROOFS. A proof names the files that its claim is about; SOURCES names
those of all other proofs of the module. A proof is rerun only when one of these files changes. It
runs in chunks that depend only on the seed and the chunk's number, so it can be interrupted.
"""

from __future__ import annotations

import hashlib
import importlib
import pkgutil
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]

SHARE = 20
"""The tests run one part in so many of each proof, each time with a new seed."""


RULE_FILES = ("sheet.py", "box.py", "*.json", "rules/**/*.py")
"""Where a game keeps its rules; strategy, texts and drawings do not change what a proof says."""

NOTATION = ("notation", "names", "coordinates")
"""The modules of a game's `text` that read and write actions, which proofs compare as well."""


def rules_of(game: str) -> tuple[Path, ...]:
    """The files that make a game's rules and notation, and those of its oracle."""
    folder = ROOT / "src/polis/games" / game
    rules = [path for pattern in RULE_FILES for path in folder.glob(pattern)]
    notation = [path for path in folder.glob("text/*.py") if path.stem in NOTATION]
    core = [ROOT / f"src/polis/core/{name}.py" for name in ("contract", "dealer", "kernel")]
    oracles = [p for p in (ROOT / "tests/oracles").rglob("*.py") if game in str(p)]
    return tuple(sorted(rules + notation + core + oracles))


@dataclass(frozen=True)
class Proof:
    """A claim that is checked so many times."""

    name: str
    total: int
    unit: str
    chunk: int  # how many checks are run at a time
    run: Callable[[int, int], Any]  # (count, seed): raises AssertionError where the claim fails
    sources: tuple[Path, ...] = ()
    judge: Callable[[Any], None] | None = None
    """Checks what `run` has measured; not in the tests, because time says nothing about them."""
    rotation: str = ""
    """Of the proofs with the same word here the tests run one, chosen by the seed.

    For proofs that first compile for a minute.
    """
    only_in_full: bool = False
    """Whether the tests leave it out."""

    @property
    def digest(self) -> str:
        """Tells one state of the sources from another."""
        digest = hashlib.sha256()
        for path in self.sources:
            digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
        return digest.hexdigest()[:16]

    def seed_of(self, seed: int, chunk: int) -> int:
        """The seed of one chunk: every chunk meets other luck."""
        return (seed * 1_000_003 + chunk) % 2**63

    def chunks(self, total: int) -> list[int]:
        """How many checks each chunk runs."""
        return [min(self.chunk, total - first) for first in range(0, total, self.chunk)]


def all_proofs() -> list[Proof]:
    """Every proof of the project, in a fixed order."""
    names = sorted(info.name for info in pkgutil.iter_modules(__path__))
    modules = [importlib.import_module(f"{__name__}.{n}") for n in names if n[:5] != "test_"]
    return [
        proof if proof.sources else replace(proof, sources=module.SOURCES)
        for module in modules
        for proof in module.PROOFS
    ]


REPORT = ROOT / "docs" / "generated" / "proofs.md"


@dataclass(frozen=True)
class Reported:
    """A row of a page of proofs."""

    line: str
    checks: str
    digest: str  # of the sources that the claim was run for

    @property
    def is_whole(self) -> bool:
        """Whether all checks were done."""
        return not re.match(r"[\d,]+ of [\d,]+ ", self.checks)


def reported(page: str) -> dict[str, Reported]:
    """The rows of a page of proofs by their claims."""
    lines = [line for line in page.splitlines() if line.startswith("| ")]
    rows = {line: [cell.strip() for cell in line.split("|")[1:-1]] for line in lines}
    return {
        cells[0]: Reported(line, cells[1], cells[-1])
        for line, cells in rows.items()
        if cells[0] != "claim"
    }


def note(proof: Proof, page: dict[str, Reported]) -> str:
    """How a claim of the page stands today; empty if all of it was run for these very sources."""
    row = page.get(proof.name)
    if row is None:
        return "not run yet"
    if row.digest != proof.digest:
        return "sources not noted" if row.digest == "–" else "sources changed"
    return "" if row.is_whole else f"{row.checks} so far"


def proofs_for_tests(seed: int) -> list[Proof]:
    """The proofs of which the tests of this seed run a part."""
    found: list[Proof] = []
    rotating: dict[str, list[Proof]] = {}
    for proof in all_proofs():
        if proof.rotation:
            rotating.setdefault(proof.rotation, []).append(proof)
        elif not proof.only_in_full:
            found.append(proof)
    return found + [group[seed % len(group)] for group in rotating.values()]
