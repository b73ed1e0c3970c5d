"""Broken logs get one sentence that names the place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from polis.core import log
from polis.core.errors import BadFile, BadLog, PolisError
from polis.core.game import Game
from tests.core.test_game import played


def good() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(log.write(played("machi-koro", 5)))
    return data


def test_a_log_holds_notation_only() -> None:
    data = good()
    assert set(data) == {
        "format", "game", "rules_version", "components", "options", "seats", "moves", "result",
    }  # fmt: skip
    assert all(isinstance(move, str) for move in data["moves"])
    assert "seed" not in json.dumps(data)


def test_a_log_is_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    text, parsed, from_json = json.dumps(good()), [], log.from_json

    def counted(given: str, **settings: bool) -> Any:
        parsed.append(given)
        return from_json(given, **settings)

    monkeypatch.setattr(log, "from_json", counted)
    log.read(text)
    assert parsed == [text]


def test_an_option_added_later_is_written_only_when_it_is_not_the_default() -> None:
    """So logs written before the option existed stay as they are."""
    usual = Game("akropolis", options={"empty_places": "all"})
    assert "empty_places" not in log.to_dict(usual)["options"]
    assert log.to_dict(usual)["options"]["lake_size"] == "any"
    other = Game("akropolis", options={"empty_places": "outside"})
    assert log.to_dict(other)["options"]["empty_places"] == "outside"
    for game in (usual, other):
        again = log.read(log.write(game))
        assert again.options == game.options
        assert again.position == game.position


@pytest.mark.parametrize(
    ("part", "value", "quoted"),
    [
        ("format", "polis-log/9", "polis-log/9"),
        ("game", "chess", "chess"),
        ("game", 3, "3"),
        ("rules_version", 99, "99"),
        ("rules_version", "1", "rules_version"),
        ("rules_version", True, "rules_version"),
        ("options", [], "options"),
        ("options", {"supply": "some"}, "some"),
        ("seats", "Anna", "seats"),
        ("seats", ["Anna", 2], "seats"),
        ("seats", ["A", "B", "C", "D", "E", "F"], "6"),
        ("moves", None, "moves"),
        ("moves", ["dice 9"], "dice 9"),
        ("moves", ["dice 4", "dice 4"], "Move 2"),
        ("result", {"scores": [9, 9], "shares": ["1", "0"]}, "9, 9"),
    ],
)
def test_a_wrong_part_is_quoted(part: str, value: object, quoted: str) -> None:
    with pytest.raises(PolisError, match=quoted):
        log.read(json.dumps({**good(), part: value}))


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '"log"'])
def test_what_is_no_json_object_is_no_log(text: str) -> None:
    with pytest.raises(BadLog):
        log.read(text)


def test_an_impossible_move_is_named_with_its_reason() -> None:
    data = good()
    place = next(n for n, move in enumerate(data["moves"]) if move.startswith("build"))
    data["moves"][place] = "build radio-tower"
    with pytest.raises(BadLog, match=rf"Move {place + 1} .*radio-tower.* costs 22"):
        log.read(json.dumps(data))


def test_files_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"nothing\.json"):
        log.load(tmp_path / "nothing.json")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadFile, match=r"bytes\.json"):
        log.load(tmp_path / "bytes.json")
    (tmp_path / "file").write_text("")
    with pytest.raises(BadFile, match=r"below\.json"):
        log.save(played("machi-koro", 1, 2), tmp_path / "file" / "below.json")


def test_a_saved_log_loads(tmp_path: Path) -> None:
    game = played("machi-koro", 6, 10)
    log.save(game, tmp_path / "deep" / "game.json")
    assert log.load(tmp_path / "deep" / "game.json").position == game.position
    assert [file.name for file in (tmp_path / "deep").iterdir()] == ["game.json"]


@pytest.mark.parametrize("depth", [log.DEEPEST, 500, 50_000])
def test_a_log_nested_too_deeply(depth: int) -> None:
    nested = "[" * depth + "]" * depth
    text = json.dumps(good() | {"components": 0}).replace(
        '"components": 0', f'"components": {nested}'
    )
    with pytest.raises(BadLog) as refused:
        log.read(text)
    assert refused.value.message.key == "log-deep"
