"""Where code lies and what it may import: the layers of docs/architecture.md."""

from __future__ import annotations

import ast
import functools
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from polis.core import contract

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
GAMES = SRC / "polis/games"
WEB = ROOT / "web" / "src"

# Imports that run when a function is called and close a cycle: each makes one call short.
LAZY = {
    ("polis.core.rules", "polis.core.position"),  # Rules.new
    ("polis.core.game", "polis.core.log"),  # Game.save, Game.parse, str(game)
    ("polis.text.message", "polis.text.translation"),  # Message.__str__
}
NO_MODULES = {"polis.sqlite"}  # a file
MOST_MODULES = 15
# Outside core and games, only these fetch kernels: `Rules.kernel`.
USE_KERNELS = {
    "src/polis/compiler/entry_points.py",  # compiles them
    "src/polis/bots/user_kernels.py",  # asks whether they are native
}
IN_STRATEGY = ("value", "prior", "playout")


class Row(NamedTuple):
    """What a package may import of Polis besides itself, and what not."""

    allowed: set[str]
    never: set[str]


class Import(NamedTuple):
    """One import of a module of Polis; `typed` if only for annotations."""

    file: Path
    line: int
    source: str
    target: str
    typed: bool


@functools.cache
def table() -> dict[str, Row]:
    """The table of allowed imports, by package; names are dotted, without `polis.`."""
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    section = text.partition("### Allowed imports")[2].partition("\n#")[0]
    found: dict[str, Row] = {}
    for line in section.splitlines():
        cells = [re.findall(r"`(.+?)`", cell.replace("/", ".")) for cell in line.split("|")[1:-1]]
        if cells and cells[0]:
            packages, allowed, never = cells
            found |= {package: Row({*allowed}, {*never}) for package in packages}
    core = found["core"].allowed
    return {
        package: Row(allowed | core if "core" in allowed else allowed, never)
        for package, (allowed, never) in found.items()
    }


@functools.cache
def modules() -> dict[str, Path]:
    """All modules by their dotted names."""
    files = {
        ".".join(file.relative_to(SRC).with_suffix("").parts): file for file in SRC.rglob("*.py")
    }
    return {name.removesuffix(".__init__"): file for name, file in files.items()}


def imports() -> Iterator[Import]:
    """All imports of Polis' own modules, those inside functions too."""
    for source, file in modules().items():
        tree = ast.parse(file.read_text(encoding="utf-8"))
        typed = {
            inner
            for node in ast.walk(tree)
            if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
            for inner in ast.walk(node)
        }
        for node in ast.walk(tree):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.module is not None, f"{file}:{node.lineno}: a relative import"
                wholes = [f"{node.module}.{alias.name}" for alias in node.names]
                names = [whole if whole in modules() else node.module for whole in wholes]
            for name in names:
                if name in modules():
                    yield Import(file, node.lineno, source, name, node in typed)


def covers(prefix: str, name: str) -> bool:
    return f"{name}.".startswith(f"{prefix}.")


def may(source: str, target: str) -> bool:
    """Whether the table allows an import, both names without `polis.`."""
    game = re.match(r"games\.(\w+)", source)
    if game:
        own = f"games.{game[1]}"
        source = source.replace(own, "games.*", 1)
        target = target.replace(own, "games.*", 1) if covers(own, target) else target
    part = max((key for key in table() if covers(key, source)), key=len)
    allowed, never = table()[part]
    if any(covers(key, target) for key in never):
        return False
    return any(covers(key, target) for key in (part, *allowed))


def test_the_table_names_packages_that_exist() -> None:
    named = {
        name for package, row in table().items() for name in (package, *row.allowed, *row.never)
    }
    games = [file.parent.name for file in GAMES.glob("*/game.py")]
    for name in named:
        assert any(f"polis.{name}".replace("*", game) in modules() for game in games), name


def test_imports_follow_the_layers() -> None:
    wrong = [
        f"{found.file.relative_to(SRC)}:{found.line}: {found.source} imports {found.target}"
        for found in imports()
        if "polis" not in (found.source, found.target)  # the public names
        and not may(found.source.removeprefix("polis."), found.target.removeprefix("polis."))
    ]
    assert not wrong, "\n".join(wrong)


def test_no_module_imports_itself_over_others() -> None:
    edges: dict[str, set[str]] = {name: set() for name in modules()}
    for found in imports():
        if not found.typed and (found.source, found.target) not in LAZY:
            edges[found.source].add(found.target)
    edges["polis"].clear()  # its public names are fetched on first use
    while edges:
        imported = set().union(*edges.values())
        ends = {name for name in edges if not edges[name] & edges.keys() or name not in imported}
        assert ends, f"a cycle among {sorted(edges)}"
        edges = {name: targets for name, targets in edges.items() if name not in ends}


def test_a_folder_has_at_most_fifteen_modules() -> None:
    pages = [file for file in WEB.rglob("*") if file.suffix in {".ts", ".svelte"}]
    folders = [file.parent for file in (*modules().values(), *pages) if file.stem != "__init__"]
    crowded = {str(folder.relative_to(ROOT)): folders.count(folder) for folder in set(folders)}
    assert not {folder: count for folder, count in crowded.items() if count > MOST_MODULES}


def kernels() -> Iterator[tuple[str, str, str]]:
    """Game, place below its folder and name of every compiled function of the games."""
    for file in GAMES.rglob("*.py"):
        game, *place = file.relative_to(GAMES).parts
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                marks = {ast.unparse(mark).partition("(")[0] for mark in node.decorator_list}
                if marks & {"kernel", "inlined", "inline_kernel", "entry_point"}:
                    yield game, "/".join(place), node.name


def test_kernels_lie_in_rules_and_strategy() -> None:
    wrong = [found for found in kernels() if not re.match(r"(rules|strategy)/", found[1])]
    assert not wrong


@pytest.mark.parametrize("game", sorted(file.parent.name for file in GAMES.glob("*/game.py")))
def test_each_kernel_of_the_contract_lies_where_it_belongs(game: str) -> None:
    places = {(name, place.partition("/")[0]) for own, place, name in kernels() if own == game}
    for name in contract.KERNELS:
        home = "strategy" if name in IN_STRATEGY else "rules"
        assert (name, home) in places, f"{game}: {name} is not in {home}/"


def test_names_of_modules_in_strings_exist() -> None:
    for name, file in modules().items():
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        loggers = {
            node.args[0]
            for node in nodes
            if isinstance(node, ast.Call) and node.args and "getLogger" in ast.unparse(node.func)
        }
        for node in nodes:
            text = node.value if isinstance(node, ast.Constant) and node not in loggers else None
            if isinstance(text, str) and re.fullmatch(r"polis(\.\w+)+", text):
                parent, _, last = text.rpartition(".")
                known = text in {*modules(), *NO_MODULES}
                known = known or hasattr(importlib.import_module(parent), last)
                assert known, f"{name}:{node.lineno}: {text}"


def inner_parts(file: Path) -> Iterator[str]:
    """Where a file uses `Rules.text`, `Rules.kernels` or `Rules.kernel` of a game."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr in {"text", "kernel", "kernels"}:
            whole = ast.unparse(node)
            if node.attr != "text" or re.search(r"\brules(\(.*\))?\.text$", whole, re.I):
                yield f"{file.relative_to(ROOT)}:{node.lineno}: {whole}"


def test_only_core_and_games_reach_into_texts_and_kernels() -> None:
    """All others use methods of `Position` and `Rules`."""
    inside = (SRC / "polis/core", GAMES)
    tops = ("src", "benchmarks", "tools", "docs")
    files = (file for top in tops for file in (ROOT / top).rglob("*.py"))
    outside = {file for file in files if not any(map(file.is_relative_to, inside))}
    assert len(outside) > 100
    allowed = {ROOT / name for name in USE_KERNELS}
    wrong = [found for file in sorted(outside - allowed) for found in inner_parts(file)]
    assert not wrong, "\n".join(wrong)
    idle = [file for file in allowed if not any(".kernel" in found for found in inner_parts(file))]
    assert not idle
