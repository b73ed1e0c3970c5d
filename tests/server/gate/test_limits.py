"""Rates: who asks for too much is told so, and others are served as before."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from polis.server.app import make_app
from polis.server.config import Config
from polis.server.gate.rate_limits import RateLimiter
from polis.server.services import Services
from polis.server.tokens import new_token
from tests.server.support.client import (
    OPEN,
    PATIENCE,
    House,
    Player,
    me,
    new_id,
    room_body,
    tokens_of,
)
from tests.server.support.processes import GENEROUS, Process, serving
from tests.server.support.sockets import services, table

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def asking(database: str, **limits: float) -> AsyncIterator[httpx.AsyncClient]:
    """A server in this process, without bots, to which one address sends requests."""
    app = make_app(Config.model_construct(database=database, bot_workers=0, **limits))
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client,
    ):
        yield client


async def test_an_address_that_asks_too_often_has_to_wait(database: str) -> None:
    async with asking(database, requests_per_second=0.01) as client:
        answers = [await client.get("/api/games") for _ in range(3)]
    assert answers[-1].status_code == 429
    assert answers[-1].json()["reason"]["key"] == "http-too-many"
    assert answers[-1].headers["retry-after"] == "1"


async def test_the_largest_body_is_served_with_the_games(database: str) -> None:
    async with asking(database, body_bytes=2000) as client:
        most = (await client.get("/api/games")).json()["body_bytes"]
        sizes = {
            size: await client.post("/api/log/review", content=b" " * size) for size in (most, 2001)
        }
    assert most == 2000
    assert sizes[most].status_code == 422
    assert sizes[2001].status_code == 413


async def test_files_of_the_pages_do_not_count_as_requests(database: str) -> None:
    async with asking(database, requests_per_second=1) as client:
        files = [await client.get("/assets/none.js") for _ in range(30)]
        games = await client.get("/api/games")
        more = [await client.get("/assets/none.js") for _ in range(30)]
    assert {answer.status_code for answer in files} == {404}
    assert games.status_code == 200
    assert more[-1].status_code == 429


@pytest.mark.parametrize(
    ("path", "body", "limit"),
    [
        ("/api/rooms", room_body("machi-koro", me(), me("Boris")), {"rooms_per_minute": 2}),
        ("/api/log/analysis", {"log": '{"game":"chess"}'}, {"analyses_per_minute": 12}),
    ],
)
async def test_what_costs_more_has_a_rate_of_its_own(
    database: str, path: str, body: Any, limit: dict[str, float]
) -> None:
    async with asking(database, **limit) as client:
        statuses = [(await client.post(path, json=body)).status_code for _ in range(3)]
        games = await client.get("/api/games")
    assert [status == 429 for status in statuses] == [False, False, True]
    assert games.status_code == 200


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that allows a connection hardly anything."""
    file = tmp_path_factory.mktemp("strict") / "polis.sqlite"
    limits = GENEROUS | {
        "POLIS_MESSAGES_PER_SECOND": "5",
        "POLIS_CHANGES_PER_SECOND": "0.2",
        "POLIS_ASKS_PER_SECOND": "0.5",
        "POLIS_CONNECTIONS_PER_ADDRESS": "3",
    }
    with serving("--port", "0", "--database", f"sqlite:///{file}", **limits) as process:
        yield process


@pytest.fixture
async def strict(strict_server: Process) -> AsyncIterator[House]:
    found = House(strict_server.address)
    yield found
    await found.close()


async def seated(house: House) -> Player:
    """Both players of a new room in one connection."""
    made = await house.create("machi-koro", me("Anna"), me("Boris"))
    return await house.sit(made["room"], *tokens_of(made))


async def test_messages_beyond_the_rate_are_not_read(strict: House) -> None:
    player = await seated(strict)
    for _ in range(40):
        await player.send(type="ping")
    refused = await player.hear("error")
    assert refused["reason"]["key"] == "live-too-many"
    assert "pong" in [said["type"] for said in player.heard]
    await player.close()


async def test_a_message_beyond_the_rate_is_answered_with_its_id(strict: House) -> None:
    player = await seated(strict)
    ids = [new_id() for _ in range(20)]
    for mine in ids:
        await player.send(type="explain", id=mine, number=0, seat=0)
    answered = []
    while len(answered) < len(ids):
        said = await player.next()
        answered += [said["id"]] if "id" in said else []
    assert answered == ids
    refused = [said for said in player.heard if said["type"] == "error"]
    assert refused[-1]["reason"]["key"] == "live-too-many"
    await player.close()


async def test_a_message_that_is_not_understood_is_answered_with_its_id(strict: House) -> None:
    player = await seated(strict)
    mine = new_id()
    await player.send(type="dance", id=mine)
    said = await player.hear("error")
    assert (said["id"], said["reason"]["key"]) == (mine, "live-not-understood")
    await player.close()


async def test_lines_beyond_the_rate_are_refused_and_moves_are_not(strict: House) -> None:
    player = await seated(strict)
    said = [await player.ask("say", text=f"line {number}") for number in range(4)]
    assert [answer["type"] for answer in said] == ["ack", "ack", "refused", "refused"]
    assert said[-1]["reason"]["key"] == "live-too-many-changes"
    assert (await player.ask("rename", seat=0, name="Eva"))["type"] == "refused"
    assert (await player.act("build nothing"))["type"] == "ack"
    await player.close()


async def test_all_connections_of_an_address_share_a_rate_of_changes(database: str) -> None:
    config = Config.model_construct(
        database=database, bot_workers=0, address_changes_per_second=0.2
    )
    limiter = Services(config).changes
    assert [limiter.take("a") for _ in range(3)] == [True, True, False]
    assert limiter.take("b")


async def test_all_connections_of_an_address_share_a_rate_of_moves(database: str) -> None:
    async with (
        services(database) as server,
        table(server) as (_, (anna, boris), _),
        table(server) as (_, (cyril, _), _),
    ):
        server.moves = RateLimiter(1e-9, 2.0)
        move = {"number": 0, "seat": 0, "action": "build nothing"}
        asked = [await one.ask("act", **move) for one in (anna, cyril, boris)]
        assert [said["type"] for said in asked] == ["ack", "ack", "refused"]
        assert asked[-1]["reason"]["key"] == "live-too-many-moves"
        assert (await anna.ask("undo", number=1, seat=0))["reason"] == asked[-1]["reason"]
        assert (await anna.ask("explain", number=1, seat=0))["type"] == "explain_answer"


async def test_all_connections_of_an_address_share_a_rate_of_questions(database: str) -> None:
    async with services(database) as server, table(server) as (_, (anna, boris), _):
        server.asks = RateLimiter(1e-9, 2.0)
        clients = (anna, boris, anna, boris)
        asked = [await one.ask("explain", number=0, seat=0) for one in clients]
        assert [said["type"] for said in asked] == [*["explain_answer"] * 2, *["refused"] * 2]
        assert asked[-1]["reason"]["key"] == "live-too-many-asks"
        move = {"number": 0, "seat": 0, "action": "build nothing"}
        assert (await anna.ask("act", **move))["type"] == "ack"


async def test_an_address_takes_only_so_many_open_seats(database: str) -> None:
    async with asking(database, joins_per_minute=2, rooms_per_minute=100) as client:
        rooms = []
        for _ in range(4):
            body = room_body("machi-koro", me(), dict(OPEN), settings={"public": True})
            rooms.append((await client.post("/api/rooms", json=body)).json()["room"])
        joins = [await client.post(f"/api/rooms/{room}/join", json={}) for room in rooms]
        left = (await client.get("/api/rooms")).json()["rooms"]
    assert [answer.status_code for answer in joins] == [200, 200, 429, 429]
    assert joins[-1].json()["reason"]["key"] == "http-too-many"
    assert sorted(room["room"] for room in left if room["status"] == "open") == sorted(rooms[2:])


async def test_a_club_behind_one_address_meets_no_limit(database: str) -> None:
    """Forty people who sit down at once, move twice and ask five times at the same moment."""
    found = Services(Config.model_construct(database=database, bot_workers=0))
    for limiter, each in ((found.joins, 1), (found.moves, 2), (found.asks, 5)):
        assert all(limiter.take("a") for _ in range(40 * each))


async def test_an_address_forgets_and_renews_slowly(database: str) -> None:
    async with asking(database, erasures_per_minute=2.0) as client:
        renewed = {"old": new_token(), "new": new_token()}
        asked = [
            await client.post("/api/rooms/forget", json={"tokens": [new_token()]}),
            await client.post("/api/identity/renew", json=renewed),
            await client.post("/api/rooms/forget", json={"tokens": []}),
        ]
    assert [answer.status_code for answer in asked] == [200, 200, 429]


async def test_questions_beyond_the_rate_are_refused_and_moves_are_not(strict: House) -> None:
    player = await seated(strict)
    for _ in range(6):
        await player.send(type="explain", id=new_id(), number=0, seat=0)
    refused = await player.hear("refused")
    assert refused["reason"]["key"] == "live-too-many-asks"
    assert "explain_answer" in [said["type"] for said in player.heard]
    assert (await player.act("build nothing"))["type"] == "ack"
    await player.close()


async def sit(house: House, room: str, tokens: list[str]) -> Player:
    """Connect once whoever has gone before is no longer counted."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await house.sit(room, *tokens)
            except InvalidStatus:
                await asyncio.sleep(0.05)


async def test_an_address_has_only_so_many_connections(strict: House) -> None:
    made = await strict.create("machi-koro", me("Anna"), me("Boris"))
    players = [await sit(strict, made["room"], tokens_of(made)) for _ in range(3)]
    with pytest.raises(InvalidStatus):
        await connect(strict.address.replace("http", "ws", 1) + "/api/live")
    await players[0].close()
    again = await sit(strict, made["room"], tokens_of(made))
    for player in (*players[1:], again):
        await player.close()
