"""`Position`: one moment of a game, pleasant to hold in a REPL."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import overload

import numpy as np

from polis.core.contract import CHANCE, OVER, WIN
from polis.core.dealer import deal, luck_of
from polis.core.errors import NotAnAction, NotLegal
from polis.core.kernel import duplicate
from polis.core.rules import Array, Line, Rules
from polis.text.message import Message

Action = str | int
"""An action: its notation, or its code."""


class Legal(Sequence[str]):
    """The legal actions of a position in notation, written only when looked at."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self.codes: Array = position._codes()

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> list[str]: ...
    def __getitem__(self, place: int | slice) -> str | list[str]:
        write = self._position.rules.text.write
        if isinstance(place, slice):
            return [write(self._position, int(code)) for code in self.codes[place]]
        return write(self._position, int(self.codes[place]))

    def __iter__(self) -> Iterator[str]:
        for place in range(len(self)):
            yield self[place]

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            action = self._position.read(action)
        return bool((self.codes == action).any())

    def __repr__(self) -> str:
        shown = ", ".join(self[:8])
        return f"<{len(self)} legal: {shown}{', …' if len(self) > 8 else ''}>"


class Position:
    """What has happened so far, as one record, and everything that can be asked of it."""

    __slots__ = ("records", "rules")

    def __init__(self, rules: Rules, records: Array) -> None:
        self.rules = rules
        self.records = records

    def __repr__(self) -> str:
        return f"<{self.rules.sheet.title}: turn {self.turns}, scores {self.scores}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.rules is other.rules
            and self.records.tobytes() == other.records.tobytes()
        )

    __hash__ = None  # type: ignore[assignment]  # a position changes as it is played

    @property
    def seat(self) -> int:
        """The seat that decides now, or CHANCE, or OVER."""
        return int(self.rules.kernels["to_act"](self.rules.box, self.records, 0))

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.records["seats"][0])

    @property
    def turns(self) -> int:
        """Turns begun so far, of all seats together."""
        return int(self.records["turns"][0])

    @property
    def legal(self) -> Legal:
        """What the seat to act may do; empty when chance acts or the game is over."""
        return Legal(self)

    @property
    def outcomes(self) -> dict[str, Fraction]:
        """What chance may bring, in notation, each with its probability."""
        codes, weights = self._chances()
        total = int(weights.sum())
        return {
            self.rules.text.write(self, int(code)): Fraction(int(weight), total)
            for code, weight in zip(codes, weights, strict=True)
        }

    @property
    def scores(self) -> list[int]:
        """The book's points of every seat, now."""
        sheet = self.rules.sheet
        lines, marks = np.zeros(sheet.score_lines, np.int64), np.zeros(sheet.marks, np.int64)
        return [
            int(self.rules.kernels["score"](self.rules.box, self.records, 0, seat, lines, marks))
            for seat in range(self.seats)
        ]

    @property
    def shares(self) -> list[Fraction]:
        """How the win is divided among the seats: all zero until the game is over."""
        parts = np.zeros(max(self.rules.sheet.players), np.int64)
        if self.seat == OVER:
            self.rules.kernels["shares"](self.rules.box, self.records, 0, parts)
        return [Fraction(int(part), WIN) for part in parts[: self.seats]]

    def copy(self) -> Position:
        """Another position of the same content."""
        return Position(self.rules, duplicate(self.records))

    def read(self, action: Action) -> int:
        """The code of an action; NotAnAction or Ambiguous if the text is no action."""
        if isinstance(action, str):
            return self.rules.text.read(self, action)
        if not 0 <= action < self.rules.sheet.codes:
            raise NotAnAction(
                Message("action-code", code=str(action), codes=self.rules.sheet.codes)
            )
        return int(action)

    def play(self, action: Action) -> Position:
        """Play a decision or a chance outcome; a refused one changes nothing."""
        self.rules.kernels["apply"](self.rules.box, self.records, 0, self.check(action))
        return self

    def check(self, action: Action) -> int:
        """The code of an action or outcome that can be played now, or the error that says why."""
        code = self.read(action)
        possible = self._chances()[0] if self.seat == CHANCE else self._codes()
        if (possible == code).any():
            return code
        text = self.rules.text
        if self.seat == OVER:
            raise NotLegal(Message("refused-over", action=text.write(self, code)))
        reason = text.why_not(self, code)
        raise NotLegal(Message("refused", action=text.write(self, code), reason=reason))

    def why_not(self, action: Action) -> Message | None:
        """Why an action cannot be played now, or None if it can."""
        try:
            self.check(action)
        except NotLegal as error:
            return error.message
        return None

    def deal(self, seed: int) -> str:
        """Let the dealer with this seed play the chance event at hand; return the outcome."""
        code = int(deal(self.rules.box, self.records, 0, luck_of(seed)))
        outcome = self.rules.text.write(self, code)
        self.rules.kernels["apply"](self.rules.box, self.records, 0, code)
        return outcome

    def explain(self, seat: int, parts: bool = True) -> list[Line]:
        """A seat's score line by line; the lines sum to the score. `parts` cost most of it."""
        return self.rules.view.explain(self, seat, parts)

    def _codes(self) -> Array:
        if self.seat < 0:
            return np.zeros(0, np.int64)
        out = np.zeros(self.rules.sheet.most_actions, np.int64)
        return out[: self.rules.kernels["legal"](self.rules.box, self.records, 0, out)]

    def _chances(self) -> tuple[Array, Array]:
        out = np.zeros(self.rules.sheet.most_outcomes, np.int64)
        weights = np.zeros(self.rules.sheet.most_outcomes, np.int64)
        n = 0
        if self.seat == CHANCE:
            n = self.rules.kernels["chance"](self.rules.box, self.records, 0, out, weights)
        return out[:n], weights[:n]
