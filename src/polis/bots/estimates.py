"""Estimates of moves, as every bot's `analyse` returns them."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class MoveEstimate:
    """A bot's estimate of one move: its value for the player to move, and what may follow.

    A higher value is better; the estimates of one `analyse` are in the bot's own unit and come best
    first. `visits` counts simulations through the move (0: the bot does not simulate). `line` holds
    the expected actions of all players after it, without chance events. `equal` marks a move after
    which the game is the same as after the first one, as a turned place.
    """

    action: int
    value: float
    visits: int = 0
    line: tuple[int, ...] = field(default=())
    equal: bool = False
