"""A decent place: players can be muted, lines and names erased."""

from __future__ import annotations

import asyncio
import json

import pytest

from polis.server.tokens import new_token
from tests.commands import Run
from tests.server.support.client import OPEN, House, Player, Said, me, tokens_of
from tests.server.support.processes import Process

pytestmark = pytest.mark.anyio


async def _two(house: House, **more: Said) -> tuple[Player, Player]:
    """Anna, who is the host, and Boris in a running game."""
    made = await house.create("machi-koro", me("Anna"), OPEN, **more)
    body = {"name": "Boris", "invite": made["invite"]}
    joined = (await house.post(f"/api/rooms/{made['room']}/join", body)).json()
    anna = await house.sit(made["room"], *tokens_of(made), made["host"])
    return anna, await house.sit(made["room"], joined["token"])


async def _lines(house: House, room: str) -> list[Said]:
    lines: list[Said] = (await house.sit(room)).state["chat"]
    return lines


async def test_a_muted_player_can_play_but_not_write(house: House) -> None:
    anna, boris = await _two(house)
    assert (await anna.ask("mute_seat", seat=1, muted=True))["type"] == "ack"
    await boris.until(lambda player: player.facts["seats"][1]["muted"])
    for kind, more in (("say", {"text": "Hello"}), ("rename", {"seat": 1, "name": "Rude"})):
        assert (await boris.ask(kind, **more))["reason"]["key"] == "room-muted"
    assert boris.table is not None
    while boris.table["to_act"] == 0:
        assert (await anna.act(anna.table["legal"][0]))["type"] == "ack"  # type: ignore[index]
        await boris.until(lambda player: player.number == anna.number)
    assert (await boris.act(boris.table["legal"][0]))["type"] == "ack"
    assert (await anna.ask("mute_seat", seat=1, muted=False))["type"] == "ack"
    assert (await boris.ask("say", text="Hello"))["type"] == "ack"
    lines = await _lines(house, anna.room)
    assert [line["message"] and line["message"]["key"] for line in lines] == [
        "room-mutes",
        "room-unmutes",
        None,
    ]


async def test_the_host_erases_lines_but_no_announcements(house: House) -> None:
    anna, boris = await _two(house)
    await boris.ask("say", text="Something rude")
    await anna.ask("mute_seat", seat=1, muted=True)
    assert (await boris.ask("erase_line", number=1))["reason"]["key"] == "room-host-only"
    assert (await boris.ask("mute_seat", seat=0, muted=True))["reason"]["key"] == "room-host-only"
    for line in (1, 7):
        assert (await anna.ask("erase_line", number=line))["reason"]["key"] == "room-no-line"
    assert (await anna.ask("erase_line", number=0))["type"] == "ack"
    await boris.hear(
        "chat", lambda said: said["line"]["number"] == 0 and said["line"]["text"] == ""
    )
    first, second = await _lines(house, anna.room)
    assert (first["seat"], first["name"], first["text"]) == (None, "", "")
    assert [line["message"]["key"] for line in (first, second)] == [
        "room-line-erased",
        "room-mutes",
    ]


async def _watched(house: House) -> tuple[Player, Player]:
    """Anna, who is the host, and a spectator, who may write."""
    made = await house.create(
        "machi-koro", me("Anna"), me("Boris"), settings={"spectator_chat": True}
    )
    anna = await house.sit(made["room"], *tokens_of(made), made["host"])
    return anna, await house.sit(made["room"])


async def test_a_muted_spectator_cannot_write_under_any_name(house: House) -> None:
    anna, watcher = await _watched(house)
    rude, polite = new_token(), new_token()
    for text, name, secret in (("Rude", "Eva", rude), ("Hi", "Eva", polite), ("Rude", "Ida", rude)):
        said = await watcher.ask("say", text=text, name=name, identity=secret)
        assert said["type"] == "ack"
    first, second, third = [line["spectator"] for line in await _lines(house, anna.room)]
    assert first == third != second
    muting = {"spectator": first, "muted": True}
    refused = await watcher.ask("mute_spectator", **muting)
    assert refused["reason"]["key"] == "room-host-only"
    unknown = await anna.ask("mute_spectator", spectator="0" * 16, muted=True)
    assert unknown["reason"]["key"] == "room-no-spectator"
    for _ in range(2):  # the second changes nothing
        assert (await anna.ask("mute_spectator", **muting))["type"] == "ack"
    await watcher.until(lambda player: player.facts["muted_spectators"] == [first])
    for name in ("Eva", "Somebody Else"):
        said = await watcher.ask("say", text="Hello", name=name, identity=rude)
        assert said["reason"]["key"] == "room-muted-spectator"
    assert (await watcher.ask("say", text="Hello", identity=polite))["type"] == "ack"
    # Also once the lines are gone.
    for line in (0, 2):
        assert (await anna.ask("erase_line", number=line))["type"] == "ack"
    assert (await anna.ask("mute_spectator", spectator=first, muted=False))["type"] == "ack"
    assert (await watcher.ask("say", text="Sorry", name="Eva", identity=rude))["type"] == "ack"
    lines = await _lines(house, anna.room)
    assert [line["message"] and line["message"]["key"] for line in lines[3:]] == [
        "room-mutes-spectator",
        None,
        "room-unmutes-spectator",
        None,
    ]


async def test_a_new_secret_leaves_a_spectator_muted(house: House) -> None:
    anna, watcher = await _watched(house)
    old, new = new_token(), new_token()
    assert (await watcher.ask("say", text="Rude", identity=old))["type"] == "ack"
    (line,) = await _lines(house, anna.room)
    muting = await anna.ask("mute_spectator", spectator=line["spectator"], muted=True)
    assert muting["type"] == "ack"
    await house.post("/api/identity/renew", {"old": old, "new": new})
    said = await watcher.ask("say", text="Rude", identity=new)
    assert said["reason"]["key"] == "room-muted-spectator"


async def test_a_spectator_has_another_mark_in_another_room(house: House) -> None:
    secret, marks = new_token(), set()
    for _ in range(2):
        anna, watcher = await _watched(house)
        assert (await watcher.ask("say", text="Hello", identity=secret))["type"] == "ack"
        marks |= {line["spectator"] for line in await _lines(house, anna.room)}
    assert len(marks) == 2


async def test_a_rematch_leaves_a_player_muted(house: House) -> None:
    from dataclasses import replace

    from polis.server.lobby import _seat_again
    from polis.server.storage.records import SeatRecord

    seat = SeatRecord(1, "person", name="Boris", token_hash="0" * 64)
    assert _seat_again(replace(seat, muted=True), 0).muted
    assert not _seat_again(seat, 0).muted


async def test_the_operator_erases_a_name_while_people_play(
    house: House, server: Process, run: Run
) -> None:
    anna, boris = await _two(house)
    name = "Slanderous Name"
    assert (await boris.ask("rename", seat=1, name=name))["type"] == "ack"
    assert (await boris.ask("say", text="I am here"))["type"] == "ack"
    found = await asyncio.to_thread(
        run, "erase", "find", "slanderous", "--database", server.database
    )
    assert f"{boris.room}, seat 2: {name}" in found.out
    assert f"{boris.room}, line 1: {name}: I am here" in found.out
    done = await asyncio.to_thread(run, "erase", "name", name, "--database", server.database)
    assert "rooms: 1" in done.out
    # The server compares its rooms with the database.
    await anna.until(lambda player: player.facts["seats"][1]["name"] is None)
    late = await house.sit(anna.room)
    assert "Slanderous" not in json.dumps(late.state)
    assert late.facts["seats"][0]["name"] == "Anna"
    again = await asyncio.to_thread(run, "erase", "name", name, "--database", server.database)
    assert "is not found" in again.out


async def test_the_operator_erases_a_line(house: House, server: Process, run: Run) -> None:
    _, boris = await _two(house)
    await boris.ask("say", text="One \u009bline\nand another")
    found = await asyncio.to_thread(
        run, "erase", "find", "and another", "--database", server.database
    )
    assert f"{boris.room}, line 0: Boris: One \ufffdline\ufffdand another" in found.out
    done = await asyncio.to_thread(
        run, "erase", "line", boris.room, "0", "--database", server.database
    )
    assert "is erased" in done.out
    await boris.hear(
        "chat", lambda said: said["line"]["text"] == "" and said["line"]["number"] == 0
    )
    missing = await asyncio.to_thread(
        run, "erase", "line", boris.room, "5", "--database", server.database
    )
    assert missing.code == 2
    assert f"“{boris.room}” has no chat line 5" in missing.err
    dash = await asyncio.to_thread(
        run, "erase", "line", "-Room", "5", "--database", server.database
    )
    assert "“-Room” has no chat line 5" in dash.err


async def test_there_has_to_be_a_database(database: str, run: Run) -> None:
    missing = await asyncio.to_thread(run, "erase", "name", "Anna", "--database", database)
    assert missing.code == 2
    assert "There is no database" in missing.err
