"""Queries about browsers that are notified, and the key that signs the notices."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, delete, exists, func, insert, not_, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from polis.server.storage.engine import Engines
from polis.server.storage.schema import PUSH_KEYS, ROOMS, SEATS, SUBSCRIPTIONS, UPKEEP

MOST_DEVICES = 5  # of one person; another one takes the place of the oldest
MOST_FAILURES = 5  # in a row, after which a subscription is dropped
DAY = 86_400.0


@dataclass(frozen=True)
class Subscription:
    """Where and how a browser is notified."""

    endpoint: str
    p256dh: str
    auth: str
    failures: int = 0
    maker: str | None = None
    """A mark of the address from which the browser subscribed."""

    @property
    def id(self) -> str:
        """The hash of the endpoint."""
        return hashlib.sha256(self.endpoint.encode()).hexdigest()


class SubscriptionStore:
    """The database as notices use it."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines

    async def key(self, make: Callable[[], str]) -> str:
        """The key of this database; the first process that asks makes it."""
        query = select(PUSH_KEYS.c.key)
        async with self._engines.reading.connect() as connection:
            found = (await connection.execute(query)).scalar()
        if found is None:
            try:
                async with self._engines.begin() as connection:
                    await connection.execute(insert(PUSH_KEYS).values(id=1, key=make()))
            except IntegrityError:
                pass  # another process has made it
            async with self._engines.reading.connect() as connection:
                found = (await connection.execute(query)).scalar_one()
        return str(found)

    async def is_player(self, identity: str) -> bool:
        """Whether this hashed secret holds a seat or a room."""
        seats, rooms = SEATS.c.identity == identity, ROOMS.c.host_identity == identity
        query = select(or_(exists().where(seats), exists().where(rooms)))
        async with self._engines.reading.connect() as connection:
            return bool((await connection.execute(query)).scalar_one())

    async def add(self, identity: str, one: Subscription, most: int) -> bool:
        """Notify this browser of the person's turns; False if there are too many others.

        A browser belongs to the person who came last. If there are `most` others, the oldest one
        of the maker with the most of them makes room, unless that is the maker of this one.
        """
        mine, this = SUBSCRIPTIONS.c.identity == identity, SUBSCRIPTIONS.c.id == one.id
        kept = select(SUBSCRIPTIONS.c.id).where(mine, not_(this))
        newest = kept.order_by(SUBSCRIPTIONS.c.confirmed_at.desc(), SUBSCRIPTIONS.c.id)
        async with self._engines.begin() as connection:
            await connection.execute(delete(SUBSCRIPTIONS).where(this))
            others = list((await connection.execute(newest)).scalars())
            surplus = others[MOST_DEVICES - 1 :]
            await connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id.in_(surplus)))
            count = select(func.count()).select_from(SUBSCRIPTIONS)
            full = (await connection.execute(count)).scalar_one() >= most
            if full and not await _make_room(connection, one.maker):
                return False
            uptime = select(func.max(UPKEEP.c.uptime)).scalar_subquery()
            values: dict[str, Any] = {
                "endpoint": one.endpoint,
                "p256dh": one.p256dh,
                "auth": one.auth,
            }
            values["maker"] = one.maker
            new = {"id": one.id, "identity": identity, "confirmed_at": uptime, **values}
            await connection.execute(insert(SUBSCRIPTIONS).values(new))
        return True

    async def remove(self, identity: str, endpoint: str | None) -> int:
        """Notify this browser of the person no more, or none; say how many were removed."""
        wanted = SUBSCRIPTIONS.c.identity == identity
        if endpoint is not None:
            wanted = and_(wanted, SUBSCRIPTIONS.c.id == Subscription(endpoint, "", "").id)
        async with self._engines.begin() as connection:
            return (await connection.execute(delete(SUBSCRIPTIONS).where(wanted))).rowcount

    async def of(self, identity: str) -> list[Subscription]:
        """Where a person is notified."""
        columns = ("endpoint", "p256dh", "auth", "failures", "maker")
        query = select(*(SUBSCRIPTIONS.c[name] for name in columns))
        query = query.where(SUBSCRIPTIONS.c.identity == identity).limit(MOST_DEVICES)
        async with self._engines.reading.connect() as connection:
            return [Subscription(*row) for row in (await connection.execute(query)).all()]

    async def drop(self, one: Subscription) -> None:
        """Forget a browser that its push service does not know any more."""
        async with self._engines.begin() as connection:
            await connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == one.id))

    async def note(self, one: Subscription, sent: bool) -> None:
        """Count failures in a row; after some the subscription is dropped."""
        if sent and not one.failures:
            return
        if not sent and one.failures + 1 >= MOST_FAILURES:
            await self.drop(one)
            return
        failures = 0 if sent else SUBSCRIPTIONS.c.failures + 1
        this = update(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == one.id)
        async with self._engines.begin() as connection:
            await connection.execute(this.values(failures=failures))

    async def clean_up(self, days: float) -> int:
        """Drop browsers without a visit for so many days, and those of people without a room."""
        uptime = select(func.max(UPKEEP.c.uptime)).scalar_subquery()
        seated = exists().where(SEATS.c.identity == SUBSCRIPTIONS.c.identity)
        hosting = exists().where(ROOMS.c.host_identity == SUBSCRIPTIONS.c.identity)
        old = SUBSCRIPTIONS.c.confirmed_at < uptime - days * DAY
        wanted = or_(old, not_(or_(seated, hosting)))
        async with self._engines.begin() as connection:
            return (await connection.execute(delete(SUBSCRIPTIONS).where(wanted))).rowcount


async def _make_room(connection: AsyncConnection, maker: str | None) -> bool:
    """Drop a browser of the maker with the most of them; False if this maker has as many."""
    column, number = SUBSCRIPTIONS.c.maker, func.count()
    rows = await connection.execute(select(column, number).group_by(column))
    shares: dict[str | None, int] = {other: int(count) for other, count in rows}
    largest = max(shares, key=lambda other: shares[other])
    if shares.get(maker, 0) + 1 >= shares[largest]:
        return False
    theirs = select(SUBSCRIPTIONS.c.id).where(column.is_not_distinct_from(largest))
    oldest = theirs.order_by(SUBSCRIPTIONS.c.confirmed_at, SUBSCRIPTIONS.c.id).limit(1)
    found = (await connection.execute(oldest)).scalar_one()
    await connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == found))
    return True
