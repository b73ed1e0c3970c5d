"""A server that cannot start as it is told says why in one sentence, and nothing else."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from polis.core.errors import UsageError
from polis.server.config import from_environment
from polis.server.storage.server_lock import AlreadyServed, serving
from tests.server.support.processes import Process


def start(*arguments: str, **variables: str) -> str:
    """What `polis serve` says when it does not start."""
    command = [sys.executable, "-m", "polis", "serve", "--no-open", *arguments]
    environment = os.environ | {"POLIS_LANG": "en"} | variables
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    sentence = done.stderr.strip()
    assert sentence.startswith("polis: ")
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        (["--port", "abc"], "abc"),
        (["--port", "99999"], "99999"),
        (["--host", "300.1.1.1"], "300.1.1.1"),
        (["--name", "https://polis.example.org"], "https://polis.example.org"),
        (["--port", "0", "--database", "nonsense"], "nonsense"),
        (["--port", "0", "--database", "postgresql://u@127.0.0.1:x/polis"], "127.0.0.1:x"),
        (["--port", "0", "--database", "postgresql://u:secret@127.0.0.1:1/polis"], "127.0.0.1:1"),
        (["--port", "0", "--redis", "nonsense"], "nonsense"),
    ],
)
def test_a_flag_that_cannot_be_is_quoted(arguments: list[str], quoted: str) -> None:
    sentence = start(*arguments)
    assert quoted in sentence
    assert "secret" not in sentence


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    path = tmp_path / "file" / "polis.sqlite"
    assert str(path) in start("--port", "0", "--database", f"sqlite:///{path}")


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 100, encoding="utf-8")
    assert str(path) in start("--port", "0", "--database", f"sqlite:///{path}")


def test_tables_of_a_newer_version_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "polis.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("create table alembic_version (version_num varchar(32) primary key)")
        connection.execute("insert into alembic_version values ('9999')")
    assert "newer" in start("--port", "0", "--database", f"sqlite:///{path}")


def test_a_port_that_is_taken_is_named() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert port in start("--port", port)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("POLIS_PORT", "abc"),
        ("POLIS_PORT", "99999"),
        ("POLIS_BOT_WORKERS", "0"),
        ("POLIS_BOT_WORKERS", "two"),
        ("POLIS_MOST_WAIT", "-1"),
        ("POLIS_MOST_WAIT", "nan"),
        ("POLIS_ROOMS_PER_MINUTE", "many"),
        ("POLIS_VERBOSE", "perhaps"),
        ("POLIS_NAMES", "polis.example.org, a/b"),
    ],
)
def test_a_variable_that_cannot_be_is_quoted(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(UsageError) as refusal:
        from_environment()
    assert value.split(", ")[-1] in str(refusal.value)


def test_names_are_known_in_small_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POLIS_NAMES", "Polis.Example.org")
    assert from_environment().names == ("polis.example.org",)


def test_a_name_that_is_none_is_quoted_as_it_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POLIS_NAMES", "Polis_Example")
    with pytest.raises(UsageError, match="Polis_Example"):
        from_environment()


@pytest.fixture
def first(database: str) -> Iterator[Process]:
    """A server on a fresh SQLite file."""
    process = Process("--port", "0", "--database", database, POLIS_BOT_WORKERS="1")
    yield process
    process.kill()


@pytest.mark.parametrize("more", [[], ["--redis", "redis://127.0.0.1:1"]], ids=["alone", "redis"])
def test_a_second_server_on_an_sqlite_file_is_refused(first: Process, more: list[str]) -> None:
    sentence = start("--port", "0", "--database", first.database, *more)
    assert first.database.removeprefix("sqlite:///") in sentence
    assert first.address in sentence
    first.kill()
    Process("--port", "0", "--database", first.database).kill()  # the lock ended with its holder


def test_a_link_to_the_file_is_the_same_file(first: Process, tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite"
    link.symlink_to(first.database.removeprefix("sqlite:///"))
    assert first.address in start("--port", "0", "--database", f"sqlite:///{link}")


def at_home(database: str, tmp_path: Path) -> tuple[subprocess.CompletedProcess[str], Path]:
    """What `polis` without a command says, and the file with the addresses that it opened."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n', encoding="utf-8")
    browser.chmod(0o755)
    variables = {"POLIS_DATABASE": database, "BROWSER": str(browser), "POLIS_LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-m", "polis"],
        env=os.environ | variables, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    return done, opened


def test_a_second_polis_opens_the_page_of_the_first(first: Process, tmp_path: Path) -> None:
    done, opened = at_home(first.database, tmp_path)
    assert (done.returncode, done.stdout) == (0, "")
    assert first.address in done.stderr
    assert opened.read_text(encoding="utf-8").split() == [f"{first.address}/"]


def test_a_file_in_use_without_a_server_is_refused(database: str) -> None:
    with serving(database) as publish:
        assert "another process" in start("--port", "0", "--database", database)
        publish("http://localhost:1/")
        assert "http://localhost:1/" in start("--port", "0", "--database", database)


def test_the_address_of_a_server_that_still_starts_is_waited_for(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(database) as publish:
        with pytest.raises(AlreadyServed) as refusal, serving(database):
            pass
        monkeypatch.setattr("time.sleep", lambda seconds: publish("http://localhost:1/"))
        assert refusal.value.wait_for_address() == "http://localhost:1/"
    assert refusal.value.wait_for_address() is None  # it has ended
