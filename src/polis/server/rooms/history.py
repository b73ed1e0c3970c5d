"""A room's game, made from the rows of its log: the position, the log in words, possible undos.

A decision and the chance that follows it are one row; an undo is a row too. Positions are never
stored: they are made from the rows.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from polis.core import registry
from polis.core.contract import CHANCE, OVER
from polis.core.position import Action, Position
from polis.server.protocol import encoding
from polis.server.protocol.positions import LogEntry, LogPage, MoveText
from polis.server.rooms.dealer import drawer
from polis.server.rooms.past.checkpoints import Checkpoints
from polis.server.rooms.past.entries import Entries
from polis.server.rooms.past.first_row import FirstRow
from polis.server.rooms.past.words import PAGE, play, play_code
from polis.server.storage.records import By, MoveRecord, RoomRecord

MOST_ROWS = 10_000
"""The most rows of a log; the last one ends the game, even without a winner."""

BEFORE = -1
"""The number of the last row before a game has begun."""


class Step(NamedTuple):
    """A row with the position after it and its moves in words."""

    row: MoveRecord
    position: Position
    moves: list[MoveText]

    @property
    def over(self) -> bool:
        """Whether the game ends with this row."""
        return self.position.seat == OVER or self.last

    @property
    def last(self) -> bool:
        """Whether the log has no room for another row."""
        return self.row.number + 1 >= MOST_ROWS


class History:
    """The rows of one room, and the position they lead to."""

    def __init__(self, room: RoomRecord, uploaded: Sequence[str] = ()) -> None:
        self.rules = registry.rules(room.game)
        self.players = len(room.seats)
        self._options = room.options
        self._version = room.rules_version
        self._draw = drawer(room)
        self._uploaded = uploaded
        self.rows: list[MoveRecord] = []
        self.entries = Entries()
        self.standing: list[int] = []  # the numbers of the rows that are not undone
        self.ids: dict[str, int] = {}
        self.spent = [0.0] * self.players
        self._checkpoints = Checkpoints()
        self._used: list[dict[int, float]] = []  # for each decision, seconds by seat
        self.position = self._beginning()
        self._first = FirstRow(self.position)

    @property
    def number(self) -> int:
        """The number of the last row."""
        return len(self.rows) - 1

    @property
    def to_act(self) -> int | None:
        """The seat that decides now; None before the beginning and after the end."""
        seat = self.position.seat if self.rows and not self.full else OVER
        return seat if seat >= 0 else None

    @property
    def full(self) -> bool:
        """Whether the log has no room for another row."""
        return len(self.rows) >= MOST_ROWS

    @property
    def over(self) -> bool:
        """Whether the game has been played to its end."""
        return bool(self.rows) and self.position.seat == OVER

    @property
    def moves(self) -> list[str]:
        """All moves that are not undone, with the outcomes of chance, as in a log."""
        moves = list(self._first.moves)
        for number in self.standing[1:]:
            moves += _moves_of(self.rows[number])
        return moves

    # Taking rows in ------------------------------------------------------------------------------

    def add(self, row: MoveRecord) -> LogEntry:
        """Play the next row, which was read from the database; return its entry in the log."""
        assert row.number == self.number + 1
        if row.kind == "undo":
            assert row.undo_to is not None
            return self.take(Step(row, self._at(row.undo_to), []))
        if row.kind == "start":
            moves = self._first.play(self.position, (*self._uploaded, *row.chance))
            self._uploaded = ()
        else:
            moves = [play(self.position, move) for move in _moves_of(row)]
        return self.take(Step(row, self.position, moves))

    def take(self, step: Step) -> LogEntry:
        """Go on to a step that was made here and is stored; return its entry in the log."""
        row, decider = step.row, self.to_act if step.row.kind == "undo" else step.row.seat
        if decider is not None:
            self.spent[decider] += row.spent
            self._use(decider, row.spent)
        if row.undo_to is not None:
            del self.standing[bisect_right(self.standing, row.undo_to) :]
            self._checkpoints.go_back(row.undo_to)
            self._keep_used(row.seat)
        else:
            self.standing.append(row.number)
            self._checkpoints.reach(row.number, len(self.standing) - 1, step.position)
        self.position = step.position
        if row.client_id is not None:
            self.ids[row.client_id] = row.number
        self.rows.append(row)
        count = len(self._first.moves) if row.kind == "start" else len(step.moves)
        entry = _entry(row, step.moves, count)
        self.entries.append(entry)
        return entry

    # Time ----------------------------------------------------------------------------------------

    @property
    def used(self) -> float:
        """Seconds that the seat to act has used for this decision before it was undone."""
        place, seat = len(self.standing), self.to_act
        if seat is None or place >= len(self._used):
            return 0.0
        return self._used[place].get(seat, 0.0)

    def forget_used(self) -> None:
        """Let the clock begin anew, because another one was set."""
        self._used.clear()

    def _use(self, seat: int, seconds: float) -> None:
        place = len(self.standing)
        self._used += [{} for _ in range(len(self._used), place + 1)]
        self._used[place][seat] = self._used[place].get(seat, 0.0) + seconds

    def _keep_used(self, seat: int | None) -> None:
        """After an undo only the seat that asked for it goes on with the time it had left.

        Otherwise an undo would give its player more time, or take time from the others.
        """
        for place in range(len(self.standing), len(self._used)):
            used = self._used[place]
            self._used[place] = {seat: used[seat]} if seat in used else {}

    def page(self, before: int | None = None, first: LogEntry | None = None) -> LogPage:
        """The entries before row `before`, the newest ones without it, at most a page of them.

        With `first`, that is the entry of row 0.
        """
        end = len(self.rows) if before is None else min(before, len(self.rows))
        start = max(0, end - PAGE)
        place = bisect_left(self.standing, start)
        standing = set(self.standing[place : bisect_left(self.standing, end)])
        entries = self.entries.between(start, end)
        if entries and start == 0 and first is not None:
            entries[0] = first
        return LogPage(
            entries=entries,
            undone=[
                number
                for number in range(start, end)
                if number not in standing and self.rows[number].kind != "undo"
            ],
        )

    def first_entry(self, moves: int) -> LogEntry | None:
        """The entry of row 0 with the moves before that one instead of its last ones.

        It may play moves again, and can be called in a thread.
        """
        if not self.rows:
            return None
        end = min(moves, len(self._first.moves))
        return _entry(self.rows[0], self._first.texts(end), end)

    def _at(self, number: int) -> Position:
        """The position after row `number`, whose moves were checked when they were first played."""
        place, position = self._checkpoints.before(number)
        end = bisect_right(self.standing, number)
        for row in self.standing[place + 1 : end]:
            for move in _moves_of(self.rows[row]):
                position.apply(position.read(move))
        return position

    def _beginning(self) -> Position:
        return self.rules.new(self.players, rules_version=self._version, **self._options)

    # Making rows ---------------------------------------------------------------------------------

    def start(self, now: float) -> Step:
        """The first row: the uploaded log, and the outcomes of chance before the first decision."""
        position = self._beginning()
        moves = self._first.play(position, self._uploaded)
        self._uploaded = ()
        dealt = self._deal(position)
        chance, to_act = tuple(text.move for text in dealt), _decider(position)
        self._first.add(chance)
        row = MoveRecord(0, "start", None, "dealer", None, chance, None, None, now, 0.0, to_act)
        return Step(row, position, moves + dealt)

    def act(self, action: Action, by: By, client_id: str | None, now: float, spent: float) -> Step:
        """An action and the chance that follows it; PolisError if it cannot be played."""
        code = self.position.check(action)
        written = self.position.write(code)
        position, seat = self.position.copy(), self.position.seat
        # The position stays as it is until the row is stored, and its scores are known already.
        moves = [play_code(position, code, written, self.position), *self._deal(position)]
        chance = tuple(text.move for text in moves[1:])
        number, to_act = self.number + 1, _decider(position)
        row = MoveRecord(
            number, "act", seat, by, written, chance, None, client_id, now, spent, to_act
        )
        return Step(row, position, moves)

    def undo(self, seat: int, to: int, client_id: str | None, now: float, spent: float) -> Step:
        """The way back to row `to`."""
        number, position = self.number + 1, self._at(to)
        to_act = _decider(position)
        row = MoveRecord(
            number, "undo", seat, "person", None, (), to, client_id, now, spent, to_act
        )
        return Step(row, position, [])

    def _deal(self, position: Position) -> list[MoveText]:
        """Draw and play the outcomes of chance that come now."""
        dealt = []
        while position.seat == CHANCE:
            code = self._draw(position)
            dealt.append(play_code(position, code, position.write(code), position.copy()))
        return dealt

    # What can be undone --------------------------------------------------------------------------

    def rows_after(self, number: int) -> list[MoveRecord]:
        """The rows that an undo to row `number` takes back."""
        return [self.rows[row] for row in self.standing[bisect_right(self.standing, number) :]]

    def last_decision(self, seat: int) -> tuple[int, bool] | None:
        """Where an undo of the seat's last decision leads, and whether it was the last move."""
        for place in range(len(self.standing) - 1, 0, -1):
            row = self.rows[self.standing[place]]
            if row.seat == seat:
                alone = place == len(self.standing) - 1 and not row.chance
                return self.standing[place - 1], alone
        return None


def _decider(position: Position) -> int | None:
    """The seat that decides in a position; None at the end."""
    return position.seat if position.seat >= 0 else None


def _entry(row: MoveRecord, moves: list[MoveText], end: int) -> LogEntry:
    """The entry of a row in the log; `moves` are the row's moves before number `end`.

    It holds at most a page of them, the last ones.
    """
    shown = moves[-PAGE:]
    entry = LogEntry(
        number=row.number,
        kind=row.kind,
        seat=row.seat,
        by=row.by,
        at=row.made_at,
        to=row.undo_to,
        moves=shown,
        skipped=end - len(shown),
    )
    return encoding.encoded(entry)


def _moves_of(row: MoveRecord) -> tuple[str, ...]:
    """The moves of a row in notation: the decision, then the outcomes of chance."""
    return row.chance if row.action is None else (row.action, *row.chance)
