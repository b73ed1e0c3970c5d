"""What holds for every request: names, origins, sizes, rates, headers, forms."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from polis.core import registry
from polis.server.gate.rate_limits import Bucket
from tests.server.support import stored
from tests.server.support.client import House, me, room_body, tokens_of
from tests.server.support.processes import Process

EXAMPLE = Path(__file__).resolve().parents[3] / "docs/examples/city.json"

pytestmark = pytest.mark.anyio


async def test_every_answer_has_the_strict_headers(house: House) -> None:
    for path in ("/api/games", "/healthz", "/nothing/here.js", "/api/rooms/short"):
        headers = (await house.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("path", "home"), [("/foo", "./"), ("/foo/", "../"), ("/foo/bar", "../"), ("/a/b/c", "../../")]
)
async def test_an_unknown_path_is_a_lost_page(house: House, path: str, home: str) -> None:
    answer = await house.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    # The files of the page have addresses relative to its home, with any path before it.
    assert f'<base href="{home}" />' in answer.text
    assert "base-uri 'self'" in answer.headers["content-security-policy"]
    assert (await house.http.head(path)).status_code == 404


async def test_the_page_is_at_home_in_one_place_only(house: House) -> None:
    answer = await house.get("/")
    assert answer.status_code == 200
    assert "<base" not in answer.text
    for path in ("/missing.js", "/assets/missing.js", "/assets/missing", "/api/missing"):
        answer = await house.get(path)
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "application/json"
    typed = await house.http.get("/missing.php", headers={"accept": "text/html,*/*"})
    assert typed.status_code == 404
    assert "<base" in typed.text


async def test_a_foreign_name_is_refused(house: House) -> None:
    answer = await house.http.get("/api/games", headers={"host": "evil.example"})
    assert (answer.status_code, answer.json()["reason"]["key"]) == (421, "http-host")


async def test_pages_from_elsewhere_are_refused(house: House) -> None:
    headers = {"origin": "https://evil.example"}
    answer = await house.http.post("/api/rooms", json={}, headers=headers)
    assert (answer.status_code, answer.json()["reason"]["key"]) == (403, "http-origin")
    address = house.address.replace("http", "ws") + "/api/live"
    with pytest.raises(InvalidStatus):
        await connect(address, additional_headers=headers)


@pytest.mark.parametrize("origin", ["http://[", "null", "", "http://[::1", "//", "\u00e9"])
async def test_an_origin_that_is_no_address_is_refused(house: House, origin: str) -> None:
    headers = {"origin": origin.encode("latin-1")}
    answer = await house.http.get("/api/games", headers=headers)
    assert (answer.status_code, answer.json()["reason"]["key"]) == (403, "http-origin")


@pytest.mark.parametrize("host", ["[", "", "a b", "[::1", "\u00e9"])
async def test_a_host_that_is_no_name_is_refused(house: House, host: str) -> None:
    answer = await house.http.get("/api/games", headers={"host": host.encode("latin-1")})
    assert 400 <= answer.status_code < 500


async def test_pages_of_ones_own_are_welcome(house: House) -> None:
    answer = await house.http.get("/api/games", headers={"origin": house.address})
    assert answer.status_code == 200


async def test_a_body_too_long_is_refused(house: House) -> None:
    body = room_body("machi-koro", me(), me(), log="x" * 600_000)
    answer = await house.post("/api/rooms", body)
    assert (answer.status_code, answer.json()["reason"]["key"]) == (413, "http-too-big")


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"game": "\\ud800"}', b"null", b'"\\u0000"'],
    ids=["empty", "half", "not utf-8", "deep", "surrogate", "null", "nul"],
)
async def test_a_body_that_is_not_of_the_form_is_refused(house: House, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    for path in ("/api/rooms", "/api/log/review", "/api/pad/akropolis/score"):
        answer = await house.http.post(path, content=body, headers=headers)
        assert answer.status_code in (400, 422), path
        assert answer.json()["text"]


async def test_a_log_nested_without_end_is_refused(house: House) -> None:
    answer = await house.post("/api/log/review", {"log": '{"format":' + "[" * 100_000})
    assert answer.status_code == 400


async def test_a_message_too_long_ends_the_connection(house: House) -> None:
    made = await house.create("machi-koro", me(), me())
    player = await house.sit(made["room"], *tokens_of(made))
    assert player.socket is not None
    with pytest.raises(ConnectionClosed):  # noqa: PT012
        await player.socket.send("x" * 100_000)
        while True:
            await player.socket.recv()


async def test_what_cannot_be_understood_is_answered_and_changes_nothing(house: House) -> None:
    made = await house.create("machi-koro", me(), me())
    player = await house.sit(made["room"], *tokens_of(made))
    assert player.socket is not None
    for text in ("", "{", "[]", '{"type": "act"}', '{"type": "dance"}', "\x00", '{"type": 1}'):
        await player.socket.send(text)
        assert (await player.hear("error"))["id"] is None, text
    await player.socket.send(b"\x00\x01")
    assert (await player.hear("error"))["reason"]["key"] == "live-not-text"
    act = {"type": "act", "id": "x" * 20, "number": 0, "seat": 0, "action": "build bakery"}
    for part, wrong in (("number", "0"), ("number", 1.5), ("seat", True), ("id", ""), ("more", 1)):
        await player.socket.send(json.dumps(act | {part: wrong}))
        said = await player.hear("error")
        assert said["reason"]["key"] == "live-not-understood", part
    fresh = await house.sit(made["room"])
    assert fresh.number == 0


async def test_the_first_message_is_hello(house: House) -> None:
    async with connect(house.address.replace("http", "ws") + "/api/live") as socket:
        await socket.send('{"type": "ping"}')
        said = json.loads(await socket.recv())
        assert (said["type"], said["reason"]["key"]) == ("error", "live-hello-first")
        with pytest.raises(ConnectionClosed):
            await socket.recv()


async def test_no_secret_is_ever_shown(house: House) -> None:
    made = await house.create("machi-koro", me(), me(), settings={"public": True})
    player = await house.sit(made["room"], *tokens_of(made))
    await player.act("build bakery")
    shown = json.dumps(player.heard)
    for path in ("/api/rooms", f"/api/rooms/{made['room']}", "/metrics"):
        shown += (await house.get(path)).text
    for secret in (made["host"], made["invite"], *tokens_of(made), "seed", "hash"):
        assert secret not in shown


@pytest.mark.parametrize("game", ["machi-koro", "akropolis", "world-wonders"])
async def test_no_root_leaves_the_server(house: House, server: Process, game: str) -> None:
    made = await house.create(game, me(), me("Boris"), settings={"public": True})
    player = await house.sit(made["room"], *tokens_of(made), made["host"])
    for _ in range(6):
        assert player.table is not None
        action = player.table["legal"][0]
        await player.ask("preview", number=player.number, action=action)
        await player.ask("hint", number=player.number)
        await player.act(action)
    await player.ask("undo", number=player.number, seat=0)
    fresh = await house.sit(made["room"])
    shown = json.dumps([made, player.heard, fresh.heard])
    for path in ("/api/rooms", f"/api/rooms/{made['room']}", "/metrics", "/api/games"):
        shown += (await house.get(path)).text
    for path in (f"/api/rooms/{made['room']}/log", "/api/rooms/mine"):
        shown += (await house.post(path, {"tokens": tokens_of(made)})).text
    row = (await stored.read_now(server.database))[made["room"]].room
    assert row.root is not None
    assert made["room"] in shown
    for form in (row.root, row.root.upper(), str(int(row.root, 16))):
        assert form not in shown


async def test_the_schema_has_the_messages_of_both_sides(house: House) -> None:
    schemas = (await house.get("/api/openapi.json")).json()["components"]["schemas"]
    assert {"ClientMessage", "ServerMessage", "Act", "Event", "PositionView"} <= set(schemas)


async def test_the_metrics_count_what_happens(house: House) -> None:
    made = await house.create("machi-koro", me(), me())
    player = await house.sit(made["room"], *tokens_of(made))
    await player.act("build bakery")
    text = (await house.get("/metrics")).text
    assert 'polis_rows_total{by="person",game="machi-koro",kind="act"}' in text
    assert "polis_failures_total 0.0" in text


def test_a_bucket_gives_what_drips_in() -> None:
    now = 0.0
    bucket = Bucket(2.0, 3.0, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


async def test_texts_rules_and_pads_are_served(house: House) -> None:
    assert "room-stale" in (await house.get("/api/texts/cs")).text
    assert (await house.get("/api/texts/de")).status_code == 422
    assert (await house.get("/api/rules/akropolis/pl")).json()["text"].startswith("# ")
    city = json.loads(EXAMPLE.read_text())
    answer = await house.post("/api/pad/akropolis/score", {"table": city})
    assert answer.status_code == 200
    assert answer.json()["answer"]["total"] > 0
    assert answer.json()["lines"][0][-1]["message"]["key"] == "ak-line-stones"
    assert answer.json()["result"] is None
    wrong = await house.post("/api/pad/akropolis/score", {"table": {"tiles": 5}})
    assert (wrong.status_code, wrong.json()["reason"]["key"]) == (400, "pad-part")


@pytest.mark.parametrize("game", ["akropolis", "machi-koro", "world-wonders"])
async def test_a_pad_is_scored_as_a_room_is(house: House, game: str) -> None:
    """The facts hold a blank table; its answer has lines, view and result as a table has."""
    facts = (await house.get(f"/api/pad/{game}?players=2")).json()
    sheet = {option.key for option in registry.rules(game).sheet.options}
    assert {option["key"] for option in facts["options"]} <= sheet
    answer = (await house.post(f"/api/pad/{game}/score", {"table": facts["blank"]})).json()
    assert [sum(line["points"] for line in lines) for lines in answer["lines"]] == answer["scores"]
    assert set(answer["options"]) == sheet
    assert answer["view"]
    shares = answer["result"] and answer["result"]["shares"]
    assert shares == (None if game == "machi-koro" else ["1/2", "1/2"])
    assert (await house.get(f"/api/pad/{game}?players=7")).status_code == 400


async def test_many_slow_clients_do_not_hold_up_the_table(house: House) -> None:
    made = await house.create("machi-koro", me(), me())
    player = await house.sit(made["room"], *tokens_of(made))
    idle = [await house.sit(made["room"]) for _ in range(5)]
    assert player.table is not None
    for _ in range(40):
        assert (await player.act(player.table["legal"][0]))["type"] == "ack"
    await asyncio.gather(*(watcher.until(lambda p: p.number == 40) for watcher in idle))
