"""Requests that are refused; some have an HTTP status of their own, the others get 400."""

from __future__ import annotations

from polis.core.errors import PolisError


class RequestRefused(PolisError):
    """A request that is refused; nothing was changed."""


class StaleRequest(RequestRefused):
    """A request based on an old position; the client is sent the number of the last row."""


class Missing(RequestRefused):
    """The thing asked for does not exist."""


class NotAllowed(RequestRefused):
    """The given tokens do not allow this."""


class TooMany(RequestRefused):
    """The address has reached its limit."""


class Busy(RequestRefused):
    """The server has too much to do."""


class Taken(RequestRefused):
    """Another client has taken the seat."""
