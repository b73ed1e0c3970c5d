"""Score pads as they travel: facts of the box, and real tables scored as a room's table is."""

from __future__ import annotations

from typing import Any

from polis.core import registry, scorepad
from polis.server.protocol import encoding
from polis.server.protocol.http import PadFacts, PadScore
from polis.server.protocol.set_ups import option_sheet
from polis.server.rooms.presentation import result


def facts(game: str, players: int) -> PadFacts:
    """What a pad for so many players offers."""
    rules = registry.rules(game)
    found = scorepad.facts(rules, players)
    keys = found.pop("options")
    sheet = rules.sheet
    options = [option_sheet(sheet, option) for option in sheet.options if option.key in keys]
    return PadFacts(options=options, blank=found.pop("blank"), facts=found)


def score(game: str, data: Any) -> PadScore:
    """A real table read from plain data, scored and explained."""
    table = scorepad.read(game, data)
    position = table.position
    scores = position.scores
    return PadScore(
        answer=scorepad.score_of(table),
        options=dict(table.options),
        view=position.view(),
        scores=scores[: table.seats],
        lines=[encoding.score_lines(position.explain(seat)) for seat in range(table.seats)],
        result=result(position, scores),
    )
