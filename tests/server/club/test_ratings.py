"""Ratings in the database: who is rated, in which order, how often, and what leaving removes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import select

from polis.server.club.rating import NAME, SCALE, rate, shown
from polis.server.storage.club.records import Limits, Rating, Result
from polis.server.storage.club.store import DAY, ClubStore
from polis.server.storage.engine import Engines
from polis.server.storage.erasure import ErasureStore
from polis.server.storage.schema import CLUB_GAMES, CLUB_PLACES, CLUB_PLAYERS, CLUB_RATINGS

pytestmark = pytest.mark.anyio

ANNA, BORIS, CLARA, DAN = (letter * 64 for letter in "abcd")
NOW = 1_800_000_000.0
NO_LIMITS = Limits(player=1000, pair=1000, maker=1000)
LEAST = 10


def club(engines: Engines, limits: Limits = NO_LIMITS) -> ClubStore:
    return ClubStore(engines, rate, NAME, limits)


async def members(store: ClubStore, *identities: str, at: float = NOW) -> None:
    for identity in identities:
        await store.join(identity, at, f"Player {identity[0]}", ("teal", "fish"))


def game(number: int, *order: str, **more: Any) -> Result:
    """Game `number`, in which these players came in this order."""
    places = {identity: place for place, identity in enumerate(order, start=1)}
    values = {"ended_at": NOW + number, "maker": f"{number:04}", "game": "akropolis", **more}
    return Result(room=f"{number:016}", places=values.pop("places", places), **values)


async def ratings(engines: Engines) -> dict[tuple[str, str], tuple[float, float, int]]:
    async with engines.reading.connect() as connection:
        rows = (await connection.execute(select(CLUB_RATINGS))).all()
    return {(game, who): (mu, sigma, games) for game, who, mu, sigma, games, _ in rows}


async def column(engines: Engines, column: Any) -> list[Any]:
    async with engines.reading.connect() as connection:
        return sorted((await connection.execute(select(column))).scalars(), key=str)


# The model ---------------------------------------------------------------------------------------


def test_a_win_raises_the_winner_and_every_game_lowers_the_uncertainty() -> None:
    winner, loser = rate([None, None], [1, 2])
    assert winner.mu > 25 > loser.mu
    assert winner.sigma < 25 / 3 > loser.sigma
    assert shown(Rating(25.0, 1.0)) == (1500, 2 * SCALE)


def test_equal_places_are_equal() -> None:
    first, second, third = rate([None, None, None], [1, 1, 3])
    assert first == second
    assert first.mu > third.mu


def test_a_surprise_counts_more() -> None:
    strong, weak = Rating(35.0, 3.0), Rating(20.0, 3.0)
    expected = rate([strong, weak], [1, 2])[0].mu - strong.mu
    surprise = rate([weak, strong], [1, 2])[0].mu - weak.mu
    assert surprise > 5 * expected > 0


# Counting ----------------------------------------------------------------------------------------


async def test_only_those_who_joined_before_the_end_are_rated(engines: Engines) -> None:
    store = club(engines)
    await members(store, ANNA, BORIS)
    await members(store, CLARA, at=NOW + 100)
    assert not await store.add(game(1, ANNA, DAN))
    assert not await store.add(game(2, ANNA, CLARA))
    assert await ratings(engines) == {}
    assert await store.add(game(3, DAN, ANNA, CLARA, BORIS))
    found = await ratings(engines)
    assert set(found) == {("akropolis", ANNA), ("akropolis", BORIS)}
    winner, loser = rate([None, None], [1, 2])
    assert found["akropolis", ANNA] == (winner.mu, winner.sigma, 1)
    assert found["akropolis", BORIS] == (loser.mu, loser.sigma, 1)


async def test_a_game_counts_once_and_each_game_has_its_own_ratings(engines: Engines) -> None:
    store = club(engines)
    await members(store, ANNA, BORIS)
    assert await store.add(game(1, ANNA, BORIS))
    assert not await store.add(game(1, ANNA, BORIS))
    assert await store.add(game(2, BORIS, ANNA, game="machi-koro"))
    found = await ratings(engines)
    assert {key: games for key, (_, _, games) in found.items()} == {
        (played, who): 1 for played in ("akropolis", "machi-koro") for who in (ANNA, BORIS)
    }
    assert found["akropolis", ANNA] == found["machi-koro", BORIS]


async def test_ten_games_before_a_rating_is_shown(engines: Engines) -> None:
    store = club(engines)
    await members(store, ANNA, BORIS, CLARA)
    for number in range(LEAST - 1):
        await store.add(game(number, ANNA, BORIS))
    assert await store.standings("akropolis", LEAST, 9) == []
    await store.add(game(50, CLARA, ANNA))
    (only,) = await store.standings("akropolis", LEAST, 9)
    assert (only.identity, only.name, only.avatar, only.games) == (ANNA, "Player a", "fish", LEAST)
    await store.add(game(51, ANNA, BORIS))
    first, second = await store.standings("akropolis", LEAST, 9)
    assert (first.identity, second.identity) == (ANNA, BORIS)
    assert await store.standings("akropolis", LEAST, 1) == [first]
    assert [one.games for one in await store.standings_of(CLARA)] == [1]


async def test_players_are_ordered_by_the_lower_end_of_their_ratings(engines: Engines) -> None:
    store = club(engines)
    await members(store, ANNA, BORIS, CLARA, DAN)
    for number in range(30):
        await store.add(game(number, ANNA, BORIS))
    await store.add(game(100, CLARA, DAN))
    names = [one.identity for one in await store.standings("akropolis", 1, 9)]
    values = await ratings(engines)
    lower = {who: mu - 2 * sigma for (_, who), (mu, sigma, _) in values.items()}
    assert names == sorted(lower, key=lambda who: -lower[who])
    # One win says little, however good it was.
    assert names.index(ANNA) < names.index(CLARA)


async def test_all_ratings_can_be_computed_anew(engines: Engines) -> None:
    store, players = club(engines), (ANNA, BORIS, CLARA, DAN)
    await members(store, *players)
    for number in range(40):
        order = sorted(players, key=lambda who: hash((number * 7 + ord(who[0])) % 11))
        tie = {who: place // 2 for place, who in enumerate(order)}
        more = {"places": tie} if number % 5 == 0 else {}
        await store.add(game(number, *order[: 2 + number % 3], **more))
    before = await ratings(engines)
    assert len(before) == 4
    await store.recompute()
    assert await ratings(engines) == before
    await store.leave(BORIS)
    await store.recompute()
    assert await ratings(engines) == {key: one for key, one in before.items() if key[1] != BORIS}


async def test_another_model_computes_all_ratings_anew(engines: Engines) -> None:
    store = await _played(engines)
    before = await ratings(engines)

    def generous(old: Sequence[Rating | None], places: Sequence[int]) -> list[Rating]:
        return [Rating((one.mu if one else 0.0) + 1.0, 1.0) for one in old]

    other = ClubStore(engines, generous, "generous", NO_LIMITS)
    await other.follow_model()
    assert {one[:2] for one in (await ratings(engines)).values()} == {(3.0, 1.0)}
    await store.follow_model()
    assert await ratings(engines) == before


async def test_the_order_of_games_matters(engines: Engines) -> None:
    store = club(engines)
    await members(store, ANNA, BORIS)
    for number, order in enumerate([(ANNA, BORIS), (ANNA, BORIS), (BORIS, ANNA)]):
        # The end by the clock is not the order: a clock may be set back.
        await store.add(game(number, *order, ended_at=NOW + 100 - number))
    one, two = rate([None, None], [1, 2])
    one, two = rate([one, two], [1, 2])
    one, two = rate([one, two], [2, 1])
    found = await ratings(engines)
    assert found["akropolis", ANNA][:2] == (one.mu, one.sigma)
    assert found["akropolis", BORIS][:2] == (two.mu, two.sigma)


# Limits ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "limits",
    [
        Limits(player=3, pair=99, maker=99),
        Limits(player=99, pair=3, maker=99),
        Limits(player=99, pair=99, maker=3),
    ],
)
async def test_only_some_games_of_a_day_count(engines: Engines, limits: Limits) -> None:
    store = club(engines, limits)
    await members(store, ANNA, BORIS, CLARA, DAN)
    counted = [await store.add(game(number, ANNA, BORIS, maker="aaaa")) for number in range(5)]
    assert counted == [True] * 3 + [False] * 2
    # Others, from elsewhere, are not concerned.
    assert await store.add(game(6, CLARA, DAN, maker="bbbb"))
    assert await store.add(game(7, ANNA, BORIS, maker="aaaa", ended_at=NOW + DAY + 10))


# Leaving -----------------------------------------------------------------------------------------


async def _played(engines: Engines) -> ClubStore:
    store = club(engines)
    await members(store, ANNA, BORIS)
    for number in range(3):
        await store.add(game(number, ANNA, BORIS))
    return store


@pytest.mark.parametrize("how", ["leave", "forget"])
async def test_who_leaves_is_gone_and_the_others_keep_their_ratings(
    engines: Engines, how: str
) -> None:
    store = await _played(engines)
    before = await ratings(engines)
    if how == "leave":
        await store.leave(ANNA)
    else:
        await ErasureStore(engines).forget([ANNA, DAN])
    assert await ratings(engines) == {("akropolis", BORIS): before["akropolis", BORIS]}
    assert await column(engines, CLUB_PLAYERS.c.identity) == [BORIS]
    places = await column(engines, CLUB_PLACES.c.identity)
    assert ANNA not in places
    assert places.count(BORIS) == 3
    # Who comes back begins anew, and old games do not count again.
    await members(store, ANNA, at=NOW + 50)
    assert not await store.add(game(2, ANNA, BORIS))
    assert await store.standings_of(ANNA) == []


async def test_a_new_secret_keeps_the_rating(engines: Engines) -> None:
    store = await _played(engines)
    before = await ratings(engines)
    await ErasureStore(engines).renew(ANNA, CLARA)
    found = await ratings(engines)
    assert found == {
        ("akropolis", CLARA): before["akropolis", ANNA],
        ("akropolis", BORIS): before["akropolis", BORIS],
    }
    await store.recompute()
    assert await ratings(engines) == found
    # The identity of another player cannot be taken over with both results.
    await ErasureStore(engines).renew(CLARA, BORIS)
    assert await ratings(engines) == {("akropolis", BORIS): before["akropolis", BORIS]}


async def test_the_operator_finds_and_erases_names(engines: Engines) -> None:
    store = await _played(engines)
    erasure = ErasureStore(engines)
    assert [(place.room, place.name) for place in await erasure.find("LAYER B")] == [
        (None, "Player b")
    ]
    erased = await erasure.erase_name("Player b")
    assert (erased.rooms, erased.players) == (0, 1)
    assert await erasure.find("Player b") == []
    assert [one.name for one in await store.standings_of(BORIS)] == [None]


async def test_joining_again_changes_only_how_one_is_shown(engines: Engines) -> None:
    store = await _played(engines)
    await store.join(ANNA, NOW + 1000, None, (None, None))
    assert await store.joined_at(ANNA) == NOW
    (standing,) = await store.standings_of(ANNA)
    assert (standing.name, standing.colour, standing.games) == (None, None, 3)


async def test_players_who_stay_away_are_removed(engines: Engines) -> None:
    store = await _played(engines)
    await members(store, CLARA, at=NOW + 400 * DAY)
    assert await store.clean_up(365, NOW + 300 * DAY) == 0
    assert await store.clean_up(365, NOW + 400 * DAY) == 2
    assert await column(engines, CLUB_PLAYERS.c.identity) == [CLARA]
    # None of the rooms is there any more.
    assert await column(engines, CLUB_GAMES.c.room) == [None] * 3


async def test_a_clock_that_is_ahead_removes_no_player(engines: Engines) -> None:
    store = await _played(engines)
    assert await store.clean_up(365, NOW + 4000 * DAY) == 0
