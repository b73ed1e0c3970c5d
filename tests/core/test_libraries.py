"""Native libraries: found by the digest of their sources, refused if they do not fit."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polis
from polis.core import registry
from polis.core.kernel import new_records
from polis.core.native import library
from polis.core.native.store import PARTS, Library
from tests.native import NATIVE

PACKAGE = Path(polis.__file__).parent

ROLL = """
import polis
from polis.core import registry
position = polis.rules("machi-koro").new()
position.play("dice 1")
print(position.records["coins"][0].tolist(), sorted(registry.load_libraries("machi-koro")))
"""

DIGESTS = """
from polis.core import registry
print([[one.digest for one in registry.libraries(game)] for game in ("akropolis", "machi-koro")])
"""


def run(code: str, source: Path, **variables: str) -> str:
    """The output of a new interpreter that imports the package from `source`."""
    answer = subprocess.run(
        [sys.executable, "-P", "-c", code],
        env={**os.environ, "PYTHONPATH": str(source), **variables},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return answer.stdout.strip()


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the package that a test may edit; its parent folder."""
    shutil.copytree(PACKAGE, tmp_path / "polis", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def edit(file: Path, old: str = "", new: str = "# changed\n") -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new) if old else text + new, encoding="utf-8")


def test_an_edited_rule_is_played_at_once(copied: Path) -> None:
    native = str(list(PARTS)) if NATIVE else "[]"
    assert run(ROLL, copied) == f"[4, 4, 0, 0] {sorted(PARTS) if NATIVE else []}", native
    edit(copied / "polis/games/machi_koro/rules/income.py", "paid = owed\n", "paid = owed + 1\n")
    assert run(ROLL, copied) == "[5, 5, 0, 0] []"


def test_the_digest_of_a_part_depends_on_that_part_only(copied: Path) -> None:
    def digests() -> list[list[str]]:
        found: list[list[str]] = json.loads(run(DIGESTS, copied).replace("'", '"'))
        return found

    game = copied / "polis/games/akropolis"
    before = digests()
    silent = ("text/narration.py", "drawing/table.py", "terminal/table.py")
    for file in (*silent, "levels.py", "symmetry.py", "scorepad/__init__.py"):
        edit(game / file)
    assert digests() == before
    # The layout of the weights is compiled into the rules as well.
    edits = (("rules/score.py", 0), ("strategy/weights.py", 1), ("strategy/layout.py", 0))
    for file, first in edits:
        edit(game / file)
        after = digests()
        changed = [one != other for one, other in zip(before[0], after[0], strict=True)]
        assert changed == [part >= first for part in range(len(PARTS))]
        assert after[1] == before[1]  # the other game
        before = after
    edit(copied / "polis/bots/policies.py")
    assert [row[0] for row in digests()] == [row[0] for row in before]
    assert [row[1] for row in digests()] != [row[1] for row in before]


def test_importing_polis_loads_neither_numba_nor_numpy() -> None:
    for code in ("polis", "polis; polis.sheets()"):
        listed = (
            f"import sys, {code}; print(sorted({{'numba', 'numpy', 'rich'}} & set(sys.modules)))"
        )
        assert run(listed, PACKAGE.parent) == "[]"


def test_playing_natively_does_not_load_numba() -> None:
    code = "import sys, polis; polis.Game('machi-koro', seed=1); print('numba' in sys.modules)"
    assert run(code, PACKAGE.parent) == "False"


# Libraries that do not fit -----------------------------------------------------------------------


@pytest.fixture
def stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Library, Path]:
    """The rules of Machi Koro in a store with that game alone, and their description."""
    registry.rules("machi-koro")  # with its own libraries, for the tests that come later
    one = registry.libraries("machi-koro")[0]
    found = one.find()
    if found is None:
        pytest.fail("the libraries are not built: run `polis warm` first")
    monkeypatch.setenv("POLIS_CACHE_DIR", str(tmp_path))
    (tmp_path / "libraries").mkdir()
    for part in registry.libraries("machi-koro"):
        for file in found.parent.glob(f"{part.name}.*"):
            shutil.copy(file, tmp_path / "libraries")
    monkeypatch.setattr(library, "_loaded", {})
    monkeypatch.setattr(library, "_refused", {})
    monkeypatch.setattr(library, "_enabled", True)
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    return one, tmp_path / "libraries" / found.name


def refusal(one: Library, caplog: pytest.LogCaptureFixture) -> str:
    """The sentence with which a library is refused; it is said once."""
    rules = registry.rules(one.game)
    layouts = library.layouts_of(rules.box, rules.dtype)
    assert library.load(one, layouts) == {}
    assert library.load(one, layouts) == {}
    assert len(caplog.messages) == 1
    assert "plain Python plays instead" in caplog.messages[0]
    return caplog.messages[0]


def test_a_library_that_fits_is_loaded(stored: tuple[Library, Path]) -> None:
    assert "to_act" in library.load(stored[0])


def test_a_damaged_library_is_refused(
    stored: tuple[Library, Path], caplog: pytest.LogCaptureFixture
) -> None:
    one, path = stored
    code = path.with_suffix(".o")
    content = bytearray(code.read_bytes())
    content[len(content) // 2] ^= 1
    code.write_bytes(content)
    assert "it is damaged" in refusal(one, caplog)


def test_a_truncated_description_is_refused(
    stored: tuple[Library, Path], caplog: pytest.LogCaptureFixture
) -> None:
    one, path = stored
    path.write_bytes(path.read_bytes()[:100])
    assert "its description is damaged" in refusal(one, caplog)


def test_the_description_of_another_library_is_refused(
    stored: tuple[Library, Path], caplog: pytest.LogCaptureFixture
) -> None:
    one, path = stored
    description = json.loads(path.read_text())
    path.write_text(json.dumps({**description, "digest": "0" * 16}))
    assert "another library" in refusal(one, caplog)


def test_a_description_without_its_library_is_refused(
    stored: tuple[Library, Path], caplog: pytest.LogCaptureFixture
) -> None:
    one, path = stored
    path.with_suffix(".o").unlink()
    assert "is missing" in refusal(one, caplog)


def test_what_is_no_object_file_is_refused(
    stored: tuple[Library, Path], caplog: pytest.LogCaptureFixture
) -> None:
    one, path = stored
    description = json.loads(path.read_text())
    one.save(b"no object file", description["entries"])
    assert "not an object file" in refusal(one, caplog)


def test_a_library_without_one_of_its_entry_points_is_refused(
    stored: tuple[Library, Path], caplog: pytest.LogCaptureFixture
) -> None:
    one, path = stored
    entries = json.loads(path.read_text())["entries"]
    one.save(path.with_suffix(".o").read_bytes(), {**entries, "fly": entries["to_act"]})
    assert "it has no polis_fly" in refusal(one, caplog)


Edit = Callable[[dict[str, Any]], Any]
EDITS: dict[str, tuple[Edit, str]] = {
    "an unknown kind": (
        lambda entries: entries["legal"]["arguments"].__setitem__(2, "word"),
        "its description is damaged",
    ),
    "an unknown result": (
        lambda entries: entries["legal"].update(returns="text"), "its description is damaged",
    ),
    "an entry without its arguments": (
        lambda entries: entries["legal"].pop("arguments"), "its description is damaged",
    ),
    "an entry that is a number": (
        lambda entries: entries.update(legal=1), "its description is damaged",
    ),
    "no odds, which limit the draws": (
        lambda entries: entries.pop("odds"), "its description is damaged",
    ),
    "another layout of the box": (
        lambda entries: entries["legal"]["arguments"][0].__setitem__(1, "record 0"),
        "its legal takes another layout of box",
    ),
    "another layout of positions": (
        lambda entries: entries["apply"]["arguments"][1].__setitem__(1, "record 0"),
        "its apply takes another layout of P",
    ),
}  # fmt: skip


@pytest.mark.parametrize("edited", EDITS)
@pytest.mark.parametrize("with_digest", [False, True])
def test_an_edited_description_is_refused(
    stored: tuple[Library, Path], caplog: pytest.LogCaptureFixture, edited: str, with_digest: bool
) -> None:
    one, path = stored
    change, why = EDITS[edited]
    description = json.loads(path.read_text())
    change(description["entries"])
    if with_digest:
        one.save(path.with_suffix(".o").read_bytes(), description["entries"])
    else:
        path.write_text(json.dumps(description))
        why = "its digest is not the one in its description"
    assert why in refusal(one, caplog)


FOREIGN: dict[str, Callable[[bytes], bytes]] = {
    "web-wasm32": lambda content: b"\x00asm\x01\x00\x00\x00",
    "another processor": lambda content: content[:18] + b"\x08\x00" + content[20:],
    "another system": lambda content: b"\xcf\xfa\xed\xfe\x07\x00\x00\x01" + content[8:],
    "an empty file": lambda content: b"",
}


@pytest.mark.parametrize("system", FOREIGN)
def test_an_object_file_of_another_system_does_not_end_the_process(
    stored: tuple[Library, Path], system: str
) -> None:
    """LLVM aborts when it has to load one."""
    one, path = stored
    entries = json.loads(path.read_text())["entries"]
    one.save(FOREIGN[system](path.with_suffix(".o").read_bytes()), entries)
    shown = run(ROLL, PACKAGE.parent, POLIS_CACHE_DIR=str(path.parent.parent))
    assert shown == "[4, 4, 0, 0] ['arena', 'strategy']"


def test_a_library_that_is_removed_at_this_moment_is_not_there(
    stored: tuple[Library, Path], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, path = stored
    with monkeypatch.context() as patched:
        patched.setattr(Library, "find", lambda self: path.with_name("removed.json"))
        assert library.load(one) == {}
    assert caplog.messages == []
    assert "to_act" in library.load(one)


def test_a_damaged_library_counts_again_when_it_is_written_anew(
    stored: tuple[Library, Path], caplog: pytest.LogCaptureFixture
) -> None:
    one, path = stored
    code = path.with_suffix(".o")
    entries, content = json.loads(path.read_text())["entries"], code.read_bytes()
    code.write_bytes(content[:1000])
    assert not library.is_whole(one)  # so the compiler builds it again
    refusal(one, caplog)
    one.save(content, entries)
    assert library.is_whole(one)
    assert "to_act" in library.load(one)


def test_drafts_of_stopped_writers_are_removed(stored: tuple[Library, Path]) -> None:
    one, path = stored
    content, entries = path.with_suffix(".o").read_bytes(), json.loads(path.read_text())["entries"]
    old, young = (path.with_name(f".{path.stem}.o.{pid}") for pid in (1, 2))
    for draft in (old, young):
        draft.write_bytes(content[:1000])
    os.utime(old, (0, 0))
    one.save(content, entries)
    assert not old.exists()
    assert young.exists()  # its writer may still be at work


def test_a_writer_that_is_killed_leaves_the_library_as_it_was(
    stored: tuple[Library, Path],
) -> None:
    one, path = stored
    before = path.read_bytes(), path.with_suffix(".o").read_bytes()
    for write in (1, 2):  # of the object file, of its description
        code = KILLED.format(write=write, one=one)
        killed = subprocess.run([sys.executable, "-c", code], env=os.environ)
        assert killed.returncode == -signal.SIGKILL
        assert list(path.parent.glob(f".{path.stem}.*"))  # it was killed in the middle of a file
        if write == 1:
            assert (path.read_bytes(), path.with_suffix(".o").read_bytes()) == before
        else:
            assert not library.is_whole(one)  # the new file beside the old description
            assert library.load(one) == {}
    one.save(before[1], json.loads(before[0])["entries"])
    assert "to_act" in library.load(one)


KILLED = """
import os, signal
from pathlib import Path
from polis.core.native.store import Library
writes, write = 0, Path.write_bytes

def write_half(path, content):
    global writes
    writes += 1
    write(path, content[: len(content) // 2] if writes == {write} else content)
    if writes == {write}:
        os.kill(os.getpid(), signal.SIGKILL)

Path.write_bytes = write_half
{one}.save(b"another object file", {{}})
"""


def test_old_libraries_are_removed(stored: tuple[Library, Path]) -> None:
    one, path = stored
    entries = json.loads(path.read_text())["entries"]
    for number in range(6):
        Library(one.game, one.part, f"{number:016}", one.target).save(b"code", entries)
    kept = [len(list(path.parent.glob(f"*-rules-*{end}"))) for end in (".json", ".o")]
    assert kept == [3, 3]


# Arguments that do not fit -----------------------------------------------------------------------


def test_wrong_arguments_raise(stored: tuple[Library, Path]) -> None:
    legal = library.load(stored[0])["legal"]
    rules = registry.rules("machi-koro")
    records = rules.new(2).records
    out = np.zeros(rules.sheet.most_actions, np.int64)
    assert legal(rules.box, records, 0, out) > 0
    wrong = [
        (rules.box, records, 0),  # too few
        (records, records, 0, out),  # a position in place of the box
        (rules.box, records, 0.5, out),
        (rules.box, records, 0, out.astype(np.int32)),
        (rules.box, records, 0, out[::2]),  # not contiguous
        (rules.box, records, 0, out.reshape(1, -1)),
        (rules.box, records, 0, out.tolist()),
        (rules.box, np.frombuffer(records.tobytes(), records.dtype), 0, out),  # read only
    ]
    for arguments in wrong:
        with pytest.raises(TypeError, match=r"legal|interpreted as an integer"):
            legal(*arguments)
    with pytest.raises(ValueError, match=r"legal: an array of .* where at least"):
        legal(rules.box, records, 0, out[:-1])
    for place in (-1, 1):
        with pytest.raises(IndexError, match=f"legal: {place} is too much for an array of 1"):
            legal(rules.box, records, place, out)


def test_more_codes_than_arrays_hold_raise(stored: tuple[Library, Path]) -> None:
    rules = registry.rules("machi-koro")
    strategy = registry.libraries("machi-koro")[1]
    position = rules.new(2)
    position.deal(1)
    codes = position.legal.codes
    scratch = new_records(1, rules.dtype)
    look = library.load(strategy)["look"]
    at = (rules.box, position.records, 0)
    look(*at, codes, len(codes), scratch, np.zeros(len(codes)))
    for count, room in ((len(codes) + 1, len(codes) + 1), (len(codes), len(codes) - 1)):
        with pytest.raises(IndexError, match="look: "):
            look(*at, codes, count, scratch, np.zeros(room))


def test_the_address_of_an_array_is_that_of_its_first_item() -> None:
    rows = np.arange(12).reshape(3, 4)
    record = new_records(2, registry.rules("machi-koro").dtype)
    for array in (rows, rows[1:], rows[:, 2], record, record[1:], np.zeros(0)):
        assert library.address_of(array) == array.ctypes.data
