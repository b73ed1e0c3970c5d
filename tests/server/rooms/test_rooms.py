"""Rooms: made, joined, begun, listed, played again."""

from __future__ import annotations

import sqlite3

import pytest
from websockets.asyncio.client import connect

from polis.core.game import Game
from polis.server.metrics import REGISTRY
from polis.server.protocol.server_messages import PROTOCOL
from tests.server.support.client import OPEN, House, Player, Said, bot, me, new_id, tokens_of
from tests.server.support.inside import inside
from tests.server.support.processes import Process

pytestmark = pytest.mark.anyio


async def test_a_room_without_open_seats_begins_at_once(house: House) -> None:
    made = await house.create("machi-koro", me(), me("Boris"))
    player = await house.sit(made["room"], *tokens_of(made))
    assert player.facts["status"] == "playing"
    assert player.table is not None
    assert player.table["number"] == 0
    assert player.state["access"] == {"seats": [0, 1], "host": False}


async def test_the_last_open_seat_begins_the_game(house: House) -> None:
    made = await house.create("akropolis", me(), OPEN)
    player = await house.sit(made["room"], *tokens_of(made))
    assert player.facts["status"] == "open"
    assert player.table is None
    answer = await house.post(
        f"/api/rooms/{made['room']}/join", {"name": "Boris", "invite": made["invite"]}
    )
    joined = answer.json()
    assert (answer.status_code, joined["seat"]) == (200, 1)
    await player.until(lambda p: p.facts["status"] == "playing")
    guest = await house.sit(made["room"], joined["token"])
    assert guest.state["access"] == {"seats": [1], "host": False}
    assert [seat["name"] for seat in guest.facts["seats"]] == ["Anna", "Boris"]


async def test_a_private_room_wants_the_invitation(house: House) -> None:
    made = await house.create("machi-koro", me(), OPEN)
    join = f"/api/rooms/{made['room']}/join"
    assert (await house.post(join, {"name": "Eva"})).status_code == 403
    wrong = {"name": "Eva", "invite": "x" * 43}
    refused = await house.post(join, wrong)
    assert refused.status_code == 403
    assert refused.json()["reason"]["key"] == "room-invited-only"


async def test_a_public_room_is_listed_and_open_to_all(house: House) -> None:
    made = await house.create("machi-koro", me(), OPEN, settings={"public": True})
    listed = (await house.get("/api/rooms")).json()["rooms"]
    assert made["room"] in [room["room"] for room in listed]
    answer = await house.post(f"/api/rooms/{made['room']}/join", {"name": "Eva"})
    assert answer.status_code == 200


async def test_a_seat_is_given_only_once(house: House) -> None:
    made = await house.create("machi-koro", me(), OPEN, settings={"public": True})
    join = f"/api/rooms/{made['room']}/join"
    assert (await house.post(join, {"name": "Eva"})).status_code == 200
    again = await house.post(join, {"name": "Filip"})
    assert again.status_code == 409
    assert again.json()["reason"]["key"] == "room-seat-taken"


async def test_the_host_begins_with_bots_in_open_seats(house: House) -> None:
    made = await house.create("machi-koro", me(), OPEN, OPEN)
    player = await house.sit(made["room"], *tokens_of(made), made["host"])
    assert (await player.ask("start", level="apprentice"))["type"] == "ack"
    await player.until(lambda p: p.facts["status"] == "playing")
    assert [seat["kind"] for seat in player.facts["seats"]] == ["person", "bot", "bot"]


async def test_only_the_host_arranges_things(house: House) -> None:
    made = await house.create("machi-koro", me(), OPEN)
    player = await house.sit(made["room"], *tokens_of(made))
    requests: list[tuple[str, Said]] = [
        ("start", {"level": "master"}),
        ("settings", {"settings": player.facts["settings"]}),
        ("change_seat", {"seat": 1, "level": None}),
        ("revoke_seat", {"seat": 0, "level": "builder"}),
        ("new_invite", {}),
    ]
    for kind, message in requests:
        answer = await player.ask(kind, **message)
        assert (answer["type"], answer["reason"]["key"]) == ("refused", "room-host-only"), kind


async def test_the_host_changes_settings_and_seats(house: House) -> None:
    made = await house.create("machi-koro", me(), OPEN)
    player = await house.sit(made["room"], made["host"])
    settings = {
        "public": True, "spectators": False,
        "clock": {"kind": "move", "seconds": 30}, "undo": "free", "chat": False,
        "spectator_chat": True, "auto_start": False,
    }  # fmt: skip
    assert (await player.ask("settings", settings=settings))["type"] == "ack"
    assert player.facts["settings"] == settings
    assert (await player.ask("change_seat", seat=1, level="master"))["type"] == "ack"
    assert player.facts["seats"][1]["level"] == "master"


async def test_a_token_taken_back_is_good_for_nothing(house: House) -> None:
    made = await house.create("machi-koro", me(), OPEN, OPEN)
    invite = {"name": "Boris", "invite": made["invite"]}
    joined = (await house.post(f"/api/rooms/{made['room']}/join", invite)).json()
    guest = await house.sit(made["room"], joined["token"])
    host = await house.sit(made["room"], made["host"])
    assert (await host.ask("revoke_seat", seat=1, level="builder"))["type"] == "ack"
    assert (await guest.hear("access_changed"))["access"] == {"seats": [], "host": False}
    refused = await guest.ask("rename", seat=1, name="Still here")
    assert refused["reason"]["key"] == "room-not-yours"
    assert host.facts["seats"][1]["kind"] == "open"


async def test_a_seat_taken_back_in_a_running_game_is_a_bots(house: House) -> None:
    made = await house.create("machi-koro", me("Anna"), me("Boris"))
    guest = await house.sit(made["room"], *tokens_of(made))
    host = await house.sit(made["room"], made["host"])
    assert (await host.ask("revoke_seat", seat=0, level="apprentice"))["type"] == "ack"
    await guest.until(lambda p: p.facts["proposal"] is not None)
    agreed = {"proposal": guest.facts["proposal"]["number"], "agree": True}
    assert (await guest.ask("answer_proposal", seat=0, **agreed))["type"] == "ack"
    await guest.send(type="answer_proposal", id=new_id(), seat=1, **agreed)
    assert (await guest.hear("access_changed"))["access"] == {"seats": [1], "host": False}
    for request in ("resume_seat", "act"):
        more = {"number": 0, "action": "build nothing"} if request == "act" else {}
        refused = await guest.ask(request, seat=0, **more)
        assert refused["reason"]["key"] == "room-not-yours"
    await guest.until(lambda p: p.number >= 1)
    assert (guest.log[1]["seat"], guest.log[1]["by"]) == (0, "bot")
    again = await house.sit(made["room"], *tokens_of(made))
    assert again.state["access"]["seats"] == [1]


async def test_a_new_invitation_makes_the_old_one_void(house: House) -> None:
    made = await house.create("machi-koro", me(), OPEN)
    host = await house.sit(made["room"], made["host"])
    invite = (await host.ask("new_invite"))["invite"]
    join = f"/api/rooms/{made['room']}/join"
    old = await house.post(join, {"name": "Eva", "invite": made["invite"]})
    assert old.status_code == 403
    assert (await house.post(join, {"name": "Eva", "invite": invite})).status_code == 200


async def test_rooms_of_ones_own_are_found_again(house: House) -> None:
    made = await house.create("akropolis", me(), bot(), me("Boris"))
    body = {"tokens": [*tokens_of(made), made["host"], "y" * 43]}
    found = (await house.post("/api/rooms/mine", body)).json()["rooms"]
    assert [(room["room"]["room"], room["mine"], room["host"]) for room in found] == [
        (made["room"], [0, 2], True)
    ]


async def test_a_room_without_spectators_is_for_its_players(house: House) -> None:
    made = await house.create("machi-koro", me(), me(), settings={"spectators": False})
    stranger = await _stranger(house, made["room"])
    assert stranger["reason"]["key"] == "room-no-spectators"
    log = await house.post(f"/api/rooms/{made['room']}/log", {})
    assert log.status_code == 403
    log = await house.post(f"/api/rooms/{made['room']}/log", {"tokens": tokens_of(made)})
    assert log.status_code == 200


async def test_before_the_game_whoever_has_the_link_can_take_a_seat_without_spectators(
    house: House,
) -> None:
    made = await house.create("machi-koro", me("Anna"), OPEN, settings={"spectators": False})
    guest, passer_by = [await house.sit(made["room"]) for _ in range(2)]
    assert guest.facts["status"] == "open"
    body = {"name": "Boris", "invite": made["invite"]}
    joined = (await house.post(f"/api/rooms/{made['room']}/join", body)).json()
    seated = await house.sit(made["room"], joined["token"])
    assert seated.facts["status"] == "playing"
    assert (await passer_by.hear("error"))["reason"]["key"] == "room-no-spectators"


async def _stranger(house: House, room: str) -> Said:
    from tests.server.support.client import PROTOCOL, Player

    player = Player(house.address, room, ())
    await player.connect(protocol=PROTOCOL + 1)  # so that it does not wait for a state
    assert (await player.next())["type"] == "reload"
    await player.close()
    from websockets.asyncio.client import connect

    player.socket = await connect(player._address)
    await player.send(type="hello", protocol=PROTOCOL, room=room)
    return await player.next()


async def test_there_is_no_room_that_was_not_made(house: House) -> None:
    assert (await house.get("/api/rooms/AAAAAAAAAAAAAAAA")).status_code == 404
    said = await _stranger(house, "AAAAAAAAAAAAAAAA")
    assert said["reason"]["key"] == "room-unknown"


async def test_what_cannot_be_is_refused_with_the_reason(house: House) -> None:
    cases: list[tuple[Said, int, str]] = [
        ({"game": "go"}, 404, "game-unknown"),
        ({"options": {"supply": "eleven"}}, 400, "option-value"),
        ({"options": {"wind": True}}, 400, "option-unknown"),
        ({"seats": [me()]}, 400, "player-count"),
        ({"seats": [me(), {"kind": "bot", "level": "greedy"}]}, 422, "http-malformed"),
        ({"seats": [me(), {"kind": "bot", "level": "evil.py:Bot"}]}, 422, "http-malformed"),
        ({"log": "{}"}, 400, "log-part"),
    ]
    for change, status, key in cases:
        body = {
            "game": "machi-koro", "seats": [me(), bot()],
            "settings": {"public": False, "spectators": True, "clock": None, "undo": "free"},
        } | change  # fmt: skip
        answer = await house.post("/api/rooms", body)
        assert (answer.status_code, answer.json()["reason"]["key"]) == (status, key), change


async def test_more_than_a_hundred_rooms_of_ones_own_come_in_pages(house: House) -> None:
    made = [await house.create("machi-koro", me(), OPEN) for _ in range(103)]
    body: Said = {"tokens": [token for room in made for token in (*tokens_of(room), room["host"])]}
    pages: list[list[Said]] = []
    while not pages or body["after"] is not None:
        page = (await house.post("/api/rooms/mine", body)).json()
        pages.append(page["rooms"])
        body["after"] = page["next"]
    assert [len(page) for page in pages] == [100, 3]
    found = [(mine["room"]["room"], mine["mine"], mine["host"]) for page in pages for mine in page]
    assert found == [(room["room"], [0], True) for room in reversed(made)]


@pytest.mark.parametrize(
    ("column", "value", "key", "status"),
    [("rules_version", 99, "room-version", 400), ("game", "world", "game-unknown", 404)],
)
async def test_a_stored_room_of_unknown_rules_is_refused_and_not_played(
    house: House, server: Process, column: str, value: object, key: str, status: int
) -> None:
    made = await house.create("machi-koro", me(), me("Boris"))
    with sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=60.0) as connection:
        connection.execute(f"update rooms set {column} = ? where id = ?", (value, made["room"]))
    connection.close()
    answer = await house.post(f"/api/rooms/{made['room']}/log", {"tokens": tokens_of(made)})
    reason = answer.json()["reason"]
    assert (answer.status_code, reason["key"]) == (status, key)
    assert value in reason["args"].values()
    player = Player(server.address, made["room"], tuple(tokens_of(made)))
    player.socket = await connect(server.address.replace("http", "ws", 1) + "/api/live")
    await player.send(
        type="hello", protocol=PROTOCOL, room=made["room"], tokens=player.tokens, seen=-1
    )
    assert (await player.next())["reason"] == reason
    mine = await house.post("/api/rooms/mine", {"tokens": tokens_of(made)})
    assert [found["room"]["room"] for found in mine.json()["rooms"]] == [made["room"]]


async def test_no_client_can_say_that_rows_are_lost(house: House) -> None:
    """A number proves nothing: a player may have made the room only to say it."""

    async def lost() -> float:
        text = (await house.get("/metrics")).text
        return float(text.split("\npolis_lost_total ")[1].split("\n")[0])

    before = await lost()
    made = await house.create("machi-koro", me(), me("Boris"))
    for tokens in ([], ["x" * 43], tokens_of(made), [made["host"]]):
        for seen in (5, 9_000, 9_999, 10_000, 1_000_000):
            visitor = Player(house.address, made["room"], tuple(tokens))
            visitor.table = {"number": seen}
            await visitor.connect()
            await visitor.close()
    assert await lost() == before


async def test_a_database_that_was_set_back_is_noticed(database: str) -> None:
    def lost() -> float:
        return REGISTRY.get_sample_value("polis_lost_total") or 0.0

    def set_back(number: int) -> None:
        with sqlite3.connect(database.removeprefix("sqlite:///"), timeout=60.0) as connection:
            connection.execute("delete from moves where number > ?", (number,))
        connection.close()

    before = lost()
    async with inside(database) as here:
        made = await here.house.create("machi-koro", me(), me("Boris"))
        player = await here.house.sit(made["room"], *tokens_of(made))
        for _ in range(4):
            assert player.table is not None
            await player.act(player.table["legal"][0])
        rooms = here.services.rooms
        await rooms.compare()
        assert lost() == before
        set_back(3)
        for _ in range(2):
            await rooms.compare()
        assert lost() == before + 1, "of a room that is open, once"
        await player.close()
        rooms.close(await here.room(made["room"]))
        await here.room(made["room"])
        assert lost() == before + 2, "of a room that was closed"
        rooms.close(await here.room(made["room"]))
        await here.room(made["room"])
        assert lost() == before + 2


async def test_people_without_a_name_are_stored_without_a_word_of_any_language(
    house: House,
) -> None:
    made = await house.create("machi-koro", {"kind": "me"}, OPEN)
    join = f"/api/rooms/{made['room']}/join"
    joined = (await house.post(join, {"invite": made["invite"]})).json()
    guest = await house.sit(made["room"], joined["token"])
    await guest.until(lambda p: p.facts["status"] == "playing")
    assert [seat["name"] for seat in guest.facts["seats"]] == [None, None]
    await guest.ask("say", text="hello")
    await guest.ask("rename", seat=1, name="Boris")
    said, renamed = (await house.sit(made["room"])).state["chat"]
    assert (said["seat"], said["name"]) == (1, "")
    assert renamed["message"]["args"] == {
        "old": {"key": "player", "args": {"number": 2}},
        "name": "Boris",
    }
    log = (await house.post(f"/api/rooms/{made['room']}/log", {})).json()["log"]
    assert Game.parse(log).names == ["A", "Boris"]
