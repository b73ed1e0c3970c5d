"""A room's game, made from the rows of its log: the position, the log in words, possible undos.

A decision and the chance that follows it are one row; an undo is a row too. Positions are never
stored: they are made from the rows.
"""

from __future__ import annotations

from typing import NamedTuple

from polis.core import registry
from polis.core.contract import CHANCE, OVER
from polis.core.errors import BadLog, NotLegal, PolisError
from polis.core.position import Action, Position
from polis.server.protocol import encoding
from polis.server.protocol.parts import LogEntry, MoveText
from polis.server.storage.records import By, MoveRecord, RoomRecord
from polis.text.message import Message

BEFORE = -1
"""The number of the last row before a game has begun."""


class Step(NamedTuple):
    """A row with the position after it and its moves in words."""

    row: MoveRecord
    position: Position
    lines: list[MoveText]

    @property
    def over(self) -> bool:
        """Whether the game is over after this row."""
        return self.position.seat == OVER


def play(position: Position, move: str) -> MoveText:
    """Play a move in notation and return it in words, with what it brought."""
    return _play_code(position, position.check(move), move)


def _play_code(position: Position, code: int, move: str) -> MoveText:
    """Play a move that is possible, given as code and in notation."""
    text = encoding.encode_message(position.tell(code))
    position.apply(code)
    news = [encoding.encode_message(message) for message in position.news()]
    return MoveText(move=move, tell=text, news=news)


class History:
    """The rows of one room, and the position they lead to."""

    def __init__(self, room: RoomRecord) -> None:
        self.rules = registry.rules(room.game)
        self.players = len(room.seats)
        self._options = room.options
        self._version = room.rules_version
        self._seed = room.seed
        self._given = room.uploaded_moves
        self._given_events: dict[int, str] = {}  # outcomes of chance in the uploaded log
        self.rows: list[MoveRecord] = []
        self.entries: list[LogEntry] = []
        self.standing: list[int] = []  # the numbers of the rows that are not undone
        self.ids: dict[str, int] = {}
        self.spent = [0.0] * self.players
        self.position = self._beginning()

    @property
    def number(self) -> int:
        """The number of the last row."""
        return len(self.rows) - 1

    @property
    def to_act(self) -> int | None:
        """The seat that decides now; None before the beginning and after the end."""
        seat = self.position.seat if self.rows else OVER
        return seat if seat >= 0 else None

    @property
    def over(self) -> bool:
        """Whether the game has been played to its end."""
        return bool(self.rows) and self.position.seat == OVER

    @property
    def moves(self) -> list[str]:
        """All moves that are not undone, with the outcomes of chance, as in a log."""
        return self._moves(self.standing)

    def _moves(self, numbers: list[int]) -> list[str]:
        moves = list(self._given)
        for number in numbers:
            moves += _moves_of(self.rows[number])
        return moves

    # Taking rows in ------------------------------------------------------------------------------

    def add(self, row: MoveRecord) -> LogEntry:
        """Play the next row, which was read from the database; return its entry in the log."""
        assert row.number == self.number + 1
        if row.kind == "undo":
            assert row.undo_to is not None
            return self.take(Step(row, self._at(row.undo_to), []))
        lines = self._play_given() if row.kind == "start" else []
        lines += [play(self.position, move) for move in _moves_of(row)]
        return self.take(Step(row, self.position, lines))

    def take(self, step: Step) -> LogEntry:
        """Go on to a step that was made here and is stored; return its entry in the log."""
        row, decider = step.row, self.to_act if step.row.kind == "undo" else step.row.seat
        if row.kind == "undo":
            self.standing = self._until(row.undo_to)
        else:
            self.standing.append(row.number)
        self.position = step.position
        if decider is not None:
            self.spent[decider] += row.spent
        if row.client_id is not None:
            self.ids[row.client_id] = row.number
        self.rows.append(row)
        entry = LogEntry(
            number=row.number,
            kind=row.kind,
            seat=row.seat,
            by=row.by,
            at=row.made_at,
            to=row.undo_to,
            undone=False,
            lines=step.lines,
        )
        self.entries.append(entry)
        return entry

    def log(self) -> list[LogEntry]:
        """All entries; those that were undone are marked."""
        standing = set(self.standing)
        return [
            entry
            if entry.kind == "undo" or entry.number in standing
            else entry.model_copy(update={"undone": True})
            for entry in self.entries
        ]

    def _play_given(self) -> list[MoveText]:
        """Play the moves of the uploaded log and remember its outcomes of chance."""
        lines = []
        for move in self._given:
            if self.position.seat == CHANCE:
                self._given_events[self.position.event] = move
            lines.append(play(self.position, move))
        return lines

    def _until(self, number: int | None) -> list[int]:
        """The rows that remain after an undo to row `number`."""
        return [row for row in self.standing if number is not None and row <= number]

    def _at(self, number: int) -> Position:
        """The position after row `number`, whose moves were checked when they were first played."""
        position = self._beginning()
        for move in self._moves(self._until(number)):
            position.apply(position.read(move))
        return position

    def _beginning(self) -> Position:
        return self.rules.new(self.players, rules_version=self._version, **self._options)

    # Making rows ---------------------------------------------------------------------------------

    def start(self, now: float) -> MoveRecord:
        """The first row: the outcomes of chance before the first decision."""
        position = self._beginning()
        for number, move in enumerate(self._given, start=1):
            try:
                position.play(move)
            except PolisError as error:
                raise BadLog(
                    Message("log-move", number=number, move=move, reason=error.message)
                ) from error
        chance = tuple(line.move for line in self._deal(position))
        return MoveRecord(0, "start", None, "dealer", None, chance, None, None, now, 0.0)

    def act(self, action: Action, by: By, client_id: str | None, now: float, spent: float) -> Step:
        """An action and the chance that follows it; PolisError if it cannot be played."""
        code = self.position.check(action)
        written = self.position.write(code)
        position, seat = self.position.copy(), self.position.seat
        lines = [_play_code(position, code, written), *self._deal(position)]
        chance = tuple(line.move for line in lines[1:])
        number = self.number + 1
        row = MoveRecord(number, "act", seat, by, written, chance, None, client_id, now, spent)
        return Step(row, position, lines)

    def undo(self, seat: int, to: int, client_id: str | None, now: float, spent: float) -> Step:
        """The way back to row `to`."""
        row = MoveRecord(
            self.number + 1, "undo", seat, "person", None, (), to, client_id, now, spent
        )
        return Step(row, self._at(to), [])

    def _deal(self, position: Position) -> list[MoveText]:
        """Play the outcomes of chance that come now: those of the uploaded log, else drawn ones."""
        dealt = []
        while position.seat == CHANCE:
            code = self._given_outcome(position)
            if code is None:
                code = position.draw(self._seed)
            dealt.append(_play_code(position, code, position.write(code)))
        return dealt

    def _given_outcome(self, position: Position) -> int | None:
        """The outcome that the uploaded log has for the chance event at hand, if it is possible."""
        outcome = self._given_events.get(position.event) if self._given_events else None
        if outcome is None:
            return None
        try:
            return position.check(outcome)
        except NotLegal:
            return None

    # What can be undone --------------------------------------------------------------------------

    def last_decision(self, seat: int) -> tuple[int, bool] | None:
        """Where an undo of the seat's last decision leads, and whether it was the last move."""
        for place in range(len(self.standing) - 1, 0, -1):
            row = self.rows[self.standing[place]]
            if row.seat == seat:
                alone = place == len(self.standing) - 1 and not row.chance
                return self.standing[place - 1], alone
        return None


def _moves_of(row: MoveRecord) -> tuple[str, ...]:
    """The moves of a row in notation: the decision, then the outcomes of chance."""
    return row.chance if row.action is None else (row.action, *row.chance)
