"""Playing: who may act, who was first, what is taken back, what comes after a lost answer."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from polis.core.game import Game
from polis.server.protocol.server_messages import PROTOCOL
from polis.server.websocket import TOO_OLD
from tests.server.support.client import OPEN, House, Player, bot, me, new_id, tokens_of

pytestmark = pytest.mark.anyio

CONNECTION = Path(__file__).resolve().parents[3] / "web/src/server/connection.ts"


async def two_players(house: House, game: str = "machi-koro", **more: Any) -> tuple[Player, Player]:
    """Two people at two computers."""
    made = await house.create(game, me("Anna"), OPEN, **more)
    body = {"name": "Boris", "invite": made["invite"]}
    joined = (await house.post(f"/api/rooms/{made['room']}/join", body)).json()
    anna = await house.sit(made["room"], *tokens_of(made))
    boris = await house.sit(made["room"], joined["token"])
    return anna, boris


async def hot_seat(house: House, game: str = "machi-koro") -> Player:
    """Two people at one computer."""
    made = await house.create(game, me("Anna"), me("Boris"))
    return await house.sit(made["room"], *tokens_of(made))


@pytest.mark.parametrize("game", ["machi-koro", "akropolis", "world-wonders"])
async def test_a_whole_game_is_played_and_its_log_replays(house: House, game: str) -> None:
    player = await hot_seat(house, game)
    assert player.table is not None
    while player.table["to_act"] is not None:
        # In Machi Koro the last action builds the dearest card, which ends the game soonest.
        assert (await player.act(player.table["legal"][-1]))["type"] == "ack"
    await player.until(lambda p: p.facts["status"] == "over")
    log = (await house.post(f"/api/rooms/{player.room}/log", {})).json()["log"]
    played = Game.parse(log)
    assert played.over
    assert played.position.scores == player.table["scores"]
    assert player.table["result"]["scores"] == player.table["scores"]
    assert "seed" not in json.loads(log)


async def test_both_see_what_one_does(house: House) -> None:
    anna, boris = await two_players(house)
    await anna.act("build bakery")
    await boris.until(lambda p: p.number == 1)
    assert boris.table == anna.table
    assert boris.log[-1]["moves"][0]["move"] == "build bakery"


async def test_a_move_carries_its_effects_and_the_next_roll_waits(house: House) -> None:
    anna, boris = await two_players(house)
    await anna.act("build bakery")
    await boris.until(lambda p: p.number == 1)
    built, rolled = (line["effects"] for line in boris.log[-1]["moves"])
    assert [effect["kind"] for effect in built] == ["pay", "build", "turn"]
    assert built[1]["piece"] == {"type": "establishment", "key": "bakery"}
    assert (rolled[0]["kind"], rolled[0]["seat"], rolled[0]["waits"]) == ("roll", 1, True)
    fresh = await house.sit(anna.room)
    assert fresh.log == boris.log


async def test_the_player_to_move_is_asked_in_the_second_person(house: House) -> None:
    player = await hot_seat(house)
    assert player.table is not None
    assert player.table["request"]["key"] == "room-your-turn"
    assert player.table["request"]["args"]["request"] == {"key": "mk-you-build", "args": {}}
    assert player.table["prompt"]["args"] == {"seat": {"seat": 0}}


async def test_actions_have_words_unless_only_their_places_differ(house: House) -> None:
    player = await hot_seat(house, "world-wonders")
    assert player.table is not None
    assert player.table["tells"] == []  # the places of the free road
    builder = await hot_seat(house)
    assert builder.table is not None
    assert len(builder.table["tells"]) == len(builder.table["legal"])


async def test_nobody_acts_for_anothers_seat(house: House) -> None:
    anna, boris = await two_players(house)
    refused = await boris.act("build bakery", seat=0)
    assert refused["reason"]["key"] == "room-not-yours"
    early = await boris.act("build bakery", seat=1)
    assert early["reason"]["key"] == "room-not-your-turn"
    beyond = await boris.act("build bakery", seat=7)
    assert beyond["reason"]["key"] == "room-no-seat"
    watcher = await house.sit(anna.room)
    assert (await watcher.act("build bakery"))["reason"]["key"] == "room-not-yours"
    assert anna.number == 0


async def test_an_illegal_action_is_refused_with_the_rules_reason(house: House) -> None:
    player = await hot_seat(house)
    refused = await player.act("build radio-tower")
    assert refused["reason"]["key"] == "player-refused"
    assert refused["reason"]["args"]["reason"]["key"] == "mk-too-dear"
    assert (await player.act("dance"))["reason"]["key"] == "action-unknown"


async def test_who_comes_second_gets_the_reason_and_the_number_of_the_last_row(
    house: House,
) -> None:
    player = await hot_seat(house)
    other = await house.sit(player.room, *player.tokens)
    await player.act("build bakery")
    late = await other.ask("act", number=0, seat=0, action="build cafe")
    assert late["type"] == "refused"
    assert late["reason"]["key"] == "room-stale"
    assert late["number"] == 1
    assert other.number == 1  # the row itself came before


async def test_of_many_actions_at_once_exactly_one_is_played(house: House) -> None:
    player = await hot_seat(house)
    others = [await house.sit(player.room, *player.tokens) for _ in range(8)]
    answers = await asyncio.gather(
        *(o.ask("act", number=0, seat=0, action="build bakery") for o in others)
    )
    assert sorted(a["type"] for a in answers) == ["ack"] + ["refused"] * 7
    await player.until(lambda p: p.number == 1)


async def test_a_repeated_action_is_played_once(house: House) -> None:
    player = await hot_seat(house)
    mine = new_id()
    first = await player.act("build bakery", id=mine)
    again = await player.ask("act", id=mine, number=0, seat=0, action="build bakery")
    assert (first["number"], again["type"], again["number"]) == (1, "ack", 1)
    fresh = await house.sit(player.room)
    assert fresh.number == 1


async def test_after_reconnecting_everything_is_there(house: House) -> None:
    player = await hot_seat(house)
    for _ in range(5):
        assert player.table is not None
        await player.act(player.table["legal"][0])
    await player.close()
    again = await house.sit(player.room, *player.tokens)
    assert again.table is not None
    assert player.table is not None
    assert {**again.table, "clocks": None} == {**player.table, "clocks": None}
    assert again.log == player.log


# Taking back -------------------------------------------------------------------------------------


async def test_inside_a_turn_a_decision_is_taken_back_freely(house: House) -> None:
    anna, _boris = await two_players(house, "akropolis")
    assert anna.table is not None
    before = anna.table
    await anna.act("take 1")
    assert [offer for offer in anna.table["undo"] if offer["seat"] == 0] == [
        {"seat": 0, "to": 0, "needs": []}
    ]
    assert (await anna.ask("undo", number=1, seat=0))["type"] == "ack"
    await anna.until(lambda p: p.number == 2)
    assert anna.table["legal"] == before["legal"]
    assert anna.table["view"] == before["view"]


async def test_after_chance_the_other_has_to_agree(house: House) -> None:
    anna, boris = await two_players(house)
    await anna.act("build bakery")
    await boris.until(lambda p: p.number == 1)
    assert (await anna.ask("undo", number=1, seat=0))["type"] == "ack"
    await boris.until(lambda p: p.facts["undo_request"] is not None)
    undo_request = {"number": 1, "seat": 0, "to": 0, "waiting": [1]}
    assert boris.facts["undo_request"] == undo_request
    assert (await boris.ask("answer", number=1, seat=1, agree=True))["type"] == "ack"
    await anna.until(lambda p: p.number == 2)
    assert anna.table is not None
    assert anna.table["to_act"] == 0
    await boris.until(lambda p: p.facts["undo_request"] is None)


async def test_the_other_may_refuse(house: House) -> None:
    anna, boris = await two_players(house)
    await anna.act("build bakery")
    await boris.until(lambda p: p.number == 1)
    await anna.ask("undo", number=1, seat=0)
    await boris.until(lambda p: p.facts["undo_request"] is not None)
    await boris.ask("answer", number=1, seat=1, agree=False)
    told = await anna.hear("notice")
    assert told["message"]["key"] == "room-undo-refused"
    assert anna.number == 1
    nobody = await boris.ask("answer", number=1, seat=1, agree=True)
    assert nobody["reason"]["key"] == "room-no-wish"


async def test_a_wish_is_void_once_the_game_goes_on(house: House) -> None:
    anna, boris = await two_players(house)
    await anna.act("build bakery")
    await boris.until(lambda p: p.number == 1)
    await anna.ask("undo", number=1, seat=0)
    await boris.until(lambda p: p.facts["undo_request"] is not None)
    await boris.act("build bakery")
    await boris.until(lambda p: p.facts["undo_request"] is None)
    late = await boris.ask("answer", number=2, seat=1, agree=True)
    assert late["reason"]["key"] == "room-no-wish"


async def test_at_one_computer_nobody_has_to_be_asked(house: House) -> None:
    player = await hot_seat(house)
    await player.act("build bakery")
    assert player.table is not None
    rolled = player.log[-1]["moves"][1]["move"]
    assert (await player.ask("undo", number=1, seat=0))["type"] == "ack"
    await player.until(lambda p: p.number == 2)
    assert player.table["to_act"] == 0
    await player.act("build cafe")
    assert player.log[-1]["moves"][1]["move"] == rolled  # the dealer gives it again


async def test_what_was_taken_back_stays_in_the_log_but_does_not_count(house: House) -> None:
    player = await hot_seat(house)
    await player.act("build bakery")
    await player.ask("undo", number=1, seat=0)
    await player.until(lambda p: p.number == 2)
    await player.act("build cafe")
    fresh = await house.sit(player.room)
    assert [entry["kind"] for entry in fresh.log] == ["start", "act", "undo", "act"]
    assert fresh.undone == {1}
    log = (await house.post(f"/api/rooms/{player.room}/log", {})).json()["log"]
    moves = json.loads(log)["moves"]
    assert "build cafe" in moves
    assert "build bakery" not in moves


async def test_against_bots_ones_own_decision_is_taken_back_over_theirs(house: House) -> None:
    made = await house.create("akropolis", me(), bot())
    player = await house.sit(made["room"], *tokens_of(made))
    assert player.table is not None
    await player.until(lambda p: p.table is not None and p.table["to_act"] == 0)
    before = player.table
    await player.act("take 1")
    await player.act(player.table["legal"][0])
    await player.until(lambda p: p.table is not None and p.table["to_act"] == 0)
    assert (await player.ask("undo", number=player.number, seat=0))["type"] == "ack"
    await player.until(lambda p: p.log[-1]["kind"] == "undo")
    assert player.table["to_act"] == 0
    assert player.table["view"]["hand"] is not None
    assert player.table["view"]["cities"] == before["view"]["cities"]


async def test_where_it_is_free_nobody_has_to_be_asked_and_luck_stays(house: House) -> None:
    anna, boris = await two_players(house, settings={"undo": "free"})
    await anna.act("build bakery")
    await boris.until(lambda p: p.number == 1)
    await boris.act("build cafe")
    rolled = [entry["moves"][-1]["move"] for entry in boris.log[1:]]
    await anna.until(lambda p: p.number == 2)
    # Boris has acted since; all the same Anna takes back her decision and his with it.
    assert (await anna.ask("undo", number=2, seat=0))["type"] == "ack"
    await anna.until(lambda p: p.number == 3)
    await anna.act("build nothing")
    await boris.until(lambda p: p.number == 4)
    await boris.act("build nothing")
    assert [entry["moves"][-1]["move"] for entry in boris.log[4:]] == rolled


async def test_alone_one_takes_back_what_one_likes(house: House) -> None:
    made = await house.create("world-wonders", me())
    player = await house.sit(made["room"], *tokens_of(made))
    tables = [player.table]
    for _ in range(12):
        assert player.table is not None
        await player.act(player.table["legal"][0])
        tables.append(player.table)
    for before in reversed(tables[:-1]):
        assert before is not None
        assert (await player.ask("undo", number=player.number, seat=0))["type"] == "ack"
        await player.until(lambda p: p.log[-1]["number"] == p.number)
        assert player.table is not None
        assert player.table["view"] == before["view"]
    refused = await player.ask("undo", number=player.number, seat=0)
    assert refused["reason"]["key"] == "nothing-to-undo"


async def test_nothing_is_taken_back_where_nothing_was_decided(house: House) -> None:
    player = await hot_seat(house)
    refused = await player.ask("undo", number=0, seat=0)
    assert refused["reason"]["key"] == "nothing-to-undo"


# Asking ------------------------------------------------------------------------------------------


async def test_asking_changes_nothing(house: House) -> None:
    player = await hot_seat(house, "akropolis")
    await player.act("take 1")
    assert player.table is not None
    place = player.table["legal"][0]
    seen = await player.ask("preview", number=1, action=place)
    assert seen["type"] == "preview_answer"
    assert sum(line["points"] for line in seen["lines"]) == seen["scores"][0]
    why = await player.ask("why_not", number=1, action="take 1")
    assert why["reason"]["key"] == "player-refused"
    assert (await player.ask("why_not", number=1, action=place))["reason"] is None
    hint = await player.ask("hint", number=1)
    assert hint["action"] in player.table["legal"]
    reasons = {reason["key"] for reason in hint["reasons"]}
    # Which of them, the luck of the tiles decides.
    others = {f"hint-{kind}{alike}" for kind in ("runner-up", "equal") for alike in ("", "-alike")}
    assert reasons & (others | {"hint-clear", "hint-same"})
    told = await player.ask("explain", number=1, seat=1)
    assert told["points"] == player.table["scores"][1]
    fresh = await house.sit(player.room)
    assert fresh.number == 1
    await player.act(place)
    assert player.table["scores"][0] == seen["scores"][0]


async def test_a_preview_of_what_is_not_legal_tells_why(house: House) -> None:
    player = await hot_seat(house)
    refused = await player.ask("preview", number=0, action="build radio-tower")
    assert refused["reason"]["args"]["reason"]["key"] == "mk-too-dear"


# Talking, leaving, coming back -------------------------------------------------------------------


async def test_the_host_can_switch_the_chat_off_and_on_again(house: House) -> None:
    made = await house.create("machi-koro", me("Anna"), me("Boris"))
    player = await house.sit(made["room"], *tokens_of(made), made["host"])
    settings = player.facts["settings"]
    assert (await player.ask("settings", settings=settings | {"chat": False}))["type"] == "ack"
    refused = await player.ask("say", text="hello there")
    assert (refused["type"], refused["reason"]["key"]) == ("refused", "room-chat-off")
    assert (await player.ask("settings", settings=settings | {"chat": True}))["type"] == "ack"
    assert (await player.ask("say", text="hello there"))["type"] == "ack"


async def running(house: House, **settings: Any) -> Player:
    """Somebody who is everybody and the host, in a running game."""
    made = await house.create("machi-koro", me("Anna"), me("Boris"), settings=settings)
    return await house.sit(made["room"], *tokens_of(made), made["host"])


async def test_a_spectator_has_to_go_when_the_host_wants_none(house: House) -> None:
    player = await running(house)
    watcher = await house.sit(player.room)
    settings = player.facts["settings"] | {"spectators": False}
    assert (await player.ask("settings", settings=settings))["type"] == "ack"
    assert (await watcher.hear("error"))["reason"]["key"] == "room-no-spectators"
    with pytest.raises(ConnectionClosed):
        await watcher.hear("never")


async def test_a_clock_for_each_move_counts_from_when_it_was_set(house: House) -> None:
    player = await running(house)
    await player.act("build nothing")
    assert player.table is not None
    settings = player.facts["settings"] | {"clock": {"kind": "move", "seconds": 60}}
    before = time.time()
    assert (await player.ask("settings", settings=settings))["type"] == "ack"
    assert player.number == 1
    clocks = player.table["clocks"]
    assert clocks["since"] >= before
    assert clocks["deadline"] == clocks["since"] + 60


async def test_a_clock_for_the_game_cannot_be_set_once_it_runs(house: House) -> None:
    player = await running(house)
    settings = player.facts["settings"] | {"clock": {"kind": "game", "seconds": 600}}
    refused = await player.ask("settings", settings=settings)
    assert refused["reason"]["key"] == "room-clock-late"
    timed = await running(house, clock={"kind": "game", "seconds": 600})
    for seconds, answer in ((599, "refused"), (900, "ack")):
        settings = timed.facts["settings"] | {"clock": {"kind": "game", "seconds": seconds}}
        assert (await timed.ask("settings", settings=settings))["type"] == answer
    settings = timed.facts["settings"] | {"clock": None}
    assert (await timed.ask("settings", settings=settings))["type"] == "ack"
    assert timed.table is not None
    assert timed.table["clocks"] is None


async def test_free_undo_is_offered_as_soon_as_the_host_allows_it(house: House) -> None:
    player = await running(house)
    await player.act("build nothing")
    assert player.table is not None
    assert player.table["undo"][0]["needs"] == [1]
    settings = player.facts["settings"] | {"undo": "free"}
    assert (await player.ask("settings", settings=settings))["type"] == "ack"
    assert player.table["undo"][0]["needs"] == []


async def test_chat_reaches_everybody_and_stays(house: House) -> None:
    anna, boris = await two_players(house)
    mine = new_id()
    assert (await anna.ask("say", id=mine, text=" hello there ")) == {
        "type": "ack", "id": mine, "number": 0,
    }  # fmt: skip
    heard = await boris.hear("chat")
    assert (heard["line"]["name"], heard["line"]["text"]) == ("Anna", "hello there")
    await anna.ask("say", id=mine, text="hello there")  # its answer was lost
    fresh = await house.sit(anna.room)
    assert [line["text"] for line in fresh.state["chat"]] == ["hello there"]
    assert (await fresh.ask("say", text="me too"))["reason"]["key"] == "room-only-players-talk"


async def test_who_leaves_is_replaced_by_a_bot_and_can_come_back(house: House) -> None:
    anna, boris = await two_players(house)
    await boris.ask("substitute_bot", seat=1, level="apprentice")
    await anna.act("build bakery")
    await anna.until(lambda p: p.table is not None and p.number >= 2 and p.table["to_act"] == 0)
    assert anna.log[-1]["by"] == "bot"
    assert anna.facts["seats"][1]["stand_in"] == "apprentice"
    assert (await boris.ask("resume_seat", seat=1))["type"] == "ack"
    await anna.act("build nothing")
    await anna.until(lambda p: p.table is not None and p.table["to_act"] == 1)
    await boris.until(lambda p: p.number == anna.number)
    # The bot may have built a station, so that he is asked for the dice first.
    assert boris.table is not None
    assert (await boris.act(boris.table["legal"][0]))["type"] == "ack"


async def test_players_let_a_bot_play_for_who_is_away_even_the_host(house: House) -> None:
    anna, boris = await two_players(house)
    passer_by = await house.sit(anna.room)
    here = await boris.ask("substitute_bot", seat=0, level="apprentice")
    assert here["reason"]["key"] == "room-present"
    await anna.close()
    await boris.until(lambda p: not p.facts["seats"][0]["online"])
    spectator = await passer_by.ask("substitute_bot", seat=0, level="apprentice")
    assert spectator["reason"]["key"] == "room-not-yours"
    # How strong it is, is not for a rival to choose, not even by asking again.
    for level in ("apprentice", "master"):
        assert (await boris.ask("substitute_bot", seat=0, level=level))["type"] == "ack"
    await boris.until(lambda p: p.table is not None and p.table["to_act"] == 1)
    assert boris.facts["seats"][0]["stand_in"] == "builder"


async def test_everybody_sees_who_is_there(house: House) -> None:
    anna, boris = await two_players(house)
    await anna.until(lambda p: [s["online"] for s in p.facts["seats"]] == [True, True])
    await boris.close()
    await anna.until(lambda p: [s["online"] for s in p.facts["seats"]] == [True, False])
    await house.sit(anna.room)
    await anna.until(lambda p: p.facts["watching"] == 1)


@pytest.mark.parametrize("protocol", range(PROTOCOL))
async def test_a_page_of_an_older_protocol_has_to_reload(house: House, protocol: int) -> None:
    made = await house.create("machi-koro", me(), me())
    player = Player(house.address, made["room"], ())
    await player.connect(protocol=protocol)
    assert await player.next() == {"type": "reload", "protocol": PROTOCOL}
    assert player.socket is not None
    await player.socket.wait_closed()
    assert player.socket.close_code == TOO_OLD


def test_the_pages_speak_the_servers_protocol() -> None:
    source = CONNECTION.read_text(encoding="utf-8")
    assert f"export const PROTOCOL = {PROTOCOL}\n" in source


# After the game ----------------------------------------------------------------------------------


async def test_a_rematch_rotates_the_seats_and_keeps_the_tokens(house: House) -> None:
    player = await hot_seat(house)
    early = await house.post(f"/api/rooms/{player.room}/rematch", {"tokens": player.tokens})
    assert early.json()["reason"]["key"] == "room-not-over"
    assert player.table is not None
    while player.table["to_act"] is not None:
        await player.act(player.table["legal"][-1])
    path, body = f"/api/rooms/{player.room}/rematch", {"tokens": player.tokens[:1]}
    assert (await house.post(path, {})).status_code == 403
    rooms = {(await house.post(path, body)).json()["room"] for _ in range(3)}
    assert len(rooms) == 1
    await player.until(lambda p: p.facts["next"] in rooms)
    again = await house.sit(rooms.pop(), *player.tokens)
    assert [seat["name"] for seat in again.facts["seats"]] == ["Boris", "Anna"]
    assert again.number == 0


async def test_an_uploaded_log_goes_on_and_its_luck_is_kept(house: House) -> None:
    game = Game("machi-koro", 2, seed=5)
    for _ in range(6):
        game.play("build nothing")
    made = await house.create("machi-koro", me(), me(), log=str(game))
    player = await house.sit(made["room"], *tokens_of(made))
    assert player.table is not None
    assert player.table["view"] == json.loads(json.dumps(game.position.view()))
    await player.act("build nothing")
    log = (await house.post(f"/api/rooms/{player.room}/log", {})).json()["log"]
    assert Game.parse(log).moves[: len(game.moves)] == game.moves


async def test_a_log_is_reviewed_move_by_move(house: House) -> None:
    game = Game("akropolis", 2, seed=5)
    for _ in range(6):
        game.play(game.position.legal[0])
    answer = await house.post("/api/log/review", {"log": str(game), "at": 3})
    assert answer.status_code == 200, answer.text
    review = answer.json()
    assert [move["move"] for move in review["moves"]] == game.moves
    assert review["position"]["scores"] == game.at(3).scores
    beyond = await house.post("/api/log/review", {"log": str(game), "at": 999})
    assert (beyond.status_code, beyond.json()["reason"]["key"]) == (400, "log-place")
