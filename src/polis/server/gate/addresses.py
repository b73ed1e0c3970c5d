"""Addresses of clients, as the limits count them."""

from __future__ import annotations

import hashlib
import ipaddress
from functools import lru_cache

from starlette.types import Scope

NETWORK = 64
"""Bits of an IPv6 address that one customer of a provider has; the others are theirs to choose."""


def client_host(scope: Scope) -> str:
    """The address of the client, or of the client of a trusted proxy."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def client_address(scope: Scope) -> str:
    """The address that limits count: an IPv6 address stands for its whole network."""
    return counted(client_host(scope))


@lru_cache(10_000)
def counted(host: str) -> str:
    """An IPv4 address as it is, the network of an IPv6 address."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    network = ipaddress.IPv6Network((int(address), NETWORK), strict=False)
    return str(network)


def mark(address: str) -> str:
    """A four-digit hash that distinguishes most addresses without revealing them."""
    return hashlib.sha256(address.encode()).hexdigest()[:4]
