"""`search` plays by the rules, by the clock, within its memory, and the same each time."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from polis.bots.bot import ask
from polis.bots.estimates import MoveEstimate
from polis.bots.policies import in_bottom_half
from polis.bots.search import Search
from polis.bots.specs import parse
from polis.core import registry
from polis.core.contract import CHANCE, OVER
from polis.core.errors import UnknownBot
from polis.core.position import Position
from polis.core.sheet import Sheet

SHEETS = registry.sheets()
KEYS = [sheet.key for sheet in SHEETS]


def option_sets(sheet: Sheet) -> list[dict[str, str]]:
    """Every value of every option by itself, and all last values together."""
    each = [{o.key: value} for o in sheet.options for value in o.values]
    return [*each, {o.key: o.values[-1] for o in sheet.options}]


def played(position: Position, decisions: int, chooser: random.Random) -> Position:
    """The position after so many random decisions, at a decision with a choice if there is one."""
    while position.seat != OVER:
        if position.seat == CHANCE:
            position.deal(chooser.getrandbits(60))
        elif decisions <= 0 and len(position.legal) > 1:
            break
        else:
            position.play(int(chooser.choice(list(position.legal.codes))))
            decisions -= 1
    return position


def somewhere(key: str, seed: int, decisions: int = 9) -> Position:
    return played(registry.rules(key).new(2), decisions, random.Random(seed))


def choosing_a_tile(seed: int) -> Position:
    """A position of Akropolis with tiles to choose from, more than one of them worth a look."""
    chooser = random.Random(seed)
    position = somewhere("akropolis", seed, decisions=6)
    while position.legal.codes[0] >= 6 or len(position.legal) < 3:
        played(position, 1, chooser)
        position.records["stones"][0, :2] = 3  # whoever has no stones has no choice
    return position


def in_the_open(seed: int) -> Position:
    """A decision of Machi Koro with coins for everything, so with many moves worth a look."""
    position = registry.rules("machi-koro").new(2).play(f"dice {1 + seed % 6}")
    position.records["coins"][0, 0] = 12
    return position


@pytest.mark.parametrize("key", KEYS)
def test_it_plays_legally_with_every_option_and_number_of_players(key: str, seed: int) -> None:
    rules = registry.rules(key)
    chooser = random.Random(seed)
    bot = Search(seed, sims=6)
    for players in rules.sheet.players:
        for options in option_sets(rules.sheet):
            position = played(rules.new(players, **options), chooser.randrange(60), chooser)
            if position.seat != OVER:
                ask(bot, "search", position)  # raises if the answer is not legal


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("key", KEYS)
def test_the_same_seed_simulations_and_threads_give_the_same_estimates(
    key: str, threads: int, seed: int
) -> None:
    position = somewhere(key, seed)

    def estimates() -> list[MoveEstimate]:
        return Search(seed, sims=40, threads=threads).analyse(position, 1.0)

    assert estimates() == estimates()


@pytest.mark.parametrize("key", KEYS)
def test_a_game_repeats_itself(key: str, seed: int) -> None:
    def codes() -> list[int]:
        chooser = random.Random(seed)
        position = played(registry.rules(key).new(2), 5, chooser)
        bot = Search(seed, sims=8)
        chosen = []
        for _ in range(6):
            chosen.append(bot.choose(position, 1.0))
            played(position.play(chosen[-1]), 0, chooser)
        return chosen

    assert codes() == codes()


@pytest.mark.parametrize("key", KEYS)
def test_estimates_are_best_first_and_count_every_simulation(key: str, seed: int) -> None:
    """First the upper half of the one-move look, by visits, then the others, by visits."""
    position = somewhere(key, seed)
    bot = Search(seed, sims=50)
    estimates = bot.analyse(position, 1.0)
    assert sum(estimate.visits for estimate in estimates) == 50
    upper = bot._trees[0].upper(len(position.legal))
    best = set(bot._trees[0].moves()["code"][:upper].tolist())
    first = [estimate for estimate in estimates if estimate.action in best]
    for part in (first, estimates[len(first) :]):
        assert all(one.visits >= other.visits for one, other in pairwise(part))
    assert estimates[: len(first)] == first
    assert estimates[0].action == Search(seed, sims=50).choose(position, 1.0)
    for estimate in estimates:
        assert estimate.action in position.legal.codes


@pytest.mark.parametrize("key", KEYS)
def test_the_upper_half_is_what_is_not_in_the_bottom_half(key: str, seed: int) -> None:
    for number in range(6):
        position = somewhere(key, seed + number, decisions=3 * number)
        bot = Search(seed, sims=1, width=10_000)
        bot.analyse(position, 1.0)
        priors = bot._trees[0].moves()["prior"].copy()
        assert len(priors) == len(position.legal)
        bottom = [in_bottom_half(priors, len(priors), k) for k in range(len(priors))]
        assert bottom == sorted(bottom)
        assert bot._trees[0].upper(len(priors)) == bottom.count(False)


def test_enough_simulations_are_enough_though_there_be_time(seed: int) -> None:
    bot = Search(seed, most=30, time=1000.0)
    bot.choose(in_the_open(seed), 1.0)
    assert bot.simulations == 30
    assert bot.analyse(in_the_open(seed), 1.0) == Search(seed, sims=30).analyse(
        in_the_open(seed), 1.0
    )


def test_a_lone_move_of_the_upper_half_is_played_at_once(seed: int) -> None:
    position = registry.rules("machi-koro").new(2)
    position.records["landmarks"][0, 0, 0] = 1  # the station: one die or two
    position.records["phase"] = 1
    assert list(position.legal) == ["roll 1", "roll 2"]
    bot = Search(seed, sims=500)
    assert position.write(bot.choose(position, 1.0)) == "roll 1"
    assert bot.simulations == 1


def test_noise_plays_more_than_one_move_and_the_better_ones_more_often(seed: int) -> None:
    position = in_the_open(seed)
    best = Search(0, sims=1).analyse(position, 1.0)[0].action

    def times(noise: float) -> int:
        return sum(
            Search(seed + n, sims=1, noise=noise).choose(position, 1.0) == best for n in range(200)
        )

    assert times(1e-9) == 200
    assert 200 > times(0.1) > times(1e6) > 0


def test_the_expected_line_goes_on_with_legal_moves(seed: int) -> None:
    position = choosing_a_tile(seed)
    best = Search(seed, sims=200).analyse(position, 1.0)[0]
    assert best.line
    assert best.line[0] in position.copy().play(best.action).legal.codes


def test_the_second_half_of_a_turn_goes_on_from_the_first(seed: int) -> None:
    """After taking a tile the tree below that move is kept."""
    position = choosing_a_tile(seed)
    bot = Search(seed, sims=100)
    position.play(bot.choose(position, 1.0))
    estimates = bot.analyse(position, 1.0)
    assert bot.simulations == 100
    assert sum(estimate.visits for estimate in estimates) > 100


def test_it_uses_the_time_it_is_given_and_no_more(seed: int) -> None:
    """By a clock that goes on a millisecond with each simulation."""
    position = in_the_open(seed)
    for seconds in (0.003, 0.05, 0.5):
        bot = Search(seed)
        bot._clock = lambda bot=bot: bot.simulations / 1000  # type: ignore[misc]
        bot.choose(position, seconds)
        assert 0.9 * seconds <= bot.simulations / 1000 <= seconds


def test_its_own_time_goes_before_the_table_s(seed: int) -> None:
    bot = Search(seed, time=0.02)
    bot._clock = lambda: bot.simulations / 1000
    bot.choose(in_the_open(seed), 5.0)
    assert bot.simulations <= 20


@pytest.mark.parametrize("threads", [1, 2])
def test_the_trees_stay_within_their_memory(threads: int, seed: int) -> None:
    position = in_the_open(seed)
    bot = Search(seed, sims=4000, threads=threads, memory=0.2)
    bot.choose(position, 1.0)
    assert sum(tree.nodes.nbytes for tree in bot._trees) <= 0.2 * 2**20
    for tree in bot._trees:
        assert tree.state["used"] > 0.9 * len(tree.nodes)  # it was full, and went on
        assert tree.nodes["visits"][0] == 4000 // threads


@pytest.mark.parametrize("sims", [1, 2, 5, 7])
@pytest.mark.parametrize("threads", [1, 2, 3])
def test_sims_is_the_number_of_simulations_on_any_number_of_threads(
    sims: int, threads: int, seed: int
) -> None:
    position = in_the_open(seed)
    bot = Search(seed, sims=sims, threads=threads)
    bot.choose(position, 1.0)
    assert bot.simulations == sims
    bot = Search(seed, sims=sims, threads=threads)
    bot.analyse(position, 1.0)
    assert bot.simulations == sims


def test_the_statistics_are_those_of_its_decision(seed: int) -> None:
    position = in_the_open(seed)
    bot = Search(seed, sims=40)
    assert bot.statistics(position) is None
    code = bot.choose(position, 1.0)
    found = bot.statistics(position)
    assert found is not None
    codes, visits, values = found
    assert set(codes) <= set(position.legal.codes)
    assert visits.sum() == 40
    assert len(values) == len(codes)
    assert code in codes
    assert bot.statistics(position.copy().play(code)) is None


def test_it_wins_where_it_can() -> None:
    """Three landmarks built, coins for the fourth: nothing else is worth looking at."""
    position = registry.rules("machi-koro").new(2)
    while position.seat != 0 or "build nothing" not in position.legal:
        if position.seat == CHANCE:
            position.deal(1)
        else:
            position.play(position.legal[0])
    at = position.records[0]
    at["landmarks"][0] = (1, 1, 1, 0)
    at["full"][0] |= 0b111 << 15
    at["coins"][:2] = 30, 10
    assert position.write(Search(sims=100).choose(position, 1)) == ("build radio-tower")


def test_an_only_move_needs_no_search(seed: int) -> None:
    position = registry.rules("akropolis").new(2)
    while position.seat == CHANCE:
        position.deal(seed)
    position.records["stones"][0] = 0
    bot = Search(seed)
    assert bot.choose(position, 1.0) == position.legal.codes[0]
    assert bot.simulations == 0


@pytest.mark.parametrize(
    ("spec", "quoted"),
    [
        ("search:colour=red", "colour=red"),
        ("search:time=soon", "soon"),
        ("search:time=0", "“0”"),
        ("search:sims=2.5", "2.5"),
        ("search:most=0", "“0”"),
        ("search:noise=-1", "-1"),
        ("search:threads=-1", "-1"),
        ("search:memory", "memory"),
        ("search:explore=high", "high"),
        ("search:ripe=x", "x"),
        ("search:trust=0", "trust"),
        ("search:trust=nan", "nan"),
        ("search:width=0.5", "0.5"),
        ("search:seed=abc", "abc"),
        ("search:clock=3", "clock=3"),
        ("program:time=1.2.3:./x", "1.2.3"),
        ("program:time=abc:./x", "abc"),
        ("program:time=0:./x", "0"),
    ],
)
def test_a_parameter_that_is_none_is_quoted(spec: str, quoted: str) -> None:
    with pytest.raises(UnknownBot, match=quoted):
        parse(spec)


def test_a_spec_names_its_parameters() -> None:
    bot = parse("search:sims=30,threads=1,seed=5").make(9)
    assert isinstance(bot, Search)
    position = somewhere("machi-koro", 1)
    assert bot.analyse(position, 1.0) == Search(5, sims=30).analyse(position, 1.0)


@pytest.mark.parametrize("key", KEYS)
def test_any_move_can_be_measured(key: str, seed: int) -> None:
    position = somewhere(key, seed)
    bot = Search(seed, sims=40)
    for code in (int(position.legal.codes[0]), int(position.legal.codes[-1])):
        found = bot.measure(position, code, 1.0)
        assert (found.action, found.visits) == (code, 20)
        assert found == Search(seed, sims=40).measure(position, code, 1.0)


@pytest.mark.parametrize("key", KEYS)
def test_a_measured_move_meets_the_luck_of_the_analysis(key: str, seed: int) -> None:
    """If all simulations of an analysis visit one move, measuring that move finds the same."""
    position = somewhere(key, seed)
    whole = Search(seed, sims=20, width=1).analyse(position, 1.0)
    assert whole[0] == Search(seed, sims=40, width=1).measure(position, whole[0].action, 1.0)


@pytest.mark.parametrize("key", KEYS)
def test_the_others_are_all_moves_of_the_tree_but_the_choice(key: str, seed: int) -> None:
    position = somewhere(key, seed)
    bot = Search(seed, sims=40)
    chosen = bot.analyse(position, 1.0)[0].action
    others = bot.others(position)
    assert {chosen, *others} == set(bot._trees[0].moves()["code"].tolist())
    assert chosen not in others
