"""The box: all cards, read from `cards.json` into one record that kernels can use."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal, get_args

import numpy as np

from polis.core.kernel import new_records
from polis.games.machi_koro.sheet import KINDS, LANDMARKS

CARDS = json.loads(Path(__file__).with_name("cards.json").read_text(encoding="utf-8"))
ESTABLISHMENTS: list[dict[str, Any]] = CARDS["establishments"]
KIND_KEYS: list[str] = [card["key"] for card in ESTABLISHMENTS]
LANDMARK_KEYS: list[str] = [card["key"] for card in CARDS["landmarks"]]
CARD_KEYS = KIND_KEYS + LANDMARK_KEYS
COSTS: list[int] = [card["cost"] for card in ESTABLISHMENTS + CARDS["landmarks"]]

Colour = Literal["blue", "green", "red", "purple"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
BLUE, GREEN, RED, PURPLE = range(4)
SYMBOLS = ("wheat", "cow", "gear", "shop", "cup", "factory", "fruit", "tower")
SOURCES = ("bank", "roller", "everyone", "opponent", "swap")
BANK, ROLLER, EVERYONE, OPPONENT, EXCHANGE = range(5)
STATION, MALL, PARK, RADIO = range(4)

HIGHEST_ROLL = 12
MOST_ACTIVE = 4  # kinds that one roll activates
DEAREST = 22  # the highest cost of a card
NO_LIMIT = 127  # more than there are cards of a kind

# Probability of each sum in 36ths, with one die and with two.
ODDS = np.zeros((3, HIGHEST_ROLL + 1), np.int64)
ODDS[1, 1:7] = 6
ODDS[2, 2:13] = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)

BOX = np.dtype(
    [
        ("cost", np.int64, KINDS + LANDMARKS),
        ("colour", np.int64, KINDS),
        ("symbol", np.int64, KINDS),
        ("per", np.int64, KINDS),  # the symbol whose cards multiply the income, or -1
        ("coins", np.int64, KINDS),
        ("source", np.int64, KINDS),
        ("raised", np.int64, KINDS),  # 1 if the shopping mall adds a coin to the income
        ("cards", np.int64, KINDS),
        ("start", np.int64, KINDS),
        ("most", np.int64, (2, KINDS)),  # limit in one city: by default, for beginners
        ("swappable", np.int64),  # a bit for each kind that a swap may move: all but purple
        ("start_coins", np.int64),
        ("open_kinds", np.int64),
        ("active", np.int64, (HIGHEST_ROLL + 1, MOST_ACTIVE)),
        ("actives", np.int64, HIGHEST_ROLL + 1),
        ("activated", np.int64, HIGHEST_ROLL + 1),  # a bit for each active kind
        ("sources", np.int64, HIGHEST_ROLL + 1),  # a bit for each source among the active kinds
        ("affordable", np.int64, DEAREST + 1),  # by coins: a bit for each card
        ("having", np.int64, len(SYMBOLS)),  # by symbol: a bit for each kind that has it
        ("coloured", np.int64, len(COLOURS)),  # by colour: a bit for each kind that has it
        ("earning", np.int64),  # a bit for each blue or green kind that the bank pays
        ("counting", np.int64, KINDS),  # a bit for each kind whose income this one raises
        ("needs_two", np.int64),  # a bit for each kind that one die does not activate
        ("first_roll", np.int64, KINDS),  # the sums that activate a kind: the lowest, the highest
        ("last_roll", np.int64, KINDS),
        ("tv", np.int64),  # the kind that takes coins from one opponent
        ("chances", np.int64, (3, KINDS)),  # 36ths of the rolls of n dice that activate a kind
        ("hits", np.float64, (3, KINDS)),  # the chance of a roll of n dice to activate a kind
    ],
    align=True,
)


def make_box() -> np.ndarray[Any, Any]:
    """One box record with everything printed on the cards."""
    box = new_records(1, BOX)
    b = box[0]
    raises = {symbol for card in CARDS["landmarks"] for symbol in card.get("raises", ())}
    for kind, card in enumerate(ESTABLISHMENTS):
        b["colour"][kind] = COLOURS.index(card["colour"])
        b["symbol"][kind] = SYMBOLS.index(card["symbol"])
        b["per"][kind] = SYMBOLS.index(card["per"]) if "per" in card else -1
        b["source"][kind] = SOURCES.index(card["from"])
        b["raised"][kind] = card["symbol"] in raises
        for name in ("coins", "cards", "start"):
            b[name][kind] = card[name]
        purple = card["colour"] == "purple"
        from_bank = b["source"][kind] == BANK and b["colour"][kind] in (BLUE, GREEN)
        b["earning"] |= int(from_bank) << kind
        b["most"][:, kind] = (1, 1) if purple else (NO_LIMIT, 2)
        b["swappable"] |= 0 if purple else 1 << kind
        low, high = card["roll"]
        b["first_roll"][kind], b["last_roll"][kind] = low, high
        b["having"][b["symbol"][kind]] |= 1 << kind
        b["needs_two"] |= (low > 6) << kind
        b["coloured"][b["colour"][kind]] |= 1 << kind
        b["chances"][:, kind] = ODDS[:, low : high + 1].sum(axis=1)
        b["hits"][:, kind] = b["chances"][:, kind] / 36
        for roll in range(low, high + 1):
            b["active"][roll, b["actives"][roll]] = kind
            b["actives"][roll] += 1
            b["activated"][roll] |= 1 << kind
            b["sources"][roll] |= 1 << b["source"][kind]
    for kind in range(KINDS):
        b["counting"][kind] = sum(1 << k for k in range(KINDS) if b["per"][k] == b["symbol"][kind])
    b["tv"] = int(np.flatnonzero(b["source"] == OPPONENT)[0])
    b["cost"] = COSTS
    for place, cost in enumerate(COSTS):
        b["affordable"][cost:] |= 1 << place
    b["start_coins"] = CARDS["start_coins"]
    b["open_kinds"] = CARDS["open_kinds"]
    return box
