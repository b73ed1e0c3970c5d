"""People read words: no codes, no coordinates, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import polis
from polis.core import registry
from polis.core.position import Position
from polis.text.message import Message
from polis.text.translation import LANGUAGES, translation
from tests.core.test_game import played

NAMES = ["Anna", "Boris"]
CODES = {
    "a tile of Akropolis": r"\b[hmbtgqHMBTG]{3}\b",
    "a hex": r"\d,\s?-?\d",
    "a cell of a map, or a map": r"\b[a-oA-O]\d{1,2}\b",
    "a stack": r"\b[SP]\d\b",
    "a component": r"\b(petra|castillo|giza|greatwall|[a-z]+-[0-9]+)\b",
    "a turned piece": r"\br[0-3]\b",
}
EVERY = 7  # every so many of all codes is tried for its refusal


def messages(position: Position) -> Iterator[Message]:
    """What the browser says about a position: questions, actions and refusals."""
    yield position.prompt()
    if position.seat == polis.CHANCE:
        return
    yield position.request()
    legal = position.legal.codes.tolist()
    yield from (position.tell(code) for code in legal[:5])
    refused = [code for code in range(0, position.rules.sheet.actions, EVERY) if code not in legal]
    for code in refused[:: max(1, len(refused) // 12)]:
        yield position.rules.text.why_not(position, code)


@pytest.mark.parametrize("choice", [0, -1], ids=["usual options", "other options"])
@pytest.mark.parametrize("key", ["machi-koro", "akropolis", "world-wonders"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_is_said(key: str, language: str, choice: int) -> None:
    options = {option.key: option.values[choice] for option in registry.sheet(key).options}
    game = played(key, 3, decisions=40, options=options)
    position = game.at(0)
    for move in game.moves:
        said = [position.tell(move), *messages(position)]
        position.play(move)
        for message in [*said, *position.news()]:
            text = translation(language).format(message, NAMES)
            found = {name for name, code in CODES.items() if re.search(code, text)}
            # Only the terminal can turn a piece in a way that looks the same.
            assert not found or message.key == "ww-same-turn", text


@pytest.mark.parametrize("key", ["machi-koro", "akropolis", "world-wonders"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_request_names_no_seat(key: str, language: str) -> None:
    game = played(key, 5, decisions=30)
    position = game.at(0)
    for move in game.moves:
        if position.seat >= 0:
            assert "seat" not in position.request().args
            assert "Anna" not in translation(language).format(position.request(), NAMES)
        position.play(move)
