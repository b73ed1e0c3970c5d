"""Logs in and out: uploaded ones are read, continued in a room or reviewed; rooms write theirs.

The functions that take a request run in a worker process (`worker`), because a log may hold
anything. Rooms and analyses know only a game's own component set; reviews take other sets, too.
"""

from __future__ import annotations

import msgspec

from polis.core import component_sets, registry
from polis.core import log as logs
from polis.core.errors import BadLog
from polis.core.game import Game
from polis.core.position import Position
from polis.server.protocol.logs import AnalyseLog, Review, ReviewedMove, ReviewLog
from polis.server.protocol.parts import Model, Options
from polis.server.rooms import presentation
from polis.server.rooms.analysis import LogPart, part_of
from polis.server.rooms.daily import secret_is_public
from polis.server.rooms.dealer import log_part
from polis.server.rooms.past.words import play
from polis.server.rooms.room import Room
from polis.server.storage.records import SeatRecord
from polis.text.message import SEAT_LETTERS, Message

MOST_MOVES = 20_000
"""Moves of an uploaded log, outcomes of chance among them."""


class UploadedGame(Model):
    """The game of a log, to be continued in a room."""

    game: str
    rules_version: int
    options: Options
    players: int
    moves: list[str]
    """In the one way in which the notation writes them."""


def read_log(text: str, refusal: str | None = None) -> Game:
    """The game of a log; BadLog if it cannot be read.

    With a message key as `refusal`, a log of another component set is refused with that message.
    """
    game = logs.read(text, MOST_MOVES)
    if refusal is not None and component_sets.other_set(game.rules) is not None:
        raise BadLog(Message(refusal, game=game.rules.sheet.title))
    return game


class _Head(msgspec.Struct):
    """The part of a log that says whose it is."""

    game: str


def game_of_log(text: str) -> str | None:
    """The key of a log's game, which may not be ready yet; None if the log cannot be read.

    The rest of the log is passed over and no object is made of it: only a worker process reads
    logs, and says what is wrong with one.
    """
    try:
        return registry.find(msgspec.json.decode(text, type=_Head).game)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def read_for_room(text: str) -> UploadedGame:
    """The game of a log that a room is to continue."""
    game = read_log(text, "room-log-components")
    if game.over:
        raise BadLog(Message("room-log-over"))
    return UploadedGame(
        game=game.rules.sheet.key,
        rules_version=game.rules_version,
        options=game.options,
        players=game.players,
        moves=_written(game),
    )


def _written(game: Game) -> list[str]:
    """A game's moves in the one way in which the notation writes them."""
    position, moves = game.at(0), []
    for move in game.moves:
        code = position.check(move)
        moves.append(position.write(code))
        position.apply(code)
    return moves


def check_fits(found: UploadedGame, game: str, players: int) -> None:
    """Refuse a log of another game, or for another number of players."""
    if found.game != game:
        other, title = registry.sheet(found.game).title, registry.sheet(game).title
        raise BadLog(Message("draw-other", other=other, game=title))
    if found.players != players:
        raise BadLog(Message("bot-count", bots=players, players=found.players))


def read_for_analysis(body: AnalyseLog) -> LogPart:
    """The part of a log that is analysed next."""
    return part_of(read_log(body.log, "analysis-components"), body.start)


def log_text(room: Room) -> str:
    """A room's game as a log, without the moves that were undone."""
    row, history = room.row, room.history
    names = [_name(seat) for seat in row.seats]
    game = Game(row.game, len(names), row.options, names, rules_version=row.rules_version)
    game.moves = history.moves
    game.position = history.position.copy()
    game.luck = log_part(row, secret_is_public(row, room.clock))
    return logs.write(game)


def _name(seat: SeatRecord) -> str:
    """The name of a seat's player, after that of a player who has lost the seat to a bot.

    A player without a name is called by the letter of the seat, as in logs of the engine.
    """
    letter = SEAT_LETTERS[seat.seat]
    name = seat.name or seat.level or letter
    return name if seat.former_until is None else f"{seat.former_name or letter}, {name}"


def review(body: ReviewLog) -> Review:
    """The moves of a log in words, and the position after one of them."""
    game = read_log(body.log)
    at = len(game.moves) if body.at is None else body.at
    shown = game.position if at == len(game.moves) else game.at(at)
    position = game.at(0)
    scores = [position.scores]
    moves = []
    for move in game.moves if body.moves else ():
        moves.append(_reviewed(position, move))
        scores.append(position.scores)
    return Review(
        game=game.rules.sheet.key,
        options=game.options,
        seats=game.names,
        moves=moves,
        scores=scores,
        at=at,
        position=presentation.position_view(shown, at, parts=True),
    )


def _reviewed(position: Position, move: str) -> ReviewedMove:
    seat = position.seat
    line = play(position, move)
    seat_or_chance = seat if seat >= 0 else None
    return ReviewedMove(line.move, line.tell, line.news, line.effects, seat_or_chance)
