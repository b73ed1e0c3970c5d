"""The earlier home and name of `MoveEstimate`, for bots written by users."""

from polis.bots.estimates import MoveEstimate as Thought

__all__ = ["Thought"]
