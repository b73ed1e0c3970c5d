"""Sets a scene of Machi Koro for a test, and reads what lies on the table afterwards.

>>> position = scene(coins=[0, 0], cities=[{"bakery": 2}, {"cafe": 1}])
>>> coins(play(position, "dice 3"))
[2, 0]
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import polis
from polis.core.position import Position
from polis.games.machi_koro.box import ESTABLISHMENTS, KIND_KEYS, LANDMARK_KEYS
from polis.games.machi_koro.rules.position import DICE, ROLLING
from polis.games.machi_koro.sheet import KINDS
from polis.games.machi_koro.text.narration import payments

RULES = polis.rules("machi-koro")
STATION, MALL, PARK, TOWER = LANDMARK_KEYS
START = {"wheat-field": 1, "bakery": 1}
PURPLE = [card["key"] for card in ESTABLISHMENTS if card["colour"] == "purple"]
PLAIN = [key for key in KIND_KEYS if key not in PURPLE]

Cards = Mapping[str, int]


def scene(
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    coins: Sequence[int] | None = None,
    cities: Sequence[Cards] | None = None,
    landmarks: Sequence[Iterable[str]] = (),
    seat: int = 0,
    supply: Cards | None = None,
    deck: Cards | None = None,
) -> Position:
    """A position in which this seat's turn begins; what is not given is as at the set-up.

    All cards that are in no city lie in the supply. With `supply="ten"` say what lies open, and
    the rest is the deck, or say what the deck is, and the rest lies open.
    """
    position = RULES.new(players, **(options or {}))
    p = position.records[0]
    p["coins"][:players] = coins if coins is not None else [3] * players
    for owner, cards in enumerate(cities if cities is not None else [START] * players):
        p["cities"][owner] = _counts(cards)
    for owner, names in enumerate(landmarks):
        p["landmarks"][owner] = [name in names for name in LANDMARK_KEYS]
    left = [
        card["cards"] + card["start"] * players - int(p["cities"][:, kind].sum())
        for kind, card in enumerate(ESTABLISHMENTS)
    ]
    assert min(left) >= 0, "more cards than the game has"
    p["supply"], p["deck"] = left, 0
    if supply is not None:
        p["supply"] = _counts(supply)
        p["deck"] = left - p["supply"]
    elif deck is not None:
        p["deck"] = _counts(deck)
        p["supply"] = left - p["deck"]
    assert p["supply"].min() >= 0
    assert p["deck"].min() >= 0
    tidy(position)
    p["seat"] = seat
    p["turns"] = seat + 1
    p["seat_turns"][: seat + 1] = 1
    p["phase"] = DICE if p["landmarks"][seat][0] else ROLLING
    return position


def tidy(position: Position) -> None:
    """Work the fields that the kernels keep for speed out of the counts of cards."""
    p = position.records[0]
    for seat in range(4):
        cards = p["cities"][seat]
        limits = [1 if key in PURPLE else 2 if p["beginner"] else 99 for key in KIND_KEYS]
        full = [count >= limit for count, limit in zip(cards, limits, strict=True)]
        p["full"][seat] = _bits([*full, *p["landmarks"][seat]])
        p["owned"][seat] = _bits(cards)
    p["open"] = _bits([*p["supply"], *(1 for _ in LANDMARK_KEYS)])


def _bits(flags: Iterable[Any]) -> int:
    return sum(1 << place for place, flag in enumerate(flags) if flag)


def _counts(cards: Cards) -> list[int]:
    assert set(cards) <= set(KIND_KEYS), cards
    return [cards.get(key, 0) for key in KIND_KEYS]


def play(position: Position, *moves: str) -> Position:
    """Play decisions and outcomes in notation."""
    for move in moves:
        position.play(move)
    return position


def roll(total: int) -> list[str]:
    """The moves by which the station's owner rolls this sum, with one die if one is enough."""
    return ["roll 1", f"dice {total}"] if total < 7 else ["roll 2", f"dice {total - 6}+6"]


def coins(position: Position) -> list[int]:
    """What every seat has."""
    return [int(n) for n in position.records[0]["coins"][: position.seats]]


def city(position: Position, seat: int) -> dict[str, int]:
    """A seat's establishments."""
    return _named(position.records[0]["cities"][seat])


def supply(position: Position) -> dict[str, int]:
    """What may be bought."""
    return _named(position.records[0]["supply"])


def deck(position: Position) -> dict[str, int]:
    """What has not been turned up yet."""
    return _named(position.records[0]["deck"])


def _named(counts: Any) -> dict[str, int]:
    return {KIND_KEYS[kind]: int(counts[kind]) for kind in range(KINDS) if counts[kind]}


def built(position: Position, seat: int) -> set[str]:
    """A seat's landmarks."""
    flags = position.records[0]["landmarks"][seat]
    return {name for name, flag in zip(LANDMARK_KEYS, flags, strict=True) if flag}


def on_turn(position: Position) -> int:
    """Whose turn it is, also while dice are rolled or cards turned up."""
    return int(position.records[0]["seat"])


def paid(position: Position) -> list[tuple[int | None, int, str, int]]:
    """Payer (None is the bank), payee, card and coins of the last roll's payments, in order."""
    return [(row["payer"], row["payee"], row["card"], row["paid"]) for row in payments(position)]


def random_move(position: Position, rng: random.Random) -> int:
    """The code of a legal action, each as likely, or of an outcome by its chance."""
    if position.seat == polis.CHANCE:
        codes, weights = position._chances()
        return int(rng.choices(codes, weights)[0])
    return int(rng.choice(position.legal.codes))


def same(one: Position, other: Position) -> bool:
    """Whether two positions agree in every field."""
    return content(one) == content(other)


def content(position: Position) -> dict[str, Any]:
    """All fields of the record by name."""
    return {name: position.records[name][0].tolist() for name in RULES.dtype.names or ()}


def random_scene(rng: random.Random) -> Position:
    """Some cities with some coins, and a few random moves from there: any phase may come up."""
    players = rng.choice([1, 2, 3, 4])
    options = {"beginner": rng.random() < 0.4, "supply": rng.choice(["all", "ten"])}
    if rng.random() < 0.1:
        position = RULES.new(players, **options)
    else:
        # One card of each kind is kept back for the supply.
        left = {card["key"]: card["cards"] - 1 for card in ESTABLISHMENTS}
        open_cards = dict.fromkeys(rng.sample(KIND_KEYS, 10), 1)
        position = scene(
            players,
            options,
            coins=[rng.choice([0, 1, 2, 5, 12, 30]) for _ in range(players)],
            cities=[
                _random_city(rng, left, 2 if options["beginner"] else 3) for _ in range(players)
            ],
            landmarks=[rng.sample(LANDMARK_KEYS, rng.randint(0, 3)) for _ in range(players)],
            seat=rng.randrange(players),
            supply=open_cards if options["supply"] == "ten" else None,
        )
    for _ in range(rng.randint(0, 12)):
        if position.seat != polis.OVER:
            position.play(random_move(position, rng))
    return position


def _random_city(rng: random.Random, left: dict[str, int], most: int) -> Cards:
    wanted = {key: rng.randint(1, most) for key in rng.sample(PLAIN, rng.randint(0, 6))}
    # Sixes are rolled only so often, so most cities have what a six asks about.
    wanted |= {key: 1 for key in PURPLE if rng.random() < 0.6}
    city = {key: min(count, left[key]) for key, count in wanted.items() if left[key]}
    for key, count in city.items():
        left[key] -= count
    return city
