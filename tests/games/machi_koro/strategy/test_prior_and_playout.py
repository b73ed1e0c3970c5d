"""What `search` uses without networks: incomes add up, and the look sees what is near."""

from __future__ import annotations

import random

import numpy as np
import pytest

from polis.core.contract import CHANCE, OVER
from polis.core.kernel import new_records
from polis.core.networks.layout import PLAYOUT
from polis.core.position import Position
from polis.games.machi_koro.box import KIND_KEYS
from polis.games.machi_koro.sheet import KINDS, SEATS
from polis.games.machi_koro.strategy import evaluation, playout, prior
from tests.rules.machi_koro.table import MALL, PARK, RULES, STATION, TOWER, play, scene

BOX = RULES.box.copy()
BOX["strategy"]["leaf"] = PLAYOUT


def plain() -> np.ndarray:
    """A box in which every coin counts as one."""
    box = BOX.copy()
    box["strategy"]["weights"][0, 0, :KINDS] = 1.0
    return box


def somewhere(seed: int, players: int) -> Position:
    chooser = random.Random(seed)
    position = RULES.new(players)
    for _ in range(chooser.randrange(80, 160)):
        if position.seat == CHANCE:
            position.deal(chooser.getrandbits(60))
        elif position.seat != OVER:
            position.play(int(chooser.choice(list(position.legal.codes))))
    return position


def priors(position: Position) -> dict[str, float]:
    codes = position.legal.codes
    hopes = np.zeros(len(codes))
    before = position.records.tobytes()
    prior.prior(BOX, position.records, 0, codes, len(codes), hopes)
    assert position.records.tobytes() == before
    return dict(zip(position.legal, hopes.tolist(), strict=True))


def test_a_round_s_income_is_what_the_cards_say() -> None:
    """Wheat on everybody's 1, a bakery on one's own 2 and 3, a cafe on another's 3."""
    position = scene(cities=[{"wheat-field": 1, "bakery": 2, "cafe": 1}, {}])
    one, two = evaluation.earnings(plain()[0], position.records[0], 0)
    assert one == pytest.approx(2 * 1 / 6 + 2 * 2 / 6 + 1 / 6)
    assert two == pytest.approx(1 / 6 + 2 * 3 / 36 + 1 / 6)  # the other still rolls one die


@pytest.mark.parametrize("players", [2, 4])
def test_one_more_card_adds_what_it_is_found_to_add(players: int, seed: int) -> None:
    for number in range(5):
        position = somewhere(seed + number, players)
        b, p = plain()[0], position.records[0]
        for seat in range(players):
            before = np.array(evaluation.earnings(b, p, seat))
            for kind in range(KINDS):
                more = position.copy().records[0]
                more["cities"][seat, kind] += 1
                more["owned"][seat] |= 1 << kind
                after = np.array(evaluation.earnings(b, more, seat))
                added = evaluation.added_income(b, p, seat, kind)
                assert added == pytest.approx(after - before)


def test_the_look_takes_the_last_landmark() -> None:
    position = scene(coins=[30, 5], landmarks=[[STATION, MALL, PARK], []])
    position.play("roll 1")
    hopes = priors(play(position, "dice 5"))
    assert max(hopes, key=hopes.__getitem__) == f"build {TOWER}"


def test_the_look_builds_what_pays_for_itself_in_time_and_nothing_else() -> None:
    early = priors(play(scene(coins=[3, 3]), "dice 5"))
    assert max(early, key=early.__getitem__) != "build nothing"
    late = scene(coins=[21, 5], landmarks=[[STATION, MALL, PARK], []])
    late.play("roll 1")
    hopes = priors(play(late, "dice 5"))
    assert max(hopes, key=hopes.__getitem__) == "build nothing"


def test_a_roll_that_pays_nothing_is_rolled_again() -> None:
    cities = [{"bakery": 4, "convenience-store": 4}, {}]
    for roll, better in ((6, "reroll"), (4, "keep")):
        position = scene(cities=cities, landmarks=[[TOWER], []])
        hopes = priors(play(position, f"dice {roll}"))
        assert max(hopes, key=hopes.__getitem__) == better


def test_two_dice_are_rolled_for_the_cards_that_need_them() -> None:
    for key, better in (("cheese-factory", "roll 2"), ("bakery", "roll 1")):
        position = scene(cities=[{"ranch": 5, key: 3}, {}], landmarks=[[STATION], []])
        hopes = priors(position)
        assert max(hopes, key=hopes.__getitem__) == better


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_playout_ends_with_one_winner_and_tells_by_how_much(players: int, seed: int) -> None:
    for luck in range(10):
        P = new_records(2, RULES.dtype)
        P[0] = somewhere(seed, players).records[0]
        results = np.zeros(SEATS)
        playout.playout(BOX, P, 0, np.uint64(luck), np.zeros(400, np.int64), results)
        winner = int(np.argmax(results[:players]))
        assert winner == P["seat"][0]
        rivals = np.delete(results[:players], winner)
        assert all(0 < result < 0.5 for result in rivals)
        assert results[winner] == pytest.approx(1 - rivals.max())


def test_alone_fewer_turns_are_better() -> None:
    P = new_records(2, RULES.dtype)
    P[0] = RULES.new(1).records[0]
    results = np.zeros(SEATS)
    playout.playout(BOX, P, 0, np.uint64(1), np.zeros(400, np.int64), results)
    assert results[0] == -P["turns"][0]


def test_a_city_of_every_kind_is_told_by_its_keys() -> None:
    """The box knows which kinds count others, by the cards themselves."""
    b = BOX[0]
    counted = {
        key: [KIND_KEYS[k] for k in range(KINDS) if int(b["counting"][kind]) >> k & 1]
        for kind, key in enumerate(KIND_KEYS)
        if b["counting"][kind]
    }
    assert counted == {
        "ranch": ["cheese-factory"],
        "forest": ["furniture-factory"],
        "mine": ["furniture-factory"],
        "wheat-field": ["fruit-market"],
        "apple-orchard": ["fruit-market"],
    }


def test_the_television_takes_from_who_has_most() -> None:
    cities = [{"tv-station": 1}, {}, {}]
    hopes = priors(play(scene(3, coins=[0, 2, 4], cities=cities), "dice 6"))
    assert max(hopes, key=hopes.__getitem__) == "tv C"


def test_a_swap_gives_little_and_takes_much() -> None:
    cities = [{"business-centre": 1, "wheat-field": 1, "bakery": 3}, {"convenience-store": 2}]
    hopes = priors(play(scene(coins=[0, 0], cities=cities), "dice 6"))
    best = max(hopes, key=hopes.__getitem__)
    assert "wheat-field" in best
    assert "convenience-store" in best
    poor = [{"business-centre": 1, "convenience-store": 2}, {"wheat-field": 1}]
    hopes = priors(play(scene(coins=[0, 0], cities=poor), "dice 6"))
    assert max(hopes, key=hopes.__getitem__) == "decline"


def test_what_the_others_take_counts_before_a_roll_is_kept() -> None:
    """Rolling a 3 feeds three cafes first; nothing is left of what it would have brought."""
    cities = [{"bakery": 2}, {"cafe": 3}]
    position = scene(coins=[5, 0], cities=cities, landmarks=[[TOWER], []])
    hopes = priors(play(position, "dice 3"))
    assert max(hopes, key=hopes.__getitem__) == "reroll"
