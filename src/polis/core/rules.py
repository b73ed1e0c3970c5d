"""`Rules`: all parts of one game, and how to start playing it."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from types import ModuleType
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

import numpy as np

from polis.core import contract
from polis.core.defaults import kernels as default_kernels
from polis.core.defaults import text as default_text
from polis.core.defaults.batches import BATCH_KERNELS
from polis.core.interfaces import (
    Array,
    Components,
    Drawing,
    GameBots,
    GameNetworks,
    GameText,
    Prospects,
    ScorePad,
    ScorePadTerminal,
    Symmetry,
    Terminal,
)
from polis.core.kernel import (
    Kernel,
    join_records,
    kernel,
    kernels_of,
    new_records,
    plain_entry,
    register,
)
from polis.core.sheet import Sheet

if TYPE_CHECKING:
    from polis.core.position import Position


@kernel
def no_bots(box, P, i, codes, n, bits, number):  # type: ignore[no-untyped-def]
    """The kernel `own` of a game without bots of its own."""
    return codes[0]


@kernel
def no_inputs(box, P, i, out):  # type: ignore[no-untyped-def]
    """The kernel `inputs` of a game without networks."""
    return -1


def _defined(modules: Iterable[ModuleType], names: Iterable[str]) -> dict[str, Kernel]:
    """The functions of these names, each from the module that defines it."""
    return {
        name: getattr(module, name)
        for module, name in itertools.product(modules, names)
        if getattr(getattr(module, name, None), "__module__", None) == module.__name__
    }


def gather(*modules: ModuleType) -> dict[str, Kernel]:
    """The kernels of the contract and for batches that these modules define, else defaults."""
    return _defined((default_kernels, *modules), contract.KERNELS + BATCH_KERNELS)


def gather_text(*modules: ModuleType) -> GameText:
    """The functions of `GameText` that these modules define, and defaults for others."""
    return GameText(**_defined((default_text, *modules), [part.name for part in fields(GameText)]))


def _nothing() -> Array:
    """The record of a game without components, or without weights."""
    return new_records(1, np.dtype([("nothing", np.int8)]))


@dataclass(frozen=True, eq=False)
class Rules:
    """A game: its sheet, its box of components, its kernels, its texts."""

    sheet: Sheet
    dtype: np.dtype[Any]  # of a position
    kernels: dict[str, Kernel]  # as Python calls them: plain, or native once that is loaded
    text: GameText
    printed: Array = field(default_factory=_nothing)  # the record of the components
    strategy: Array = field(default_factory=_nothing)  # the record of the weights of its bots
    styles: Mapping[str, Array] = field(default_factory=dict)  # other such records, by name
    terminal: Terminal = default_text
    drawing: Drawing | None = None
    scorepad: ScorePad | None = None
    scorepad_terminal: ScorePadTerminal | None = None
    components: Components | None = None
    bots: GameBots | None = None
    networks: GameNetworks | None = None
    prospects: Prospects | None = None
    symmetry: Symmetry | None = None
    extra_kernels: tuple[tuple[Kernel, tuple[Any, ...]], ...] = ()
    """Other entry points of the rules, each with examples of its arguments after (box, P, i)."""
    box: Array = field(init=False)  # what kernels get: `printed` with `strategy` as one more field

    def __post_init__(self) -> None:
        object.__setattr__(self, "box", join_records(self.printed, strategy=self.strategy))
        if kernels_of(self.dtype) is self.kernels:
            return  # the same game with another set of components
        missing = set(contract.KERNELS + BATCH_KERNELS) ^ set(self.kernels)
        if missing:
            raise TypeError(f"{self.sheet.key}: kernels missing or unknown: {sorted(missing)}")
        if self.kernels["value"] is default_kernels.value:
            self._check_room()
        others = {
            "own": self.bots.own if self.bots else no_bots,
            "inputs": self.networks.inputs if self.networks else no_inputs,
        }
        entries = {
            name: plain_entry(function, self.limits)
            for name, function in (self.kernels | others).items()
        }
        object.__setattr__(self, "kernels", entries)
        register(self.dtype, entries)

    def _check_room(self) -> None:
        """Raise TypeError if the default `value` has no room for this game."""
        lines, reasons = default_kernels.MOST_LINES, default_kernels.MOST_REASONS
        if self.sheet.score_lines > lines or self.sheet.reasons > reasons:
            raise TypeError(
                f"{self.sheet.key}: the kernel “value” is missing; the default takes at most "
                f"{lines} score lines and {reasons} reasons"
            )

    def kernel(self, name: str) -> Kernel:
        """A kernel as Python calls it: plain, or native once that is loaded."""
        return self.kernels[name]

    @property
    def view_type(self) -> Any:
        """The declared type of `Position.view`, a TypedDict."""
        return get_type_hints(self.text.view)["return"]

    @property
    def effect_type(self) -> Any:
        """The declared type of one of `Position.effects`, a union of TypedDicts."""
        return get_args(get_type_hints(self.text.effects)["return"])[0]

    @property
    def limits(self) -> dict[str, int]:
        """What each number that kernels use as an index must be less than, by its name."""
        most = max(self.sheet.players + self.sheet.study_players)
        return {"seat": most, "seats": most + 1, "code": self.sheet.codes}

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
