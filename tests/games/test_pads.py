"""What score pads offer and answer is what their types say."""

from __future__ import annotations

import json
from types import GenericAlias
from typing import Any, get_type_hints

import pytest
from pydantic import ConfigDict, TypeAdapter

import polis
from polis.core import registry, scorepad
from polis.core.sheet import Sheet
from polis.server.protocol.schemas.pads import pad_schemas


def check(function: Any, value: Any) -> None:
    """The value is of the type that the function declares, as JSON."""
    declared = get_type_hints(function)["return"]
    config = ConfigDict(strict=True, extra="forbid")
    adapter = TypeAdapter[Any](GenericAlias(list, declared), config=config)
    adapter.validate_json(json.dumps([value]))


def tables(sheet: Sheet) -> list[Any]:
    """A blank table for every number of players."""
    rules = registry.rules(sheet.key)
    return [scorepad.facts(rules, players)["blank"] for players in sheet.players]


@pytest.mark.parametrize("sheet", polis.sheets(), ids=lambda sheet: sheet.key)
def test_facts_and_scores_have_their_declared_types(sheet: Sheet) -> None:
    rules = registry.rules(sheet.key)
    assert rules.scorepad is not None
    for players in sheet.players:
        check(rules.scorepad.facts, scorepad.facts(rules, players))
    for table in tables(sheet):
        check(rules.scorepad.score, scorepad.score(rules, table))


@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("akropolis", {}),
        ("world-wonders", {"next": {"player": 1, "piece": "S1"}}),
        ("world-wonders", {"next": {"player": 1, "piece": "giza"}}),
    ],
)
def test_places_have_their_declared_type(game: str, more: dict[str, Any]) -> None:
    rules = registry.rules(game)
    assert rules.scorepad is not None
    for table in tables(rules.sheet):
        check(rules.scorepad.legal, scorepad.legal(rules, {**table, **more}))


def test_one_city_has_its_declared_types() -> None:
    rules = registry.rules("akropolis")
    assert rules.scorepad is not None
    city = {"players": 2, "tiles": []}
    check(rules.scorepad.score, scorepad.score(rules, city))
    check(rules.scorepad.legal, scorepad.legal(rules, city))


def test_the_types_of_every_pad_are_published() -> None:
    published = {sheet.key: set(pad_schemas(sheet.key)) for sheet in polis.sheets()}
    assert all({"Facts", "Table", "Scored"} <= types for types in published.values())
    places = {game for game, types in published.items() if "Legal" in types}
    assert places == {"akropolis", "world-wonders"}
