"""Fair between players: no one is replaced, undone or overruled without a say in it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from polis.core.game import Game
from polis.server.rooms.history import History
from tests.server.storage.test_store import ROOM, UPLOADED
from tests.server.support.client import OPEN, Player, Said, bot, me, tokens_of
from tests.server.support.fake_time import SlowTime
from tests.server.support.inside import Inside, inside

pytestmark = pytest.mark.anyio


@pytest.fixture
def time() -> SlowTime:
    return SlowTime()


@pytest.fixture
async def here(database: str, time: SlowTime) -> AsyncIterator[Inside]:
    async with inside(database, time.clock()) as found:
        yield found


async def seated(here: Inside, *names: str, **more: Any) -> tuple[list[Player], str]:
    """People at computers of their own, the first of them without the host's token; and that."""
    made = await here.house.create("machi-koro", me(names[0]), *[OPEN] * (len(names) - 1), **more)
    tokens = tokens_of(made)
    for name in names[1:]:
        body = {"name": name, "invite": made["invite"]}
        joined = await here.house.post(f"/api/rooms/{made['room']}/join", body)
        tokens.append(joined.json()["token"])
    return [await here.house.sit(made["room"], token) for token in tokens], made["host"]


async def leave(here: Inside, player: Player) -> None:
    """Go away; the server has noticed it."""
    room, before = await here.room(player.room), player.state["access"]["seats"]
    await player.close()
    await eventually(lambda: not set(before) & room.online())


async def eventually(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not fits():
            await asyncio.sleep(0.01)


def key_of(said: Said) -> str:
    return str(said["reason"]["key"]) if said["type"] == "refused" else str(said["type"])


async def announced(player: Player, key: str) -> Said:
    """The arguments of the next announcement with this key."""
    said = await player.hear("chat", lambda m: (m["line"]["message"] or {}).get("key") == key)
    args: Said = said["line"]["message"]["args"]
    return args


# Bots for absent players -------------------------------------------------------------------------


async def test_a_rival_calls_a_bot_only_after_a_minute_of_absence(
    here: Inside, time: SlowTime
) -> None:
    (anna, boris), _ = await seated(here, "Anna", "Boris")
    call = {"seat": 0, "level": "apprentice"}
    assert key_of(await boris.ask("substitute_bot", **call)) == "room-present"
    await leave(here, anna)
    time.go(59.9)
    early = await boris.ask("substitute_bot", **call)
    assert key_of(early) == "room-away-shortly"
    assert early["reason"]["args"] == {"seat": {"seat": 0}, "seconds": 59, "least": 60}
    time.go(0.1)
    assert key_of(await boris.ask("substitute_bot", **call)) == "ack"
    assert boris.facts["seats"][0]["stand_in"] == "builder"


async def test_an_absence_begins_anew_after_every_return(here: Inside, time: SlowTime) -> None:
    (anna, boris), _ = await seated(here, "Anna", "Boris")
    await leave(here, anna)
    time.go(59)
    await leave(here, await here.house.sit(anna.room, *anna.tokens))
    time.go(59)
    said = await boris.ask("substitute_bot", seat=0, level="builder")
    assert key_of(said) == "room-away-shortly"


async def test_nobody_is_replaced_while_presence_is_unknown(
    here: Inside, time: SlowTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anna, boris), _ = await seated(here, "Anna", "Boris")
    await leave(here, anna)
    time.go(1000)
    known = here.services.pubsub.elsewhere

    async def unknown(room: str) -> None:
        return None

    monkeypatch.setattr(here.services.pubsub, "elsewhere", unknown)
    call = {"seat": 0, "level": "builder"}
    assert key_of(await boris.ask("substitute_bot", **call)) == "room-presence-unknown"
    monkeypatch.setattr(here.services.pubsub, "elsewhere", known)
    # Anna may have been there, where this process could not see her.
    assert key_of(await boris.ask("substitute_bot", **call)) == "room-away-shortly"
    time.go(60)
    assert key_of(await boris.ask("substitute_bot", **call)) == "ack"


async def test_a_player_at_another_process_is_present(
    here: Inside, time: SlowTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anna, boris), _ = await seated(here, "Anna", "Boris")
    await leave(here, anna)
    time.go(1000)

    async def there(room: str) -> tuple[set[int], int]:
        return {0}, 0

    monkeypatch.setattr(here.services.pubsub, "elsewhere", there)
    said = await boris.ask("substitute_bot", seat=0, level="builder")
    assert key_of(said) == "room-present"


async def test_where_other_processes_cannot_be_asked_presence_is_unknown(postgresql: str) -> None:
    async with inside(postgresql) as here:
        (anna, boris), _ = await seated(here, "Anna", "Boris")
        await leave(here, anna)
        said = await boris.ask("substitute_bot", seat=0, level="builder")
        assert key_of(said) == "room-presence-unknown"


async def test_a_host_who_plays_is_a_rival_and_does_not_choose_the_bot(
    here: Inside, time: SlowTime
) -> None:
    (anna, boris), host = await seated(here, "Anna", "Boris")
    anna = await here.house.sit(anna.room, *anna.tokens, host)
    await leave(here, boris)
    call = {"seat": 1, "level": "apprentice"}
    assert key_of(await anna.ask("substitute_bot", **call)) == "room-away-shortly"
    time.go(60)
    assert key_of(await anna.ask("substitute_bot", **call)) == "ack"
    assert anna.facts["seats"][1]["stand_in"] == "builder"


async def test_a_second_connection_with_the_hosts_token_alone_chooses_no_bot_either(
    here: Inside, time: SlowTime
) -> None:
    (_, boris, cyril), host = await seated(here, "Anna", "Boris", "Cyril")
    boss = await here.house.sit(boris.room, host)
    assert boss.state["access"] == {"seats": [], "host": True}
    await leave(here, boris)
    await leave(here, cyril)
    time.go(60)
    assert key_of(await boss.ask("substitute_bot", seat=1, level="apprentice")) == "ack"
    assert key_of(await boss.ask("revoke_seat", seat=2, level="apprentice")) == "ack"
    time.go(60)
    await announced(boss, "room-removed")
    assert boss.facts["seats"][1]["stand_in"] == "builder"
    assert boss.facts["seats"][2]["level"] == "builder"


async def test_for_oneself_one_calls_a_bot_at_any_time(here: Inside) -> None:
    settings = {"clock": {"kind": "move", "seconds": 86400}}
    (anna, boris), _ = await seated(here, "Anna", "Boris", settings=settings)
    assert key_of(await boris.ask("substitute_bot", seat=1, level="master")) == "ack"
    assert (await announced(anna, "room-stand-in"))["level"]["key"] == "level-master"
    assert key_of(await boris.ask("resume_seat", seat=1)) == "ack"
    assert await announced(anna, "room-back") == {"seat": {"seat": 1}}


@pytest.mark.parametrize("request_", ["substitute_bot", "revoke_seat"])
async def test_with_a_day_for_a_decision_only_the_clock_replaces_a_player(
    here: Inside, time: SlowTime, request_: str
) -> None:
    settings = {"clock": {"kind": "move", "seconds": 86400}}
    (anna, boris), host = await seated(here, "Anna", "Boris", settings=settings)
    boris = await here.house.sit(boris.room, *boris.tokens, host)
    await leave(here, anna)
    time.go(100_000)
    said = await boris.ask(request_, seat=0, level="builder")
    assert key_of(said) == "room-long-clock"


# Seats given away for good -----------------------------------------------------------------------


async def test_a_seat_is_given_away_after_a_wait_and_its_player_is_told(
    here: Inside, time: SlowTime
) -> None:
    (anna, boris), host = await seated(here, "Anna", "Boris")
    await anna.act("build nothing")
    await boris.until(lambda p: p.number == 1)
    boss = await here.house.sit(anna.room, host)
    await leave(here, anna)
    give = {"seat": 0, "level": "master"}
    assert key_of(await boss.ask("revoke_seat", **give)) == "room-away-shortly"
    time.go(60)
    assert key_of(await boss.ask("revoke_seat", **give)) == "ack"
    assert await announced(boris, "room-removal") == {"seat": {"seat": 0}, "seconds": 60}
    assert boris.facts["seats"][0]["removal_at"] is not None
    assert boris.facts["seats"][0]["kind"] == "person"
    time.go(59)
    await boris.act("build nothing")
    assert boris.facts["seats"][0]["kind"] == "person"
    time.go(1)
    await announced(boris, "room-removed")
    seat = boris.facts["seats"][0]
    assert (seat["kind"], seat["level"], seat["name"]) == ("bot", "builder", None)
    assert seat["former"] == {"name": "Anna", "until": 2}
    gone = await here.house.sit(anna.room, *anna.tokens)
    assert gone.heard[0]["message"]["key"] == "room-removed-you"
    assert gone.state["access"]["seats"] == []
    log = (await here.house.post(f"/api/rooms/{anna.room}/log", {})).json()["log"]
    assert Game.parse(log).names == ["Anna, builder", "Boris"]


async def test_no_seat_is_given_away_while_presence_is_unknown(
    here: Inside, time: SlowTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anna, boris), host = await seated(here, "Anna", "Boris")
    boris = await here.house.sit(boris.room, *boris.tokens, host)
    await leave(here, anna)
    time.go(60)
    assert key_of(await boris.ask("revoke_seat", seat=0, level="builder")) == "ack"
    asked = asyncio.Event()

    async def unknown(room: str) -> None:
        asked.set()
        return None

    monkeypatch.setattr(here.services.pubsub, "elsewhere", unknown)
    time.go(60)
    await asked.wait()
    assert key_of(await boris.ask("say", text="still there?")) == "ack"
    assert boris.facts["seats"][0]["kind"] == "person"


async def test_who_returns_in_time_keeps_the_seat(here: Inside, time: SlowTime) -> None:
    (anna, boris), host = await seated(here, "Anna", "Boris")
    boris = await here.house.sit(boris.room, *boris.tokens, host)
    await leave(here, anna)
    time.go(60)
    assert key_of(await boris.ask("revoke_seat", seat=0, level="apprentice")) == "ack"
    anna = await here.house.sit(anna.room, *anna.tokens)
    assert await announced(boris, "room-removal-void") == {"seat": {"seat": 0}}
    await leave(here, anna)
    time.go(1000)
    assert key_of(await boris.ask("say", text="still there?")) == "ack"
    seat = boris.facts["seats"][0]
    assert (seat["kind"], seat["removal_at"]) == ("person", None)


async def test_a_player_without_spectators_is_told_why_the_room_is_closed(
    here: Inside, time: SlowTime
) -> None:
    (anna, boris), host = await seated(here, "Anna", "Boris", settings={"spectators": False})
    boris = await here.house.sit(boris.room, *boris.tokens, host)
    await leave(here, anna)
    time.go(60)
    await boris.ask("revoke_seat", seat=0, level="builder")
    time.go(60)
    await announced(boris, "room-removed")
    gone = Player(here.house.address, anna.room, tuple(anna.tokens))
    with pytest.raises(ConnectionClosed):
        await gone.connect()
    assert [said["reason"]["key"] for said in gone.heard] == ["room-removed-you"]


async def test_a_present_player_has_to_agree_to_lose_the_seat(here: Inside) -> None:
    (anna, boris, cyril), host = await seated(here, "Anna", "Boris", "Cyril")
    boss = await here.house.sit(anna.room, *anna.tokens, host)
    assert key_of(await boss.ask("revoke_seat", seat=1, level="apprentice")) == "ack"
    args = await announced(boris, "room-proposed")
    assert args["change"]["key"] == "room-to-bot"
    proposal = boris.facts["proposal"]
    assert proposal["waiting"] == [1, 2]
    assert boris.facts["seats"][1]["kind"] == "person"
    yes = {"proposal": proposal["number"], "agree": True}
    assert key_of(await cyril.ask("answer_proposal", seat=2, **yes)) == "ack"
    assert cyril.facts["seats"][1]["kind"] == "person"
    no = {"proposal": proposal["number"], "agree": False}
    assert key_of(await boris.ask("answer_proposal", seat=1, **no)) == "ack"
    assert await announced(boss, "room-proposal-refused") == {"seat": {"seat": 1}}
    assert key_of(await boris.ask("answer_proposal", seat=1, **yes)) == "room-no-proposal"

    await boss.ask("revoke_seat", seat=1, level="master")
    await boris.until(lambda p: p.facts["proposal"] is not None)
    yes = {"proposal": boris.facts["proposal"]["number"], "agree": True}
    await cyril.ask("answer_proposal", seat=2, **yes)
    assert key_of(await boris.ask("answer_proposal", seat=1, **yes)) == "ack"
    await announced(cyril, "room-removed")
    # A host does not choose how strong the bot is.
    assert cyril.facts["seats"][1]["level"] == "builder"


# Taking back -------------------------------------------------------------------------------------


async def both_have_acted(here: Inside, **settings: Any) -> tuple[Player, Player]:
    (anna, boris), _ = await seated(here, "Anna", "Boris", settings=settings)
    await anna.act("build nothing")
    await boris.until(lambda p: p.number == 1)
    await boris.act("build nothing")
    await anna.until(lambda p: p.number == 2)
    return anna, boris


def needs(player: Player, seat: int) -> list[int]:
    assert player.table is not None
    found: list[int] = next(o["needs"] for o in player.table["undo"] if o["seat"] == seat)
    return found


async def test_who_is_away_is_asked_before_his_move_is_taken_back(here: Inside) -> None:
    anna, boris = await both_have_acted(here)
    await boris.ask("substitute_bot", seat=1, level="apprentice")
    await leave(here, boris)
    await announced(anna, "room-stand-in")
    assert needs(anna, 0) == [1], "a bot does not agree for him"
    assert key_of(await anna.ask("undo", number=2, seat=0)) == "ack"
    assert anna.number == 2
    boris = await here.house.sit(anna.room, *boris.tokens)
    assert boris.facts["undo_request"]["waiting"] == [1]
    assert key_of(await boris.ask("answer", number=2, seat=1, agree=True)) == "ack"
    await anna.until(lambda p: p.number == 3)


async def test_moves_of_a_bot_that_stands_in_are_its_players(here: Inside) -> None:
    (anna, boris), _ = await seated(here, "Anna", "Boris")
    await boris.ask("substitute_bot", seat=1, level="apprentice")
    await anna.act("build nothing")
    await anna.until(lambda p: p.table is not None and p.number >= 2 and p.table["to_act"] == 0)
    assert needs(anna, 0) == [1]


async def test_who_has_not_moved_since_and_left_a_bot_is_not_asked(here: Inside) -> None:
    here.bots.may.clear()
    (anna, boris), _ = await seated(here, "Anna", "Boris")
    await anna.act("build nothing")
    assert needs(anna, 0) == [1], "the dice have fallen"
    await boris.until(lambda p: p.number == 1)
    await boris.ask("substitute_bot", seat=1, level="apprentice")
    await announced(anna, "room-stand-in")
    assert needs(anna, 0) == []


@pytest.mark.parametrize("undo", ["agreement", "free"])
async def test_moves_of_who_has_lost_the_seat_stay_unless_undo_is_free(
    here: Inside, undo: str
) -> None:
    here.bots.may.clear()
    made = await here.house.create("machi-koro", me("Anna"), OPEN, settings={"undo": undo})
    body = {"name": "Boris", "invite": made["invite"]}
    token = (await here.house.post(f"/api/rooms/{made['room']}/join", body)).json()["token"]
    anna = await here.house.sit(made["room"], *tokens_of(made))
    boris = await here.house.sit(made["room"], token, made["host"])
    for seat, player in ((0, anna), (1, boris)):
        await player.until(lambda p, number=seat: p.number == number)
        await player.act("build nothing", seat=seat)
    await boris.ask("revoke_seat", seat=1, level="builder")  # his own
    await announced(anna, "room-removed")
    await anna.until(lambda p: p.number == 2 and p.facts["seats"][1]["kind"] == "bot")
    said = await anna.ask("undo", number=2, seat=0)
    assert key_of(said) == ("ack" if undo == "free" else "nothing-to-undo")
    await anna.act("build nothing", seat=0)
    assert needs(anna, 0) == [], "no other person is left"


async def test_where_it_was_free_from_the_start_nobody_is_asked(here: Inside) -> None:
    anna, boris = await both_have_acted(here, undo="free")
    await leave(here, boris)
    assert needs(anna, 0) == []
    assert key_of(await anna.ask("undo", number=2, seat=0)) == "ack"
    await anna.until(lambda p: p.number == 3)


# Clocks and bots ---------------------------------------------------------------------------------


def test_the_clock_of_a_decision_goes_on_over_an_undo() -> None:
    history = History(ROOM, UPLOADED)
    history.take(history.start(0.0))
    assert history.to_act == 0
    history.take(history.act("build nothing", "person", None, 0.0, 50.0))
    assert history.used == 0.0
    history.take(history.undo(0, 0, None, 0.0, 7.0))
    assert history.used == 50.0, "the 7 seconds were the other seat's"
    history.take(history.act("build nothing", "person", None, 0.0, 4.0))
    assert history.used == 0.0, "another's clock begins anew, or an undo would use up his time"
    history.take(history.undo(0, 0, None, 0.0, 1.0))
    assert history.used == 54.0


def test_time_cannot_be_won_by_undoing_within_a_turn() -> None:
    room = type(ROOM)(**vars(ROOM) | {"game": "akropolis", "options": {}, "uploaded": False})
    history = History(room)
    history.take(history.start(0.0))
    for spent in (30.0, 1.0):
        history.take(history.act("take 1", "person", None, 0.0, 10.0))
        history.take(history.undo(0, 0, None, 0.0, spent))
    assert history.used == 20.0
    history.take(history.act("take 1", "person", None, 0.0, 0.0))
    assert history.used == 31.0
    history.forget_used()
    assert history.used == 0.0


async def test_the_time_used_before_an_undo_is_missing_afterwards(
    here: Inside, time: SlowTime
) -> None:
    settings = {"clock": {"kind": "move", "seconds": 3600}, "undo": "free"}
    (anna, _), _ = await seated(here, "Anna", "Boris", settings=settings)
    time.go(50)
    await anna.act("build nothing")
    assert anna.table is not None
    assert anna.table["clocks"]["deadline"] == anna.table["clocks"]["since"] + 3600
    time.go(7)
    await anna.ask("undo", number=1, seat=0)
    await anna.until(lambda p: p.number == 2)
    assert anna.table["clocks"]["deadline"] == anna.table["clocks"]["since"] + 3550


async def test_a_visitor_does_not_restart_a_bots_thought(here: Inside) -> None:
    here.bots.may.clear()
    made = await here.house.create("machi-koro", me("Anna"), bot("master"))
    anna = await here.house.sit(made["room"], *tokens_of(made))
    await anna.act("build nothing")
    await eventually(lambda: bool(here.bots.asked))
    for _ in range(3):
        visitor = await here.house.sit(made["room"])
        await visitor.close()
        await anna.until(lambda p: p.facts["watching"] == 0)
    assert key_of(await anna.ask("rename", seat=0, name="Eva")) == "ack"
    assert here.bots.asked == ["master"]
    here.bots.may.set()
    await anna.until(lambda p: p.number >= 2)
    assert anna.log[2]["by"] == "bot"


# What the host may change ------------------------------------------------------------------------

CHANGES = [
    ({"undo": "free"}, "room-undo-free"),
    ({"clock": {"kind": "move", "seconds": 90}}, "room-clock-move"),
]


@pytest.mark.parametrize(("change", "key"), CHANGES)
async def test_the_others_agree_to_undo_and_clock_once_the_game_runs(
    here: Inside, change: Said, key: str
) -> None:
    (anna, boris, cyril), host = await seated(here, "Anna", "Boris", "Cyril")
    anna = await here.house.sit(anna.room, *anna.tokens, host)
    before = anna.facts["settings"]
    assert key_of(await anna.ask("settings", settings=before | change)) == "ack"
    for player in (boris, cyril):
        assert (await announced(player, "room-proposed"))["change"]["key"] == key
        assert player.facts["settings"] == before
    proposal = boris.facts["proposal"]
    assert (proposal["waiting"], [c["key"] for c in proposal["changes"]]) == ([1, 2], [key])
    yes = {"proposal": proposal["number"], "agree": True}
    assert key_of(await boris.ask("answer_proposal", seat=1, **yes)) == "ack"
    assert key_of(await boris.ask("answer_proposal", seat=1, **yes)) == "room-no-proposal"
    assert key_of(await boris.ask("answer_proposal", seat=2, **yes)) == "room-not-yours"
    assert boris.facts["settings"] == before
    assert key_of(await cyril.ask("answer_proposal", seat=2, **yes)) == "ack"
    args = await announced(boris, key)
    minutes = {"key": "time-minutes", "args": {"minutes": 1}}
    seconds = {"key": "time-seconds", "args": {"seconds": 30}}
    assert args == ({"time": [minutes, seconds]} if "clock" in change else {})
    assert boris.facts["settings"] == before | change
    assert boris.facts["proposal"] is None


async def test_a_proposal_can_be_refused_or_dropped_and_is_not_swapped(here: Inside) -> None:
    (anna, boris), host = await seated(here, "Anna", "Boris")
    anna = await here.house.sit(anna.room, *anna.tokens, host)
    before = anna.facts["settings"]
    await anna.ask("settings", settings=before | {"undo": "free"})
    await announced(boris, "room-proposed")
    first = boris.facts["proposal"]["number"]
    no = {"proposal": first, "seat": None, "agree": False}
    assert key_of(await boris.ask("answer_proposal", **no)) == "room-host-only"
    await anna.ask("settings", settings=before | CHANGES[1][0])
    yes = {"proposal": first, "seat": 1, "agree": True}
    assert key_of(await boris.ask("answer_proposal", **yes)) == "room-no-proposal"
    await anna.until(lambda p: p.facts["proposal"]["number"] != first)
    second = anna.facts["proposal"]["number"]
    assert key_of(await anna.ask("answer_proposal", **no | {"proposal": second})) == "ack"
    await announced(boris, "room-proposal-dropped")
    assert boris.facts["proposal"] is None
    assert boris.facts["settings"] == before


async def test_other_settings_change_at_once_and_are_announced(here: Inside) -> None:
    (anna, boris), host = await seated(here, "Anna", "Boris")
    anna = await here.house.sit(anna.room, *anna.tokens, host)
    before = anna.facts["settings"]
    change = {"public": True, "spectators": False, "chat": False}
    assert key_of(await anna.ask("settings", settings=before | change | {"undo": "free"})) == "ack"
    for key in ("room-now-public", "room-unwatched", "room-chat-off", "room-proposed"):
        await announced(boris, key)
    assert boris.facts["settings"] == before | change


async def test_before_the_start_the_host_decides_alone(here: Inside) -> None:
    made = await here.house.create("machi-koro", me("Anna"), OPEN)
    anna = await here.house.sit(made["room"], *tokens_of(made), made["host"])
    changed = anna.facts["settings"] | {"undo": "free"}
    assert key_of(await anna.ask("settings", settings=changed)) == "ack"
    assert anna.facts["settings"] == changed
    assert anna.facts["proposal"] is None


async def test_announcements_stay_in_the_chat_for_who_comes_later(here: Inside) -> None:
    (anna, boris), _ = await seated(here, "Anna", "Boris", settings={"chat": False})
    assert key_of(await boris.ask("rename", seat=1, name="Bořek")) == "ack"
    assert await announced(anna, "room-renamed") == {"old": "Boris", "name": "Bořek"}
    assert key_of(await boris.ask("rename", seat=1, name="Bořek")) == "ack"
    late = await here.house.sit(anna.room)
    assert [(line["text"], line["message"]["key"]) for line in late.state["chat"]] == [
        ("", "room-renamed")
    ]
