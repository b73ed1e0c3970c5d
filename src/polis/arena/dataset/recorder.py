"""Games of bots as rows: one for each decision and each outcome of chance.

The games are those of `polis simulate` with the same bots and seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from polis.arena.dataset.features import features
from polis.arena.matches import Match
from polis.bots.bot import Bot, ask, close
from polis.bots.policies import GREEDY, NOISY, look
from polis.bots.specs import Spec, parse
from polis.core import component_sets
from polis.core.contract import CHANCE
from polis.core.dealer import GAMES, random_word, stream
from polis.core.errors import BotFailed
from polis.core.game import Game
from polis.core.interfaces import Array
from polis.core.kernel import new_records
from polis.core.position import Position

Row = dict[str, Any]
FEATURE = "seen_"
"""What the names of columns with features begin with."""


def record(match: Match, number: int, fields: Sequence[str]) -> list[Row] | None:
    """The rows of the game of this number; None if a bot failed in it."""
    rules = component_sets.rules(match.game, match.components)
    specs = [parse(bot, match.game) for bot in match.bots]
    seed = int(random_word(np.uint64(stream(np.uint64(match.seed % 2**64), GAMES)), number))
    game = Game(rules, match.players, match.options)
    bots: list[Bot] = []
    try:
        bots += [spec.sit_down(seed, seat) for seat, spec in enumerate(specs)]
        rows = _play(game, bots, specs, seed, fields)
    except BotFailed:
        return None
    finally:
        for bot in bots:
            close(bot)
    scores = list(game.position.scores)
    shares = [float(share) for share in game.position.shares]
    for place, row in enumerate(rows):
        row |= {"game": number, "move": place, "scores": scores, "shares": shares}
    return rows


def _play(
    game: Game, bots: Sequence[Bot], specs: Sequence[Spec], seed: int, fields: Sequence[str]
) -> list[Row]:
    rows = []
    while not game.over:
        position = game.position
        seat = position.seat
        if seat == CHANCE:
            code = position.draw(seed)
            text = position.write(code)
            row: Row = {"probability": float(position.outcomes[text])}
        else:
            row = {FEATURE + name: values for name, values in features(position, fields).items()}
            code = ask(bots[seat], specs[seat].text, position, game=game)
            row |= _candidates(position, bots[seat], specs[seat])
            text = position.write(code)
        rows.append({"seat": seat, "code": code, "text": text, **row})
        game.play(code)
    return rows


def _candidates(position: Position, bot: Bot, spec: Spec) -> Row:
    """The legal codes, with visits and values where the bot has them."""
    codes = position.legal.codes
    visits, values = _estimates(position, codes, bot, spec)
    return {"legal": codes.astype(np.int32), "visits": visits, "values": values}


def _estimates(
    position: Position, codes: Array, bot: Bot, spec: Spec
) -> tuple[Array | None, Array | None]:
    if spec.policy in (GREEDY, NOISY):
        worths: Array = np.zeros(len(codes))
        at = (position.rules.box, position.records, 0)
        look(*at, codes, len(codes), new_records(1, position.rules.dtype), worths)
        return None, worths.astype(np.float32)
    statistics = getattr(bot, "statistics", None)
    found = None if statistics is None else statistics(position)
    if found is None:
        return None, None
    visits, values = np.zeros(len(codes), np.int32), np.full(len(codes), np.nan, np.float32)
    places = np.searchsorted(codes, found[0])  # legal codes ascend
    visits[places] = found[1]
    values[places] = np.where(found[1] > 0, found[2], np.nan)
    return visits, values
