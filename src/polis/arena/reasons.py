"""Why a move is good, in words: what it changes, and what the next best move loses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from polis.arena.analysis import position_after, score_changes
from polis.arena.losses import Loss, loss
from polis.bots.estimates import MoveEstimate
from polis.core.position import Position
from polis.text.message import Message

SMALLEST = 0.1
"""A smaller change of a prospect is not worth a sentence."""

CLEAR = ("mistake", "blunder")
"""The grades of a runner-up after which the best move counts as clearly the best."""


def why_best(
    position: Position, estimates: Sequence[MoveEstimate], searched: bool
) -> Iterator[Message]:
    """What the first of these moves brings, and its chance to win."""
    best = estimates[0]
    for change in score_changes(position, best):
        gained = change.after - change.before
        yield Message("hint-points", change=gained, line=change.message)
    yield from _prospects(position, best)
    chance = loss(position, best, best, searched).best_chance
    if chance is not None:
        yield Message("hint-chance", chance=round(100 * chance))


def _prospects(position: Position, best: MoveEstimate) -> Iterator[Message]:
    """What the evaluation counts besides points, as far as the move and its turn change it."""
    before = position.prospects(position.seat)
    after = position_after(position, best).prospects(position.seat)
    for key, value in after.items():
        change = round(value - before.get(key, value), 1)
        if abs(change) >= SMALLEST:
            yield Message(key, change=change)


def runner_up(
    position: Position, estimates: Sequence[MoveEstimate], searched: bool
) -> Iterator[Message]:
    """The moves that are equal to the first, then the next best with what it loses.

    The estimates are those of `estimate_moves` with RUNNER_UP. Where no other move was measured,
    nothing is said about others.
    """
    best, *others = estimates
    if len(position.legal) == 1:
        yield Message("hint-only")
        return
    equal = sum(one.equal for one in others)
    if equal:
        yield Message("hint-same", count=equal)
    second = next((one for one in others if not one.equal), None)
    if second is not None:
        lost = loss(position, best, second, searched)
        yield _compared(position, best, second, lost)


def _compared(position: Position, best: MoveEstimate, second: MoveEstimate, lost: Loss) -> Message:
    move, words = position.tell(second.action), lost.message
    alike = move == position.tell(best.action)
    if words is None:
        return Message("hint-equal-alike") if alike else Message("hint-equal", move=move)
    if alike:
        return Message("hint-runner-up-alike", loss=words)
    clear = lost.grade in CLEAR
    return Message("hint-clear" if clear else "hint-runner-up", move=move, loss=words)
