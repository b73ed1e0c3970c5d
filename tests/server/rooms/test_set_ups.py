"""What a host decides for a room, and which options and settings matter in which set-up."""

from __future__ import annotations

import random
from typing import Any

import pytest

from polis.core import registry
from polis.core.game import Game
from polis.server.protocol.parts import Settings
from polis.server.protocol.set_ups import SETTINGS, option_sheet
from polis.server.tokens import new_token
from tests.server.support.client import OPEN, House, Player, Said, me, tokens_of

# When the game begins ----------------------------------------------------------------------------


@pytest.mark.anyio
async def test_without_auto_start_the_host_begins_the_game(house: House) -> None:
    made = await house.create("machi-koro", me("Anna"), OPEN, settings={"auto_start": False})
    anna = await house.sit(made["room"], *tokens_of(made), made["host"])
    body = {"name": "Boris", "invite": made["invite"]}
    joined = (await house.post(f"/api/rooms/{made['room']}/join", body)).json()
    await anna.until(lambda player: player.facts["seats"][1]["kind"] == "person")
    assert anna.facts["status"] == "open"
    boris = await house.sit(made["room"], joined["token"])
    assert (await boris.ask("start", level="builder"))["reason"]["key"] == "room-host-only"
    assert (await anna.ask("start", level="builder"))["type"] == "ack"
    await boris.until(lambda player: player.facts["status"] == "playing")
    assert [seat["kind"] for seat in boris.facts["seats"]] == ["person", "person"]


# Spectators --------------------------------------------------------------------------------------


async def _watched(house: House, **settings: bool) -> tuple[Player, Player]:
    """Anna, who is the host of a running game, and a spectator."""
    made = await house.create("machi-koro", me("Anna"), me("Boris"), settings=settings)
    anna = await house.sit(made["room"], *tokens_of(made), made["host"])
    return anna, await house.sit(made["room"])


async def _chat(house: House, room: str) -> list[Said]:
    lines: list[Said] = (await house.sit(room)).state["chat"]
    return lines


@pytest.mark.anyio
async def test_spectators_write_only_where_the_host_allows_it(house: House) -> None:
    anna, watcher = await _watched(house)
    silent, eva = anna.facts["settings"], new_token()
    refused = await watcher.ask("say", text="Hello", name="Eva")
    assert refused["reason"]["key"] == "room-only-players-talk"
    assert (await anna.ask("settings", settings=silent | {"spectator_chat": True}))["type"] == "ack"
    assert (await watcher.ask("say", text="Hello", name="Eva", identity=eva))["type"] == "ack"
    assert (await watcher.ask("say", text="Hello again", identity=eva))["type"] == "ack"
    unknown = await watcher.ask("say", text="Nobody can mute me")
    assert unknown["reason"]["key"] == "room-spectator-secret"
    assert (await anna.ask("settings", settings=silent))["type"] == "ack"
    assert (await watcher.ask("say", text="Still"))["reason"]["key"] == "room-only-players-talk"
    lines = await _chat(house, anna.room)
    assert [line["message"] and line["message"]["key"] for line in lines] == [
        "room-spectators-talk",
        None,
        None,
        "room-only-players-talk",
    ]
    assert [(line["seat"], line["name"], line["watching"]) for line in lines[1:3]] == [
        (None, "Eva", True),
        (None, "", True),
    ]


@pytest.mark.anyio
async def test_no_chat_is_no_chat_for_spectators_either(house: House) -> None:
    _, watcher = await _watched(house, spectator_chat=True, chat=False)
    assert (await watcher.ask("say", text="Hello"))["reason"]["key"] == "room-chat-off"


@pytest.mark.anyio
async def test_players_keep_the_names_of_their_seats(house: House) -> None:
    anna, _ = await _watched(house, spectator_chat=True)
    assert (await anna.ask("say", text="Hello", name="Boris"))["type"] == "ack"
    (line,) = await _chat(house, anna.room)
    assert (line["seat"], line["name"], line["watching"]) == (0, "Anna", False)


@pytest.mark.anyio
async def test_a_spectator_is_forgotten_also_after_a_new_secret(house: House) -> None:
    anna, watcher = await _watched(house, spectator_chat=True)
    old, new = new_token(), new_token()
    assert (await watcher.ask("say", text="Hello", name="Eva", identity=old))["type"] == "ack"
    other = {"name": "Filip", "identity": new_token()}
    assert (await watcher.ask("say", text="Bye", **other))["type"] == "ack"
    await house.post("/api/identity/renew", {"old": old, "new": new})
    await house.post("/api/rooms/forget", {"tokens": [old]})
    assert [line["name"] for line in await _chat(house, anna.room)] == ["Eva", "Filip"]
    assert (await house.post("/api/rooms/forget", {"tokens": [new]})).json() == {"rooms": 1}
    assert [line["name"] for line in await _chat(house, anna.room)] == ["", "Filip"]


# Options and settings ----------------------------------------------------------------------------

OPTIONS = [(sheet.key, option.key) for sheet in registry.sheets() for option in sheet.options]


def _played(game: str, players: int, seed: int, options: dict[str, Any]) -> list[Any]:
    """The moves of a game of chance decisions, and its scores after each of them."""
    chance = random.Random(seed)
    made = Game(game, players, options, seed=seed)
    seen: list[Any] = []
    for _ in range(60):
        if made.position.seat < 0:
            break
        made.play(chance.choice(list(made.position.legal)))
        seen.append(made.position.scores)
    return [*made.moves, *seen]


@pytest.mark.parametrize(("game", "key"), OPTIONS)
def test_an_option_that_is_not_shown_changes_nothing(game: str, key: str) -> None:
    sheet = registry.sheet(game)
    option = next(option for option in sheet.options if option.key == key)
    shown = option_sheet(sheet, option)
    assert set(shown.players) <= set(sheet.players)
    hidden = [players for players in sheet.players if players not in shown.players]
    hidden += [players for players in shown.players[:1] if shown.needs is not None]
    for players in hidden:
        games = [
            _played(game, players, 7, {key: option.value(code)})
            for code in range(len(option.values))
        ]
        assert all(one == games[0] for one in games), (key, players)


def test_all_tiles_of_akropolis_matter_to_two_and_three() -> None:
    sheet = registry.sheet("akropolis")
    shown = {option.key: option_sheet(sheet, option) for option in sheet.options}
    assert shown["all_tiles"].players == [2, 3]
    assert shown["house_variant"].players == [2, 3, 4]
    assert (shown["lake_size"].needs, shown["empty_places"].needs) == (
        "garden_variant",
        "barracks_variant",
    )
    for players in (2, 3):
        short, long = (Game("akropolis", players, {"all_tiles": all_}) for all_ in (False, True))
        assert short.position.records[0]["left"] < long.position.records[0]["left"]


def test_the_solo_mode_of_world_wonders_is_for_one() -> None:
    sheet = registry.sheet("world-wonders")
    shown = {option.key: option_sheet(sheet, option) for option in sheet.options}
    assert shown["solo_mode"].players == [1]
    assert shown["objectives"].players == [2, 3, 4, 5]


def test_every_setting_says_where_it_matters() -> None:
    fields = list(Settings.model_fields)
    assert sorted(setting.key for setting in SETTINGS) == sorted(fields)
    for setting in SETTINGS:
        assert set(setting.needs) <= set(fields)


@pytest.mark.anyio
async def test_pages_are_served_with_it(house: House) -> None:
    served = (await house.get("/api/games")).json()
    company = {setting["key"]: setting["company"] for setting in served["settings"]}
    assert (company["undo"], company["auto_start"], company["public"]) == ("others", "open", None)
    wonders = next(game for game in served["games"] if game["game"] == "world-wonders")
    assert {option["key"]: option["players"] for option in wonders["options"]}["solo_mode"] == [1]
