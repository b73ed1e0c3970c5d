"""My games: whose turn it is, and players who want to be forgotten."""

from __future__ import annotations

import json

import pytest

from tests.server.support.client import OPEN, House, Player, Said, me, tokens_of

pytestmark = pytest.mark.anyio


async def _mine(house: House, *tokens: str) -> list[Said]:
    answer = await house.post("/api/rooms/mine", {"tokens": tokens})
    assert answer.status_code == 200, answer.text
    found: list[Said] = answer.json()["rooms"]
    return found


async def _join(house: House, made: Said, name: str | None = None) -> str:
    body = {"invite": made["invite"]} | ({} if name is None else {"name": name})
    joined = await house.post(f"/api/rooms/{made['room']}/join", body)
    assert joined.status_code == 200, joined.text
    token: str = joined.json()["token"]
    return token


async def _two(house: House) -> tuple[Said, Player, Player]:
    """Anna and Boris in a running game, Anna also with the host's token."""
    made = await house.create("machi-koro", me("Anna"), OPEN)
    token = await _join(house, made, "Boris")
    anna = await house.sit(made["room"], *tokens_of(made), made["host"])
    return made, anna, await house.sit(made["room"], token)


async def test_the_list_says_in_which_games_it_is_my_turn(house: House) -> None:
    _, anna, boris = await _two(house)
    players = {0: anna, 1: boris}
    for _ in range(4):
        assert anna.table is not None
        to_act = anna.table["to_act"]
        for seat, player in players.items():
            (mine,) = await _mine(house, *player.tokens)
            assert (mine["mine"], mine["my_turn"]) == ([seat], seat == to_act)
            assert mine["moved_at"] == anna.log[-1]["at"]
        assert (await players[to_act].act(anna.table["legal"][0]))["type"] == "ack"
        number = players[to_act].number
        await players[1 - to_act].until(lambda player: player.number == number)  # noqa: B023


async def test_it_is_not_my_turn_while_a_bot_plays_for_me(house: House) -> None:
    made = await house.create("machi-koro", me("Anna"), OPEN)
    (waiting,) = await _mine(house, *tokens_of(made))
    assert (waiting["my_turn"], waiting["moved_at"]) == (False, None)
    token = await _join(house, made, "Boris")
    anna = await house.sit(made["room"], *tokens_of(made))
    assert anna.table is not None
    seats = [tokens_of(made), [token]]
    first = await house.sit(made["room"], *seats[anna.table["to_act"]])
    assert (await _mine(house, *first.tokens))[0]["my_turn"]
    # The game stops for the bot's pause; whether it has moved or not, it is not this player's turn.
    seat = first.state["access"]["seats"][0]
    await first.ask("substitute_bot", seat=seat, level="apprentice")
    assert not (await _mine(house, *first.tokens))[0]["my_turn"]


async def test_an_undo_gives_the_turn_back(house: House) -> None:
    made = await house.create("machi-koro", me("Anna"), me("Boris"), settings={"undo": "free"})
    player = await house.sit(made["room"], *tokens_of(made))
    assert player.table is not None
    first = player.table["to_act"]
    await player.act(player.table["legal"][0])
    await player.ask("undo", number=player.number, seat=first)
    token = tokens_of(made)[first]
    assert (await _mine(house, token))[0]["my_turn"]


async def test_a_person_may_have_no_name(house: House) -> None:
    made = await house.create("machi-koro", {"kind": "me"}, OPEN)
    token = await _join(house, made)
    player = await house.sit(made["room"], token)
    assert [seat["name"] for seat in player.facts["seats"]] == [None, None]
    await player.ask("rename", seat=1, name="Boris")
    (said,) = [said["line"]["message"] for said in player.heard if said["type"] == "chat"]
    assert said["args"]["old"] == {"key": "player", "args": {"number": 2}}


async def test_who_wants_to_be_forgotten_has_no_name_anywhere(house: House) -> None:
    made, anna, boris = await _two(house)
    await boris.ask("say", text="It is me")
    await anna.ask("say", text="And me")
    await boris.ask("rename", seat=1, name="Bořek")
    await anna.ask("rename", seat=0, name="Anička")
    await boris.ask("rename", seat=1, name="Bob")
    other = await house.create("akropolis", me("Anna"), me("Boris"))
    answer = await house.post("/api/rooms/forget", {"tokens": [*boris.tokens, "z" * 43]})
    assert answer.json() == {"rooms": 1}
    # Those who are there read it at once.
    await anna.hear("chat", lambda said: said["line"]["number"] == 0 and said["line"]["name"] == "")
    late = await house.sit(made["room"])
    assert [seat["name"] for seat in late.facts["seats"]] == ["Anička", None]
    chat = late.state["chat"]
    assert [line["name"] for line in chat if not line["message"]] == ["", "Anna"]
    assert chat[0]["text"] == "It is me"
    keys = [line["message"]["key"] for line in chat if line["message"]]
    assert keys == ["room-line-erased", "room-renamed", "room-line-erased"]
    log = (await house.post(f"/api/rooms/{made['room']}/log", {})).json()["log"]
    assert json.loads(log)["seats"] == ["Anička", "B"]
    for name in ("Boris", "Bořek", "Bob"):
        assert name not in json.dumps(late.state) + log
    kept = (await house.get(f"/api/rooms/{other['room']}")).json()["seats"]
    assert [seat["name"] for seat in kept] == ["Anna", "Boris"]
    # The seat is still Boris's.
    assert (await boris.ask("rename", seat=1, name="Bedřich"))["type"] == "ack"


async def test_a_player_who_has_lost_the_seat_can_be_forgotten(house: House) -> None:
    made, anna, boris = await _two(house)
    await boris.close()
    await anna.until(lambda player: not player.facts["seats"][1]["online"])
    answer: Said = {"type": "refused"}
    while answer["type"] == "refused":  # until the server knows how long Boris is away
        answer = await anna.ask("revoke_seat", seat=1, level="builder")
    await anna.until(lambda player: player.facts["seats"][1]["kind"] == "bot")
    assert anna.facts["seats"][1]["former"]["name"] == "Boris"
    await house.post("/api/rooms/forget", {"tokens": boris.tokens})
    late = await house.sit(made["room"])
    assert late.facts["seats"][1]["former"]["name"] is None
    assert "Boris" not in json.dumps(late.state)


async def test_the_server_says_for_how_long_it_keeps_rooms(house: House) -> None:
    kept = (await house.get("/api/keeping")).json()
    assert kept == {
        "open": 2.0,
        "playing": 60.0,
        "over": 180.0,
        "subscriptions": 60.0,
        "club": 365.0,
    }
