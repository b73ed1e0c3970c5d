"""A table of Machi Koro read from plain data: who has won, or how far everybody still has to go.

    {"beginner": false, "players": [
      {"coins": 12, "landmarks": ["train-station", "shopping-mall"],
       "cards": {"wheat-field": 1, "bakery": 2, "convenience-store": 3}}, …]}

What is not named is not there. `beginner` stands for the rule that a city holds at most two of a
card, and may be left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from polis.core.errors import BadFile
from polis.core.position import Position
from polis.core.rules import Rules
from polis.games.machi_koro.box import COSTS, ESTABLISHMENTS, KIND_KEYS, LANDMARK_KEYS
from polis.games.machi_koro.rules.position import BUILDING, ENDED
from polis.games.machi_koro.sheet import KINDS, LANDMARKS
from polis.games.machi_koro.text.names import card_name
from polis.games.machi_koro.text.outlook import Outlook
from polis.text.message import Message

if TYPE_CHECKING:
    pass

MOST_COINS = 9999  # any table has fewer


def score(rules: Rules, data: Any) -> dict[str, Any]:
    """Who has won, and per player the landmarks, what the others cost, and the mean income."""
    position = read_table(rules, data)
    outlook = Outlook(position)
    won = position.records[0]["phase"] == ENDED
    return {
        "winner": int(position.records[0]["seat"]) if won else None,
        "players": [
            {
                "total": total,
                "win": str(share),
                **_way_to_go(position, seat),
                "income": outlook.income(seat),
                "builds": [] if won else _builds(position, seat),
            }
            for seat, (total, share) in enumerate(
                zip(position.scores, position.shares, strict=True)
            )
        ],
    }


def legal(rules: Rules, data: Any) -> dict[str, Any]:
    """Nothing has a place here; what can be built is part of the score."""
    raise BadFile(Message("mk-pad-no-legal"))


def read_table(rules: Rules, data: Any) -> Position:
    """The position that `data` tells; the winner is on turn, or the first player builds."""
    if not isinstance(data, dict):
        raise BadFile(Message("pad-object"))
    players, beginner = data.get("players"), data.get("beginner", False)
    if not isinstance(players, list) or len(players) not in rules.sheet.players:
        raise _wrong("players", players, "[{…}, {…}]")
    if not isinstance(beginner, bool):
        raise _wrong("beginner", beginner, "true, false")
    position = rules.new(len(players), beginner=beginner)
    for seat, player in enumerate(players):
        _read_player(position, seat, player)
    _count_supply(position)
    _find_winner(position)
    return position


def _wrong(part: str, value: Any, wanted: str) -> BadFile:
    shown = str(value)[:60] if value is not None else "–"
    return BadFile(Message("pad-part", part=part, value=shown, wanted=wanted))


def _read_player(position: Position, seat: int, player: Any) -> None:
    p, at = position.records[0], f"players {seat + 1}"
    if not isinstance(player, dict):
        raise _wrong(at, player, "{…}")
    coins = player.get("coins", 0)
    if type(coins) is not int or not 0 <= coins <= MOST_COINS:
        raise _wrong(f"{at} coins", coins, f"0–{MOST_COINS}")
    p["coins"][seat] = coins
    built = player.get("landmarks", [])
    if not isinstance(built, list):
        raise _wrong(f"{at} landmarks", built, f'["{LANDMARK_KEYS[0]}", …]')
    for name in built:
        if name not in LANDMARK_KEYS or built.count(name) > 1:
            raise _wrong(f"{at} landmarks", name, ", ".join(LANDMARK_KEYS))
    p["landmarks"][seat] = [key in built for key in LANDMARK_KEYS]
    cards = player.get("cards", {})
    if not isinstance(cards, dict):
        raise _wrong(f"{at} cards", cards, '{"bakery": 2}')
    for name in cards:
        if name not in KIND_KEYS:
            raise _wrong(f"{at} cards", name, ", ".join(KIND_KEYS))
    for kind, key in enumerate(KIND_KEYS):
        p["cities"][seat][kind] = _count(position, kind, cards.get(key, 0), f"{at} cards {key}")


def _count(position: Position, kind: int, count: Any, at: str) -> int:
    """So many cards of a kind, as a city may hold them."""
    card, b = ESTABLISHMENTS[kind], position.rules.box[0]
    in_box = card["cards"] + card["start"] * position.seats
    most = min(int(b["most"][position.records[0]["beginner"], kind]), in_box)
    if type(count) is not int or not 0 <= count <= most:
        raise _wrong(at, count, f"0–{most}")
    return count


def _count_supply(position: Position) -> None:
    """All cards that are in no city lie in the supply; there must not be more than the box has."""
    p, b = position.records[0], position.rules.box[0]
    for kind, card in enumerate(ESTABLISHMENTS):
        in_box = card["cards"] + card["start"] * position.seats
        cards = int(p["cities"][:, kind].sum())
        if cards > in_box:
            raise BadFile(
                Message("mk-pad-too-many", card=card_name(kind), cards=cards, most=in_box)
            )
        p["supply"][kind] = in_box - cards
    for seat in range(position.seats):
        cards = p["cities"][seat]
        full = [*(cards >= b["most"][p["beginner"]]), *p["landmarks"][seat]]
        p["full"][seat] = _bits(full)
        p["owned"][seat] = _bits(cards)
    p["open"] = _bits([*p["supply"], *[1] * LANDMARKS])


def _bits(flags: Any) -> int:
    return sum(1 << place for place, flag in enumerate(flags) if flag)


def _find_winner(position: Position) -> None:
    p = position.records[0]
    finished = [seat for seat in range(position.seats) if p["landmarks"][seat].all()]
    if len(finished) > 1:
        raise BadFile(Message("mk-pad-two-winners", players=[seat + 1 for seat in finished]))
    p["seat"] = finished[0] if finished else 0
    p["phase"] = ENDED if finished else BUILDING


def _way_to_go(position: Position, seat: int) -> dict[str, Any]:
    """What the landmarks that are not built cost together, and how much of it is missing."""
    p = position.records[0]
    built = dict(zip(LANDMARK_KEYS, map(bool, p["landmarks"][seat]), strict=True))
    cost = sum(COSTS[KINDS + n] for n, stands in enumerate(built.values()) if not stands)
    return {
        "landmarks": built,
        "cost": cost,
        "missing": max(0, cost - int(p["coins"][seat])),
    }


def _builds(position: Position, seat: int) -> list[str]:
    """The cards a player could build now, by the rules."""
    own = position.copy()
    own.records[0]["seat"] = seat
    cards = [action.split()[1] for action in own.legal]
    return [card for card in cards if card in KIND_KEYS or card in LANDMARK_KEYS]
