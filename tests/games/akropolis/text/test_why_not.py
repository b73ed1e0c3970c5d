"""Why an action of Akropolis is refused."""

from __future__ import annotations

import polis
from tests.core.test_game import played


def test_why_not() -> None:
    game = polis.Game("akropolis", 2, seed=3)
    position = game.position
    assert "ak-too-dear" in repr(position.why_not("take 4"))
    assert "ak-not-lying" in repr(position.why_not("take 6"))
    assert "ak-asks-take" in repr(position.why_not("place 1,-1 n"))
    assert "ak-asks-take" in repr(position.why_not(f"reveal {_unseen(game)}"))
    position.play("take 1")
    assert "ak-asks-place" in repr(position.why_not("take 1"))
    assert "ak-touches-nothing" in repr(position.why_not("place 1,-3 n"))
    assert "ak-touches-nothing" in repr(position.why_not("place 64,0 n"))
    assert "ak-uneven" in repr(position.why_not("place 0,0 n"))
    position.play("place 1,-1 n")
    start = polis.rules("akropolis").new()
    assert "ak-none-unseen" in repr(_seen(game))
    assert "ak-asks-reveal" in repr(start.why_not("take 1"))


def test_a_place_far_from_the_city_is_refused_at_any_moment() -> None:
    """Also when the game is over, and while tiles are turned up."""
    game = played("akropolis", 1)
    for position in (game.position, game.at(0), game.at(5)):
        assert position.why_not("place 40,40 n") is not None
    assert "refused-over" in repr(game.position.why_not("place 40,40 n"))


def _unseen(game: polis.Game) -> str:
    left = game.position.records["unseen"][0]
    return next(n.split()[1] for n in polis.rules("akropolis").new(4).outcomes if left.any())


def _seen(game: polis.Game) -> object:
    """Why the only tile of its kind cannot be revealed twice."""
    position = polis.rules("akropolis").new()
    for notation, chance in position.outcomes.items():
        if chance == min(position.outcomes.values()):
            return position.copy().play(notation).why_not(notation)
    return None
