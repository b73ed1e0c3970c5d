"""What a bot thinks of a move: the answer of `analyse`, the same from every bot."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Thought:
    """One move a bot looked at: what it is worth to whoever moves, and how it expects to go on.

    A higher value is better; thoughts of one `analyse` are in one unit (that of the bot) and come
    best first. `visits` counts simulations through the move (0: the bot does not simulate), `line`
    holds the expected actions after it, of whoever is to move there, chance events left out.
    """

    action: int
    value: float
    visits: int = 0
    line: tuple[int, ...] = field(default=())
