"""`Position`: the state of a game at one moment, as used from Python."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, TypeVar, overload

import numpy as np

from polis.core.contract import CHANCE, NEW, OVER, WIN
from polis.core.dealer import deal, luck_of
from polis.core.errors import NotAnAction, NotLegal
from polis.core.interfaces import Array, ScoreLine
from polis.core.kernel import check_below, copy_records
from polis.core.rules import Rules
from polis.text.message import Message

Action = str | int
"""An action: its notation, or its code."""

Fact = TypeVar("Fact")


@dataclass(frozen=True, eq=False)
class SeatScore:
    """What the kernel `score` returns for a seat: the points, the score sheet, the reasons."""

    points: int
    lines: Array
    reasons: Array


class Legal(Sequence[str]):
    """The legal actions of a position in notation, written lazily."""

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
        write = self._position.write
        if isinstance(place, slice):
            return [write(int(code)) for code in self.codes[place]]
        return write(int(self.codes[place]))

    def __iter__(self) -> Iterator[str]:
        text = self._position.rules.text
        if text.write_all is not None:
            return iter(text.write_all(self._position, self.codes))
        return (text.write(self._position, code) for code in self.codes.tolist())

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            action = self._position.read(action)
        return bool((self.codes == action).any())

    def __repr__(self) -> str:
        shown = ", ".join(self[:8])
        return f"<{len(self)} legal: {shown}{', …' if len(self) > 8 else ''}>"


class Position:
    """The state of a game as one record, and everything that can be asked about it."""

    __slots__ = (
        *("_checked", "_facts", "_facts_of", "_parts", "_place", "_playable"),
        *("records", "rules"),
    )

    def __init__(self, rules: Rules, records: Array) -> None:
        self.rules = rules
        self.records = records
        self._facts: dict[str, Any] = {}
        self._facts_of: bytes | None = None
        self._checked: Array | None = None  # the array whose address is in `_place`
        self._place: tuple[int, ...] = ()
        self._playable: int | None = None  # the code that was checked or drawn last
        self._parts: dict[str, tuple[object, Any]] = {}

    def __repr__(self) -> str:
        return f"<{self.rules.sheet.title}: turn {self.turns}, scores {self.scores}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.rules is other.rules
            and self.records.tobytes() == other.records.tobytes()
        )

    __hash__ = None  # type: ignore[assignment]  # positions are mutable

    def __reduce__(self) -> tuple[Any, tuple[Rules, bytes]]:
        return restore, (self.rules, self.records.tobytes())

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    # Who acts, and what is possible -------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The seat that decides now, or CHANCE, or OVER."""
        return int(self._call("to_act"))

    @property
    def seats(self) -> int:
        """The number of players."""
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
        """The possible outcomes of chance in notation, each with its probability."""
        weights = self.outcome_weights
        total = sum(weights.values())
        return {self.write(code): Fraction(weight, total) for code, weight in weights.items()}

    @property
    def outcome_weights(self) -> dict[int, int]:
        """The codes of the possible outcomes of chance, each with its integer weight."""
        codes, weights = self._chances()
        return dict(zip(codes.tolist(), weights.tolist(), strict=True))

    @property
    def event(self) -> int:
        """The number that names the pending chance event; the dealer draws by it."""
        return int(self._call("event"))

    @property
    def odds(self) -> int:
        """The sum of the weights of the pending chance event's outcomes."""
        return int(self._call("odds"))

    # Playing ------------------------------------------------------------------------------------

    def copy(self) -> Position:
        """An independent copy of the position."""
        copy = Position(self.rules, copy_records(self.records))
        copy._parts = dict(self._parts)
        copy._playable = self._playable
        return copy

    def bare_copy(self) -> Position:
        """A copy without anything that was computed, which takes the least memory."""
        return Position(self.rules, copy_records(self.records))

    def read(self, action: Action) -> int:
        """The code of an action; raises NotAnAction or Ambiguous if the text is not one."""
        if isinstance(action, str):
            return self.rules.text.read(self, action)
        code = operator.index(action)
        if not 0 <= code < self.rules.sheet.codes:
            raise NotAnAction(Message("action-code", code=str(code), codes=self.rules.sheet.codes))
        return code

    def write(self, code: int) -> str:
        """The notation of an action or outcome."""
        return self.rules.text.write(self, self.read(code))

    def check(self, action: Action) -> int:
        """The code of a playable action or outcome; raises NotLegal with the reason otherwise."""
        code, seat = self._read(action), self.seat
        possible = self._chances()[0] if seat == CHANCE else self._fact("legal", self._legal_codes)
        if np.count_nonzero(possible == code):
            self._playable = code
            return code
        if seat == OVER:
            raise NotLegal(Message("refused-over", action=self.write(code)))
        reason = self.rules.text.why_not(self, code)
        raise NotLegal(Message("refused", action=self.write(code), reason=reason))

    def _read(self, action: Action) -> int:
        """The same as `read`; after the end no text is an action."""
        try:
            return self.read(action)
        except NotAnAction:
            if self.seat != OVER:
                raise
            raise NotLegal(Message("refused-over", action=str(action))) from None

    def why_not(self, action: Action) -> Message | None:
        """Why an action cannot be played now, or None if it can."""
        try:
            self.check(action)
        except NotLegal as error:
            return error.message
        return None

    def play(self, action: Action) -> Position:
        """Play a decision or a chance outcome; an illegal one raises and changes nothing."""
        self.apply(self.check(action))
        return self

    def apply(self, code: int) -> None:
        """Play a code; the one that `check` or `draw` returned last is not checked again."""
        if code != self._playable:
            code = self.check(code)
        self._playable = None
        self._call("apply", code)

    def draw(self, seed: int) -> int:
        """The outcome that the dealer with this seed draws for the pending chance event."""
        self._check_chance()
        self._playable = int(deal(self.rules.box, self.records, 0, luck_of(seed)))
        return self._playable

    def outcome(self, number: int) -> int:
        """The outcome of the pending chance event for a number from 0 to `odds` - 1."""
        self._check_chance()
        check_below("outcome", number, self.odds)
        self._playable = int(self._call("draw", number))
        return self._playable

    def _check_chance(self) -> None:
        if self.seat != CHANCE:
            raise NotLegal(Message("refused-no-chance"))

    def deal(self, seed: int) -> str:
        """Let the dealer with this seed play the pending chance event; return the outcome."""
        code = self.draw(seed)
        outcome = self.write(code)
        self.apply(code)
        return outcome

    # Scores -------------------------------------------------------------------------------------

    def score(self, seat: int) -> SeatScore:
        """The points of a seat, with the score sheet and the reason of every component."""
        self._check_seat(seat)
        return self._fact(f"score {seat}", lambda: self._score(seat))

    @property
    def scores(self) -> list[int]:
        """The current points of every seat."""
        return [self.score(seat).points for seat in range(self.seats)]

    @property
    def shares(self) -> list[Fraction]:
        """How the win is divided among the seats: all zero until the game is over."""
        parts = np.zeros(max(self.rules.sheet.players), np.int64)
        if self.seat == OVER:
            self.rules.kernels["shares"](self.rules.box, self.records, 0, parts)
        return [Fraction(int(part), WIN) for part in parts[: self.seats]]

    def explain(self, seat: int, parts: bool = True) -> list[ScoreLine]:
        """A seat's score line by line; the lines sum to the score. `parts` are slow to compute."""
        self._check_seat(seat)
        return self.rules.text.explain(self, seat, parts)

    def prospects(self, seat: int) -> dict[str, float]:
        """What the evaluation of a seat counts besides its points, by message key."""
        self._check_seat(seat)
        found = self.rules.prospects
        return found.prospects(self.rules.box[0], self.records[0], seat) if found else {}

    def normal_form(self) -> bytes:
        """Bytes that two positions of a game share exactly if everything to come is the same."""
        found = self.rules.symmetry
        return found.normal_form(self) if found else self.records.tobytes()

    def observe(self, seat: int, vector: Array, planes: Array) -> None:
        """Write what a seat sees into a vector and planes of the sheet's observation."""
        self._check_seat(seat)
        layout = self.rules.sheet.observation
        for array, length in (
            (vector, layout.length(self.seats)),
            (planes, math.prod(layout.planes_shape(self.seats)) // 8),
        ):
            if array.shape != (length,):
                raise ValueError(f"observe: an array of {array.shape} where ({length},) is needed")
        self.rules.kernels["observe"](self.rules.box, self.records, 0, seat, vector, planes, NEW)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise IndexError(f"{seat} is not a seat of this game, which has {self.seats} seats")

    # For people ---------------------------------------------------------------------------------

    def tell(self, action: Action) -> Message:
        """An action or outcome in words, before it is played."""
        return self.rules.text.tell(self, self.read(action))

    def news(self) -> list[Message]:
        """The consequences of the last move, such as payments."""
        return self.rules.text.news(self)

    def effects(self, code: int, after: Position) -> list[Mapping[str, Any]]:
        """What playing a code here did, as typed data; `after` is the position it led to."""
        return self.rules.text.effects(self, self.read(code), after)

    def prompt(self) -> Message:
        """Whose turn it is and what they decide, or who has won."""
        return self.rules.text.prompt(self)

    def request(self) -> Message:
        """What the seat to act is asked to do, in the second person."""
        return self.rules.text.request(self)

    def view(self) -> Mapping[str, Any]:
        """The whole position as typed data, everything a front end needs to draw it."""
        return self.rules.text.view(self)

    # Kernels ------------------------------------------------------------------------------------

    def _call(self, name: str, *numbers: int) -> Any:
        """Call a kernel that takes only numbers after (box, P, i)."""
        found: Any = self.rules.kernels[name]
        raw = getattr(found, "raw", None)
        if raw is None:
            return found(self.rules.box, self.records, 0, *numbers)
        if self._checked is not self.records:
            # The arrays are checked once, then their addresses are used.
            self._place = (*found.place(0, self.rules.box), *found.place(1, self.records), 0)
            self._checked = self.records
        return raw(*self._place, *numbers)

    # Facts that are needed several times, computed once -----------------------------------------

    def part(self, name: str, key: object, make: Callable[[], Fact]) -> Fact:
        """A value that depends only on `key`, made again only when the key has changed.

        Copies keep it, so that a move makes only the parts of a view anew that it has changed. The
        value must not be changed.
        """
        known = self._parts.get(name)
        if known is None or (known[0] is not key and known[0] != key):
            known = self._parts[name] = (key, make())
        found: Fact = known[1]
        return found

    def _fact(self, name: str, compute: Callable[[], Fact]) -> Fact:
        """A fact about the record, cached until the record changes."""
        # Comparing the bytes takes 1 µs and notices every change, also those made by kernels.
        state = self.records.tobytes()
        if state != self._facts_of:
            self._facts_of, self._facts = state, {}
        if name not in self._facts:
            self._facts[name] = compute()
        found: Fact = self._facts[name]
        return found

    def _score(self, seat: int) -> SeatScore:
        sheet = self.rules.sheet
        lines, reasons = np.zeros(sheet.score_lines, np.int64), np.zeros(sheet.reasons, np.int64)
        at = (self.rules.box, self.records, 0)
        return SeatScore(
            int(self.rules.kernels["score"](*at, seat, lines, reasons)), lines, reasons
        )

    def _codes(self) -> Array:
        # A copy, because bots may sort the array in place.
        return self._fact("legal", self._legal_codes).copy()

    def _legal_codes(self) -> Array:
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


def restore(rules: Rules, record: bytes) -> Position:
    """The position whose record has these bytes; `pickle` calls it."""
    return Position(rules, copy_records(np.frombuffer(record, rules.dtype)))
