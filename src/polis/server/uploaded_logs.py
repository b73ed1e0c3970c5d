"""Logs in and out: uploaded ones are read, continued in a room or reviewed; rooms write theirs.

A room plays only with a game's own component set. The engine keeps every set that it has loaded,
so a process reviews logs of at most `MOST_SETS` other sets.
"""

from __future__ import annotations

import json
import threading
from dataclasses import replace
from typing import Any

from polis.core import component_sets, registry
from polis.core import log as logs
from polis.core.errors import BadLog
from polis.core.game import Game
from polis.server.protocol import http
from polis.server.rooms import presentation
from polis.server.rooms.history import play
from polis.server.rooms.room import Room
from polis.server.storage.records import RoomRecord
from polis.text.message import Message

MOST_SETS = 20
"""Other component sets that a process loads for reviews until it ends."""

_seen: set[tuple[str, str]] = set()
_lock = threading.Lock()


def read_log(text: str, refusal: str | None) -> Game:
    """The game of a log; BadLog if it cannot be read.

    With a message key as `refusal`, a log of another component set is refused with that message.
    """
    check_components(logs.game_of(text), text, refusal)
    return logs.read(text)


def check_components(game: str, text: str, refusal: str | None) -> None:
    """Refuse a log with another component set; without `refusal` only beyond `MOST_SETS` of them.

    The text is JSON already. Other errors of its set are found when it is loaded.
    """
    part = json.loads(text).get("components")
    if not isinstance(part, dict) or "set" not in part:
        return
    title = registry.sheet(game).title
    name = _other_set(game, part["set"])
    if name is None:
        return
    if refusal is not None:
        raise BadLog(Message(refusal, game=title))
    with _lock:
        if (game, name) not in _seen and len(_seen) >= MOST_SETS:
            raise BadLog(Message("review-components", most=MOST_SETS))
        _seen.add((game, name))


def _other_set(game: str, data: Any) -> str | None:
    """The digest of a set; None for the game's own, and for a game that has only one."""
    rules = registry.rules(game)
    if rules.components is None:
        return None
    name = component_sets.digest(data)
    return None if name == component_sets.digest(component_sets.set_of(rules)) else name


def game_of_log(text: str) -> str:
    """The key of a log's game, which may not be ready yet."""
    return logs.game_of(text)


def continued(room: RoomRecord, text: str) -> RoomRecord:
    """The room with the game of a log in it."""
    game = read_log(text, "room-log-components")
    if game.rules.sheet.key != room.game:
        title = registry.sheet(room.game).title
        raise BadLog(Message("draw-other", other=game.rules.sheet.title, game=title))
    if game.players != len(room.seats):
        raise BadLog(Message("bot-count", bots=len(room.seats), players=game.players))
    if game.over:
        raise BadLog(Message("room-log-over"))
    return replace(
        room, rules_version=game.rules_version, options=game.options, uploaded_moves=_written(game)
    )


def _written(game: Game) -> tuple[str, ...]:
    """A game's moves in the one way in which the notation writes them."""
    position, moves = game.at(0), []
    for move in game.moves:
        code = position.check(move)
        moves.append(position.write(code))
        position.apply(code)
    return tuple(moves)


def log_text(room: Room) -> str:
    """A room's game as a log, without the moves that were undone."""
    row, history = room.row, room.history
    names = [seat.name or seat.level or "" for seat in row.seats]
    game = Game(row.game, len(names), row.options, names, rules_version=row.rules_version)
    game.moves = history.moves
    game.position = history.position.copy()
    return logs.write(game)


def review(body: http.ReviewLog) -> http.Review:
    """The moves of a log in words, and the position after one of them."""
    game = read_log(body.log, None)
    at = len(game.moves) if body.at is None else body.at
    shown = game.at(at)
    moves = []
    position = game.at(0)
    scores = [position.scores]
    for move in game.moves if body.moves else ():
        seat = position.seat
        line = play(position, move)
        moves.append(http.ReviewedMove(**dict(line), seat=seat if seat >= 0 else None))
        scores.append(position.scores)
    return http.Review(
        game=game.rules.sheet.key,
        options=game.options,
        seats=game.names,
        moves=moves,
        scores=scores,
        at=at,
        position=presentation.position_view(shown, at, [], None, parts=True),
    )
