"""Hints and reviews by a strong bot: its estimates of moves, and what each move lost.

Values are in the bot's own unit; higher is better for the player to move. `losses` turns those of
`search` into points and chances to win. For a bot without `analyse`, one-move estimates are used:
the game's `value` after each move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from polis.arena.losses import Loss, loss
from polis.arena.move_estimates import RUNNER_UP, estimate_moves
from polis.bots import levels
from polis.bots.bot import close
from polis.bots.estimates import MoveEstimate
from polis.bots.search import Search
from polis.bots.specs import Spec, parse
from polis.core.errors import BadLog
from polis.core.game import Game
from polis.core.position import Position
from polis.text.message import Message


@dataclass(frozen=True)
class Change:
    """A line of the score before and after a move."""

    message: Message  # the score line after the move
    before: int
    after: int


@dataclass(frozen=True)
class Hint:
    """A bot's estimates at one moment of a game, and what its move changes."""

    at: int
    seat: int
    bot: str
    estimates: tuple[MoveEstimate, ...]  # the bot's choice, then the others, best first
    changes: tuple[Change, ...]  # by the first move and the rest of its turn
    reasoned: bool  # False: one-move estimates, not the bot's own


@dataclass(frozen=True)
class MoveReview:
    """A decision of a game: the move played, the best move, and the difference in value."""

    at: int  # number of moves before it
    seat: int
    action: str
    best: str
    value: float
    best_value: float
    seen: bool  # False: the bot has no estimate of the move; at least this much was lost
    loss: Loss

    @property
    def lost(self) -> float:
        """The value lost compared to the best move."""
        return self.loss.value


def hint(game: Game, at: int | None = None, bot: str = "master", seconds: float = 1.0) -> Hint:
    """What a bot would play after the first `at` moves of a game, by default after all."""
    place = len(game.moves) if at is None else at
    position = game.at(place)
    if position.seat < 0:
        raise BadLog(Message("hint-no-decision", place=place))
    spec = _bot_to_ask(bot, game.rules.sheet.key)
    player = spec.sit_down(0)
    try:
        estimates, reasoned = estimate_moves(
            player, spec.text, _until(game, place), position, seconds, RUNNER_UP
        )
    finally:
        close(player)
    changes = tuple(score_changes(position, estimates[0]))
    return Hint(place, position.seat, spec.text, tuple(estimates), changes, reasoned)


def _bot_to_ask(bot: str, game: str) -> Spec:
    """The bot to ask; a level uses the time given here instead of its own."""
    if bot not in levels.NAMES:
        return parse(bot, game)
    return replace(parse(levels.level(game, bot).bot, game), text=bot)


def _until(game: Game, place: int) -> Game:
    """The game after its first `place` moves."""
    past = Game(game.rules, game.players, game.options, game.names, None, game.rules_version)
    for move in game.moves[:place]:
        past.play(move)
    return past


def position_after(position: Position, estimate: MoveEstimate) -> Position:
    """The position after a move and the expected rest of its turn."""
    shown = position.copy().play(estimate.action)
    for code in estimate.line:
        if shown.seat != position.seat:
            break
        shown.play(code)
    return shown


def score_changes(position: Position, estimate: MoveEstimate) -> Iterator[Change]:
    """The lines of the mover's score that change by the move and the rest of its turn."""
    seat, shown = position.seat, position_after(position, estimate)
    before = {_kind(line.message): line.points for line in position.explain(seat)}
    for line in shown.explain(seat):
        was = before.get(_kind(line.message), 0)
        if line.points != was:
            yield Change(line.message, was, line.points)


def _kind(message: Message) -> str:
    """What identifies a score line: its message without numbers."""
    words = {k: repr(v) for k, v in message.args.items() if not isinstance(v, (int, float))}
    key = message.key.replace("unbuilt", "built")
    return f"{key} {sorted(words.items())}"


def review_game(
    game: Game,
    bot: str = "master",
    seconds: float = 1.0,
    progress: Callable[[int], None] | None = None,
) -> list[MoveReview]:
    """Every decision of a game that had an alternative, with the value it lost."""
    spec = _bot_to_ask(bot, game.rules.sheet.key)
    player = spec.sit_down(0)
    past = _until(game, 0)
    found = []
    try:
        for at, move in enumerate(game.moves):
            position = past.position
            if position.seat >= 0 and len(position.legal) > 1:
                code = position.read(move)
                estimates, _ = estimate_moves(player, spec.text, past, position, seconds, code)
                searched = isinstance(player, Search)
                found.append(review_move(at, position, move, estimates, searched))
            past.play(move)
            if progress:
                progress(1)
    finally:
        close(player)
    return found


def review_move(
    at: int, position: Position, move: str, estimates: Sequence[MoveEstimate], searched: bool
) -> MoveReview:
    """The review of a move by a bot's estimates, the bot's own choice first.

    `searched`: the values are those of `search`, so the loss has a unit. A move that is equal to
    the bot's choice counts as that choice.
    """
    code = position.read(move)
    best = max(estimates, key=lambda estimate: estimate.value)
    # Values from few simulations are noisy, so the bot's own choice counts as the best.
    best = estimates[0] if estimates[0].visits else best
    played = next((estimate for estimate in estimates if estimate.action == code), None)
    if played is not None and played.equal:
        best = replace(best, action=code)
    worst = min(estimate.value for estimate in estimates)
    other = MoveEstimate(code, worst) if played is None else played
    return MoveReview(
        at,
        position.seat,
        move,
        position.write(best.action),
        other.value,
        best.value,
        played is not None,
        loss(position, best, other, searched),
    )


def hint_data(game: Game, found: Hint, most: int = 5) -> dict[str, Any]:
    """A hint as plain data, moves in notation."""
    position = game.at(found.at)
    return {
        "game": game.rules.sheet.key,
        "at": found.at,
        "seat": found.seat,
        "bot": found.bot,
        "reasoned": found.reasoned,
        "moves": [
            {
                "action": position.write(estimate.action),
                "value": estimate.value,
                "visits": estimate.visits,
                "line": continuation_of(position, estimate),
            }
            for estimate in found.estimates[:most]
        ],
        "changes": [
            {"line": str(c.message), "before": c.before, "after": c.after} for c in found.changes
        ],
    }


def continuation_of(position: Position, estimate: MoveEstimate) -> list[str]:
    """The expected continuation in notation, up to the first chance event."""
    shown, written = position.copy().play(estimate.action), []
    for code in estimate.line:
        if not (shown.legal.codes == code).any():
            break
        written.append(shown.write(code))
        shown.play(code)
    return written


def review_data(game: Game, bot: str, found: list[MoveReview]) -> dict[str, Any]:
    """A review as plain data: every decision, and the sums of each seat."""
    return {
        "game": game.rules.sheet.key,
        "bot": bot,
        "seats": [
            {
                "name": name,
                "decisions": sum(move.seat == seat for move in found),
                "lost": sum(move.lost for move in found if move.seat == seat),
            }
            for seat, name in enumerate(game.names)
        ],
        "moves": [
            {
                "at": move.at,
                "seat": move.seat,
                "action": move.action,
                "best": move.best,
                "value": move.value,
                "best_value": move.best_value,
                "lost": move.lost,
                "seen": move.seen,
                "points": move.loss.points,
                "chance": move.loss.chance,
                "best_chance": move.loss.best_chance,
                "grade": move.loss.grade,
            }
            for move in found
        ],
    }
