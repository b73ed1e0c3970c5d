"""Daily games: the same luck for all, one attempt each, only moves, the secret after the day."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from polis import luck
from polis.bots.specs import parse
from polis.core import registry
from polis.core.game import Game
from polis.server.rooms.clock import SETTLED
from polis.server.storage.records import RoomRecord
from polis.server.tokens import new_token
from polis.server.workers.pool import Pool
from polis.server.workers.worker_process import Pinned
from tests.server.support.client import House, Player, Said
from tests.server.support.fake_time import DAY, HOUR, FakeTime
from tests.server.support.inside import Inside, inside

pytestmark = pytest.mark.anyio

GAME = "machi-koro"
TODAY, YESTERDAY, TOMORROW = "2027-01-15", "2027-01-14", "2027-01-16"


class Calendar(FakeTime):
    """A clock that does not pass while tasks sleep."""

    async def sleep(self, seconds: float) -> None:
        """Let other tasks run."""
        await asyncio.sleep(0)


@pytest.fixture
def time() -> Calendar:
    return Calendar(1_800_000_000.0)  # 2027-01-15, 08:00


@pytest.fixture
async def here(database: str, time: Calendar) -> AsyncIterator[Inside]:
    async with inside(database, time.clock(), daily_attempts_per_address=4) as found:
        yield found


async def start(house: House, identity: str, name: str | None = None, game: str = GAME) -> Said:
    answer = await house.post(f"/api/daily/{game}", {"identity": identity, "name": name})
    assert answer.status_code == 200, answer.text
    said: Said = answer.json()
    return said


async def sit(house: House, name: str | None = None) -> tuple[str, Player]:
    """A new person at the table of today's game."""
    identity = new_token()
    room = (await start(house, identity, name))["room"]
    player = await house.sit(room, identity)
    return identity, player


def _waits(player: Player) -> bool:
    """Whether the game waits for the person, or is over."""
    return player.table is not None and player.table["to_act"] in (0, None)


async def play(player: Player, decisions: int = 10**9, last: bool = True) -> None:
    """Play the last or the first legal action of each decision."""
    while decisions:
        await player.until(_waits)
        assert player.table is not None
        if player.table["to_act"] is None:
            break
        assert (await player.act(player.table["legal"][-1 if last else 0]))["type"] == "ack"
        decisions -= 1


async def results(house: House, day: str | None = None, identity: str | None = None) -> Said:
    answer = await house.post(f"/api/daily/{GAME}/results", {"day": day, "identity": identity})
    assert answer.status_code == 200, answer.text
    said: Said = answer.json()
    return said


async def log_of(house: House, room: str, identity: str) -> Said:
    answer = await house.post(f"/api/rooms/{room}/log", {"tokens": [identity]})
    said: Said = answer.json()
    return said


# The same for all --------------------------------------------------------------------------------


async def test_equal_decisions_meet_equal_luck_and_equal_bots(here: Inside) -> None:
    _, anna = await sit(here.house)
    _, boris = await sit(here.house)
    for player in (anna, boris):
        await play(player, 12)
        await player.until(_waits)
    moves = [[line["move"] for row in p.log for line in row["moves"]] for p in (anna, boris)]
    assert anna.room != boris.room
    assert moves[0] == moves[1]
    assert len(moves[0]) > 24
    half = len(here.bots.pinned) // 2
    assert here.bots.pinned[:half] == here.bots.pinned[half:]
    assert here.bots.asked == []


async def test_each_day_and_each_game_has_its_own_luck(here: Inside, time: Calendar) -> None:
    today = (await here.house.get("/api/daily")).json()
    assert today["day"] == TODAY
    assert today["ends_at"] == 1_800_000_000 + 16 * HOUR
    shown = {one["game"]: one for one in today["games"]}
    assert set(shown) == {sheet.key for sheet in registry.sheets() if max(sheet.players) > 1}
    time.go(DAY)
    tomorrow = {one["game"]: one for one in (await here.house.get("/api/daily")).json()["games"]}
    assert tomorrow[GAME]["commitment"] == shown[GAME]["next_commitment"]
    hashes = [one[part] for one in shown.values() for part in ("commitment", "next_commitment")]
    assert len({*hashes}) == len(hashes)


async def test_the_bot_is_pinned_by_simulations(here: Inside) -> None:
    for game, one in {sheet.key: sheet for sheet in registry.sheets()}.items():
        level = one.levels[2]
        record = await here.services.daily.day(TODAY, game)
        if record is None:
            await here.house.get("/api/daily")
            record = await here.services.daily.day(TODAY, game)
        assert record is not None
        assert record.bot == level.twin
        assert not parse(record.bot, game).by_time


async def test_a_worker_plays_exactly_the_pinned_bot() -> None:
    pool = Pool(1, 10.0)
    pool.start()
    try:
        position = Game(GAME, 2, seed=5).position
        bot = Pinned("search:sims=1,noise=0.3", 77)
        choices = [await pool.choose_pinned(position, "architect", bot) for _ in range(3)]
        expected = parse(bot.spec, GAME).make(bot.seed).choose(position.copy(), 1.0)
        assert {choice.code for choice in choices} == {expected}
        assert not any(choice.replaced for choice in choices)
    finally:
        await pool.close()


# One attempt -------------------------------------------------------------------------------------


async def test_the_first_attempt_counts(here: Inside) -> None:
    identity, anna = await sit(here.house, "Anna")
    await play(anna)
    again = await start(here.house, identity, "Anna again")
    assert again == {"room": anna.room, "seats": []}
    found = await results(here.house, identity=identity)
    assert found["my_room"] == anna.room
    assert [(one["name"], one["mine"]) for one in found["results"]] == [("Anna", True)]
    refused = await here.house.post(f"/api/rooms/{anna.room}/rematch", {"tokens": [identity]})
    assert refused.json()["reason"]["key"] == "room-daily"


async def test_two_requests_at_once_make_one_attempt(here: Inside) -> None:
    identity = new_token()
    rooms = await asyncio.gather(*(start(here.house, identity) for _ in range(5)))
    assert len({one["room"] for one in rooms}) == 1
    assert sum(bool(one["seats"]) for one in rooms) == 1


async def test_a_renewed_secret_gives_no_second_attempt(
    here: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = new_token(), new_token()
    room = (await start(here.house, old))["room"]
    renewed = await here.house.post("/api/identity/renew", {"old": old, "new": new})
    assert renewed.json() == {"rooms": 1}
    made: list[RoomRecord] = []
    create = here.services.store.create

    async def counting(record: RoomRecord, *more: Any) -> None:
        made.append(record)
        await create(record, *more)

    monkeypatch.setattr(here.services.store, "create", counting)
    assert [await start(here.house, one) for one in (old, new)] == [{"room": room, "seats": []}] * 2
    assert made == []
    assert (await results(here.house, identity=new))["my_room"] == room
    assert (await results(here.house, identity=old))["my_room"] is None


async def test_an_address_has_a_bounded_number_of_attempts(here: Inside) -> None:
    for _ in range(4):
        await start(here.house, new_token())
    refused = await here.house.post(f"/api/daily/{GAME}", {"identity": new_token()})
    assert refused.status_code == 429
    assert refused.json()["reason"]["key"] == "daily-too-many"


@pytest.mark.parametrize("state", ["building", "unavailable"])
async def test_a_game_that_needs_native_code_waits_for_it(
    here: Inside, monkeypatch: pytest.MonkeyPatch, state: str
) -> None:
    monkeypatch.setattr(here.services, "levels", {"akropolis": state})
    refused = await here.house.post("/api/daily/akropolis", {"identity": new_token()})
    assert refused.status_code == 503
    assert refused.json()["reason"]["key"] == f"daily-{state}"


# Only moves --------------------------------------------------------------------------------------


async def test_nothing_but_moves_is_allowed(here: Inside) -> None:
    identity, anna = await sit(here.house, "Anna")
    await play(anna, 2)
    await anna.until(_waits)
    assert anna.table is not None
    assert anna.table["undo"] == []
    assert anna.facts["daily"] == TODAY
    asked = [
        await anna.ask("undo", number=anna.number, seat=0),
        await anna.ask("hint", number=anna.number),
        await anna.ask("substitute_bot", seat=0, level="master"),
        await anna.ask("say", text="hello"),
    ]
    assert [answer["reason"]["key"] for answer in asked] == ["room-daily"] * 4
    log = await log_of(here.house, anna.room, identity)
    assert log["reason"]["key"] == "room-daily"
    assert (await anna.ask("rename", seat=0, name="Eva"))["type"] == "ack"


async def test_nobody_else_sees_an_attempt(here: Inside) -> None:
    _, anna = await sit(here.house, "Anna")
    await play(anna)
    other = await here.house.post(f"/api/rooms/{anna.room}/log", {"tokens": [new_token()]})
    assert other.status_code == 403
    told = json.dumps(await results(here.house, identity=new_token()))
    assert anna.room not in told
    best = await here.house.get(f"/api/daily/{GAME}/{TODAY}/best")
    assert best.status_code == 404
    assert (await here.house.get("/api/rooms")).json() == {"rooms": []}


# After the day -----------------------------------------------------------------------------------


async def test_the_secret_is_published_after_the_day(here: Inside, time: Calendar) -> None:
    shown = next(
        one for one in (await here.house.get("/api/daily")).json()["games"] if one["game"] == GAME
    )
    identity, anna = await sit(here.house, "Anna")
    await play(anna)
    log = json.loads((await log_of(here.house, anna.room, identity))["log"])
    assert "luck" not in log
    found = await results(here.house)
    assert (found["over"], found["secret"]) == (False, None)
    time.go(16 * HOUR)
    found = await results(here.house, TODAY)
    assert found["over"]
    assert found["commitment"] == shown["commitment"]
    assert luck.commitment(bytes.fromhex(found["secret"])) == shown["commitment"]
    published = (await log_of(here.house, anna.room, identity))["log"]
    assert json.loads(published)["luck"]["secret"] == found["secret"]
    assert luck.verify(Game.parse(published)) > 0
    best = (await here.house.get(f"/api/daily/{GAME}/{TODAY}/best")).json()["log"]
    assert best == published


async def test_a_clock_set_ahead_publishes_no_secret(here: Inside, time: Calendar) -> None:
    identity, anna = await sit(here.house, "Anna")
    await play(anna)
    time.go(2 * HOUR)
    time.jump(DAY)
    found = await results(here.house, TODAY)
    assert (found["over"], found["secret"]) == (False, None)
    assert "luck" not in json.loads((await log_of(here.house, anna.room, identity))["log"])
    best = await here.house.get(f"/api/daily/{GAME}/{TODAY}/best")
    assert best.json()["reason"]["key"] == "daily-running"
    time.go(SETTLED)
    assert (await results(here.house, TODAY))["secret"] is not None


async def test_a_game_that_ends_after_its_day_does_not_count(here: Inside, time: Calendar) -> None:
    _, anna = await sit(here.house, "Anna")
    await play(anna, 2)
    time.go(16 * HOUR)
    await play(anna)
    assert anna.facts["status"] == "over"
    assert (await results(here.house, TODAY))["results"] == []
    assert (await here.house.get(f"/api/daily/{GAME}/{TODAY}/best")).status_code == 404


async def test_results_are_ordered_and_names_can_be_forgotten(here: Inside) -> None:
    identity, anna = await sit(here.house, "Anna")
    await play(anna)
    _, boris = await sit(here.house, "Boris")
    await play(boris, last=False)
    found = await results(here.house, identity=identity)
    assert found["count"] == 2
    key = [(-one["won"], one["rival"] - one["score"], one["moves"]) for one in found["results"]]
    assert key == sorted(key)
    assert [one["place"] for one in found["results"]] == [1, 2]
    assert {one["name"] for one in found["results"]} == {"Anna", "Boris"}
    assert (await here.house.post("/api/rooms/forget", {"tokens": [identity]})).json() == {
        "rooms": 1
    }
    assert {one["name"] for one in (await results(here.house))["results"]} == {None, "Boris"}


async def test_old_days_are_deleted_with_the_clean_up(here: Inside, time: Calendar) -> None:
    await here.house.get("/api/daily")
    assert await here.services.daily.day(TODAY, GAME) is not None
    time.go(10 * HOUR)
    await here.services.clean_up()
    assert await here.services.daily.day(TODAY, GAME) is not None
    time.go(200 * DAY)
    await start(here.house, new_token())  # the clean-up trusts no time far behind the newest room
    await here.services.clean_up()
    assert await here.services.daily.day(TODAY, GAME) is None
