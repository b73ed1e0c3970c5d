"""Bodies of requests and answers about notices through push services."""

from __future__ import annotations

from typing import Annotated

from pydantic import StringConstraints

from polis.server.protocol.parts import Model, RequestModel, Token

Endpoint = Annotated[str, StringConstraints(max_length=1000, pattern=r"^https?://[!-~]+$")]


class PushKey(Model):
    """The server's public key; None if it pushes no notices."""

    key: str | None


class Subscribe(RequestModel):
    """A person's secret, and where and how the person's browser is notified."""

    identity: Token
    endpoint: Endpoint
    p256dh: Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z_-]{87}$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z_-]{22}$")]


class Subscribed(Model):
    """How many browsers of the person are notified now."""

    devices: int


class Unsubscribe(RequestModel):
    """A person's secret, and the browser that is not notified any more; None: all of them."""

    identity: Token
    endpoint: Endpoint | None = None


class Unsubscribed(Model):
    """How many browsers are not notified any more."""

    devices: int
