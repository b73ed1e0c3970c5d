"""Upper bounds on the steps that the searches of the rules count in `p.work`.

A set of components whose bound exceeds `MOST_WORK` is refused, so no search for a set that was
loaded gives up. The bounds hold for every map and every state of a city: a piece has at most as
many places as corners on the grid, and a piece that joins a group covers a cell beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from polis.games.world_wonders.components.catalogue import Data, kinds_of
from polis.games.world_wonders.components.shapes import cells_of, is_joined, looks
from polis.games.world_wonders.sheet import MOST_WORK
from polis.text.message import Message

Rest = tuple[int, ...]
"""How many pieces of each kind are still to be laid."""

CHECKED = ("W", "N")  # letters whose places are checked one by one


class Pieces:
    """The different pieces of an object: their number, cells, and corners by rotation."""

    def __init__(self, pieces: Sequence[Sequence[str]], grid: Data) -> None:
        kinds = kinds_of(pieces)
        shapes = [tuple(pieces[at]) for at, _ in kinds]
        self.all: Rest = tuple(number for _, number in kinds)
        self.cells = [len(cells_of(shape)) for shape in shapes]
        self.is_joined = all(is_joined(shape) for shape in shapes)
        self.corners = [
            [
                max(0, grid["rows"] - len(look) + 1) * max(0, grid["cols"] - len(look[0]) + 1)
                for look in looks(shape).values()
            ]
            for shape in shapes
        ]

    def size(self, rest: Rest) -> int:
        """The cells that these pieces cover together."""
        return sum(number * cells for number, cells in zip(rest, self.cells, strict=True))

    def tries(self, rest: Rest) -> Iterator[tuple[int, int, Rest]]:
        """Each kind and corners of a rotation that can be next, and the rest after it."""
        for kind, number in enumerate(rest):
            if number:
                after = (*rest[:kind], number - 1, *rest[kind + 1 :])
                for corners in self.corners[kind]:
                    yield kind, corners, after


def monument_work(card: Data, grid: Data) -> int:
    """The most steps of one search for a monument's places, whichever pieces are laid."""
    pieces = Pieces(card["pieces"], grid)
    letters = card["adjacent"]
    checked = int(len(set(letters)) < len(letters) or any(c in letters for c in CHECKED))

    @cache
    def complete(rest: Rest) -> int:
        """Steps to add the rest to a group of all other pieces."""
        group = pieces.size(pieces.all) - pieces.size(rest)
        around = 2 * group + 2 if pieces.is_joined else 4 * group
        steps = 0
        for kind, corners, after in pieces.tries(rest):
            places = min(corners, pieces.cells[kind] * around)
            steps += 1 + places * (complete(after) if any(after) else checked)
        return steps

    @cache
    def find(rest: Rest) -> int:
        """Steps of a search for the rest, or for fewer pieces after some of it are laid."""
        here, later = 0, 0
        for _, corners, after in pieces.tries(rest):
            here += 1 + corners * (complete(after) if any(after) else checked)
            later = max(later, find(after))
        return max(here, later)

    return find(pieces.all)


def set_work(short_set: Sequence[Sequence[str]], grid: Data) -> int:
    """The most steps of one search for the places of a short set."""
    pieces = Pieces(short_set, grid)

    @cache
    def lay(rest: Rest) -> int:
        """Steps to find one way to lay the rest."""
        return sum(
            1 + corners * lay(after) * any(after) for _, corners, after in pieces.tries(rest)
        )

    # A way for the rest is sought from every place of the next piece, and twice besides.
    first = sum(
        (2 + corners) * lay(after) for _, corners, after in pieces.tries(pieces.all) if any(after)
    )
    return max(first, lay(pieces.all))


def search_problems(data: Any) -> Iterator[Message]:
    """A message for each row of a set, otherwise right, whose search could take too long."""
    works = {"roads short_set": set_work(data["roads"]["short_set"], data["grid"])}
    for card in data["monuments"]:
        works[f"monuments {card['id']} pieces"] = monument_work(card, data["grid"])
    for row, work in works.items():
        if work > MOST_WORK:
            yield Message("ww-data-search", row=row, work=work, most=MOST_WORK)
