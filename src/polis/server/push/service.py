"""Notices through push services, put together from one configuration."""

from __future__ import annotations

from polis.server.config import Config
from polis.server.push.addresses import AddressPolicy
from polis.server.push.keys import is_public_key, key_of, new_key, public_part, read_key
from polis.server.push.notices import TurnNotices
from polis.server.push.sender import Sender
from polis.server.push.store import Subscription, SubscriptionStore
from polis.server.refusals import Busy, Missing, NotAllowed, RequestRefused
from polis.server.rooms.clock import Clock
from polis.server.rooms.directory import RoomDirectory
from polis.server.storage.engine import Engines
from polis.server.storage.queries import Store
from polis.text.message import Message


class Push:
    """Subscriptions of browsers, and the notices that they get."""

    def __init__(
        self, config: Config, engines: Engines, store: Store, rooms: RoomDirectory, clock: Clock
    ) -> None:
        self._config = config
        self._store = store
        self._rooms = rooms
        self._clock = clock
        self.subscriptions = SubscriptionStore(engines)
        self._policy = AddressPolicy(config.push_loopback)
        self.key: str | None = None
        """The public key for browsers; None if this server pushes no notices."""
        self.notices: TurnNotices | None = None

    async def open(self) -> None:
        """Read the key or make it, and begin to send notices."""
        config = self._config
        if not config.push:
            return
        file = config.vapid_key
        text = read_key(file) if file else await self.subscriptions.key(new_key)
        key = key_of(text)
        self.key = public_part(key)
        sender = Sender(key, contact(config), config.push_seconds, self._policy)
        self.notices = self._rooms.turns = TurnNotices(
            self.subscriptions,
            sender,
            self._store,
            self._rooms,
            self._clock,
            config.push_pause,
            config.pushes_per_second,
        )

    async def close(self) -> None:
        """Send nothing any more."""
        if self.notices is not None:
            await self.notices.close()
        self._policy.close()

    async def subscribe(self, identity: str, one: Subscription) -> None:
        """Notify a browser of the turns of the person with this hashed secret."""
        if self.key is None:
            raise Missing(Message("http-missing", path="/api/push"))
        if not await self.subscriptions.is_player(identity):
            raise NotAllowed(Message("push-no-seat"))
        if not is_public_key(one.p256dh):
            raise RequestRefused(Message("push-address", address=one.p256dh))
        await self._policy.check(one.endpoint)
        if not await self.subscriptions.add(identity, one, self._config.push_subscriptions):
            raise Busy(Message("push-full"))

    async def clean_up(self) -> None:
        """Drop the subscriptions of people who do not come any more."""
        await self.subscriptions.clean_up(self._config.subscription_days)


def contact(config: Config) -> str:
    """How push services reach the operator."""
    if config.push_contact:
        return config.push_contact
    return f"https://{config.names[0] if config.names else 'localhost'}"
