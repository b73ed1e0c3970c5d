"""What the tests of all drawings use: a game at some moment, and parts of an SVG by their class."""

from __future__ import annotations

import random
from typing import Any
from xml.etree.ElementTree import Element

from polis.core.contract import CHANCE, OVER
from polis.core.position import Position
from polis.core.rules import Rules


def played(
    rules: Rules, players: int, decisions: int, rng: random.Random, **options: Any
) -> Position:
    """A game after so many random decisions, or at its end."""
    found = rules.new(players, **options)
    while found.seat != OVER:
        if found.seat == CHANCE:
            found.deal(rng.getrandbits(32))
        elif decisions == 0:
            break
        else:
            found.play(int(rng.choice(found.legal.codes)))
            decisions -= 1
    return found


def of_class(root: Element, name: str) -> list[Element]:
    """The parts of a drawing that have this class."""
    return [part for part in root.iter() if name in part.get("class", "").split()]
