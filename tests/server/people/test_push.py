"""Notices through push services: who gets them, how many, and what they say."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from py_vapid import Vapid02

from polis.server.tokens import hashed, new_token
from tests.server.support.client import OPEN, Player, Said, me
from tests.server.support.inside import Inside, inside
from tests.server.support.push_service import Browser, PushService, push_service

pytestmark = pytest.mark.anyio

DAYS: Said = {"clock": {"kind": "move", "seconds": 3 * 86_400}}
AT_ONCE: dict[str, Any] = {"push_loopback": True, "push_pause": 0.0}


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as found:
        yield found


async def two(here: Inside, **settings: Any) -> tuple[Said, str, str]:
    """A room in which Anna, who is to act, and Boris sit; with the secrets of both."""
    anna, boris = new_token(), new_token()
    first = me("Anna") | {"identity": anna}
    made = await here.house.create("machi-koro", first, OPEN, identity=anna, settings=settings)
    body = {"name": "Boris", "invite": made["invite"], "identity": boris}
    joined = await here.house.post(f"/api/rooms/{made['room']}/join", body)
    assert joined.status_code == 200, joined.text
    return made, anna, boris


async def subscribe(here: Inside, identity: str, subscription: dict[str, str]) -> Any:
    return await here.house.post("/api/push/subscribe", {"identity": identity, **subscription})


async def pass_on(player: Player) -> None:
    """Act until it is the turn of the other one."""
    assert player.table is not None
    mine = player.table["to_act"]
    while player.table["to_act"] == mine:
        assert (await player.act(player.table["legal"][-1]))["type"] == "ack"


async def idle(here: Inside) -> None:
    """Wait until everything that was to be sent has been."""
    notices = here.services.push.notices
    assert notices is not None
    await notices.settled()


async def test_a_player_who_is_away_is_told(database: str, service: PushService) -> None:
    async with inside(database, **AT_ONCE) as here:
        made, anna, boris = await two(here)
        browser = Browser()
        answer = await subscribe(here, boris, service.subscription("boris", browser))
        assert answer.json() == {"devices": 1}
        await pass_on(await here.house.sit(made["room"], anna))
        (notice,) = await service.wait(1)
        told = browser.read(notice.body)
        assert told == {"room": made["room"], "game": "machi-koro", "text": "away-turn"}
        assert len(notice.body) < 300
        assert (notice.path, notice.headers["topic"]) == ("boris", made["room"])
        assert int(notice.headers["ttl"]) > 0
        assert Vapid02.verify(notice.headers["authorization"])
        key = (await here.house.get("/api/push")).json()["key"]
        assert notice.headers["authorization"].endswith(f"k={key}")


async def test_only_who_is_away_is_told_unless_the_clock_has_days(
    database: str, service: PushService
) -> None:
    async with inside(database, **AT_ONCE) as here:
        for settings, expected in ((None, 0), ({"kind": "move", "seconds": 3600}, 0), (3, 1)):
            clock = DAYS["clock"] if settings == 3 else settings
            made, anna, boris = await two(here, clock=clock)
            await subscribe(here, boris, service.subscription(made["room"], Browser()))
            other = await here.house.sit(made["room"], boris)
            await pass_on(await here.house.sit(made["room"], anna))
            await idle(here)
            came = [notice for notice in service.came if notice.path == made["room"]]
            assert len(came) == expected
            assert all(int(notice.headers["ttl"]) == 3 * 86_400 for notice in came)
            await other.close()


async def test_one_notice_is_outstanding_until_the_player_looks_or_moves(
    database: str, service: PushService
) -> None:
    async with inside(database, **AT_ONCE) as here:
        made, anna, boris = await two(here, undo="free")
        await subscribe(here, boris, service.subscription("boris", Browser()))
        first = await here.house.sit(made["room"], anna)
        await pass_on(first)
        await service.wait(1)
        for _ in range(3):  # Anna takes back and moves again while Boris is away
            assert (await first.ask("undo", number=first.number, seat=0))["type"] == "ack"
            await first.until(lambda p: p.table is not None and p.table["to_act"] == 0)
            await pass_on(first)
        await idle(here)
        assert len(service.came) == 1
        second = await here.house.sit(made["room"], boris)
        await pass_on(second)
        await second.close()
        await first.until(lambda p: not p.facts["seats"][1]["online"])
        await first.until(lambda p: p.table is not None and p.table["to_act"] == 0)
        await pass_on(first)
        assert len(await service.wait(2)) == 2


async def test_nothing_is_sent_when_the_player_is_back_in_time(
    database: str, service: PushService
) -> None:
    async with inside(database, **AT_ONCE) as here:
        made, _, boris = await two(here)
        await subscribe(here, boris, service.subscription("boris", Browser()))
        notices, room = here.services.push.notices, await here.room(made["room"])
        assert notices is not None
        second = await here.house.sit(made["room"], boris)
        # The turn comes while he is away, and he is there when it is to be told.
        notices.came(room.row, 1, ())
        await idle(here)
        await second.close()
        assert service.came == []


async def test_the_first_player_of_a_game_is_told(database: str, service: PushService) -> None:
    async with inside(database, **AT_ONCE) as here:
        anna, boris = new_token(), new_token()
        first = me("Anna") | {"identity": anna}
        made = await here.house.create("machi-koro", first, OPEN, OPEN, identity=anna)
        await subscribe(here, anna, service.subscription("anna", Browser()))
        for _ in range(2):
            body = {"invite": made["invite"], "identity": boris}
            await here.house.post(f"/api/rooms/{made['room']}/join", body)
        (notice,) = await service.wait(1)
        assert notice.path == "anna"


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(
    database: str, service: PushService, status: int
) -> None:
    service.statuses["old"] = status
    async with inside(database, **AT_ONCE) as here:
        made, anna, boris = await two(here)
        await subscribe(here, boris, service.subscription("old", Browser()))
        await subscribe(here, boris, service.subscription("new", Browser()))
        await pass_on(await here.house.sit(made["room"], anna))
        await service.wait(2)
        await idle(here)
        left = await here.services.push.subscriptions.of(hashed(boris))
        assert [one.endpoint for one in left] == [f"{service.address}/new"]


@pytest.mark.parametrize("status", [307, 413, 429, 500])
async def test_a_failing_browser_is_kept_for_a_while(
    database: str, service: PushService, status: int
) -> None:
    service.statuses["boris"] = status
    async with inside(database, **AT_ONCE) as here:
        made, anna, boris = await two(here)
        await subscribe(here, boris, service.subscription("boris", Browser()))
        await pass_on(await here.house.sit(made["room"], anna))
        await service.wait(1)
        await idle(here)
        left = await here.services.push.subscriptions.of(hashed(boris))
        assert [one.failures for one in left] == [1]
        assert [notice.path for notice in service.came] == ["boris"], "no redirect is followed"


async def test_a_slow_push_service_keeps_nobody_waiting(
    database: str, service: PushService
) -> None:
    service.held |= {f"slow-{n}" for n in range(5)}
    async with inside(database, **AT_ONCE) as here:
        made, anna, boris = await two(here)
        for path in sorted(service.held):
            await subscribe(here, boris, service.subscription(path, Browser()))
        player = await here.house.sit(made["room"], anna)
        await pass_on(player)
        await service.wait(5)
        other, clara, dora = await two(here)
        await subscribe(here, dora, service.subscription("dora", Browser()))
        await pass_on(await here.house.sit(other["room"], clara))
        assert (await service.wait(6))[5].path == "dora"
        assert (await player.ask("say", text="I can still talk"))["type"] == "ack"
        service.release.set()
        await idle(here)


async def test_a_service_that_never_answers_counts_as_failed(
    database: str, service: PushService
) -> None:
    service.held.add("boris")
    async with inside(database, push_seconds=0.2, **AT_ONCE) as here:
        made, anna, boris = await two(here)
        await subscribe(here, boris, service.subscription("boris", Browser()))
        await pass_on(await here.house.sit(made["room"], anna))
        await service.wait(1)
        await idle(here)
        left = await here.services.push.subscriptions.of(hashed(boris))
        assert [one.failures for one in left] == [1]


async def test_a_server_can_do_without(database: str) -> None:
    async with inside(database, push=False) as here:
        assert (await here.house.get("/api/push")).json() == {"key": None}
        made, anna, boris = await two(here)
        body = {"endpoint": "https://push.example/1", **Browser().keys}
        assert (await subscribe(here, boris, body)).status_code == 404
        await pass_on(await here.house.sit(made["room"], anna))


async def test_no_bot_and_no_stand_in_is_told(database: str, service: PushService) -> None:
    async with inside(database, absence_seconds=0.0, **AT_ONCE) as here:
        made, anna, boris = await two(here)
        await subscribe(here, boris, service.subscription("boris", Browser()))
        player = await here.house.sit(made["room"], anna, made["host"])
        room = await here.room(made["room"])
        answer = await player.ask("substitute_bot", seat=1, level="builder")
        assert answer["type"] == "ack", answer
        await player.until(lambda p: p.facts["seats"][1]["stand_in"] is not None)
        await pass_on(player)
        await player.until(lambda p: p.table is not None and p.table["to_act"] == 0)
        assert room.row.seats[1].stand_in == "builder"
        await idle(here)
        assert service.came == []
