"""The effects of World Wonders, rule by rule, and added up over the golden logs."""

from __future__ import annotations

from typing import Any

import polis
from polis.core.position import Position
from polis.games.world_wonders.box import RESOURCE_KEYS
from polis.games.world_wonders.rules.position import NOTHING, OCCUPIED
from polis.games.world_wonders.text.map_objects import references
from polis.games.world_wonders.text.names import as_number, names_of
from tests.games.effects import (
    Effects,
    balance,
    check_common,
    differences,
    effects_of,
    golden_steps,
    kinds,
    only,
)
from tests.golden import folder_of, steps
from tests.rules.world_wonders.stage import get, scene
from tests.rules.world_wonders.test_rounds import FULL, ROW
from tests.rules.world_wonders.test_solo import card_of, show, table

ROAD = {"type": "road", "key": "road", "letter": None, "gains": None}
SHRINE = {"type": "monument", "key": "shitennoji", "letter": None, "gains": None}


def shrine() -> Position:
    """Seat A can build a monument of two pieces."""
    return scene(".....", "shitennoji p1", roads="a1", T="d1 e1")


def test_a_building_goes_from_the_market_onto_the_map_and_moves_the_tracks() -> None:
    position = scene("......", "p1 S1=B", roads="a1")
    pay, take = effects_of(position, "buy S1")
    assert (pay["payer"], pay["payee"], pay["amount"], pay["reason"]) == (0, None, 2, "buy")
    assert pay["piece"] == take["piece"]
    assert take["piece"]["type"] == "building"
    assert (take["piece"]["key"], take["piece"]["letter"]) == ("S1", "B")
    lay, *rest = effects_of(position, "lay b1 r0")
    assert (lay["cells"], lay["free"], lay["done"]) == (["b1", "c1"], False, True)
    gains = {key: gain for key, gain in take["piece"]["gains"].items() if gain}
    tracks = {track["track"]: track["after"] - track["before"] for track in only(rest, "track")}
    assert {key: tracks[key] for key in gains} == gains
    assert rest[-1] == {"kind": "turn", "seat": 0, "again": True}


def test_a_monument_takes_all_coins_and_is_complete_with_its_last_piece() -> None:
    position = shrine()
    pay, take = effects_of(position, "buy shitennoji")
    assert (pay["amount"], take["piece"], take["slot"]) == (7, SHRINE, 0)
    laid: Effects = []
    while position.records[0]["hand"] != NOTHING:
        laid += effects_of(position, position.legal[0])
    parts = only(laid, "lay")
    assert [part["done"] for part in parts] == [False] * (len(parts) - 1) + [True]
    (built,) = only(laid, "monument")
    assert sorted(built["cells"]) == sorted(cell for part in parts for cell in part["cells"])


def test_a_set_is_laid_piece_by_piece() -> None:
    position = scene(".........", "p1 set", roads="a1").play("buy set")
    done = []
    while position.records[0]["hand"] != NOTHING:
        done.append(only(effects_of(position, position.legal[0]), "lay")[0]["done"])
    assert done == [False] * (len(done) - 1) + [True]
    assert len(done) > 1


def test_the_first_road_is_free() -> None:
    position = polis.rules("world-wonders").new(2)
    while position.seat == polis.CHANCE:
        position.play(next(iter(position.outcomes)))
    lay, *_ = effects_of(position, position.legal[0])
    assert (lay["kind"], lay["piece"], lay["free"]) == ("lay", ROAD, True)


def test_a_loan_and_its_repayment() -> None:
    position = scene(ROW, "p1 p2", roads=FULL)
    taken = effects_of(position, "loan")
    assert kinds(taken) == ["loan", "pay", "score"]
    assert (taken[1]["payee"], taken[1]["amount"], taken[1]["reason"]) == (0, 2, "loan")
    assert effects_of(position, "buy pedestal 1")[1:] == [
        {"kind": "pedestal", "seat": 0, "number": 1},
        {"kind": "turn", "seat": 0, "again": True},
    ]
    repaid = effects_of(position, "repay")
    assert (repaid[0]["taken"], repaid[1]["payer"], repaid[1]["amount"]) == (False, 0, 3)


def test_a_seat_that_leaves_loses_its_coins() -> None:
    position = scene(ROW, "", roads=FULL)
    position.records[0]["out"][1], position.records[0]["gold"][1] = 0, 5
    pay, out, turn = effects_of(position, "out")
    assert (pay["payer"], pay["amount"], pay["reason"]) == (0, 7, "lost")
    assert out == {"kind": "out", "seat": 0}
    assert turn == {"kind": "turn", "seat": 1, "again": False}


def test_a_round_clears_the_market_and_pays_everybody() -> None:
    position = scene(ROW, "S1=B", roads=FULL)
    done = effects_of(position, "out")
    assert kinds(done) == ["pay", "out", "discard", "round", "pay", "pay"]
    (discard,) = only(done, "discard")
    assert (discard["piece"]["key"], discard["reason"]) == ("S1", "round")
    (begun,) = only(done, "round")
    assert (begun["number"], sorted(begun["order"])) == (2, [0, 1])
    assert [begun["roads"], begun["sets"], begun["towers"]] == get(position, "supply")
    assert [pay["amount"] for pay in only(done, "pay")] == [7, 7, 7]


def test_the_tenth_round_is_announced() -> None:
    position = scene(ROW, "", roads=FULL)
    position.records[0]["round_number"] = 9
    done = effects_of(position, "out")
    assert done[-1] == {"kind": "last-round", "reason": "rounds", "seat": None}
    position = scene(ROW, "", roads=FULL)
    position.records[0]["round_number"] = 10
    assert effects_of(position, "out")[-1]["reason"] == "rounds"


def test_a_full_population_is_announced_once() -> None:
    announced = []
    for others in (0, 1):
        position = scene("......", "p1 S1=B", roads="a1").play("buy S1")
        track, p = position.view()["track"], position.records[0]
        p["population"][:2] = track["population_last"] - 1, others * track["population_last"]
        p["resources"][0] = [track["population_symbols"][key][0] - 1 for key in RESOURCE_KEYS]
        announced.append(only(effects_of(position, "lay b1 r0"), "last-round"))
    assert announced == [[{"reason": "population", "seat": 0}], []]


def test_the_automaton_takes_from_the_market() -> None:
    position = table()
    show(position, S1="B", S3="M")
    number = int(card_of("M").split()[1])
    card, discard, *_ = effects_of(position, f"card {number}")
    assert card == {"kind": "card", "number": number, "reshuffled": False}
    assert (discard["piece"]["key"], discard["reason"]) == ("S3", "automaton")
    position = table()
    reshuffle = card_of("RESHUFFLE")
    assert [card["reshuffled"] for card in only(effects_of(position, reshuffle), "card")] == [True]


def test_effects_add_up_over_all_golden_logs() -> None:
    for before, done, after in golden_steps("world-wonders"):
        # A turn in which nothing can be done is over at once and not shown.
        check_common(before, done, after, after.turns > before.turns and after.seat >= 0)
        old, new, seats = before.records[0], after.records[0], after.seats
        gold = differences(old["gold"][:seats], new["gold"][:seats])
        assert balance(done, seats) == gold
        assert _market(before, done) == _market(after, [])
        for seat in range(seats):
            assert _map(before, seat, done) == _map(after, seat, [])
            tracks = _tracks(before, seat)
            for track in only(done, "track"):
                if track["seat"] == seat:
                    assert tracks[track["track"]] == track["before"]
                    tracks[track["track"]] = track["after"]
            assert tracks == _tracks(after, seat)
            changed = bool(old["loan"][seat]) != bool(new["loan"][seat])
            assert changed == (seat in [loan["seat"] for loan in only(done, "loan")])


def _tracks(position: Position, seat: int) -> dict[str, int]:
    p = position.records[0]
    resources = dict(zip(RESOURCE_KEYS, p["resources"][seat].tolist(), strict=True))
    return {**resources, "population": int(p["population"][seat])}


def _map(position: Position, seat: int, effects: Effects) -> set[str]:
    """The cells that are occupied on a map, pieces of an unfinished monument among them."""
    p = position.records[0]
    occupied = as_number(p["city"][seat, OCCUPIED])
    if p["seat"] == seat:
        occupied |= sum(as_number(part) for part in p["part"][: int(p["parts"])])
    cells = set(references(occupied))
    for lay in only(effects, "lay"):
        if lay["seat"] == seat:
            assert not cells & set(lay["cells"])
            cells |= set(lay["cells"])
    return cells


def _market(position: Position, effects: Effects) -> dict[str, Any]:
    """What the market offers after these effects: buildings, monuments, roads and towers."""
    p, names = position.records[0], names_of(position.rules.box)
    shown = {
        names.stacks[stack]: names.tiles[stack][tile]["type"]
        for stack, tile in enumerate(p["shown"].tolist())
        if tile != NOTHING
    }
    display = [None if m == NOTHING else names.monuments[m] for m in p["display"].tolist()]
    supply = dict(zip(("road", "set", "tower"), p["supply"].tolist(), strict=True))
    for effect in effects:
        piece: Any = effect.get("piece")
        if effect["kind"] == "round":
            supply = {"road": effect["roads"], "set": effect["sets"], "tower": effect["towers"]}
        elif effect["kind"] == "reveal" and piece["type"] == "building":
            shown[piece["key"]] = piece["letter"]
        elif effect["kind"] == "reveal":
            display[effect["slot"]] = piece["key"]
        elif effect["kind"] in ("take", "discard"):
            if piece["type"] == "building":
                assert shown.pop(piece["key"]) == piece["letter"]
            elif piece["type"] == "monument":
                assert display[effect["slot"]] == piece["key"]
                display[effect["slot"]] = None
            else:
                supply[piece["type"]] -= 1
    return {"shown": shown, "display": display, "supply": supply}


def test_the_end_says_whether_monuments_decided() -> None:
    log = folder_of("world-wonders") / "shared-win.json"
    *_, (before, move, after) = steps(polis.Game.parse(log.read_text(encoding="utf-8")))
    code, richer = before.read(move), after.copy()
    (shared,) = only(before.effects(code, after), "end")
    assert (shared["winners"], shared["tie_break"]) == ([0, 1], None)
    richer.records[0]["monuments"][1] += 1
    (broken,) = only(before.effects(code, richer), "end")
    assert (broken["winners"], broken["tie_break"]) == ([1], "monuments")
