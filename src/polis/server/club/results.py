"""Which finished games count for the club, and who came where.

- The game was played to its end, from its beginning: not one that went on from an uploaded log.
- At least two people with different identities sat at the table, none of them twice: who plays
  with several tabs plays alone. Only those who joined the club before the end are compared; bots
  and other people at the table are left out.
- Nothing could be taken back without the agreement of the others. A move that all agreed to take
  back is as if it had never been played.
- The winners are first, all others follow by their points; equal ones share a place.
- A player has left if a bot got the seat, or if bots and the clock made more than a quarter of the
  seat's decisions. Who has left comes last: neither losing a connection nor leaving a lost game is
  worth more than playing on.
"""

from __future__ import annotations

from fractions import Fraction

from polis.server.rooms.history import History
from polis.server.storage.club.records import Result
from polis.server.storage.records import RoomRecord, SeatRecord

MOST_BY_OTHERS = 0.25
"""The share of a seat's decisions by bots and the clock from which on the player has left."""


def result_of(room: RoomRecord, history: History) -> Result | None:
    """The result of a game; None if it does not count for anybody."""
    if not history.over or room.uploaded or room.undo == "free":
        return None
    players = {seat.seat: who for seat in room.seats if (who := _identity(seat)) is not None}
    if len(players) < 2 or len(set(players.values())) < len(players):
        return None
    shares, scores = history.position.shares, history.position.scores
    if not any(shares):
        return None
    ranks = {
        seat: (
            _has_left(room.seats[seat], history),
            not shares[seat],
            _points(shares, scores, seat),
        )
        for seat in players
    }
    places = {
        who: 1 + sum(other < ranks[seat] for other in ranks.values())
        for seat, who in players.items()
    }
    return Result(room.id, room.game, history.rows[-1].made_at, room.maker, places)


def _points(shares: list[Fraction], scores: list[int], seat: int) -> int:
    """The points that decide between losers, as a number that is lower for the better one."""
    return 0 if shares[seat] else -scores[seat]


def _identity(seat: SeatRecord) -> str | None:
    return seat.identity if seat.kind == "person" else seat.former_identity


def _has_left(seat: SeatRecord, history: History) -> bool:
    rows = [history.rows[number] for number in history.standing]
    by = [row.by for row in rows if row.kind == "act" and row.seat == seat.seat]
    others = sum(who != "person" for who in by)
    return seat.kind == "bot" or others > MOST_BY_OTHERS * len(by)
