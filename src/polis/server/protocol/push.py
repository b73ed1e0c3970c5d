"""Bodies of requests and answers about notices through push services."""

from __future__ import annotations

from typing import Annotated

from pydantic import StringConstraints

from polis.server.protocol.parts import Model, RequestModel, Token

Endpoint = Annotated[str, StringConstraints(max_length=1000, pattern=r"^https?://[!-~]+$")]


class PushKey(Model):
    """The server's public key; None if it pushes no notices."""

    key: str | None
    """As browsers take it, in base64url."""


class Subscribe(RequestModel):
    """A person's secret, and where and how the person's browser is notified."""

    identity: Token
    """The secret of the person."""
    endpoint: Endpoint
    """The address of the push service for this browser."""
    p256dh: Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z_-]{87}$")]
    """The public key of the browser, in base64url."""
    auth: Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z_-]{22}$")]
    """The shared secret of the browser, in base64url."""


class Subscribed(Model):
    """How many browsers of the person are notified now."""

    devices: int
    """How many."""


class Unsubscribe(RequestModel):
    """A person's secret, and the browser that is not notified any more; None: all of them."""

    identity: Token
    """The secret of the person."""
    endpoint: Endpoint | None = None
    """The address of the push service for the browser; None: all browsers of the person."""


class Unsubscribed(Model):
    """How many browsers are not notified any more."""

    devices: int
    """How many."""
