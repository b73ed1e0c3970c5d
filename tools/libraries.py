"""Builds the native libraries of all games as shared libraries, for any platforms.

    python tools/libraries.py FOLDER                 for this machine
    python tools/libraries.py FOLDER PLATFORM ...    for linux-arm64, macos-arm64 and others
    python tools/libraries.py FOLDER all             for all platforms

Kernels are lowered once and emitted for each platform. Objects that are in Polis's cache for the
sources as they are now are only linked. The linker is the one of the package `ziglang`, so neither
a compiler nor an SDK of a platform is needed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"
sys.path.insert(0, str(SOURCES))

from polis.compiler.platforms import PLATFORMS  # noqa: E402
from polis.core import registry  # noqa: E402
from polis.core.native.library import is_whole  # noqa: E402
from polis.core.native.store import MODERN, OBJECT, Library, this_target  # noqa: E402
from polis.game_folders import game_folders  # noqa: E402

AT_ONCE = 2

ENDINGS = {"linux": ".so", "macos": ".dylib", "windows": ".dll", "web": ".wasm"}

# What the code may need of a platform besides itself. On Linux and macOS the loader finds it in the
# process; a library of Windows says where.
IMPORTS = {
    "ucrtbase": ("memcpy", "memmove", "memset"),
    "ntdll": ("__chkstk",),
}


def main() -> None:
    """Build what is missing, then link."""
    known = list(dict.fromkeys(map(family, PLATFORMS)))
    parser = argparse.ArgumentParser(description="Builds the native libraries of all games.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("platforms", nargs="*", metavar="PLATFORM", help=f"all, {', '.join(known)}")
    given = parser.parse_args()
    wanted = given.platforms or [family(this_target())]
    wanted = known if wanted == ["all"] else wanted
    if not set(wanted) <= set(known):
        parser.error(f"a platform of {wanted} is not among {', '.join(known)}")
    targets = [target for target in PLATFORMS if family(target) in wanted]
    given.folder.mkdir(parents=True, exist_ok=True)
    games = [registry.find(game.path.name) for game in game_folders() if game.is_shipped]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(lambda game: build(game, targets), games))
    for game in games:
        for target in targets:
            for one in registry.libraries(game, target):
                print(link(one, given.folder).name)


def family(target: str) -> str:
    """The platform of a target, without the level of its processor."""
    return target.removesuffix(MODERN)


def build(game: str, targets: Sequence[str]) -> None:
    """Have the object files of a game in the cache."""
    if all(is_whole(one) for target in targets for one in registry.libraries(game, target)):
        return
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    environment.pop("NUMBA_DISABLE_JIT", None)
    options = [option for target in targets for option in ("--target", target)]
    subprocess.run(
        [sys.executable, "-m", "polis.compiler.build", game, *options],
        env=environment, stdout=subprocess.DEVNULL, check=True,
    )  # fmt: skip


def link(one: Library, folder: Path) -> Path:
    """Make a shared library of an object file in the cache, beside its description."""
    found = one.find()
    assert found is not None, one.name
    entries = json.loads(found.read_bytes())["entries"]
    system = one.target.partition("-")[0]
    with tempfile.TemporaryDirectory() as place:
        made = Path(place, "library")
        LINKERS[system](found.with_suffix(OBJECT), made, [*entries])
        content = made.read_bytes()
    one.save(content, entries, folder, ENDINGS[system])
    return folder / f"{one.name}{ENDINGS[system]}"


def _zig(*arguments: str | Path) -> None:
    subprocess.run([sys.executable, "-m", "ziglang", *arguments], check=True)


def _link_linux(code: Path, made: Path, names: Sequence[str]) -> None:
    # Bound at once, so that a missing function shows when the library is loaded.
    _zig("ld.lld", "-shared", "-z", "now", "--strip-all", "-o", made, code)


def _link_macos(code: Path, made: Path, names: Sequence[str]) -> None:
    target = f"{'aarch64' if 'arm64' in code.name else 'x86_64'}-macos.11.0"
    _zig("cc", "-target", target, "-shared", "-nostdlib", "-o", made, code)


def _link_windows(code: Path, made: Path, names: Sequence[str]) -> None:
    imports: list[Path] = []
    for library, functions in IMPORTS.items():
        declared = made.with_name(f"{library}.def")
        declared.write_text("\n".join((f"LIBRARY {library}.dll", "EXPORTS", *functions)))
        imports.append(declared.with_suffix(".lib"))
        machine = ("-m", "i386:x86-64", "-D", f"{library}.dll")
        _zig("dlltool", *machine, "-d", declared, "-l", imports[-1])
    exports = [f"/export:polis_{name}" for name in names]
    # The compiler of Windows marks code that uses real numbers; nothing reads the mark.
    mark = "/alternatename:_fltused=polis_status"
    _zig("lld-link", "/dll", "/noentry", "/nodefaultlib", "/machine:x64", "/Brepro", mark,
         f"/out:{made}", code, *imports, *exports, "/export:polis_status,DATA")  # fmt: skip


def _link_web(code: Path, made: Path, names: Sequence[str]) -> None:
    # Nothing may be undefined: a page has nothing to offer. The stack lies below all else, so that
    # an overflow is an error and does not overwrite anything.
    exports = [f"--export=polis_{name}" for name in (*names, "status")]
    _zig("wasm-ld", "--no-entry", "--stack-first", "-z", "stack-size=1048576", "--strip-all", "-O2",
         "--export=__heap_base", "--export-memory", *exports, "-o", made, code)  # fmt: skip


LINKERS = {"linux": _link_linux, "macos": _link_macos, "windows": _link_windows, "web": _link_web}

if __name__ == "__main__":
    main()
