"""The styles of World Wonders: what each does differently, and that trials leave no trace."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from polis.core.kernel import new_records
from polis.core.position import Position
from polis.games.world_wonders.rules.position import BUYING, POSITION
from polis.games.world_wonders.sheet import BUILDING, BUY, LOAN, MONUMENT, SHEET, TAKE_LOAN
from polis.games.world_wonders.strategy.candidates import PLAN, WORST
from polis.games.world_wonders.strategy.evaluation import rounds_to_come
from polis.games.world_wonders.strategy.prior import prior
from polis.games.world_wonders.strategy.shopping import next_code, value_on_credit
from tests.games.world_wonders.strategy.test_prior_and_playout import scattered, until
from tests.rules.world_wonders.stage import scene
from tests.rules.world_wonders.table import BOX, RULES


def box_of(style: str) -> Any:
    box = BOX.copy()
    box["strategy"] = RULES.styles[style]
    return box


def priors(position: Position, box: Any = BOX) -> dict[int, float]:
    """The prior of each legal code; the position must be the same afterwards."""
    codes = np.array(position.legal.codes, np.int64)
    out = np.zeros(len(codes))
    P = new_records(2, POSITION)
    P[0] = position.records[0]
    prior(box, P, 0, codes, len(codes), out)
    assert P[0].tobytes() == position.records[0].tobytes()
    return dict(zip(codes.tolist(), out.tolist(), strict=True))


def chosen(position: Position, box: Any) -> int:
    """What a playout does at a position."""
    P = new_records(2, POSITION)
    P[0] = position.records[0]
    codes = np.zeros(SHEET.most_actions, np.int64)
    codes[: len(position.legal.codes)] = position.legal.codes
    plan = np.zeros(PLAN, np.int64)
    code, planned = next_code(box[0], P[0], codes, len(position.legal.codes), plan)
    assert P[0].tobytes() == position.records[0].tobytes()
    for step in (code, *plan[:planned]):
        position.play(int(step))  # a plan is legal as it stands
    return int(code)


@pytest.mark.parametrize("seed", range(6))
def test_a_thorough_playout_buys_what_the_prior_likes_best(seed: int) -> None:
    position = until(scattered(seed), BUYING, seed)
    worths = {code: worth for code, worth in priors(position).items() if code >= BUY}
    if worths:
        assert chosen(position, box_of("thorough")) == max(worths, key=lambda code: worths[code])


def test_a_quick_playout_hardly_ever_misses_much() -> None:
    lost = []
    for seed in range(12):
        position = until(scattered(seed), BUYING, seed)
        worths = {code: worth for code, worth in priors(position).items() if code >= BUY}
        if worths:
            lost.append(max(worths.values()) - worths[chosen(position, BOX)])
    assert min(lost) == 0.0
    assert np.mean(lost) < 0.3


def test_a_loan_counts_as_the_building_it_pays_for() -> None:
    position = scene("......./.......", "S2=B road", gold=2, roads="a1 b1")
    p = position.records[0]
    before = p.tobytes()
    left = rounds_to_come(BOX[0], p)
    stack = int(np.flatnonzero(p["shown"] >= 0)[0])
    assert p["gold"][0] < BOX[0]["cost"][stack] <= p["gold"][0] + LOAN
    credit = value_on_credit(BOX[0], p, left, WORST)
    assert credit > WORST
    assert p.tobytes() == before
    assert priors(position, box_of("borrower"))[TAKE_LOAN] >= credit
    assert BUY + BUILDING + stack not in position.legal.codes


def test_a_borrower_takes_loans_that_others_do_not() -> None:
    position = scene("......./.......", "S2=B p1", gold=2, roads="a1 b1")
    assert chosen(position.copy(), box_of("borrower")) == TAKE_LOAN
    assert chosen(position.copy(), BOX) != TAKE_LOAN


def test_the_monumental_style_adds_a_point_to_each_ring() -> None:
    more = 0
    for seed in range(12):
        position = until(scattered(seed, 2), BUYING, seed)
        plain, monumental = priors(position), priors(position, box_of("monumental"))
        for code in plain:
            if code >= BUY + MONUMENT:
                rings = BOX[0]["rings"][code - BUY - MONUMENT]
                own = monumental[BUY] - plain[BUY] if BUY in plain else None
                if own is not None:
                    assert monumental[code] - plain[code] == pytest.approx(own + rings)
                    more += 1
    assert more


def test_a_denier_adds_only_to_what_the_next_player_wants_most() -> None:
    raised = []
    for seed in range(8):
        position = until(scattered(seed, 2), BUYING, seed)
        plain, denying = priors(position), priors(position, box_of("denier"))
        higher = [code for code in plain if denying[code] > plain[code]]
        assert all(denying[code] >= plain[code] for code in plain)
        assert len(higher) <= 1
        raised += higher
    assert raised
