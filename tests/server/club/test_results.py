"""Which games count, and who came where, at real tables."""

from __future__ import annotations

from dataclasses import replace

import pytest

from polis.server.club.results import result_of
from polis.server.rooms.history import History
from polis.server.storage.club.records import Result
from polis.server.storage.records import KEYED, By, RoomRecord, SeatRecord
from polis.server.tokens import new_root
from tests.server.storage.test_store import ROOM

ANNA, BORIS, CLARA = (letter * 64 for letter in "abc")
SEATS = tuple(SeatRecord(n, "person", identity=who) for n, who in enumerate((ANNA, BORIS, CLARA)))
TABLE = replace(
    ROOM,
    game="akropolis",
    options={},
    uploaded=False,
    dealer=KEYED,
    root=new_root(),
    maker="1234",
    seats=SEATS,
)


def _played(room: RoomRecord, by: dict[int, list[By]] | None = None) -> History:
    """A game to its end; `by` says who makes the decisions of a seat, over and over."""
    history = History(room)
    history.take(history.start(0.0))
    made = dict.fromkeys(range(len(room.seats)), 0)
    while not history.over:
        seat = history.position.seat
        turns: list[By] = (by or {}).get(seat, ["person"])
        who = turns[made[seat] % len(turns)]
        made[seat] += 1
        last = history.position.write(int(history.position.legal.codes[-1]))
        history.take(history.act(last, who, None, 1000.0 + history.number, 0.0))
    return history


@pytest.fixture(scope="module")
def history() -> History:
    return _played(TABLE)


def _places(found: Result | None) -> dict[str, int]:
    assert found is not None
    return dict(found.places)


def test_places_follow_the_win_and_the_points(history: History) -> None:
    found = result_of(TABLE, history)
    assert found is not None
    assert (found.room, found.game, found.maker) == (TABLE.id, "akropolis", "1234")
    assert found.ended_at == history.rows[-1].made_at
    scores, shares = history.position.scores, history.position.shares
    for seat, who in enumerate((ANNA, BORIS, CLARA)):
        better = sum(
            bool(shares[other]) > bool(shares[seat])
            or (not shares[seat] and scores[other] > scores[seat])
            for other in range(3)
        )
        assert found.places[who] == 1 + better


def test_bots_and_people_without_identity_are_left_out(history: History) -> None:
    whole = _places(result_of(TABLE, history))
    for other in (SeatRecord(1, "person"), SeatRecord(1, "bot", level="master")):
        found = _places(result_of(replace(TABLE, seats=(SEATS[0], other, SEATS[2])), history))
        assert set(found) == {ANNA, CLARA}
        assert (found[ANNA] < found[CLARA]) == (whole[ANNA] < whole[CLARA])
        assert sorted(found.values()) in ([1, 2], [1, 1])


@pytest.mark.parametrize(
    "change",
    [
        {"undo": "free"},
        {"uploaded": True},
        {"seats": (SEATS[0], replace(SEATS[1], identity=ANNA), SEATS[2])},
        {"seats": (SEATS[0], SeatRecord(1, "person"), SeatRecord(2, "bot", level="master"))},
    ],
    ids=["free take-backs", "an uploaded log", "one person twice", "one person"],
)
def test_games_that_do_not_count(history: History, change: dict[str, object]) -> None:
    assert result_of(replace(TABLE, **change), history) is None  # type: ignore[arg-type]


def test_an_unfinished_game_does_not_count() -> None:
    history = History(TABLE)
    history.take(history.start(0.0))
    assert result_of(TABLE, history) is None


def test_who_leaves_comes_last(history: History) -> None:
    whole = _places(result_of(TABLE, history))
    winner = min(whole, key=lambda who: whole[who])
    seat = (ANNA, BORIS, CLARA).index(winner)
    given = SeatRecord(seat, "bot", level="builder", former_identity=winner)
    seats = [given if one.seat == seat else one for one in SEATS]
    found = _places(result_of(replace(TABLE, seats=tuple(seats)), history))
    assert found[winner] == 3
    assert min(found.values()) == 1


def test_a_bot_may_help_out_but_not_play_the_game(history: History) -> None:
    whole = _places(result_of(TABLE, history))
    winner = min(whole, key=lambda who: whole[who])
    seat = (ANNA, BORIS, CLARA).index(winner)
    few: list[By] = ["person", "person", "person", "person", "bot"]
    many: list[By] = ["person", "clock", "bot"]
    assert _places(result_of(TABLE, _played(TABLE, {seat: few}))) == whole
    assert _places(result_of(TABLE, _played(TABLE, {seat: many})))[winner] == 3
