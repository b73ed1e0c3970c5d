"""`Rules`: everything one game is made of, and the way to begin playing it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from polis.core import contract, kernel_cache
from polis.core.dealer import deal
from polis.core.kernel import kernel, prepare, records, register
from polis.core.sheet import Sheet
from polis.text.message import Message

if TYPE_CHECKING:
    from rich.console import RenderableType

    from polis.core.position import Position
    from polis.text.translation import Words

Array = np.ndarray[Any, Any]


class Text(Protocol):
    """How a game's actions are written, read, told and refused."""

    def write(self, position: Position, code: int) -> str:
        """The notation of an action or outcome."""

    def read(self, position: Position, text: str) -> int:
        """The code that `text` stands for; NotAnAction or Ambiguous if there is none."""

    def why_not(self, position: Position, code: int) -> Message:
        """Why this action is not legal now."""

    def tell(self, position: Position, code: int) -> Message:
        """The action or outcome in words, before it is played."""


class View(Protocol):
    """What a position shows: plain data for any front end, and a drawing for the terminal."""

    def view(self, position: Position) -> dict[str, Any]:
        """The whole position as plain data, everything by its key."""

    def explain(self, position: Position, seat: int, parts: bool = True) -> list[Line]:
        """A seat's score line by line; the points of the lines sum to the score."""

    def prompt(self, position: Position) -> Message:
        """Whose turn it is and what is asked, or who has won."""

    def news(self, position: Position) -> list[Message]:
        """What the last chance outcome or action brought, such as payments."""

    def table(self, position: Position, words: Words, names: list[str]) -> RenderableType:
        """The table as the terminal draws it."""


class Drawing(Protocol):
    """A game whose positions can be drawn."""

    def draw(self, position: Position, words: Words, names: Sequence[str]) -> str:
        """The position as an SVG document."""


class Pad(Protocol):
    """A score pad: what somebody built on a real table, as plain data."""

    def score(self, rules: Rules, data: Any) -> dict[str, Any]:
        """The score of what `data` tells, or BadFile with what is wrong with it."""

    def legal(self, rules: Rules, data: Any) -> dict[str, Any]:
        """Where the next piece could go."""

    def show_score(self, rules: Rules, data: Any, words: Words) -> RenderableType:
        """The table and its explained score, as the terminal draws them."""


@dataclass(frozen=True)
class Row:
    """One row of a set of components: its name, what it holds, and what is known of it."""

    name: str
    holds: str
    status: str


class Components(Protocol):
    """A game that can be played with another set of components, given as plain data."""

    def about(self) -> Message:
        """Whose work the game's own set is, in one sentence."""

    def check(self, data: Any) -> list[Message]:
        """Everything that is wrong; the argument `row` of each message names the place."""

    def load(self, data: Any) -> Array:
        """The box of a set, or BadFile with the first row that is wrong."""

    def data_of(self, box: Array) -> Mapping[str, Any]:
        """The set that a box was loaded from."""

    def rows(self, data: Mapping[str, Any]) -> list[Row]:
        """Every row of a set that has nothing wrong, named as `check` names it."""


class OwnBots(Protocol):
    """Bots that only this game has, compiled."""

    BOTS: tuple[str, ...]

    def own(self, box: Any, P: Any, i: int, codes: Any, n: int, bits: Any, number: int) -> int:
        """The code that the bot of this number in `BOTS` plays; a kernel."""


@kernel
def no_bots(box, P, i, codes, n, bits, number):  # type: ignore[no-untyped-def]
    """Stands for `own` in a game without bots of its own."""
    return codes[0]


def gather(*modules: ModuleType) -> dict[str, Callable[..., Any]]:
    """The contract's kernels, each from the module that defines it."""
    return {
        name: getattr(module, name)
        for module in modules
        for name in contract.KERNELS
        if getattr(getattr(module, name, None), "__module__", None) == module.__name__
    }


@dataclass(frozen=True)
class Part:
    """One component behind a line: what it adds to the line's value, or why it adds nothing."""

    message: Message
    worth: int
    cell: tuple[int, int] | None = None


@dataclass(frozen=True)
class Line:
    """One line of an explained score."""

    message: Message
    points: int
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, eq=False)
class Rules:
    """A game: its sheet, its box of components, its kernels, its words."""

    sheet: Sheet
    box: Array
    dtype: np.dtype[Any]
    kernels: dict[str, Callable[..., Any]]
    text: Text
    view: View
    drawing: Drawing | None = None
    pad: Pad | None = None
    components: Components | None = None
    bots: OwnBots | None = None
    extras: Mapping[str, tuple[Callable[..., Any], tuple[Any, ...]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        missing = set(contract.KERNELS) ^ set(self.kernels)
        if missing:
            raise TypeError(f"{self.sheet.key}: kernels missing or unknown: {sorted(missing)}")
        own = self.bots.own if self.bots else no_bots
        register(self.dtype, {**self.kernels, "own": own})

    def __repr__(self) -> str:
        return f"<Rules of {self.sheet.title}>"

    def new(self, players: int = 2, rules_version: int | None = None, **options: Any) -> Position:
        """The position at the beginning of a game."""
        from polis.core.position import Position

        self.sheet.check_players(players)
        position = Position(self, records(1, self.dtype))
        codes = self.setup_codes(options, rules_version)
        self.kernels["setup"](self.box, position.records, 0, players, codes)
        return position

    def setup_codes(self, options: Mapping[str, Any], rules_version: int | None = None) -> Array:
        """The integers that the kernel `setup` takes: the options, then the rules version."""
        version = self.sheet.rules_version if rules_version is None else rules_version
        return np.array([*self.sheet.option_codes(options), version], np.int64)

    def preparations(self) -> Iterator[tuple[str, Callable[[], bool]]]:
        """The kernels that Python calls, by name; calling one compiles or loads it."""
        sheet = self.sheet
        at = (self.box, records(1, self.dtype), 0)
        codes = np.zeros(sheet.most_actions, np.int64)
        outcomes = np.zeros(sheet.most_outcomes, np.int64)
        lines, marks = np.zeros(sheet.score_lines, np.int64), np.zeros(sheet.marks, np.int64)
        arguments: dict[str, tuple[Any, ...]] = {
            "setup": (2, self.setup_codes({})),
            "to_act": (),
            "legal": (codes,),
            "chance": (outcomes, outcomes),
            "apply": (0,),
            "score": (0, lines, marks),
            "shares": (np.zeros(max(sheet.players), np.int64),),
        }
        for name, rest in arguments.items():
            yield name, lambda f=self.kernels[name], a=(*at, *rest): prepare(f, a)  # type: ignore[misc]
        for name, (function, rest) in self.extras.items():
            yield name, lambda f=function, a=(*at, *rest): prepare(f, a)  # type: ignore[misc]
        yield "deal", lambda: prepare(deal, (*at, np.uint64(0)))

    def prepare(self, progress: Callable[[str, int, int], None] | None = None) -> None:
        """Compile or load what Python calls, telling `progress` each step; one process compiles."""
        steps = list(self.preparations())
        with kernel_cache.one_compiler():
            for number, (name, step) in enumerate(steps):
                if progress:
                    progress(name, number, len(steps))
                step()
