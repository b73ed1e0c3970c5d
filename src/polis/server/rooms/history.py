"""A room's game, made from the rows of its log: the position, the log in words, what can be undone.

A decision and the chance that follows it are one row; a step back is a row too. Positions are
never stored: whoever has the rows has the game.
"""

from __future__ import annotations

from typing import NamedTuple

from polis.core import registry
from polis.core.contract import CHANCE, OVER
from polis.core.errors import BadLog, PolisError
from polis.core.position import Position
from polis.server.protocol import encoding
from polis.server.protocol.parts import Entry, Line
from polis.server.storage.records import By, RoomRow, Row
from polis.text.message import Message

BEFORE = -1
"""The number of a game that has not begun."""


def play(position: Position, move: str) -> Line:
    """Play a move and return it in words, with what it brought."""
    code = position.check(move)
    told = encoding.words(position.tell(code))
    position.apply(code)
    news = [encoding.words(message) for message in position.news()]
    return Line(move=move, tell=told, news=news)


class Draft(NamedTuple):
    """A row that was made here and may become the next one, with what it leads to."""

    row: Row
    position: Position
    lines: list[Line]


class History:
    """The rows of one room, and the position they lead to."""

    def __init__(self, room: RoomRow) -> None:
        self.rules = registry.rules(room.game)
        self.players = len(room.seats)
        self._options = room.options
        self._version = room.rules_version
        self._seed = room.seed
        self._given = room.given
        self._given_events: dict[int, str] = {}  # what chance gave in the uploaded log
        self._draft: Draft | None = None
        self.rows: list[Row] = []
        self.entries: list[Entry] = []
        self.standing: list[int] = []  # the numbers of the rows that still count
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
        """The game as a log tells it: all moves that count, chance among them."""
        moves = list(self._given)
        for number in self.standing:
            row = self.rows[number]
            moves += [row.action] if row.action is not None else []
            moves += row.chance
        return moves

    # Taking rows in ------------------------------------------------------------------------------

    def add(self, row: Row) -> Entry:
        """Take in the next row; gives its entry in the log."""
        assert row.number == self.number + 1
        decider = self.to_act
        lines = self._step_back(row) if row.kind == "undo" else self._go_on(row)
        if decider is not None:
            self.spent[decider] += row.spent
        if row.client_id is not None:
            self.ids[row.client_id] = row.number
        self.rows.append(row)
        entry = Entry(
            number=row.number,
            kind=row.kind,
            seat=row.seat,
            by=row.by,
            at=row.made_at,
            to=row.undo_to,
            undone=False,
            lines=lines,
        )
        self.entries.append(entry)
        return entry

    def log(self) -> list[Entry]:
        """All entries, those that were taken back marked."""
        standing = set(self.standing)
        return [
            entry
            if entry.kind == "undo" or entry.number in standing
            else entry.model_copy(update={"undone": True})
            for entry in self.entries
        ]

    def _go_on(self, row: Row) -> list[Line]:
        draft, self._draft = self._draft, None
        self.standing.append(row.number)
        if draft is not None and draft.row is row:
            self.position = draft.position
            return draft.lines
        lines = self._play_given() if row.kind == "start" else []
        moves = [row.action] if row.action is not None else []
        return lines + [play(self.position, move) for move in [*moves, *row.chance]]

    def _play_given(self) -> list[Line]:
        """Play the moves of the uploaded log, and keep what chance gave in it."""
        lines = []
        for move in self._given:
            if self.position.seat == CHANCE:
                self._given_events[self.position.event] = move
            lines.append(play(self.position, move))
        return lines

    def _step_back(self, row: Row) -> list[Line]:
        while self.standing[-1] != row.undo_to:
            self.standing.pop()
        position = self._beginning()
        for move in self.moves:  # each of them was checked when it was first played
            position.apply(position.read(move))
        self.position = position
        return []

    def _beginning(self) -> Position:
        return self.rules.new(self.players, rules_version=self._version, **self._options)

    # Making rows ---------------------------------------------------------------------------------

    def start(self, now: float) -> Row:
        """The first row: what chance gives before anybody decides."""
        position = self._beginning()
        for number, move in enumerate(self._given, start=1):
            try:
                position.play(move)
            except PolisError as error:
                raise BadLog(
                    Message("log-move", number=number, move=move, reason=error.message)
                ) from error
        chance = tuple(line.move for line in self._deal(position))
        return Row(0, "start", None, "dealer", None, chance, None, None, now, 0.0)

    def act(self, action: str, by: By, client_id: str | None, now: float, spent: float) -> Row:
        """The row of an action and the chance that follows; PolisError if it cannot be played."""
        position = self.position.copy()
        seat = position.seat
        written = position.write(position.check(action))
        lines = [play(position, written)]
        lines += self._deal(position)
        chance = tuple(line.move for line in lines[1:])
        number = self.number + 1
        row = Row(number, "act", seat, by, written, chance, None, client_id, now, spent)
        self._draft = Draft(row, position, lines)
        return row

    def undo(self, seat: int, to: int, client_id: str | None, now: float, spent: float) -> Row:
        """The row that goes back to row `to`."""
        return Row(self.number + 1, "undo", seat, "person", None, (), to, client_id, now, spent)

    def ends_with(self, row: Row) -> bool:
        """Whether the game is over after this next row."""
        if row.kind == "undo":
            return False
        if self._draft is not None and self._draft.row is row:
            return self._draft.position.seat == OVER
        position = self.position.copy()
        for move in (row.action, *row.chance):
            if move is not None:
                position.play(move)
        return position.seat == OVER

    def _deal(self, position: Position) -> list[Line]:
        """What the dealer gives now. An event that an uploaded log tells is given as told there."""
        dealt = []
        while position.seat == CHANCE:
            outcome = self._told(position) or position.copy().deal(self._seed)
            dealt.append(play(position, outcome))
        return dealt

    def _told(self, position: Position) -> str | None:
        if not self._given_events:
            return None
        outcome = self._given_events.get(position.event)
        return outcome if outcome is not None and position.why_not(outcome) is None else None

    # What can be taken back ----------------------------------------------------------------------

    def last_decision(self, seat: int) -> tuple[int, bool] | None:
        """Where taking back the seat's last decision leads, and whether nothing came after it."""
        for place in range(len(self.standing) - 1, 0, -1):
            row = self.rows[self.standing[place]]
            if row.seat == seat:
                alone = place == len(self.standing) - 1 and not row.chance
                return self.standing[place - 1], alone
        return None
