"""Clocks: what happens when somebody's time is up, and that nobody's runs without a server."""

from __future__ import annotations

import pytest

from tests.server.support.client import House, me, tokens_of

pytestmark = pytest.mark.anyio


async def test_when_a_move_takes_too_long_a_bot_makes_it(house: House) -> None:
    settings = {"clock": {"kind": "move", "seconds": 20}}
    made = await house.create("machi-koro", me(), me("Boris"), settings=settings)
    player = await house.sit(made["room"], *tokens_of(made))
    assert player.table is not None
    clocks = player.table["clocks"]
    assert clocks["deadline"] - clocks["since"] == 20
    assert (await player.hear("notice"))["message"]["key"] == "room-time-move"
    assert (player.log[-1]["seat"], player.log[-1]["by"]) == (0, "clock")
    assert player.facts["seats"][0]["stand_in"] is None
    assert (await player.act("build nothing"))["type"] == "ack"


async def test_who_comes_back_is_told_the_time_of_that_moment(house: House) -> None:
    settings = {"clock": {"kind": "move", "seconds": 3600}}
    made = await house.create("machi-koro", me(), me("Boris"), settings=settings)
    before, after = [await house.sit(made["room"], *tokens_of(made)) for _ in range(2)]
    assert before.table is not None
    assert after.table is not None
    first, then = before.table["clocks"], after.table["clocks"]
    assert then["now"] > first["now"]
    assert (then["since"], then["deadline"]) == (first["since"], first["deadline"])


async def test_when_a_games_time_is_up_a_bot_plays_on(house: House) -> None:
    settings = {"clock": {"kind": "game", "seconds": 20}}
    made = await house.create("machi-koro", me(), me("Boris"), settings=settings)
    player = await house.sit(made["room"], *tokens_of(made))
    assert (await player.hear("chat"))["line"]["message"]["key"] == "room-time"
    assert player.facts["seats"][0]["stand_in"] == "builder"
    await player.until(lambda p: p.number >= 1)
    assert (player.log[-1]["seat"], player.log[-1]["by"]) == (0, "bot")
    refused = await player.ask("resume_seat", seat=0)
    assert (refused["type"], refused["reason"]["key"]) == ("refused", "room-time")


async def test_a_clock_may_run_for_days(house: House) -> None:
    week = {"clock": {"kind": "move", "seconds": 7 * 86_400}}
    made = await house.create("machi-koro", me(), me("Boris"), settings=week)
    player = await house.sit(made["room"], *tokens_of(made), made["host"])
    assert player.table is not None
    clocks = player.table["clocks"]
    assert clocks["deadline"] - clocks["since"] == 7 * 86_400
    for days in (14, 15):
        wanted = {**player.facts["settings"], "clock": {"kind": "move", "seconds": days * 86_400}}
        answer = await player.ask("settings", settings=wanted)
        assert answer["type"] == ("ack" if days == 14 else "error")
    lines = [said["line"]["message"] for said in player.heard if said["type"] == "chat"]
    assert lines == [
        {"key": "room-clock-move", "args": {"time": [{"key": "time-days", "args": {"days": 14}}]}}
    ]
