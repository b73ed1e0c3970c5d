"""What a game supplies besides kernels: texts, drawings, a score pad, component sets, bots."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from polis.text.message import Message

if TYPE_CHECKING:
    from rich.console import RenderableType

    from polis.core.position import Position
    from polis.core.rules import Rules
    from polis.text.translation import Translation

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class ScorePart:
    """One component behind a score line: what it adds to the line, or why it adds nothing."""

    message: Message
    worth: int
    cell: tuple[int, int] | None = None


@dataclass(frozen=True)
class ScoreLine:
    """One line of an explained score."""

    message: Message
    points: int
    parts: tuple[ScorePart, ...] = ()


@dataclass(frozen=True)
class GameText:
    """How a game is written and read, narrated and explained: the functions of its `text`."""

    write: Callable[[Position, int], str]
    """The notation of an action or outcome."""

    read: Callable[[Position, str], int]
    """The code of a notation; raises NotAnAction or Ambiguous if it has none."""

    why_not: Callable[[Position, int], Message]
    """Why an action is not legal now."""

    tell: Callable[[Position, int], Message]
    """An action or outcome in words, before it is played."""

    news: Callable[[Position], list[Message]]
    """The consequences of the last move, such as payments."""

    effects: Callable[[Position, int, Position], list[Any]]
    """What a move did: the position before it, its code, and the position after it.

    The annotated return type is a list of a union of TypedDicts; the browser's types are generated
    from it.
    """

    prompt: Callable[[Position], Message]
    """Whose turn it is and what they decide, or who has won."""

    request: Callable[[Position], Message]
    """What the seat to act is asked to do, in the second person: take a tile."""

    explain: Callable[[Position, int, bool], list[ScoreLine]]
    """A seat's score line by line, with its parts if asked; the lines sum to the score."""

    view: Callable[[Position], Mapping[str, Any]]
    """Everything a front end needs to draw the position.

    The annotated return type is a TypedDict; the browser's types are generated from it.
    """

    write_all: Callable[[Position, Array], list[str]] | None = None
    """The notations of many actions at once; without it, `write` is called for each."""


class Terminal(Protocol):
    """A game's display in a terminal."""

    def table(
        self, position: Position, translation: Translation, names: list[str]
    ) -> RenderableType:
        """The whole position."""


class Drawing(Protocol):
    """A game whose positions can be drawn."""

    def draw(self, position: Position, translation: Translation, names: Sequence[str]) -> str:
        """The position as an SVG document."""


@dataclass(frozen=True)
class PadTable:
    """A real table read from plain data: its position, and the data as the game's model."""

    position: Position
    options: Mapping[str, str | bool]
    entered: Any
    seats: int
    """The players whose cities were entered, from seat 0 on."""


class ScorePad(Protocol):
    """A score pad: scores a game that was played with the real components."""

    def read(self, rules: Rules, data: Any) -> PadTable:
        """The city or table in `data`; raises BadFile that says what is wrong."""

    def score(self, table: PadTable) -> dict[str, Any]:
        """The score as plain data."""

    def legal(self, table: PadTable) -> dict[str, Any]:
        """The places for the next piece."""

    def facts(self, rules: Rules, players: int) -> dict[str, Any]:
        """The keys of the `options` a pad has, a `blank` table, and facts of the box."""


class ScorePadTerminal(Protocol):
    """A score pad's result in a terminal."""

    def show_score(self, rules: Rules, data: Any, translation: Translation) -> RenderableType:
        """The game in `data` and its explained score."""


@dataclass(frozen=True)
class ComponentRow:
    """One row of a set of components: its name, its contents, and its status."""

    name: str
    holds: str
    status: str


class Components(Protocol):
    """A game that can be played with another set of components, given as plain data."""

    def about(self) -> Message:
        """One sentence about the origin of the game's own set."""

    def check(self, data: Any) -> list[Message]:
        """Everything that is wrong; the argument `row` of each message names the place."""

    def load(self, data: Any) -> Array:
        """The box of a set; raises BadFile for the first wrong row."""

    def data_of(self, box: Array) -> Mapping[str, Any]:
        """The set that a box was loaded from."""

    def rows(self, data: Mapping[str, Any]) -> list[ComponentRow]:
        """Every row of a valid set, named as `check` names it."""


class GameBots(Protocol):
    """Bots that only this game has, compiled."""

    BOTS: tuple[str, ...]

    def own(self, box: Any, P: Any, i: int, codes: Any, n: int, bits: Any, number: int) -> int:
        """The code that the bot of this number in `BOTS` plays; a kernel."""


class GameNetworks(Protocol):
    """What `polis train` needs to know of a game's networks."""

    PLAYERS: tuple[tuple[int, ...], ...]
    """For each network the numbers of players for which it is trained."""

    LEAGUE: Mapping[str, int]
    """The bots that the networks meet in training, besides themselves, with their shares."""

    STYLES: int
    """The share of styles that are drawn anew for each batch."""

    HELD_OUT: tuple[str, ...]
    """Bots that they never meet in training, which measure what was learned."""

    WEIGHTS: Path
    """The file with the weights."""

    def inputs(self, box: Any, P: Any, i: int, out: Any) -> int:
        """Write the inputs of the network for position i; a kernel.

        It returns the seat that comes first in them, or -1 where the network cannot judge.
        """

    def random_style(self, rng: random.Random) -> str:
        """Another bot for the league."""


class Symmetry(Protocol):
    """A game in which positions with different records can be the same game, as turned ones."""

    def normal_form(self, position: Position) -> bytes:
        """Bytes that two positions share exactly if they are the same game."""


class Prospects(Protocol):
    """What the evaluation of a position counts besides points; hints name what a move changes."""

    def prospects(self, b: Any, p: Any, seat: int) -> dict[str, float]:
        """The parts for a seat; each key is a message that takes the `change` of the part."""
