"""Where Polis keeps its own files."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest

from polis import folders


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("POLIS_CACHE_DIR", "XDG_CACHE_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)


def test_the_cache_is_where_the_variable_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POLIS_CACHE_DIR", str(tmp_path / "chosen"))
    assert folders.cache_folder() == tmp_path / "chosen"
    assert folders.cache_folder().is_dir()


def test_a_cache_that_cannot_be_made_is_a_temporary_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setenv("POLIS_CACHE_DIR", str(file / "below"))
    assert folders.cache_folder().is_dir()
    assert not folders.cache_folder().is_relative_to(tmp_path)


def test_the_folder_of_an_earlier_version_is_found_and_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "Library"
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_: elsewhere)
    assert folders.data_folder() == elsewhere
    earlier = tmp_path / ".local/share/polis"
    earlier.mkdir(parents=True)
    assert folders.data_folder() == earlier
    elsewhere.mkdir()
    assert folders.data_folder() == elsewhere
