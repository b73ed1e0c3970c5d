"""Effects are what their types say, in every move of every golden log."""

from __future__ import annotations

import json
from types import GenericAlias
from typing import Any, get_args, get_type_hints

import pytest
from pydantic import ConfigDict, TypeAdapter

import polis
from polis.core import registry
from polis.core.sheet import Sheet
from polis.server.protocol.schemas.effects import effect_schemas
from tests.games.effects import golden_steps


@pytest.mark.parametrize("sheet", polis.sheets(), ids=lambda sheet: sheet.key)
def test_effects_have_their_declared_types(sheet: Sheet) -> None:
    declared = registry.rules(sheet.key).effect_type
    config = ConfigDict(strict=True, extra="forbid")
    adapter = TypeAdapter[Any](GenericAlias(list, declared), config=config)
    seen = set()
    for _, effects, _ in golden_steps(sheet.key):
        adapter.validate_json(json.dumps(effects))
        seen.update(effect["kind"] for effect in effects)
    kinds = {get_type_hints(kind)["kind"] for kind in get_args(declared)}
    assert seen == {get_args(kind)[0] for kind in kinds}


@pytest.mark.parametrize("sheet", polis.sheets(), ids=lambda sheet: sheet.key)
def test_every_kind_of_effect_is_published(sheet: Sheet) -> None:
    schemas = effect_schemas(sheet.key)
    kinds = [part["$ref"].rsplit("/", 1)[1] for part in schemas["Effect"]["anyOf"]]
    assert {"Score", "Turn", "End"} < set(kinds)
    for kind in kinds:
        assert set(schemas[kind]["required"]) == set(schemas[kind]["properties"])
