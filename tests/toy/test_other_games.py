"""Games of other packages: a broken one is reported in one sentence and left out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import polis
from polis.core import registry
from tests.server.support.processes import SOON, Process
from tests.toy.conftest import FOLDER, TOY, Search
from tests.toy.test_toy import SHIPPED

GAME = "RULES = None\n"


def write_game(folder: Path, name: str, sheet: str, game: str = GAME) -> None:
    """A game's package with these two modules."""
    (folder / name).mkdir(parents=True)
    (folder / name / "__init__.py").touch()
    (folder / name / "sheet.py").write_text(sheet, encoding="utf-8")
    (folder / name / "game.py").write_text(game, encoding="utf-8")


def reports(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "polis.games"]


def test_a_broken_sheet_is_left_out(
    search_games: Search, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    write_game(tmp_path, "broken_sheet", "import no_such_module\n")
    search_games(tmp_path, FOLDER)
    assert [sheet.key for sheet in polis.sheets()] == sorted([*SHIPPED, TOY])
    (report,) = reports(caplog)
    assert "broken_sheet" in report
    assert "no_such_module" in report
    assert "\n" not in report


def test_broken_rules_are_left_out_on_first_use(
    search_games: Search, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sheet = (FOLDER / "tic_tac_die/sheet.py").read_text(encoding="utf-8")
    write_game(tmp_path, "broken_rules", sheet.replace(TOY, "broken-rules"), "1 / 0\n")
    search_games(tmp_path)
    assert [rules.sheet.key for rules in registry.all_rules()] == SHIPPED
    assert [sheet.key for sheet in polis.sheets()] == SHIPPED
    (report,) = reports(caplog)
    assert "ZeroDivisionError" in report


def test_a_server_leaves_broken_rules_out_from_the_start(tmp_path: Path) -> None:
    sheet = (FOLDER / "tic_tac_die/sheet.py").read_text(encoding="utf-8")
    write_game(tmp_path / "games", "broken_rules", sheet.replace(TOY, "broken-rules"), "1 / 0\n")
    own = {"POLIS_GAMES": str(tmp_path / "games"), "POLIS_CACHE_DIR": str(tmp_path / "cache")}
    database = f"sqlite:///{tmp_path / 'polis.sqlite'}"
    process = Process("--port", "0", "--database", database, NUMBA_DISABLE_JIT="1", **own)
    try:
        games = httpx.get(f"{process.address}/api/games", timeout=SOON).json()["games"]
    finally:
        process.kill()
    assert [game["game"] for game in games] == SHIPPED
    assert sum("ZeroDivisionError" in line for line in process.lines) == 1


def test_a_game_cannot_take_the_place_of_another(
    search_games: Search, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sheet = (FOLDER / "tic_tac_die/sheet.py").read_text(encoding="utf-8")
    write_game(tmp_path, "broken_key", sheet.replace(TOY, "akropolis"))
    write_game(tmp_path, "akropolis", "")
    search_games(tmp_path, tmp_path / "nowhere")
    assert [sheet.key for sheet in polis.sheets()] == SHIPPED
    assert polis.rules("akropolis").new()
    for reason in ("has the same key", "has the same name", "is not a folder"):
        assert len([report for report in reports(caplog) if reason in report]) == 1


def test_an_installed_package_names_its_games_by_entry_points(tmp_path: Path) -> None:
    sheet = (FOLDER / "tic_tac_die/sheet.py").read_text(encoding="utf-8")
    write_game(tmp_path / "club", "chess", sheet.replace(TOY, "club-chess"))
    (tmp_path / "club/__init__.py").touch()
    info = tmp_path / "club-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: club\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[polis.games]\nchess = club.chess\ngone = club.gone\n")
    path = os.pathsep.join([str(tmp_path), *sys.path])
    result = subprocess.run(
        [sys.executable, "-c", "import polis; print([sheet.key for sheet in polis.sheets()])"],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stdout.strip() == str(sorted([*SHIPPED, "club-chess"]))
    assert "club.gone" in result.stderr
    assert len(result.stderr.splitlines()) == 1
