"""The command line as a person meets it: what it prints and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Answer:
    """What a command printed, and its exit code."""

    out: str
    err: str
    code: int


Run = Callable[..., Answer]
