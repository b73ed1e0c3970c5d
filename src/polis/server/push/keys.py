"""The key pair by which push services know the server (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
from pathlib import Path

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from polis.core.errors import BadFile
from polis.text.message import Message

PrivateKey = ec.EllipticCurvePrivateKey


def new_key() -> str:
    """A new private key in PEM."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    ).decode()


def key_of(text: str) -> PrivateKey:
    """The private key in PEM; ValueError if it is none of the curve P-256."""
    try:
        key = serialization.load_pem_private_key(text.encode(), None)
    except (TypeError, UnsupportedAlgorithm) as error:
        raise ValueError(str(error)) from error
    if not isinstance(key, PrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise ValueError("not a private key of the curve P-256")
    return key


def read_key(file: str) -> str:
    """The private key in a file; BadFile if there is none."""
    try:
        text = Path(file).read_text(encoding="ascii")
        key_of(text)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadFile(Message("file-unreadable", path=file, error=why)) from error
    return text


def public_part(key: PrivateKey) -> str:
    """The public key as browsers want it."""
    point = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def is_public_key(text: str) -> bool:
    """Whether a browser's key is a point of the curve."""
    try:
        point = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == 65
