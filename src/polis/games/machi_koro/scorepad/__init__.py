"""A table of Machi Koro read from plain data: who has won, and what the others still need.

    {"beginner": false, "players": [
      {"coins": 12, "landmarks": ["train-station", "shopping-mall"],
       "cards": {"wheat-field": 1, "bakery": 2, "convenience-store": 3}}, …]}

What is not named is not there. `beginner` stands for the rule that a city holds at most two of a
card, and may be left out or stand among `options`.
"""

from __future__ import annotations

from typing import Annotated, Any, NoReturn

from pydantic import Field, StrictBool, StrictInt

from polis.core import scorepad
from polis.core.errors import BadFile
from polis.core.interfaces import PadTable
from polis.core.position import Position
from polis.core.rules import Rules
from polis.games.machi_koro.box import COSTS, ESTABLISHMENTS, KIND_KEYS, LANDMARK_KEYS
from polis.games.machi_koro.rules.position import BUILDING, ENDED
from polis.games.machi_koro.scorepad import types
from polis.games.machi_koro.sheet import KINDS, LANDMARKS, SEATS
from polis.games.machi_koro.text.names import card_name
from polis.games.machi_koro.text.outlook import Outlook
from polis.games.machi_koro.text.view import LANDMARK_COSTS, PRINTED
from polis.text.message import Message

MOST_COINS = 9999  # any table has fewer


class Player(scorepad.PadModel):
    """What one player has."""

    coins: Annotated[StrictInt, Field(ge=0, le=MOST_COINS)] = 0
    landmarks: list[Any] = Field(default_factory=list, max_length=LANDMARKS)
    cards: dict[str, Any] = Field(default_factory=dict)


class Pad(scorepad.PadData):
    """The whole table."""

    players: Annotated[list[Player], Field(max_length=SEATS)]
    beginner: StrictBool = False


WANTED = {
    "players": "[{…}, {…}]",
    "beginner": "true, false",
    "coins": f"0–{MOST_COINS}",
    "landmarks": f'["{LANDMARK_KEYS[0]}", …]',
    "cards": '{"bakery": 2}',
}


def score(table: PadTable) -> types.Scored:
    """Who has won, and per player the landmarks, what the others cost, and the mean income."""
    position = table.position
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
                "most": _most(position, seat),
            }
            for seat, (total, share) in enumerate(
                zip(position.scores, position.shares, strict=True)
            )
        ],
    }


def legal(table: PadTable) -> NoReturn:
    """Nothing has a place here; what can be built is part of the score."""
    raise BadFile(Message("mk-pad-no-legal"))


def facts(rules: Rules, players: int) -> types.Facts:
    """A blank table has the cards of the start; the coins of the start are spent soon."""
    start = {card["key"]: card["start"] for card in ESTABLISHMENTS if card["start"]}
    player: types.PadPlayer = {"coins": 0, "landmarks": [], "cards": start}
    return {
        "options": ["beginner"],
        "blank": {"options": {}, "players": [player] * players},
        "most_coins": MOST_COINS,
        "establishments": PRINTED,
        "landmarks": LANDMARK_COSTS,
    }


# Reading -----------------------------------------------------------------------------------------


def read(rules: Rules, data: Any) -> PadTable:
    """The position that `data` tells; the winner is on turn, or the first player builds."""
    entered = scorepad.validate(Pad, data, WANTED)
    if len(entered.players) not in rules.sheet.players:
        raise scorepad.wrong("players", data["players"], WANTED["players"])
    options = scorepad.all_options(rules, entered, beginner=entered.beginner)
    position = rules.new(len(entered.players), **options)
    for seat, player in enumerate(entered.players):
        _read_player(position, seat, player)
    _count_supply(position)
    _find_winner(position)
    return PadTable(position, options, entered, seats=position.seats)


def _read_player(position: Position, seat: int, player: Player) -> None:
    p, at = position.records[0], f"players {seat + 1}"
    p["coins"][seat] = player.coins
    built = player.landmarks
    for name in built:
        if name not in LANDMARK_KEYS or built.count(name) > 1:
            raise scorepad.wrong(f"{at} landmarks", name, ", ".join(LANDMARK_KEYS))
    p["landmarks"][seat] = [key in built for key in LANDMARK_KEYS]
    for name in player.cards:
        if name not in KIND_KEYS:
            raise scorepad.wrong(f"{at} cards", name, ", ".join(KIND_KEYS))
    for kind, key in enumerate(KIND_KEYS):
        count, most = player.cards.get(key, 0), _limit(position, kind)
        if type(count) is not int or not 0 <= count <= most:
            raise scorepad.wrong(f"{at} cards {key}", count, f"0–{most}")
        p["cities"][seat][kind] = count


def _in_box(position: Position, kind: int) -> int:
    """The cards of a kind in a game of so many players."""
    card = ESTABLISHMENTS[kind]
    return int(card["cards"] + card["start"] * position.seats)


def _limit(position: Position, kind: int) -> int:
    """The most cards of a kind that a city may hold."""
    b, beginner = position.rules.box[0], position.records[0]["beginner"]
    return min(int(b["most"][beginner, kind]), _in_box(position, kind))


def _count_supply(position: Position) -> None:
    """All cards that are in no city lie in the supply; there must not be more than the box has."""
    p, b = position.records[0], position.rules.box[0]
    for kind in range(KINDS):
        in_box, cards = _in_box(position, kind), int(p["cities"][:, kind].sum())
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


# Scoring -----------------------------------------------------------------------------------------


def _way_to_go(position: Position, seat: int) -> types.WayToGo:
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


def _most(position: Position, seat: int) -> dict[str, int]:
    """How many cards of each kind a player can have beside what the others have."""
    p = position.records[0]
    return {
        key: min(_limit(position, kind), int(p["cities"][seat][kind] + p["supply"][kind]))
        for kind, key in enumerate(KIND_KEYS)
    }
