"""What a move did: purchases, pieces on the map, tracks, coins, rounds, turns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from polis.core.effects import common
from polis.core.position import Position
from polis.games.world_wonders.box import RESHUFFLE, RESOURCE_KEYS
from polis.games.world_wonders.rules.position import BUYING, ENDED, LAYING, NOTHING
from polis.games.world_wonders.rules.rounds import END_TURN
from polis.games.world_wonders.sheet import (
    BUILDING,
    BUY,
    CARD,
    CHOOSE,
    DECISIONS,
    FIRST_ROAD,
    GOLD,
    LAY,
    LEAVE,
    LOAN,
    MONUMENT,
    OBJECTIVE,
    PEDESTAL,
    REPAY,
    REPAYMENT,
    REVEAL,
    REVEAL_MONUMENT,
    RIVER,
    ROUNDS,
    SET,
    TAKE_LOAN,
    TILES,
    TRACK_SIDE,
)
from polis.games.world_wonders.text.effect_types import Discard, Effect, Pay, Piece
from polis.games.world_wonders.text.map_objects import references
from polis.games.world_wonders.text.names import (
    as_number,
    cell_name,
    covered_by,
    names_of,
    price_of,
)
from polis.games.world_wonders.text.pieces import (
    Removed,
    item_piece,
    monument_piece,
    taken_by_card,
    tile_piece,
    unsold,
)


def effects(before: Position, code: int, after: Position) -> list[Effect]:
    """What a move did, in the order in which a table shows it."""
    if code < BUY:
        found, paid = _loan_step(int(before.records[0]["seat"]), code)
    elif code < LAY:
        paid = price_of(before, code - BUY)
        found = _buy(before, code - BUY, paid)
    else:
        paid = 0
        found = _lay(before, code, after) if code < CHOOSE else _outcome(before, code)
    if code in (TAKE_LOAN, REPAY) or LAY <= code < CHOOSE:
        # Objectives compare the seats, so the points of others may change as well.
        found += common.scores(before, after, range(after.seats))
    found += _end_turns(before, after, paid)
    if after.records[0]["round_number"] != before.records[0]["round_number"]:
        taken = {effect["piece"]["key"] for effect in found if effect["kind"] == "discard"}
        found += _begin_round(before, after, taken)
    return found + _begin_turn(before, code, after)


# Decisions ---------------------------------------------------------------------------------------


def _pay(seat: int, amount: int, reason: Any, piece: Piece | None = None) -> Pay:
    """Coins from a seat to the bank; a negative amount goes to the seat."""
    return {
        "kind": "pay",
        "payer": seat if amount > 0 else None,
        "payee": None if amount > 0 else seat,
        "amount": abs(amount),
        "reason": reason,
        "piece": piece,
    }


def _loan_step(seat: int, code: int) -> tuple[list[Effect], int]:
    """A loan taken or repaid, and what was paid; leaving the round is seen by its effect."""
    if code == LEAVE:
        return [], 0
    taken = code == TAKE_LOAN
    paid = -LOAN if taken else REPAYMENT
    return [
        {"kind": "loan", "seat": seat, "taken": taken},
        _pay(seat, paid, "loan" if taken else "repay"),
    ], paid


def _buy(before: Position, item: int, price: int) -> list[Effect]:
    p, piece = before.records[0], item_piece(before, item)
    seat = int(p["seat"])
    payment = _pay(seat, price, "buy", piece)
    if PEDESTAL <= item < BUILDING:
        return [payment, {"kind": "pedestal", "seat": seat, "number": item - PEDESTAL + 1}]
    slot = p["display"].tolist().index(item - MONUMENT) if item >= MONUMENT else None
    return [payment, {"kind": "take", "seat": seat, "piece": piece, "slot": slot}]


def _lay(before: Position, code: int, after: Position) -> list[Effect]:
    old, new = before.records[0], after.records[0]
    seat, hand = int(old["seat"]), int(old["hand"])
    piece = item_piece(before, hand)
    is_monument = MONUMENT <= hand < FIRST_ROAD
    done = int(old["rest"].sum()) == 1 if is_monument or hand == SET else True
    found: list[Effect] = [
        {
            "kind": "lay",
            "seat": seat,
            "piece": piece,
            "cells": [cell_name(cell) for cell in covered_by(before, code)],
            "free": hand == FIRST_ROAD,
            "done": done,
        }
    ]
    if is_monument and done:
        cells = references(as_number(new["site"][hand - MONUMENT]))
        found.append({"kind": "monument", "seat": seat, "piece": piece, "cells": cells})
    return found + _tracks(before, after, seat)


def _tracks(before: Position, after: Position, seat: int) -> list[Effect]:
    """The markers of a seat that moved; the last space of population announces the end."""
    old, new = before.records[0], after.records[0]
    moves = [*zip(RESOURCE_KEYS, old["resources"][seat], new["resources"][seat], strict=True)]
    found: list[Effect] = [
        {"kind": "track", "seat": seat, "track": key, "before": int(was), "after": int(now)}
        for key, was, now in moves
        if was != now
    ]
    was, now = int(old["population"][seat]), int(new["population"][seat])
    if was != now:
        found.append(
            {"kind": "track", "seat": seat, "track": "population", "before": was, "after": now}
        )
        last = int(after.rules.box["last_population"][0, int(new["options"][TRACK_SIDE])])
        full = last in old["population"].tolist() or old["round_number"] == ROUNDS
        if now == last and not full:
            found.append({"kind": "last-round", "reason": "population", "seat": seat})
    return found


# Outcomes ----------------------------------------------------------------------------------------


def _outcome(before: Position, code: int) -> list[Effect]:
    """An outcome of chance, or a chosen objective."""
    p, names = before.records[0], names_of(before.rules.box)
    if code < DECISIONS:
        return [{"kind": "objective", "number": code - CHOOSE + 1, "seat": int(p["seat"])}]
    if code < OBJECTIVE:
        return [{"kind": "map", "seat": int(p["dealt"]), "map": names.maps[code - RIVER]}]
    if code < REVEAL:
        return [{"kind": "objective", "number": code - OBJECTIVE + 1, "seat": None}]
    if code < REVEAL_MONUMENT:
        piece = tile_piece(names, *divmod(code - REVEAL, TILES))
        return [{"kind": "reveal", "piece": piece, "slot": None}]
    if code < CARD:
        piece = monument_piece(names, code - REVEAL_MONUMENT)
        return [{"kind": "reveal", "piece": piece, "slot": p["display"].tolist().index(NOTHING)}]
    return _card(before, code - CARD)


def _card(before: Position, card: int) -> list[Effect]:
    """A card of the automaton, and what it removes."""
    removed = taken_by_card(before, card)
    last = int(before.records[0]["cards"]) == 1 << card
    reshuffled = last or bool(before.rules.box["top"][0, card, 0] == RESHUFFLE)
    return [
        {"kind": "card", "number": card + 1, "reshuffled": reshuffled},
        *_discards(removed, "automaton"),
    ]


def _discards(removed: Iterable[Removed], reason: Any) -> list[Discard]:
    return [
        {"kind": "discard", "piece": piece, "slot": slot, "reason": reason}
        for piece, slot in removed
    ]


# Between turns -----------------------------------------------------------------------------------


def _end_turns(before: Position, after: Position, paid: int) -> list[Effect]:
    """The seats that are out now, with the coins they lose."""
    old, new = before.records[0], after.records[0]
    mover, seats = int(old["seat"]), after.seats
    round_over = new["round_number"] != old["round_number"] or new["phase"] == ENDED
    if not round_over and (old["out"] == new["out"]).all():
        return []
    found: list[Effect] = []
    order = old["order"][:seats].tolist()
    at = order.index(mover)
    for seat in order[at:] + order[:at]:
        if not old["out"][seat] and (round_over or new["out"][seat]):
            lost = int(old["gold"][seat]) - (paid if seat == mover else 0)
            if lost:
                found.append(_pay(seat, lost, "lost"))
            found.append({"kind": "out", "seat": seat})
    return found


def _begin_round(before: Position, after: Position, taken: set[str]) -> list[Effect]:
    """The unsold buildings leave, but not those that the automaton has taken; a new round."""
    new = after.records[0]
    number, order = int(new["round_number"]), new["order"][: after.seats].tolist()
    roads, sets, towers = new["supply"].tolist()
    found: list[Effect] = [
        *_discards((gone for gone in unsold(before) if gone.piece["key"] not in taken), "round")
    ]
    found.append(
        {
            "kind": "round",
            "number": number,
            "order": order,
            "roads": roads,
            "sets": sets,
            "towers": towers,
        }
    )
    found += [_pay(seat, -GOLD, "round") for seat in order]
    if number == ROUNDS:
        found.append({"kind": "last-round", "reason": "rounds", "seat": None})
    return found


def _begin_turn(before: Position, code: int, after: Position) -> list[Effect]:
    """The turn that begins with this move, or the end of the game."""
    old, new = before.records[0], after.records[0]
    if new["phase"] == ENDED:
        reason: Any = "rounds" if old["round_number"] == ROUNDS else "population"
        winners, scores = common.winners(after), after.scores
        tied = after.seats > 1 and len(winners) < scores.count(max(scores))
        tie_break: Any = "monuments" if tied else None
        return [{"kind": "end", "winners": winners, "reason": reason, "tie_break": tie_break}]
    if new["turns"] == old["turns"] or new["phase"] not in (BUYING, LAYING):
        return []  # none, or one in which nothing could be done
    # At the beginning of a round and after a card the seat has been set by an earlier move.
    continues = code < CHOOSE or (REVEAL_MONUMENT <= code < CARD and old["next_step"] == END_TURN)
    return [common.turn(int(old["seat"]) if continues else -1, int(new["seat"]))]
