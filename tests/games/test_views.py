"""Views are what their types say, in positions of every golden log."""

from __future__ import annotations

import json
from types import GenericAlias
from typing import Any

import pytest
from pydantic import ConfigDict, TypeAdapter

import polis
from polis.core import registry
from polis.core.sheet import Sheet
from tests.golden import folder_of, logs

STEPS = 2


@pytest.mark.parametrize("sheet", polis.sheets(), ids=lambda sheet: sheet.key)
def test_a_view_has_its_declared_type(sheet: Sheet) -> None:
    declared = registry.rules(sheet.key).view_type
    config = ConfigDict(strict=True, extra="forbid")
    adapter = TypeAdapter[Any](GenericAlias(list, declared), config=config)
    for path in logs(folder_of(sheet.key)):
        game = polis.Game.parse(path.read_text(encoding="utf-8"))
        places = [len(game.moves) * step // STEPS for step in range(STEPS + 1)]
        adapter.validate_json(json.dumps([game.at(place).view() for place in places]))
