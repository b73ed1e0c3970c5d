"""Kernels in users' files: compiled against the game's library, or played in plain Python."""

from __future__ import annotations

from pathlib import Path

import pytest

from polis.bots import user_kernels
from polis.bots.bot import ask
from polis.bots.specs import parse
from polis.core import registry
from polis.core.game import Game
from polis.core.native import compiler_package, library
from polis.core.native.builds import require
from polis.core.native.store import STRATEGY
from tests.native import NATIVE

KEYS = [sheet.key for sheet in registry.sheets()]
EXAMPLE = Path(__file__).resolve().parents[2] / "docs/examples/kernel_bot.py"
DECISIONS = 12

STRANGE = """
from polis.core.kernel import kernel

@kernel
def strange(box, P, i, codes, n, bits):
    return min({"first": codes[0]}.values())
"""


@pytest.fixture(autouse=True)
def _nothing_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(user_kernels, "_said", set())


def moves(spec: str, game: str, seed: int) -> list[int]:
    """The first decisions of a game that a bot plays against itself."""
    bot = parse(spec, game).make(seed)
    match = Game(game, players=2, seed=seed)
    found: list[int] = []
    while len(found) < DECISIONS:
        found.append(ask(bot, spec, match.position))
        match.play(found[-1])
    return found


def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the kernels that are compiled from now on."""
    from polis.compiler import frontend

    names: list[str] = []
    original = frontend.compile_kernel

    def note(function, examples):  # type: ignore[no-untyped-def]
        made = original(function, examples)
        names.append(function.__name__)
        return made

    monkeypatch.setattr(frontend, "compile_kernel", note)
    return names


@pytest.mark.parametrize("key", KEYS)
def test_a_compiled_kernel_plays_as_in_plain_python(
    key: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    require(key, STRATEGY)
    names = compiled(monkeypatch)
    native = moves(f"{EXAMPLE}:look_ahead", key, seed)
    assert names == (["look_ahead"] if NATIVE else [])
    monkeypatch.setattr(compiler_package, "is_installed", lambda: False)
    assert moves(f"{EXAMPLE}:look_ahead", key, seed) == native
    assert len(names) == NATIVE


def test_without_numba_one_sentence_says_what_to_install(
    seed: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(library, "enabled", lambda: True)
    monkeypatch.setattr(compiler_package, "is_installed", lambda: False)
    for _ in range(2):
        moves(f"{EXAMPLE}:look_ahead", "machi-koro", seed)
    (sentence,) = caplog.messages
    assert "polis-games[kernels]" in sentence
    assert str(EXAMPLE) in sentence


def test_nothing_is_said_while_the_compiler_is_being_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    marker = tmp_path / "coming"
    marker.touch()
    monkeypatch.setenv(compiler_package.COMING, str(marker))
    monkeypatch.setattr(library, "enabled", lambda: True)
    monkeypatch.setattr(compiler_package, "is_installed", lambda: False)
    parse(f"{EXAMPLE}:look_ahead", "machi-koro")
    assert not caplog.messages
    marker.unlink()
    parse(f"{EXAMPLE}:look_ahead", "machi-koro")
    assert len(caplog.messages) == 1


def test_a_kernel_that_numba_does_not_accept_plays_in_plain_python(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    require("machi-koro", STRATEGY)
    file = tmp_path / "strange.py"
    file.write_text(STRANGE)
    found = moves(f"{file}:strange", "machi-koro", seed)
    assert len(found) == DECISIONS
    if NATIVE:
        (sentence,) = caplog.messages
        assert f"{file}:strange" in sentence


def test_a_plain_function_gets_fields_as_attributes(tmp_path: Path, seed: int) -> None:
    file = tmp_path / "plain.py"
    file.write_text("def last(box, P, i, codes, n, bits):\n    return codes[n - P[i].seats // 2]\n")
    assert len(moves(f"{file}:last", "machi-koro", seed)) == DECISIONS
