"""Random games of Machi Koro on the kernels and on the plain table, step by step side by side.

python -m tests.oracles.compare_machi_koro [games] [seed]
"""

from __future__ import annotations

import functools
import itertools
import random
import sys
import time
from typing import Any

import numpy as np

import polis
from polis.core.contract import CHANCE, OVER, WIN
from polis.core.native.builds import require
from polis.games.machi_koro.box import KIND_KEYS, LANDMARK_KEYS
from polis.games.machi_koro.rules.position import RADIO_TOWER, ROLLING
from polis.games.machi_koro.sheet import SEATS
from tests.oracles.machi_koro import Table

Facts = dict[str, Any]


@functools.cache
def _notation() -> list[str]:
    """The notation of every code; in this game it does not depend on the position."""
    rules = polis.rules("machi-koro")
    position = rules.new(2)
    return [position.write(code) for code in range(rules.sheet.codes)]


class Kernels:
    """One game on the kernels, asked by code."""

    def __init__(self, players: int, supply: str, beginner: bool) -> None:
        self.rules = polis.rules("machi-koro")
        sheet = self.rules.sheet
        self.position = self.rules.new(players, supply=supply, beginner=beginner)
        self.at = (self.rules.box, self.position.records, 0)
        self.players = players
        self.codes = np.zeros(sheet.most_actions, np.int64)
        self.outcomes = np.zeros(sheet.most_outcomes, np.int64)
        self.weights = np.zeros(sheet.most_outcomes, np.int64)
        self.lines, self.marks = (
            np.zeros(sheet.score_lines, np.int64),
            np.zeros(sheet.reasons, np.int64),
        )
        self.parts = np.zeros(SEATS, np.int64)
        self.notation = _notation()

    def to_act(self) -> int:
        return int(self.rules.kernels["to_act"](*self.at))

    def legal(self) -> list[int]:
        n = self.rules.kernels["legal"](*self.at, self.codes)
        return self.codes[:n].tolist()  # type: ignore[no-any-return]

    def chance(self) -> dict[int, int]:
        n = self.rules.kernels["chance"](*self.at, self.outcomes, self.weights)
        assert self.rules.kernels["odds"](*self.at) == self.weights[:n].sum()
        return dict(zip(self.outcomes[:n].tolist(), self.weights[:n].tolist(), strict=True))

    def apply(self, code: int) -> None:
        self.rules.kernels["apply"](*self.at, code)

    def facts(self) -> Facts:
        """What lies on the table, in the words of the kernels' record."""
        p = self.position.records[0]
        seats = range(self.players)
        score = self.rules.kernels["score"]
        return {
            "turns": int(p["turns"]),
            "seat": int(p["seat"]),
            "coins": p["coins"][: self.players].tolist(),
            "cities": p["cities"][: self.players].tolist(),
            "landmarks": p["landmarks"][: self.players].tolist(),
            "supply": p["supply"].tolist(),
            "deck": p["deck"].tolist(),
            "scores": [int(score(*self.at, seat, self.lines, self.marks)) for seat in seats],
        }

    def payments(self) -> list[tuple[int, int, str, int]] | None:
        """Payments of more than nothing since the roll, in no order; None before a roll stands."""
        p = self.position.records[0]
        if p["phase"] == RADIO_TOWER or (p["phase"] == ROLLING and p["rerolled"]):
            return None
        rows = zip(
            *(p[name][: p["payments"]].tolist() for name in ("payer", "payee", "card", "paid")),
            strict=True,
        )
        return sorted((a, b, KIND_KEYS[card], paid) for a, b, card, paid in rows if paid)

    def winner(self) -> int:
        self.rules.kernels["shares"](*self.at, self.parts)
        assert sorted(self.parts[: self.players].tolist()) == [0] * (self.players - 1) + [WIN]
        return int(self.parts.argmax())


def facts_of(table: Table) -> Facts:
    """What lies on the plain table, said as the kernels say it."""
    return {
        "turns": table.turns,
        "seat": table.seat_on_turn,
        "coins": table.coins,
        "cities": [[city.get(kind, 0) for kind in KIND_KEYS] for city in table.cities],
        "landmarks": [[int(name in own) for name in LANDMARK_KEYS] for own in table.landmarks],
        "supply": [table.supply.get(kind, 0) for kind in KIND_KEYS],
        "deck": [table.deck.get(kind, 0) for kind in KIND_KEYS],
        "scores": table.scores(),
    }


def payments_of(table: Table) -> list[tuple[int, int, str, int]]:
    return sorted(
        (-1 if payer is None else payer, payee, card, coins)
        for payer, payee, card, coins in table.payments
    )


def _same(what: str, kernels: object, plain: object) -> None:
    assert kernels == plain, f"{what}: the kernels say {kernels}, the plain table {plain}"


def _compare_step(kernels: Kernels, table: Table) -> list[int] | None:
    """Compare all that can be seen and chosen; return the codes to choose from, or None."""
    who, notation = kernels.to_act(), kernels.notation
    _same("to act", {CHANCE: "chance", OVER: "over"}.get(who, who), table.to_act)
    seen, plain = kernels.facts(), facts_of(table)
    for what in seen:
        _same(what, seen[what], plain[what])
    payments = kernels.payments()
    if payments is not None:
        _same("payments", payments, payments_of(table))
    if who == OVER:
        _same("winner", kernels.winner(), table.winner)
        return None
    _same("winner", None, table.winner)
    if who == CHANCE:
        weights = kernels.chance()
        _same("chance", {notation[code]: n for code, n in weights.items()}, table.chance())
        return [code for code, weight in weights.items() for _ in range(weight)]
    codes = kernels.legal()
    _same("legal", sorted(notation[code] for code in codes), sorted(table.legal()))
    assert codes == sorted(set(codes)), f"codes do not ascend: {codes}"
    return codes


def compare(games: int, seed: int, players: int, supply: str, beginner: bool) -> int:
    """Play random games on both and compare every step; return how many decisions were compared."""
    require("machi-koro")
    decisions = 0
    for game in range(games):
        rng = random.Random(f"{seed} {game} {players} {supply} {beginner}")
        kernels, table = Kernels(players, supply, beginner), Table(players, supply, beginner)
        moves: list[str] = []
        try:
            while (codes := _compare_step(kernels, table)) is not None:
                code = rng.choice(codes)
                decisions += kernels.to_act() >= 0
                moves.append(kernels.notation[code])
                kernels.apply(code)
                table.apply(moves[-1])
        except Exception as error:
            raise AssertionError(
                f"seed {seed}, game {game}, {players} players, supply {supply}, beginner "
                f"{beginner}, after {len(moves)} moves: {error!r}\n{', '.join(moves)}"
            ) from error
    return decisions


def main() -> None:
    games, seed = (int(word) for word in [*sys.argv[1:], "100", "1"][:2])
    for players, supply, beginner in itertools.product((1, 2, 3, 4), ("all", "ten"), (False, True)):
        began = time.perf_counter()
        decisions = compare(games, seed, players, supply, beginner)
        seconds = time.perf_counter() - began
        print(
            f"{players} players, supply {supply}, beginner {beginner}: {games} games, "
            f"{decisions} decisions alike, {games / seconds:.1f} games/s",
            flush=True,
        )


if __name__ == "__main__":
    main()
