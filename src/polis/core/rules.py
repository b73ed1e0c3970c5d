"""`Rules`: all parts of one game, and how to start playing it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from polis.core import contract, kernel_cache
from polis.core.dealer import deal
from polis.core.interfaces import (
    Array,
    Components,
    Drawing,
    GameBots,
    GameText,
    ScorePad,
    ScorePadTerminal,
    Terminal,
)
from polis.core.kernel import join_records, kernel, new_records, prepare, register
from polis.core.sheet import Sheet

if TYPE_CHECKING:
    from polis.core.position import Position


@kernel
def no_bots(box, P, i, codes, n, bits, number):  # type: ignore[no-untyped-def]
    """The kernel `own` of a game without bots of its own."""
    return codes[0]


def gather(*modules: ModuleType) -> dict[str, Callable[..., Any]]:
    """The contract's kernels, each from the module that defines it."""
    return {
        name: getattr(module, name)
        for module in modules
        for name in contract.KERNELS
        if getattr(getattr(module, name, None), "__module__", None) == module.__name__
    }


@dataclass(frozen=True, eq=False)
class Rules:
    """A game: its sheet, its box of components, its kernels, its texts."""

    sheet: Sheet
    printed: Array  # the record of the components
    strategy: Array  # the record of the weights that the game's bots use
    dtype: np.dtype[Any]  # of a position
    kernels: dict[str, Callable[..., Any]]
    text: GameText
    terminal: Terminal
    drawing: Drawing | None = None
    scorepad: ScorePad | None = None
    scorepad_terminal: ScorePadTerminal | None = None
    components: Components | None = None
    bots: GameBots | None = None
    extra_kernels: Mapping[str, tuple[Callable[..., Any], tuple[Any, ...]]] = field(
        default_factory=dict
    )
    box: Array = field(init=False)  # what kernels get: `printed` with `strategy` as one more field

    def __post_init__(self) -> None:
        object.__setattr__(self, "box", join_records(self.printed, strategy=self.strategy))
        missing = set(contract.KERNELS) ^ set(self.kernels)
        if missing:
            raise TypeError(f"{self.sheet.key}: kernels missing or unknown: {sorted(missing)}")
        own = self.bots.own if self.bots else no_bots
        register(self.dtype, {**self.kernels, "own": own})

    def __repr__(self) -> str:
        return f"<Rules of {self.sheet.title}>"

    def new(self, players: int = 2, rules_version: int | None = None, **options: Any) -> Position:
        """The start position of a game."""
        from polis.core.position import Position

        self.sheet.check_players(players)
        position = Position(self, new_records(1, self.dtype))
        codes = self.setup_codes(options, rules_version)
        self.kernels["setup"](self.box, position.records, 0, players, codes)
        return position

    def setup_codes(self, options: Mapping[str, Any], rules_version: int | None = None) -> Array:
        """The integers that the kernel `setup` takes: the options, then the rules version."""
        version = self.sheet.rules_version if rules_version is None else rules_version
        return np.array([*self.sheet.option_codes(options), version], np.int64)

    def preparations(self) -> Iterator[tuple[str, Callable[[], bool]]]:
        """The kernels that Python calls: the name, and a function that compiles or loads it."""
        sheet = self.sheet
        at = (self.box, new_records(1, self.dtype), 0)
        codes = np.zeros(sheet.most_actions, np.int64)
        outcomes = np.zeros(sheet.most_outcomes, np.int64)
        lines, reasons = np.zeros(sheet.score_lines, np.int64), np.zeros(sheet.reasons, np.int64)
        arguments: dict[str, tuple[Any, ...]] = {
            "setup": (2, self.setup_codes({})),
            "to_act": (),
            "legal": (codes,),
            "chance": (outcomes, outcomes),
            "apply": (0,),
            "score": (0, lines, reasons),
            "shares": (np.zeros(max(sheet.players), np.int64),),
        }
        for name, rest in arguments.items():
            yield name, lambda f=self.kernels[name], a=(*at, *rest): prepare(f, a)  # type: ignore[misc]
        for name, (function, rest) in self.extra_kernels.items():
            yield name, lambda f=function, a=(*at, *rest): prepare(f, a)  # type: ignore[misc]
        yield "deal", lambda: prepare(deal, (*at, np.uint64(0)))

    def prepare(self, progress: Callable[[str, int, int], None] | None = None) -> None:
        """Compile or load the kernels that Python calls, one process at a time."""
        steps = list(self.preparations())
        with kernel_cache.compile_lock():
            for number, (name, step) in enumerate(steps):
                if progress:
                    progress(name, number, len(steps))
                step()
