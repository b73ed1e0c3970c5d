"""Every field and parameter of the protocol has a meaning in the published schema."""

from __future__ import annotations

from typing import Any

import pytest

from polis.server.app import make_app
from polis.server.config import Config
from polis.server.protocol.schemas.meanings import add_meanings


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    return make_app(Config()).openapi()


def test_every_field_has_a_meaning(schema: dict[str, Any]) -> None:
    """The value of a constant says it all."""
    types: dict[str, Any] = schema["components"]["schemas"]
    assert {"Act", "State", "PositionView", "CreateRoom", "Problem"} <= types.keys()
    fields = {
        f"{name}.{field}": found
        for name, one in types.items()
        for field, found in one.get("properties", {}).items()
    }
    assert len(fields) > 400
    assert [
        field
        for field, found in fields.items()
        if "const" not in found and not found.get("description")
    ] == []


def test_every_parameter_has_a_meaning(schema: dict[str, Any]) -> None:
    parameters = [
        (path, one["name"], one.get("description"))
        for path, methods in schema["paths"].items()
        for route in methods.values()
        for one in route.get("parameters", [])
    ]
    assert ("/api/pad/{game}", "players", "The number of players.") in parameters
    assert [one for one in parameters if not one[2]] == []


class Base:
    """A class with fields."""

    kept: int
    """Of the base."""
    other: int
    """Of the base, too."""


class Derived(Base):
    """A class that describes some of them itself."""

    other: int
    """Of the class,
    in two lines."""
    own: int


def test_meanings_are_inherited_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polis.server.protocol.schemas.meanings.OURS", "tests.")
    found: dict[str, Any] = {"properties": {"kept": {}, "other": {}, "own": {}}}
    add_meanings(found, Derived)
    assert found["properties"] == {
        "kept": {"description": "Of the base."},
        "other": {"description": "Of the class,\nin two lines."},
        "own": {},
    }
