"""Luck that can be verified: shown before, contributed to, secret until the end, then published."""

from __future__ import annotations

import base64
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from polis import luck
from polis.core.errors import BadLog
from polis.core.game import Game
from polis.server.storage.records import KEYED, RoomRecord
from polis.server.workers.pool import Pool
from tests.server.support.client import OPEN, House, Player, Said, bot, me, tokens_of
from tests.server.support.inside import Inside, inside

pytestmark = pytest.mark.anyio

WORKER = str(Path(__file__).parents[1] / "support" / "strange_worker.py")
ONE, TWO = "1f" * 32, "2e" * 32


@pytest.fixture
async def here(database: str) -> AsyncIterator[Inside]:
    async with inside(database) as found:
        yield found


async def log_of(house: House, player: Player) -> Said:
    answer = await house.post(f"/api/rooms/{player.room}/log", {"tokens": player.tokens})
    log: Said = json.loads(answer.json()["log"])
    return log


async def play_on(player: Player, decisions: int = 10**9) -> None:
    """Play for all seats. Of the games Akropolis is the shortest."""
    while decisions and player.table is not None and player.table["to_act"] is not None:
        assert (await player.act(player.table["legal"][-1]))["type"] == "ack"
        decisions -= 1
    if decisions:
        await player.until(lambda p: p.facts["status"] == "over")


async def hot_seat(here: Inside, game: str = "akropolis", **more: Any) -> Player:
    """Two people at one computer whose browser contributes values."""
    made = await here.house.create(game, me("Anna"), me("Boris"), contribute=True, **more)
    player = await here.house.sit(made["room"], *tokens_of(made), made["host"])
    for seat, value in enumerate((ONE, TWO)):
        assert (await player.ask("contribute", seat=seat, value=value))["type"] == "ack"
    return player


# From the hash to the proof ----------------------------------------------------------------------


@pytest.mark.parametrize("game", ["machi-koro", "akropolis", "world-wonders"])
async def test_the_log_of_a_finished_game_proves_its_luck(here: Inside, game: str) -> None:
    made = await here.house.create(game, me("Anna"), me("Boris"), contribute=True)
    player = await here.house.sit(made["room"], *tokens_of(made))
    shown = player.facts["luck"]
    assert (player.facts["status"], shown["contributed"]) == ("open", [])
    assert (await player.ask("contribute", seat=0, value=ONE))["type"] == "ack"
    assert (player.facts["status"], player.facts["luck"]["contributed"]) == ("open", [0])
    assert (await player.ask("contribute", seat=1, value=TWO))["type"] == "ack"
    assert player.facts["status"] == "playing"
    assert player.facts["luck"] == shown | {"contributed": [0, 1]}
    await play_on(player)
    log = await log_of(here.house, player)
    assert log["luck"]["commitment"] == shown["commitment"]
    assert log["luck"]["values"] == [ONE, TWO]
    assert luck.verify(Game.parse(json.dumps(log))) > 0


async def test_each_browser_contributes_when_it_sits_down(here: Inside) -> None:
    made = await here.house.create("machi-koro", me("Anna"), OPEN, OPEN)
    anna = await here.house.sit(made["room"], *tokens_of(made), made["host"])
    shown = (await here.house.sit(made["room"])).facts["luck"]["commitment"]
    assert (await anna.ask("contribute", seat=0, value=ONE))["type"] == "ack"
    body = {"name": "Boris", "invite": made["invite"], "value": TWO}
    assert (await here.house.post(f"/api/rooms/{made['room']}/join", body)).status_code == 200
    assert (await anna.ask("start", level="apprentice"))["type"] == "ack"
    await anna.until(lambda p: p.facts["status"] == "playing")
    assert anna.facts["luck"] == {"commitment": shown, "contributed": [0, 1]}
    room = await here.room(made["room"])
    assert room.row.luck_values == (ONE, TWO, None)
    assert [seat.value for seat in room.row.seats] == [None, None, None]


async def test_without_contributions_a_game_begins_at_once(here: Inside) -> None:
    made = await here.house.create("machi-koro", me("Anna"), bot())
    player = await here.house.sit(made["room"], *tokens_of(made))
    assert player.facts["status"] == "playing"
    assert player.facts["luck"]["contributed"] == []


async def test_a_game_of_bots_does_not_wait_for_values(here: Inside) -> None:
    made = await here.house.create("machi-koro", bot(), bot(), contribute=True)
    assert (await here.house.sit(made["room"])).facts["status"] == "playing"


async def test_a_value_is_contributed_once_by_its_seat_and_before_the_start(here: Inside) -> None:
    made = await here.house.create("machi-koro", me("Anna"), OPEN)
    anna = await here.house.sit(made["room"], *tokens_of(made))
    visitor = await here.house.sit(made["room"])

    async def key(player: Player, **value: Any) -> str:
        said = await player.ask("contribute", **value)
        return str(said["reason"]["key"] if said["type"] == "refused" else said["type"])

    assert await key(visitor, seat=0, value=ONE) == "room-not-yours"
    assert await key(anna, seat=0, value=ONE) == "ack"
    assert await key(anna, seat=0, value=ONE) == "ack"
    assert await key(anna, seat=0, value=TWO) == "room-contributed"
    body = {"name": "Boris", "invite": made["invite"]}
    await here.house.post(f"/api/rooms/{made['room']}/join", body)
    await anna.until(lambda p: p.facts["status"] == "playing")
    assert await key(anna, seat=0, value=TWO) == "room-no-contribution"
    for wrong in ("1F" * 32, "1f" * 31, "", "x" * 64):
        await anna.send(type="contribute", id="12345678", seat=0, value=wrong)
        assert (await anna.hear("error"))["reason"]["key"] == "live-not-understood"


async def test_a_seat_that_is_opened_again_takes_its_value_along(here: Inside) -> None:
    made = await here.house.create("machi-koro", me("Anna"), OPEN, OPEN)
    host = await here.house.sit(made["room"], made["host"])
    body = {"name": "Boris", "invite": made["invite"], "value": TWO}
    await here.house.post(f"/api/rooms/{made['room']}/join", body)
    await host.until(lambda p: p.facts["luck"]["contributed"] == [1])
    assert (await host.ask("revoke_seat", seat=1, level="builder"))["type"] == "ack"
    assert host.facts["luck"]["contributed"] == []


# Lasting -----------------------------------------------------------------------------------------


async def test_luck_survives_restarts_undos_and_a_seat_given_away(database: str) -> None:
    async with inside(database) as here:
        player = await hot_seat(here, settings={"undo": "free"})
        while not (
            player.number and player.log[-1]["moves"][1:]
        ):  # until something is revealed after a decision
            await play_on(player, 1)
        revealed = player.log[-1]["moves"][1:]
        await player.ask("undo", number=player.number, seat=player.log[-1]["seat"])
        await play_on(player, 1)
        assert player.log[-1]["moves"][1:] == revealed
    async with inside(database) as here:
        again = await here.house.sit(player.room, *player.tokens)
        assert [e["moves"] for e in again.log] == [e["moves"] for e in player.log]
        assert (await again.ask("revoke_seat", seat=0, level="builder"))["type"] == "ack"
        await again.until(lambda p: p.facts["seats"][0]["kind"] == "bot")
        room = await here.room(player.room)
        while room.row.status != "over":
            if again.table is not None and again.table["to_act"] == 1:
                await again.act(again.table["legal"][-1])
            else:
                await again.next()
        log = await log_of(here.house, again)
        assert log["luck"]["values"] == [ONE, TWO]
        assert luck.verify(Game.parse(json.dumps(log))) > 0


async def test_after_the_end_nothing_is_taken_back(here: Inside) -> None:
    player = await hot_seat(here, settings={"undo": "free"})
    await play_on(player)
    assert player.table is not None
    assert player.table["undo"] == []
    refused = await player.ask("undo", number=player.number, seat=0)
    assert refused["reason"]["key"] == "room-undo-over"


async def test_a_rematch_has_luck_of_its_own_that_is_shown_before(here: Inside) -> None:
    player = await hot_seat(here)
    assert player.facts["next_luck"] is None
    await play_on(player)
    shown = player.facts["next_luck"]
    assert shown["commitment"] != player.facts["luck"]["commitment"]
    assert shown["contributed"] == []
    assert (await player.ask("contribute", seat=1, value="3d" * 32))["type"] == "ack"
    assert player.facts["next_luck"]["contributed"] == [1]
    body = {"tokens": player.tokens}
    path = f"/api/rooms/{player.room}/rematch"
    again = (await here.house.post(path, body)).json()["room"]
    await player.until(lambda p: p.facts["next"] == again)
    assert player.facts["next_luck"] is None
    second = await here.house.sit(again, *player.tokens)
    assert second.facts["status"] == "playing"
    # Each player sits one seat further.
    assert second.facts["luck"] == {"commitment": shown["commitment"], "contributed": [0]}
    await play_on(second)
    log = await log_of(here.house, second)
    assert log["luck"]["values"] == ["3d" * 32, None]
    assert luck.verify(Game.parse(json.dumps(log))) > 0
    first = await log_of(here.house, player)
    assert first["luck"]["secret"] != log["luck"]["secret"]


# What cannot be verified -------------------------------------------------------------------------


async def test_a_game_continued_from_a_log_is_marked(here: Inside) -> None:
    game = Game("akropolis", 2, seed=5)
    for _ in range(6):
        game.play(game.position.legal[0])
    more = {"log": str(game), "contribute": True}
    made = await here.house.create("akropolis", me(), me("Boris"), **more)
    player = await here.house.sit(made["room"], *tokens_of(made))
    assert (player.facts["status"], player.facts["luck"]) == ("playing", None)
    assert (await log_of(here.house, player))["luck"] == {"scheme": "uploaded"}
    await play_on(player)
    log = await log_of(here.house, player)
    assert log["luck"] == {"scheme": "uploaded"}
    with pytest.raises(BadLog, match="continues an uploaded log"):
        luck.verify(Game.parse(json.dumps(log)))


async def test_a_published_log_that_is_continued_proves_nothing(here: Inside) -> None:
    player = await hot_seat(here)
    await play_on(player)
    log = await log_of(here.house, player)
    log |= {"moves": log["moves"][:5], "result": None}
    made = await here.house.create("akropolis", me(), me("Boris"), log=json.dumps(log))
    again = await here.house.sit(made["room"], *tokens_of(made))
    assert again.facts["luck"] is None
    assert (await log_of(here.house, again))["luck"] == {"scheme": "uploaded"}


# Secrets -----------------------------------------------------------------------------------------


def secrets_of(row: RoomRecord) -> list[bytes]:
    """Everything from which the luck to come could be computed."""
    assert (row.dealer, row.seed) == (KEYED, 0)
    assert row.root is not None
    root = bytes.fromhex(row.root)
    secret, following = luck.secret_of(root), luck.root_of_rematch(root)
    values = tuple(None if value is None else bytes.fromhex(value) for value in row.luck_values)
    key = luck.Luck(secret, values).key
    return [root, secret, key, following, luck.secret_of(following)]


def forms(secret: bytes) -> list[str]:
    """The ways in which a secret could be written."""
    number = int.from_bytes(secret, "big")
    encoded = base64.b64encode(secret).decode().rstrip("=")
    return [secret.hex(), secret.hex().upper(), encoded, str(number), repr(list(secret))[1:-1]]


@pytest.mark.parametrize("game", ["machi-koro", "akropolis", "world-wonders"])
async def test_no_secret_leaves_the_server_before_the_end(here: Inside, game: str) -> None:
    player = await hot_seat(here, game, settings={"public": True})
    for _ in range(4):
        assert player.table is not None
        action, number = player.table["legal"][-1], player.number
        await player.ask("preview", number=number, action=action)
        await player.ask("why_not", number=number, action=action)
        await player.ask("explain", number=number, seat=0)
        await player.ask("hint", number=number)
        await player.act(action)
    await player.ask("undo", number=player.number, seat=player.log[-1]["seat"])
    await player.ask("act", number=0, seat=0, action="too late")
    visitor = await here.house.sit(player.room)
    log = json.dumps(await log_of(here.house, player))
    assert "luck" not in json.loads(log)
    shown = json.dumps([player.heard, visitor.heard, log])
    for path in ("/api/rooms", f"/api/rooms/{player.room}", "/metrics", "/api/games"):
        shown += (await here.house.get(path)).text
    for path, body in (
        ("/api/rooms/mine", {"tokens": player.tokens}),
        ("/api/log/review", {"log": log}),
        ("/api/log/analysis", {"log": log}),
    ):
        answer = await here.house.post(path, body)
        assert answer.status_code == 200, answer.text
        shown += answer.text
    row = (await here.room(player.room)).row
    assert row.id in shown
    shown += repr(row)
    for secret in secrets_of(row):
        assert not [form for form in forms(secret) if form in shown.replace("\\", "")]


async def test_bot_workers_do_not_get_a_secret(here: Inside, tmp_path: Path) -> None:
    journal = tmp_path / "jobs"
    pool = here.services.pool = Pool(1, 60.0, command=(WORKER, str(journal)))
    pool.start()
    try:
        made = await here.house.create("machi-koro", me("Anna"), bot("master"))
        player = await here.house.sit(made["room"], *tokens_of(made))
        await player.act("build nothing")
        await player.until(lambda p: p.number >= 2)
    finally:
        await pool.close()
    jobs = journal.read_text(encoding="utf-8")
    assert set(json.loads(jobs.splitlines()[0])) == {
        "job", "game", "record", "spec", "quick", "stand_in", "seconds", "seed", "with_estimates",
        "compare", "pid",
    }  # fmt: skip
    record = base64.b64decode(json.loads(jobs.splitlines()[0])["record"])
    for secret in secrets_of((await here.room(player.room)).row):
        assert not [form for form in forms(secret) if form in jobs]
        assert secret not in record


async def test_at_the_end_only_the_secret_of_that_game_is_published(here: Inside) -> None:
    player = await hot_seat(here)
    await play_on(player)
    shown = json.dumps([player.heard, await log_of(here.house, player)])
    root, secret, _, following, next_secret = secrets_of((await here.room(player.room)).row)
    assert secret.hex() in shown
    for hidden in (root, following, next_secret):
        assert not [form for form in forms(hidden) if form in shown]
