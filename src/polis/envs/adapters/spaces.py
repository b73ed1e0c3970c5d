"""The Gymnasium spaces of observations, masks and actions."""

from __future__ import annotations

import numpy as np

from polis.core.sheet import Field, Sheet
from polis.envs.adapters.missing import missing

try:
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium") from error


def observation_space(sheet: Sheet, players: int) -> spaces.Dict:
    """The space of `vector` and, for a game with boards, `planes`."""
    seen = sheet.observation
    high = np.array([*_most(seen.table), *_most(seen.seat) * players], np.int16)
    parts: dict[str, spaces.Space[np.ndarray]] = {
        "vector": spaces.Box(np.zeros_like(high), high, dtype=np.int16)
    }
    if seen.planes:
        shape = seen.planes_shape(players)
        most = np.array([plane.most for plane in seen.planes], np.uint8)[:, None, None]
        tops = np.broadcast_to(most, shape).copy()
        parts["planes"] = spaces.Box(np.zeros(shape, np.uint8), tops, dtype=np.uint8)
    return spaces.Dict(parts)


def _most(fields: tuple[Field, ...]) -> list[int]:
    return [field.most for field in fields for _ in range(field.size)]


def action_space(sheet: Sheet) -> spaces.Discrete:
    """The codes of the game's actions."""
    return spaces.Discrete(sheet.actions)


def mask_space(sheet: Sheet) -> spaces.Box:
    """A byte of 0 or 1 for each code."""
    return spaces.Box(0, 1, (sheet.actions,), np.int8)
