"""A log: one JSON file that tells a whole game in notation, and nothing else.

No codes, no bytes and no seed are stored, so records may change their layout, and a log of a
running game reveals nothing about the luck to come. The log of a finished game may have the part
`luck`, which proves its outcomes (`polis.luck`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pydantic_core import from_json

from polis.core import component_sets, registry
from polis.core.errors import BadFile, BadLog
from polis.core.game import Game
from polis.core.rules import Rules
from polis.text.message import Message

FORMAT = "polis-log/1"

DEEPEST = 32
"""How deep the parts of a log may be nested; the deepest set of components needs a third of it."""


def to_dict(game: Game) -> dict[str, Any]:
    """The log as plain data."""
    result = None
    if game.over:
        shares = [str(share) for share in game.position.shares]
        result = {"scores": game.position.scores, "shares": shares}
    parts = {
        "format": FORMAT,
        "game": game.rules.sheet.key,
        "rules_version": game.rules_version,
        "components": _write_components(game),
        "options": game.rules.sheet.log_options(game.options),
        "seats": game.names,
        "moves": game.moves,
        "result": result,
    }
    # Only where there is one: logs without it stay as they were.
    return parts if game.luck is None else {**parts, "luck": dict(game.luck)}


def _write_components(game: Game) -> dict[str, Any] | None:
    """Nothing for the game's own set; another set as a whole, since its file may be lost."""
    other = component_sets.other_set(game.rules)
    return None if other is None else {"digest": component_sets.digest(other), "set": other}


def write(game: Game) -> str:
    """The log as text, one line for each part."""
    parts = to_dict(game)
    lines = [
        f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in parts.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _part(data: dict[str, Any], name: str, kind: type | tuple[type, ...], wanted: str) -> Any:
    value = data.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        shown = json.dumps(value, ensure_ascii=False)[:60] if name in data else "–"
        raise BadLog(Message("log-part", part=name, value=shown, wanted=wanted))
    return value


def _strings(data: dict[str, Any], name: str) -> list[str]:
    values: list[str] = _part(data, name, list, '["…"]')
    for value in values:
        if not isinstance(value, str):
            raise BadLog(Message("log-part", part=name, value=json.dumps(value), wanted='"…"'))
    return values


def _data(text: str) -> dict[str, Any]:
    try:
        # Unlike `json`, this refuses half of a surrogate pair, which could not be written again.
        data = from_json(text, allow_inf_nan=False)
    except (ValueError, TypeError) as error:
        if "recursion limit" in str(error):
            raise BadLog(Message("log-deep", most=DEEPEST)) from error
        raise BadLog(Message("log-json", error=str(error))) from error
    if not isinstance(data, dict):
        raise BadLog(Message("log-json", error=f"{text.strip()[:20]!r}"))
    if _too_deep(data):
        raise BadLog(Message("log-deep", most=DEEPEST))
    if data.get("format") != FORMAT:
        shown = json.dumps(data.get("format"), ensure_ascii=False)
        raise BadLog(Message("log-part", part="format", value=shown, wanted=f'"{FORMAT}"'))
    return data


def _too_deep(data: Any) -> bool:
    level = [data]
    for _ in range(DEEPEST):
        level = [
            inner
            for part in level
            for inner in (part.values() if isinstance(part, dict) else part)
            if isinstance(inner, (dict, list))
        ]
    return bool(level)


def game_of(text: str) -> str:
    """The key of the game whose log `text` is, before any of its rules are loaded."""
    return _game_of(_data(text))


def _game_of(data: dict[str, Any]) -> str:
    return registry.find(_part(data, "game", str, '"machi-koro"'))


def read(text: str, most_moves: int | None = None) -> Game:
    """The game a log tells; BadLog quotes what cannot be, and names the move that is wrong.

    A log with more than `most_moves` is refused before the first one is played.
    """
    data = _data(text)
    sheet = registry.sheet(_game_of(data))
    version = _part(data, "rules_version", int, "1")
    if version not in sheet.rules_versions:
        raise BadLog(
            Message(
                "log-version", game=sheet.title, version=version, known=list(sheet.rules_versions)
            )
        )
    names = _strings(data, "seats")
    options = _part(data, "options", dict, "{…}")
    rules = _read_components(data, registry.rules(sheet.key))
    game = Game(rules, len(names), options, names, rules_version=version)
    game.moves = _strings(data, "moves")
    if most_moves is not None and len(game.moves) > most_moves:
        raise BadLog(Message("log-long", moves=len(game.moves), most=most_moves))
    game.position = game.at(len(game.moves))
    _check_result(game, data)
    if data.get("luck") is not None:
        game.luck = _part(data, "luck", dict, "{…}")
    return game


def _read_components(data: dict[str, Any], rules: Rules) -> Rules:
    """The rules with the set of components that a log carries, if it carries one."""
    if data.get("components") is None:
        return rules
    wanted = '{"digest": "…", "set": {…}}'
    part = _part(data, "components", dict, wanted)
    if set(part) != {"digest", "set"}:
        keys = json.dumps(sorted(part), ensure_ascii=False)[:60]
        raise BadLog(Message("log-part", part="components", value=keys, wanted=wanted))
    expected = component_sets.digest(part["set"])
    if part["digest"] != expected:
        given = json.dumps(part["digest"], ensure_ascii=False)[:80]
        raise BadLog(Message("log-digest", digest=given, expected=expected))
    try:
        return component_sets.with_set(rules, part["set"])
    except BadFile as error:
        raise BadLog(error.message) from error


def _check_result(game: Game, data: dict[str, Any]) -> None:
    expected = to_dict(game)["result"]
    if data.get("result") not in (None, expected):
        raise BadLog(
            Message("log-result", value=json.dumps(data["result"]), expected=json.dumps(expected))
        )


def save(game: Game, path: Path) -> None:
    """Write a log file."""
    write_text(path, write(game))


def write_text(path: Path, text: str) -> None:
    """Write a file; a half-written one never takes the place of a good one."""
    draft = path.with_name(f".{path.name}.draft")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise BadFile(Message("file-unwritable", path=str(path), error=_why(error))) from error


def load(path: Path) -> Game:
    """Read a log file."""
    return read(read_text(path))


def read_text(path: Path) -> str:
    """The text of a file, or BadFile in one sentence."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(Message("file-unreadable", path=str(path), error=_why(error))) from error


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
