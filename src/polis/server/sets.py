"""Sets of components in uploaded logs: rooms play with a game's own, looking at others has an end.

The engine keeps every set that it has loaded, so strangers must not load as many as they like.
"""

from __future__ import annotations

import json
import threading
from typing import Any

from polis.core import component_sets, registry
from polis.core.errors import BadLog
from polis.text.message import Message

MOST_SETS = 20
"""Other sets of components that a process looks at between its start and its end."""

_seen: set[tuple[str, str]] = set()
_lock = threading.Lock()


def check(game: str, text: str, refusal: str | None) -> None:
    """Refuse a log of this game with another set, or, without a `refusal`, with one set too many.

    The log has been read as JSON before. What else is wrong with its set is told by reading it.
    """
    part = json.loads(text).get("components")
    if not isinstance(part, dict) or "set" not in part:
        return
    title = registry.sheet(game).title
    name = _other(game, part["set"])
    if name is None:
        return
    if refusal is not None:
        raise BadLog(Message(refusal, game=title))
    with _lock:
        if (game, name) not in _seen and len(_seen) >= MOST_SETS:
            raise BadLog(Message("review-components", most=MOST_SETS))
        _seen.add((game, name))


def _other(game: str, data: Any) -> str | None:
    """The digest of a set; None for the game's own, and for a game that takes no other."""
    rules = registry.rules(game)
    if rules.components is None:
        return None
    name = component_sets.digest(data)
    return None if name == component_sets.digest(component_sets.set_of(rules)) else name
