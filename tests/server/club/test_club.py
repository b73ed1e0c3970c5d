"""The club over HTTP: opting in, a game that counts, the table, opting out."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

import pytest

from polis.server.club.service import LEAST
from polis.server.storage.club.records import Result
from polis.server.tokens import hashed, new_token
from tests.server.support.client import OPEN, House, Player, Said, me
from tests.server.support.inside import Inside, inside

pytestmark = pytest.mark.anyio

FACE = {"colour": "teal", "avatar": "fish"}


@pytest.fixture
async def here(database: str) -> AsyncIterator[Inside]:
    async with inside(database) as found:
        yield found


async def _join(house: House, identity: str, name: str | None = None) -> Said:
    body = {"identity": identity, "name": name, "face": FACE}
    answer = await house.post("/api/club/join", body)
    assert answer.status_code == 200, answer.text
    joined: Said = answer.json()
    return joined


async def _me(house: House, identity: str) -> Said:
    found: Said = (await house.post("/api/club/me", {"identity": identity})).json()
    return found


async def _play(house: House, *identities: str) -> None:
    """A whole game between these people."""
    first, *others = identities
    made = await house.create("akropolis", me() | {"identity": first}, *[OPEN] * len(others))
    for other in others:
        body = {"invite": made["invite"], "identity": other}
        await house.post(f"/api/rooms/{made['room']}/join", body)
    player: Player = await house.sit(made["room"], *identities)
    assert player.table is not None
    while player.table["to_act"] is not None:
        assert (await player.act(player.table["legal"][-1]))["type"] == "ack"
    await player.close()


async def test_a_game_of_those_who_opted_in_counts(here: Inside) -> None:
    anna, boris, clara = (new_token() for _ in range(3))
    house = here.house
    assert (await _me(house, anna)) == {"joined": False, "least": LEAST, "ratings": []}
    assert (await _join(house, anna, "Anna"))["joined"]
    await _join(house, boris)
    await _play(house, anna, boris)
    await _play(house, anna, clara)
    await here.services.club.close()
    one = {"game": "akropolis", "games": 1, "rating": None, "uncertainty": None}
    assert (await _me(house, anna))["ratings"] == [one]
    assert (await _me(house, boris))["ratings"] == [one]
    assert (await _me(house, clara))["ratings"] == []
    left = (await house.post("/api/club/leave", {"identity": anna})).json()
    assert left == {"joined": False, "least": LEAST, "ratings": []}
    assert (await _me(house, boris))["ratings"] == [one]


async def test_a_room_that_was_not_counted_is_counted_when_it_is_opened(here: Inside) -> None:
    anna, boris = new_token(), new_token()
    club = here.services.club
    await _join(here.house, anna)
    await _join(here.house, boris)
    missed: list[str] = []
    here.services.rooms._ended = lambda room: missed.append(room.id)
    await _play(here.house, anna, boris)
    (room,) = missed
    here.services.rooms._ended = club.ended
    assert (await _me(here.house, anna))["ratings"] == []
    for _ in range(2):
        here.services.rooms.close(await here.room(room))
        await here.room(room)
        await club.close()
    assert [one["games"] for one in (await _me(here.house, anna))["ratings"]] == [1]


async def test_the_table_shows_those_with_ten_games_and_marks_the_reader(here: Inside) -> None:
    anna, boris = new_token(), new_token()
    await _join(here.house, anna, "Anna")
    await _join(here.house, boris)
    now, store = here.services.clock.wall(), here.services.club.store
    for number in range(LEAST):
        places = {hashed(anna): 1, hashed(boris): 2}
        # One a day: no more than six of a pair count within 24 hours.
        day = now + number * 100_000
        assert await store.add(Result(f"{number:016}", "akropolis", day, None, places))
    body = {"game": "akropolis", "identity": boris}
    table = (await here.house.post("/api/club/table", body)).json()
    assert (table["game"], table["least"]) == ("akropolis", LEAST)
    first, second = table["rows"]
    assert (first["name"], first["face"], first["me"], first["games"]) == ("Anna", FACE, False, 10)
    assert (second["name"], second["me"]) == (None, True)
    assert first["rating"] > 1500 > second["rating"]
    assert first["uncertainty"] > 0
    (mine,) = (await _me(here.house, boris))["ratings"]
    assert (mine["rating"], mine["uncertainty"]) == (second["rating"], second["uncertainty"])
    for hidden in (anna, boris, hashed(anna), hashed(boris)):
        assert hidden not in json.dumps(table)
    other = (await here.house.post("/api/club/table", {"game": "machi-koro"})).json()
    assert other["rows"] == []
    assert (await here.house.post("/api/club/table", {"game": "chess"})).status_code == 404


async def test_an_address_cannot_fill_the_club(database: str) -> None:
    async with inside(database, club_joins_per_day=2.0) as here:
        identities = [new_token() for _ in range(3)]
        for identity in identities[:2]:
            await _join(here.house, identity)
        refused = await here.house.post("/api/club/join", {"identity": identities[2]})
        assert refused.status_code == 429
        # Who is in can still change the name.
        assert (await _join(here.house, identities[0], "Anna"))["joined"]
