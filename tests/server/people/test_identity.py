"""One person on several devices: a secret that holds the seats of the person in all rooms."""

from __future__ import annotations

import json

import pytest

from polis.server.storage.records import SeatRecord
from polis.server.tokens import new_token
from tests.server.support import stored
from tests.server.support.client import OPEN, House, Player, Said, me
from tests.server.support.processes import Process

pytestmark = pytest.mark.anyio

FACE = {"colour": "teal", "avatar": "fish"}


async def _room(house: House, anna: str, boris: str) -> tuple[Said, Said]:
    """A room of Anna's in which Boris has taken a seat."""
    first = me("Anna") | {"identity": anna, "face": FACE}
    made = await house.create("machi-koro", first, OPEN, identity=anna)
    body = {"name": "Boris", "invite": made["invite"], "identity": boris}
    joined = await house.post(f"/api/rooms/{made['room']}/join", body)
    assert joined.status_code == 200, joined.text
    return made, joined.json()


async def _mine(house: House, secret: str) -> list[tuple[str, list[int], bool]]:
    found = (await house.post("/api/rooms/mine", {"tokens": [secret]})).json()["rooms"]
    return [(one["room"]["room"], one["mine"], one["host"]) for one in found]


def _access(player: Player) -> Said:
    access: Said = player.state["access"]
    return access


async def test_another_device_holds_the_same_seats(house: House) -> None:
    anna, boris = new_token(), new_token()
    made, _ = await _room(house, anna, boris)
    assert await _mine(house, anna) == [(made["room"], [0], True)]
    assert await _mine(house, boris) == [(made["room"], [1], False)]
    players = {0: await house.sit(made["room"], anna), 1: await house.sit(made["room"], boris)}
    assert _access(players[0]) == {"seats": [0], "host": True}
    assert _access(players[1]) == {"seats": [1], "host": False}
    table = players[0].table
    assert table is not None
    assert (await players[table["to_act"]].act(table["legal"][0]))["type"] == "ack"
    stranger = await house.sit(made["room"], "s" * 43)
    assert _access(stranger) == {"seats": [], "host": False}


async def test_all_see_the_face_and_nobody_the_identity(house: House, server: Process) -> None:
    anna, boris = new_token(), new_token()
    made, _ = await _room(house, anna, boris)
    player = await house.sit(made["room"])
    assert [seat["face"] for seat in player.facts["seats"]] == [FACE, None]
    summary = (await house.get(f"/api/rooms/{made['room']}")).json()
    assert [seat["face"] for seat in summary["seats"]] == [FACE, None]
    room = (await stored.read_now(server.database))[made["room"]].room
    (hashed, _), told = [seat.identity for seat in room.seats], json.dumps(player.state)
    assert hashed is not None
    assert hashed == room.host_identity
    for hidden in (anna, hashed):
        assert hidden not in told + json.dumps(summary)
    assert anna not in hashed


async def test_a_new_secret_makes_the_old_one_void(house: House) -> None:
    anna, boris, new = (new_token() for _ in range(3))
    made, joined = await _room(house, anna, boris)
    thief = await house.sit(made["room"], boris)
    assert _access(thief)["seats"] == [1]
    answer = await house.post("/api/identity/renew", {"old": boris, "new": new})
    assert answer.json() == {"rooms": 1}
    lost = await thief.hear("access_changed")
    assert lost["access"] == {"seats": [], "host": False}
    assert await _mine(house, boris) == []
    assert await _mine(house, new) == [(made["room"], [1], False)]
    # The browser that took the seat has its token, and Anna's secret is as good as before.
    assert _access(await house.sit(made["room"], joined["token"]))["seats"] == [1]
    assert await _mine(house, anna) == [(made["room"], [0], True)]
    again = await house.post("/api/identity/renew", {"old": boris, "new": new})
    assert again.json() == {"rooms": 0}


async def test_a_host_keeps_the_room_with_a_new_secret(house: House) -> None:
    anna, new = new_token(), new_token()
    made = await house.create("machi-koro", OPEN, OPEN, identity=anna)
    await house.post("/api/identity/renew", {"old": anna, "new": new})
    assert (await _mine(house, anna), await _mine(house, new)) == ([], [(made["room"], [], True)])


async def test_a_forgotten_person_has_no_face(house: House) -> None:
    anna, boris = new_token(), new_token()
    made, _ = await _room(house, anna, boris)
    for rooms in (1, 0):
        answer = await house.post("/api/rooms/forget", {"tokens": [anna]})
        assert answer.json() == {"rooms": rooms}
    summary = (await house.get(f"/api/rooms/{made['room']}")).json()["seats"]
    assert [(seat["name"], seat["face"]) for seat in summary] == [(None, None), ("Boris", None)]
    assert await _mine(house, anna) == [(made["room"], [0], True)]


@pytest.mark.parametrize(
    "face", [{"colour": "teal"}, {"colour": "#ffffff", "avatar": "fish"}, {**FACE, "more": 1}]
)
async def test_only_known_faces_are_taken(house: House, face: Said) -> None:
    body = {"game": "machi-koro", "seats": [me() | {"face": face}, OPEN]}
    settings = {"public": False, "spectators": True, "clock": None, "undo": "free"}
    assert (await house.post("/api/rooms", body | {"settings": settings})).status_code == 422


def test_a_rematch_keeps_the_person() -> None:
    from polis.server.lobby import _seat_again

    seat = SeatRecord(1, "person", identity="0" * 64, colour="teal", avatar="fish", muted=True)
    again = _seat_again(seat, 0)
    assert (again.identity, again.colour, again.avatar) == ("0" * 64, "teal", "fish")
