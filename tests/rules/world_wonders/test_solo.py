"""The solo game: the automaton's cards, and what has to be beaten."""

from __future__ import annotations

import pytest

from polis.core.contract import CHANCE
from polis.core.position import Position
from polis.games.world_wonders.components.catalogue import OURS
from polis.games.world_wonders.rules.position import ENDED, NOTHING, THE_AUTOMATON
from polis.games.world_wonders.text.names import names_of
from polis.games.world_wonders.text.view import view
from tests.rules.world_wonders.stage import again, get, lines, settle
from tests.rules.world_wonders.table import RULES


def card_of(top: str, mid: str | None = None, arrow: str | None = None) -> str:
    """The first card with this top, and middle and arrow if they are given."""
    for number, card in enumerate(OURS["solo"], start=1):
        if (
            card["top"] == top.split()
            and mid in (None, *card["mid"])
            and arrow in (None, card["arrow"])
        ):
            return f"card {number}"
    raise LookupError(top)


def table() -> Position:
    """A solo table before its first card."""
    position = RULES.new(1)
    while not any(outcome.startswith("card") for outcome in position.outcomes):
        position.play(next(iter(position.outcomes)))
    return position


def show(position: Position, **types: str) -> None:
    """Let the stacks show one building of the type given for each, or nothing."""
    names, shown = names_of(RULES.box), position.records[0]["shown"]
    shown[:] = NOTHING
    for stack, letter in types.items():
        at = names.stacks.index(stack)
        shown[at] = [tile["type"] for tile in names.tiles[at]].index(letter)


def stacks_shown(position: Position) -> str:
    names = names_of(RULES.box).stacks
    shown = get(position, "shown")
    return " ".join(name for name, kind in zip(names, shown, strict=False) if kind != NOTHING)


def test_two_monuments_no_pedestals_roads_as_for_two() -> None:
    position = table()
    assert sum(number != NOTHING for number in get(position, "display")) == 2
    assert get(position, "supply") == [1, 1, 1]
    settle(position).play(position.legal[0])
    assert not any("pedestal" in action for action in position.legal)


def test_the_first_card_comes_before_the_free_road() -> None:
    position = table()
    assert position.turns == 0
    assert settle(position).seat == 0
    assert position.turns == 1
    assert all(action.startswith("lay") for action in position.legal)


def test_a_card_comes_before_each_turn_and_none_when_the_player_is_out() -> None:
    position = settle(table())
    position.play(position.legal[0])
    position.records[0]["supply"][:] = 1
    position.records[0]["gold"][0] = 4
    again(position).play("buy tower").play(position.legal[0])
    assert all(outcome.startswith("card") for outcome in position.outcomes)
    settle(position)
    position.records[0]["supply"][:] = 1
    position.records[0]["gold"][0] = 1
    again(position).play("buy road").play(position.legal[0])
    assert all(outcome.startswith("reveal S1") for outcome in position.outcomes)


def test_the_card_that_lies_open_is_shown() -> None:
    position = table()
    assert view(position)["automaton"]["card"] is None
    card = card_of("T")
    assert view(position.play(card))["automaton"]["card"]["number"] == int(card.split()[1])


def test_the_top_removes_a_building_of_its_type() -> None:
    position = table()
    show(position, S1="H", S2="T", S5="B")
    position.play(card_of("B"))
    assert stacks_shown(position) == "S1 S2"


@pytest.mark.parametrize(("arrow", "left"), [("L", "S2 S6"), ("R", "S1 S2")])
def test_of_several_buildings_the_one_nearest_the_side_of_the_arrow_goes(arrow, left) -> None:
    letter = next(
        c["top"][0] for c in OURS["solo"] if c["arrow"] == arrow and c["top"][0] in "BFHMT"
    )
    other = "H" if letter != "H" else "M"
    position = table()
    show(position, S1=letter, S2=other, S6=letter)
    position.play(card_of(letter, arrow=arrow))
    assert stacks_shown(position) == left


def test_the_middle_acts_only_if_nothing_of_the_top_is_there() -> None:
    card = next(c for c in OURS["solo"] if c["top"] == ["B"])
    position = table()
    show(position, S1=card["mid"][0])
    position.play(card_of("B"))
    assert stacks_shown(position) == ""


def two_items() -> tuple[str, list[int]]:
    """A card whose top names two of roads and tower, and their places in the supply."""
    places = {"LONG": 0, "SHORT": 1, "TOWER": 2}
    card = next(c for c in OURS["solo"] if len(c["top"]) == 2 and set(c["top"]) <= set(places))
    return card_of(" ".join(card["top"])), [places[item] for item in card["top"]]


def test_a_top_with_two_items_removes_both_or_the_one_that_is_there() -> None:
    card, (one, other) = two_items()
    position = table()
    position.play(card)
    assert (get(position, "supply")[one], get(position, "supply")[other]) == (0, 0)
    position = table()
    position.records[0]["supply"][one] = 0
    before = sum(get(position, "supply"))
    position.play(card)
    assert sum(get(position, "supply")) == before - 1
    assert get(position, "supply")[other] == 0


@pytest.mark.parametrize(("arrow", "place"), [("L", 0), ("R", 1)])
def test_the_bottom_takes_the_left_or_right_monument_which_is_replaced(arrow, place) -> None:
    position = table()
    show(position)
    position.records[0]["supply"][:] = 0
    taken, kept = (get(position, "display")[at] for at in (place, 1 - place))
    number = next(n for n, c in enumerate(OURS["solo"], start=1) if c["arrow"] == arrow)
    position.play(f"card {number}")
    assert get(position, "owner")[taken] == THE_AUTOMATON
    assert position.seat == CHANCE
    settle(position)
    assert get(position, "display")[1 - place] == kept
    assert get(position, "display")[place] not in (taken, NOTHING)


def test_the_last_monument_goes_by_either_arrow_and_with_none_nothing_happens() -> None:
    position = table()
    show(position)
    p = position.records[0]
    p["supply"][:] = 0
    position.records["deck"] = 0
    p["display"][0] = NOTHING
    last = int(p["display"][1])
    empty = position.copy()
    left = next(n for n, c in enumerate(OURS["solo"], start=1) if c["arrow"] == "L")
    assert get(position.play(f"card {left}"), "owner")[last] == THE_AUTOMATON
    empty.records[0]["display"][1] = NOTHING
    owners = get(empty, "owner")
    assert get(empty.play(f"card {left}"), "owner") == owners


def test_a_reshuffling_card_puts_all_back_and_another_is_drawn() -> None:
    position = table()
    every = len(position.outcomes)
    assert every == 14
    before = (get(position, "supply"), get(position, "shown"))
    position.play(card_of("RESHUFFLE"))
    assert (get(position, "supply"), get(position, "shown")) == before
    assert len(position.outcomes) == every
    assert position.turns == 0


def test_the_deck_carries_over() -> None:
    position = table()
    position.play(card_of("B"))
    settle(position)
    assert bin(get(position, "cards")).count("1") == 13


@pytest.mark.parametrize(
    ("mode", "population", "wins"), [("easy", 12, False), ("easy", 13, True), ("hard", 13, False)]
)
def test_the_score_must_beat_the_sum_of_the_own_resources(mode, population, wins) -> None:
    # Resources 4, 4, 4 give 4 points, population 12 and 13 give 8 and 9 rings: 12 or 13 against 12,
    # and in the hard mode against one more for the monument that the automaton took.
    position = RULES.new(1, solo_mode=mode)
    p = position.records[0]
    p["resources"][0], p["population"][0] = [4, 4, 4], population
    p["owner"][0] = THE_AUTOMATON
    p["phase"] = ENDED
    assert position.scores[0] == population
    assert lines(position)["automaton"] == (13 if mode == "hard" else 12)
    assert position.shares == [wins]
