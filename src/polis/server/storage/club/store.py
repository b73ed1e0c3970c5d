"""The club's results and ratings in the database.

Ratings follow from the results in the order of their numbers. Each new result changes the stored
ratings of its players; computing all of them anew gives the same numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict
from itertools import combinations
from typing import Any

from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.storage.club import members
from polis.server.storage.club.records import Limits, Rate, Rating, Result, Standing
from polis.server.storage.engine import Engines
from polis.server.storage.schema import (
    CLUB_GAMES,
    CLUB_PLACES,
    CLUB_PLAYERS,
    CLUB_RATINGS,
    ROOMS,
)

DAY = 24 * 3600.0
WIDTH = 2.0
"""Standard deviations between a rating and its lower end, by which players are ranked."""


class ClubStore:
    """The database as the club uses it."""

    def __init__(self, engines: Engines, rate: Rate, model: str, limits: Limits) -> None:
        self._engines = engines
        self._rate = rate
        self._model = model
        self._limits = limits

    # Members -------------------------------------------------------------------------------------

    async def join(
        self, identity: str, now: float, name: str | None, face: tuple[str | None, str | None]
    ) -> None:
        """Let a player take part from now on, or change the name and face of one who does."""
        async with self._engines.begin() as connection:
            await members.join(connection, identity, now, name, face)

    async def leave(self, identity: str) -> None:
        """Remove a player and the player's ratings."""
        async with self._engines.begin() as connection:
            await members.leave(connection, [identity])

    async def joined_at(self, identity: str) -> float | None:
        """When a player joined; None for others."""
        query = select(CLUB_PLAYERS.c.joined_at).where(CLUB_PLAYERS.c.identity == identity)
        async with self._engines.reading.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    # Ratings -------------------------------------------------------------------------------------

    async def standings(self, game: str, least: int, most: int) -> list[Standing]:
        """The players of a game with at least so many results, the best first."""
        lower = CLUB_RATINGS.c.mu - WIDTH * CLUB_RATINGS.c.sigma
        query = _standings().where(CLUB_RATINGS.c.game == game, CLUB_RATINGS.c.games >= least)
        return await self._read(query.order_by(lower.desc(), CLUB_RATINGS.c.identity).limit(most))

    async def standings_of(self, identity: str) -> list[Standing]:
        """The ratings of one player, by game."""
        query = _standings().where(CLUB_RATINGS.c.identity == identity)
        return await self._read(query.order_by(CLUB_RATINGS.c.game))

    async def _read(self, query: Select[Any]) -> list[Standing]:
        async with self._engines.reading.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [_standing(row) for row in rows]

    # Results -------------------------------------------------------------------------------------

    async def add(self, result: Result) -> bool:
        """Count a result for those of its players who are in the club; False if it does not count.

        It counts once, for at least two players who had joined before the game ended, and only
        within the limits.
        """
        async with self._engines.begin() as connection:
            await members.hold(connection)
            places = await self._of_members(connection, result)
            if len(places) < 2 or not await self._may_count(connection, result, list(places)):
                return False
            values = {key: value for key, value in asdict(result).items() if key != "places"}
            added = await connection.execute(insert(CLUB_GAMES).values(values))
            number = added.inserted_primary_key[0] if added.inserted_primary_key else None
            rows = [{"number": number, "identity": who, "place": places[who]} for who in places]
            await connection.execute(insert(CLUB_PLACES), rows)
            played = update(CLUB_PLAYERS).where(CLUB_PLAYERS.c.identity.in_(list(places)))
            await connection.execute(played.values(played_at=result.ended_at))
            await self._change_ratings(connection, result.game, places)
        return True

    async def _of_members(self, connection: AsyncConnection, result: Result) -> dict[str, int]:
        query = select(CLUB_PLAYERS.c.identity).where(
            CLUB_PLAYERS.c.identity.in_(list(result.places)),
            CLUB_PLAYERS.c.joined_at <= result.ended_at,
        )
        found = sorted((await connection.execute(query)).scalars())
        return {identity: result.places[identity] for identity in found}

    async def _may_count(
        self, connection: AsyncConnection, result: Result, players: Sequence[str]
    ) -> bool:
        again = select(CLUB_GAMES.c.number).where(CLUB_GAMES.c.room == result.room)
        if (await connection.execute(again)).first() is not None:
            return False
        day = CLUB_GAMES.c.ended_at > result.ended_at - DAY
        made = select(func.count()).select_from(CLUB_GAMES)
        made = made.where(day, CLUB_GAMES.c.maker == result.maker)
        if (await connection.execute(made)).scalar_one() >= self._limits.maker:
            return False
        query = select(CLUB_PLACES.c.number, CLUB_PLACES.c.identity).join(CLUB_GAMES)
        query = query.where(day, CLUB_PLACES.c.identity.in_(list(players)))
        together: dict[int, list[str]] = {}
        for number, identity in (await connection.execute(query)).all():
            together.setdefault(number, []).append(identity)
        games = Counter(who for company in together.values() for who in company)
        pairs = Counter(
            pair for company in together.values() for pair in combinations(sorted(company), 2)
        )
        return (
            max(games.values(), default=0) < self._limits.player
            and max(pairs.values(), default=0) < self._limits.pair
        )

    async def _change_ratings(
        self, connection: AsyncConnection, game: str, places: Mapping[str, int]
    ) -> None:
        """Store what a result, the last one, makes of its players' ratings."""
        query = select(CLUB_RATINGS).where(
            CLUB_RATINGS.c.game == game, CLUB_RATINGS.c.identity.in_(list(places))
        )
        before = {
            row["identity"]: (Rating(row["mu"], row["sigma"]), row["games"])
            for row in (await connection.execute(query)).mappings()
        }
        old = [before[who][0] if who in before else None for who in places]
        after = self._rate(old, list(places.values()))
        for identity, rating in zip(places, after, strict=True):
            games = before[identity][1] + 1 if identity in before else 1
            values = self._values(rating, games)
            this = (CLUB_RATINGS.c.game == game, CLUB_RATINGS.c.identity == identity)
            if identity in before:
                await connection.execute(update(CLUB_RATINGS).where(*this).values(values))
            else:
                new = {"game": game, "identity": identity, **values}
                await connection.execute(insert(CLUB_RATINGS).values(new))

    def _values(self, rating: Rating, games: int) -> dict[str, Any]:
        return {"mu": rating.mu, "sigma": rating.sigma, "games": games, "model": self._model}

    async def follow_model(self) -> None:
        """Compute all ratings anew if another model has computed some of them."""
        query = select(CLUB_RATINGS.c.game).where(CLUB_RATINGS.c.model != self._model)
        async with self._engines.reading.connect() as connection:
            other = (await connection.execute(query.limit(1))).first()
        if other is not None:
            await self.recompute()

    async def recompute(self) -> None:
        """Compute all ratings anew from the results."""
        results = select(CLUB_GAMES.c.game, CLUB_PLACES).join(CLUB_GAMES)
        results = results.order_by(CLUB_PLACES.c.number, CLUB_PLACES.c.identity)
        async with self._engines.begin() as connection:
            await members.hold(connection)
            games: dict[int, tuple[str, dict[str, int]]] = {}
            for game, number, identity, place in (await connection.execute(results)).all():
                games.setdefault(number, (game, {}))[1][identity] = place
            members_now = set((await connection.execute(select(CLUB_PLAYERS.c.identity))).scalars())
            await connection.execute(delete(CLUB_RATINGS))
            rows = [row for row in self._ratings(games) if row["identity"] in members_now]
            if rows:
                await connection.execute(insert(CLUB_RATINGS), rows)

    def _ratings(self, games: Mapping[int, tuple[str, dict[str, int]]]) -> list[dict[str, Any]]:
        """The ratings after these games, in their order."""
        found: dict[tuple[str, str], tuple[Rating, int]] = {}
        for game, places in games.values():
            old = [found.get((game, who), (None, 0)) for who in places]
            after = self._rate([rating for rating, _ in old], list(places.values()))
            for who, rating, (_, count) in zip(places, after, old, strict=True):
                found[game, who] = (rating, count + 1)
        return [
            {"game": game, "identity": who, **self._values(rating, count)}
            for (game, who), (rating, count) in found.items()
        ]

    # Clean-up ------------------------------------------------------------------------------------

    async def clean_up(self, days: float, now: float) -> int:
        """Remove players without a game for so many days, and links to rooms that are deleted.

        Return how many players were removed. A clock that is ahead does not make players old: no
        time counts that lies more than a day after the last game.
        """
        async with self._engines.begin() as connection:
            await members.hold(connection)
            newest = select(func.max(CLUB_PLAYERS.c.played_at))
            last = (await connection.execute(newest)).scalar_one() or 0.0
            before = min(now, last + DAY) - days * DAY
            idle = select(CLUB_PLAYERS.c.identity).where(CLUB_PLAYERS.c.played_at < before)
            old: Collection[str] = list((await connection.execute(idle)).scalars())
            gone = CLUB_GAMES.c.room.not_in(select(ROOMS.c.id))
            await connection.execute(update(CLUB_GAMES).where(gone).values(room=None))
            return await members.leave(connection, old)


def _standings() -> Select[Any]:
    same = CLUB_PLAYERS.c.identity == CLUB_RATINGS.c.identity
    shown = (CLUB_PLAYERS.c.name, CLUB_PLAYERS.c.colour, CLUB_PLAYERS.c.avatar)
    return select(CLUB_RATINGS, *shown).join(CLUB_PLAYERS, same)


def _standing(row: Mapping[Any, Any]) -> Standing:
    values = {str(key): value for key, value in row.items()}
    del values["model"]
    rating = Rating(values.pop("mu"), values.pop("sigma"))
    return Standing(rating=rating, **values)
