"""Score pads: what was built on a real table, read from plain data and scored by the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from polis.core import registry
from polis.core.errors import BadFile
from polis.core.interfaces import PadTable, ScorePad
from polis.core.rules import Rules
from polis.text.message import Message

MOST_QUOTED = 60  # characters of a wrong value that a sentence quotes


def _pad(game: Rules | str) -> tuple[Rules, ScorePad]:
    rules = registry.rules(game) if isinstance(game, str) else game
    if rules.scorepad is None:
        known = [found.sheet.key for found in registry.all_rules() if found.scorepad]
        raise BadFile(Message("pad-none", game=rules.sheet.title, games=known))
    return rules, rules.scorepad


def read(game: Rules | str, data: Any) -> PadTable:
    """The city or table given as plain data; BadFile says what is wrong with it."""
    rules, pad = _pad(game)
    return pad.read(rules, data)


def score(game: Rules | str, data: Any) -> dict[str, Any]:
    """The score of a city or table given as plain data; BadFile says what is wrong with it."""
    return score_of(read(game, data))


def score_of(table: PadTable) -> dict[str, Any]:
    """The score of a table that was read."""
    _, pad = _pad(table.position.rules)
    return pad.score(table)


def legal(game: Rules | str, data: Any) -> dict[str, Any]:
    """Where the next piece could go in a city or table given as plain data."""
    rules, pad = _pad(game)
    return pad.legal(pad.read(rules, data))


def facts(game: Rules | str, players: int) -> dict[str, Any]:
    """What a pad for so many players offers: its `options`, a `blank` table, parts of the box."""
    rules, pad = _pad(game)
    rules.sheet.check_players(players, study=False)
    return pad.facts(rules, players)


# Reading -----------------------------------------------------------------------------------------


class PadModel(BaseModel):
    """Plain data of a score pad; keys that no pad knows are ignored."""

    model_config = ConfigDict(frozen=True)


class PadData(PadModel):
    """A whole pad; `options` holds those of the game's options that change the score."""

    options: dict[str, Any] = Field(default_factory=dict)


Data = TypeVar("Data", bound=PadData)
Location = tuple[int | str, ...]
Explain = Callable[[Location], Message | None]


def all_options(rules: Rules, entered: PadData, **named: Any) -> dict[str, Any]:
    """All options of the game in words; those in `options` outweigh those `named` beside it."""
    return rules.sheet.option_values(rules.sheet.option_codes({**named, **entered.options}))


def wrong(part: str, value: Any, wanted: str) -> BadFile:
    """The error for a part of a pad: its name, its value, and an example of what is right."""
    shown = str(value)[:MOST_QUOTED] if value is not None else "–"
    return BadFile(Message("pad-part", part=part, value=shown, wanted=wanted))


def validate(
    model: type[Data], data: Any, wanted: Mapping[str, str], explain: Explain | None = None
) -> Data:
    """The data as the model; BadFile names the first part that is wrong.

    `wanted` has an example of each part by its name, and of each element of a list by the name
    of the list with `[]`; `explain` may have a better message for a location.
    """
    if not isinstance(data, dict):
        raise BadFile(Message("pad-object"))
    try:
        return model.model_validate(data)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        location = first["loc"]
        if explain and (message := explain(location)):
            raise BadFile(message) from None
        if first["type"] == "too_long" and (count := first["ctx"]["actual_length"]):
            most = first["ctx"]["max_length"]
            raise BadFile(
                Message("pad-too-long", part=_part(location), count=count, most=most)
            ) from None
        value = None if first["type"] == "missing" else first["input"]
        raise wrong(_part(location), value, _wanted(location, wanted)) from None


def _part(location: Location) -> str:
    """A place in the data as people count: `players 1 coins`."""
    return " ".join(str(step + 1) if isinstance(step, int) else step for step in location)


def _wanted(location: Location, wanted: Mapping[str, str]) -> str:
    names = [step for step in location if isinstance(step, str)]
    element = "[]" if isinstance(location[-1], int) else ""
    return wanted.get(names[-1] + element, "{…}")
