"""The club as routes and rooms use it: players who opted in, and their ratings."""

from __future__ import annotations

import asyncio
import logging

from polis.server import tokens as keys
from polis.server.club.rating import NAME, rate, shown
from polis.server.club.results import result_of
from polis.server.config import Config
from polis.server.gate.rate_limits import RateLimiter
from polis.server.metrics import FAILURES
from polis.server.protocol import club
from polis.server.protocol.parts import Face
from polis.server.refusals import TooMany
from polis.server.rooms.clock import Clock
from polis.server.rooms.room import Room
from polis.server.storage.club.records import Limits, Result, Standing
from polis.server.storage.club.store import DAY, ClubStore
from polis.server.storage.engine import Engines
from polis.text.message import Message

LOG = logging.getLogger("polis.club")

LEAST = 10
"""Games that must count before a rating is shown."""
LISTED = 200


class Club:
    """Players who opted in, their results and ratings."""

    def __init__(self, engines: Engines, config: Config, clock: Clock) -> None:
        self._limits = Limits(
            player=config.club_games_per_player,
            pair=config.club_games_per_pair,
            maker=config.club_games_per_address,
        )
        self.store = ClubStore(engines, rate, NAME, self._limits)
        self._days = config.club_days
        self._clock = clock
        self._joins = RateLimiter(config.club_joins_per_day / DAY, config.club_joins_per_day)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Bring the ratings up to date with the model."""
        await self.store.follow_model()

    # Members -------------------------------------------------------------------------------------

    async def join(self, body: club.JoinClub, address: str) -> club.Membership:
        """Let a person take part from now on, or change how one who does is shown."""
        identity = keys.hashed(body.identity)
        if await self.store.joined_at(identity) is None and not self._joins.take(address):
            raise TooMany(Message("http-too-many"))
        face = (None, None) if body.face is None else (body.face.colour, body.face.avatar)
        await self.store.join(identity, self._clock.wall(), body.name, face)
        return await self.membership(body.identity)

    async def leave(self, identity: str) -> club.Membership:
        """Remove a person and the person's ratings."""
        await self.store.leave(keys.hashed(identity))
        return await self.membership(identity)

    async def membership(self, identity: str) -> club.Membership:
        """What the club knows of a person."""
        hashed = keys.hashed(identity)
        joined = await self.store.joined_at(hashed) is not None
        ratings = [_rating(one) for one in await self.store.standings_of(hashed)]
        return club.Membership(joined=joined, least=LEAST, ratings=ratings)

    async def table(self, game: str, identity: str | None) -> club.ClubTable:
        """The players of a game with enough games, the best first."""
        me = None if identity is None else keys.hashed(identity)
        found = await self.store.standings(game, LEAST, LISTED)
        return club.ClubTable(
            game=game,
            least=LEAST,
            most_of_player=self._limits.player,
            most_of_pair=self._limits.pair,
            rows=[_row(one, me) for one in found],
        )

    # Results -------------------------------------------------------------------------------------

    def ended(self, room: Room) -> None:
        """Count a game that is over, in a task of its own: the players do not wait for it."""
        result = result_of(room.row, room.history)
        if result is not None:
            task = asyncio.get_running_loop().create_task(self._count(result))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _count(self, result: Result) -> None:
        try:
            await self.store.add(result)
        except Exception:
            FAILURES.inc()
            LOG.exception("a result of the club was not counted")

    async def close(self) -> None:
        """Wait for results that are being counted."""
        await asyncio.gather(*self._tasks)

    async def clean_up(self) -> None:
        """Remove players who have not played for long."""
        await self.store.clean_up(self._days, self._clock.wall())


def _rating(one: Standing) -> club.ClubRating:
    rating, uncertainty = shown(one.rating) if one.games >= LEAST else (None, None)
    return club.ClubRating(game=one.game, games=one.games, rating=rating, uncertainty=uncertainty)


def _row(one: Standing, me: str | None) -> club.ClubRow:
    rating, uncertainty = shown(one.rating)
    face = one.colour and one.avatar and {"colour": one.colour, "avatar": one.avatar}
    return club.ClubRow(
        name=one.name,
        face=Face.model_validate(face) if face else None,
        me=one.identity == me,
        games=one.games,
        rating=rating,
        uncertainty=uncertainty,
    )
