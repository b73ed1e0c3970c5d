"""Every move of Akropolis in words."""

from __future__ import annotations

import pytest

from polis.text.translation import translation
from tests.core.test_game import played


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_every_move_is_told(lang: str, seed: int) -> None:
    game = played("akropolis", seed)
    position = game.at(0)
    for move in game.moves:
        said = translation(lang).format(position.tell(move), game.names)
        assert len(said) > 5
        position.play(move)
    assert translation(lang).format(position.prompt(), game.names)
