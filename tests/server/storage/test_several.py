"""Two processes on one PostgreSQL and one Redis: any client can be served by any of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from tests.server.support import stored
from tests.server.support.client import OPEN, House, Player, me, new_id, tokens_of
from tests.server.support.processes import GENEROUS, Postgres, Redis, redis, serving

RACES = 150

pytestmark = pytest.mark.anyio


@dataclass
class Pair:
    """Two servers with what they share."""

    addresses: list[str]
    redis: Redis
    database: str


@pytest.fixture(scope="module")
def pair(_postgres: Postgres) -> Iterator[Pair]:
    database = _postgres.new_database()
    with redis() as messages:
        shared = ("--port", "0", "--database", database, "--redis", messages.address)
        with serving(*shared, **GENEROUS) as one, serving(*shared, **GENEROUS) as two:
            yield Pair([one.address, two.address], messages, database)


@pytest.fixture
async def houses(pair: Pair) -> AsyncIterator[list[House]]:
    found = [House(address) for address in pair.addresses]
    yield found
    for house in found:
        await house.close()


async def sit_apart(houses: list[House]) -> tuple[Player, Player, str]:
    """Anna at one server, Boris, who has joined there, at the other; and the host's token."""
    made = await houses[0].create("machi-koro", me("Anna"), OPEN)
    anna = await houses[0].sit(made["room"], *tokens_of(made))
    body = {"name": "Boris", "invite": made["invite"]}
    joined = (await houses[1].post(f"/api/rooms/{made['room']}/join", body)).json()
    boris = await houses[1].sit(made["room"], joined["token"])
    await anna.until(lambda p: p.facts["status"] == "playing")
    await anna.until(lambda p: p.number == 0)
    return anna, boris, made["host"]


async def play_on(anna: Player, boris: Player, rows: int) -> None:
    """Both act in turn, and each sees what the other did."""
    for _ in range(rows):
        assert anna.table is not None
        who, other = (anna, boris) if anna.table["to_act"] == 0 else (boris, anna)
        assert (await who.act("build nothing"))["type"] == "ack"
        number = who.number
        while other.number < number:
            await other.next()
        assert other.table == who.table


async def test_one_room_is_served_by_both(houses: list[House]) -> None:
    anna, boris, host = await sit_apart(houses)
    await play_on(anna, boris, 6)
    assert (await boris.ask("say", text="hello from there"))["type"] == "ack"
    assert (await anna.hear("chat"))["line"]["text"] == "hello from there"
    for player in (anna, boris):
        await player.until(lambda p: all(seat["online"] for seat in p.facts["seats"]))
    watcher = await houses[1].sit(anna.room, host)
    assert (await watcher.ask("revoke_seat", seat=0, level="builder"))["type"] == "ack"
    for seat, player, waiting in ((1, boris, [0, 1]), (0, anna, [0])):
        await player.until(lambda p, w=waiting: (p.facts["proposal"] or {}).get("waiting") == w)
        answer = {"proposal": player.facts["proposal"]["number"], "seat": seat, "agree": True}
        await player.send(type="answer_proposal", id=new_id(), **answer)
    assert (await anna.hear("access_changed"))["access"]["seats"] == []
    assert (await anna.act("build nothing", seat=0))["reason"]["key"] == "room-not-yours"


async def test_of_two_acts_at_two_servers_exactly_one_is_played(
    houses: list[House], pair: Pair
) -> None:
    made = await houses[0].create("machi-koro", me("Anna"), me("Boris"))
    players = [await house.sit(made["room"], *tokens_of(made)) for house in houses]
    wins = [0, 0]
    # Who wins starts a moment later in the next race: so races stay close, and both win some,
    # however the processor is shared out.
    lead, moment = 0.0, 0.005

    async def start(player: Player, wait: float, act: dict[str, Any]) -> dict[str, Any]:
        await asyncio.sleep(wait)
        return await player.ask("act", **act)

    for number in range(RACES):
        assert players[0].table is not None
        seat = players[0].table["to_act"]
        act = {"number": number, "seat": seat, "action": "build nothing"}
        answers = await asyncio.gather(
            start(players[0], max(lead, 0), act), start(players[1], max(-lead, 0), act)
        )
        assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        late = next(answer for answer in answers if answer["type"] == "refused")
        assert late["reason"]["key"] == "room-stale"
        assert late["number"] == number + 1
        first = answers[0]["type"] == "ack"
        wins[not first] += 1
        lead += moment if first else -moment
        for player in players:
            while player.number <= number:
                await player.next()
    assert all(wins), wins
    room = (await stored.read_now(pair.database))[made["room"]]
    room.check()
    assert len(room.rows) == RACES + 1


async def test_all_that_two_say_at_once_is_said_once(houses: list[House]) -> None:
    anna, boris, _ = await sit_apart(houses)
    said = []
    for n in range(10):
        said += await asyncio.gather(
            anna.ask("say", text=f"anna {n}"), boris.ask("say", text=f"boris {n}")
        )
    assert {answer["type"] for answer in said} == {"ack"}
    fresh = await houses[0].sit(anna.room)
    assert sorted(line["text"] for line in fresh.state["chat"]) == sorted(
        f"{name} {n}" for n in range(10) for name in ("anna", "boris")
    )


async def test_a_redis_killed_in_mid_game_loses_nothing(houses: list[House], pair: Pair) -> None:
    anna, boris, _ = await sit_apart(houses)
    await play_on(anna, boris, 3)
    pair.redis.kill()
    await play_on(anna, boris, 4)
    for house in houses:
        health = await house.get("/healthz")
        assert (health.status_code, health.json()["redis"]) == (200, False)
    await boris.close()
    boris = await houses[1].sit(anna.room, *boris.tokens)
    pair.redis.start()
    await play_on(anna, boris, 3)
    assert [entry["number"] for entry in anna.log] == list(range(11))
    room = (await stored.read_now(pair.database))[anna.room]
    room.check()
    assert len(room.rows) == 11
