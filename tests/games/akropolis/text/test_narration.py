"""Every move of Akropolis in words."""

from __future__ import annotations

import pytest

from polis.text.translation import words
from tests.core.test_game import played


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_every_move_is_told(lang: str, seed: int) -> None:
    game = played("akropolis", seed)
    position = game.at(0)
    for move in game.moves:
        said = words(lang).say(game.rules.text.tell(position, position.read(move)), game.names)
        assert len(said) > 5
        position.play(move)
    assert words(lang).say(game.rules.view.prompt(position), game.names)
