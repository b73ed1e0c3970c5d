"""The results of a ladder: win rates of all pairings, and ratings of all bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from polis.arena.compiled_games import DECISIONS, PER_SEAT
from polis.arena.intervals import wilson_of_deals
from polis.arena.ladder import ratings
from polis.arena.ladder.plan import Ladder, Pairing, numbers, pairings
from polis.arena.runs.state import Entry, State
from polis.bots.specs import parse
from polis.core import component_sets
from polis.core.contract import WIN


@dataclass
class Tally:
    """The results of one bot, in one pairing or in several."""

    deals: dict[int, tuple[float, int]] = field(default_factory=dict)  # wins and games by number
    scores: list[int] = field(default_factory=list)

    def add(self, number: int, score: int, share: float) -> None:
        """Add a game of the deal of this number; `share` is 1 for a win."""
        wins, games = self.deals.get(number, (0.0, 0))
        self.deals[number] = (wins + share, games + 1)
        self.scores.append(score)

    def join(self, other: Tally) -> None:
        """Add the games of another tally; games of one number share their luck there, too."""
        for number, (wins, games) in other.deals.items():
            before, played = self.deals.get(number, (0.0, 0))
            self.deals[number] = (before + wins, played + games)
        self.scores += other.scores

    def data(self) -> dict[str, Any]:
        """The summary of these games; games of one deal are not independent."""
        deals = list(self.deals.values())
        wins, games = sum(deal[0] for deal in deals), sum(deal[1] for deal in deals)
        low, high = wilson_of_deals(deals)
        return {
            "games": games,
            "deals": len(deals),
            "wins": wins,
            "win_rate": wins / games if games else 0.0,
            "win_low": low,
            "win_high": high,
            "score_mean": mean(self.scores),
        }


def mean(values: Sequence[float]) -> float:
    """The mean; 0 of an empty sequence."""
    return sum(values) / len(values) if values else 0.0


def standings(ladder: Ladder, state: State) -> dict[str, Any]:
    """The whole ladder as plain data, as `polis ladder --json` prints it."""
    played = _Played(ladder, state)
    pairs: list[dict[str, Any]] = []
    mirrors: list[dict[str, Any]] = []
    if ladder.together or ladder.players == 1:
        bots = [
            _guest(played, pairing, bot) for pairing in pairings(ladder) for bot in pairing.bots
        ]
    else:
        pairs = [_pair(ladder, played, t) for t in pairings(ladder) if not t.is_mirror]
        mirrors = [_mirror(ladder, played, t) for t in pairings(ladder) if t.is_mirror]
        bots = _ranking(ladder, played, pairs)
    for row in bots:
        row["by_time"] = parse(row["bot"], ladder.game).by_time
        row["seconds"] = played.seconds_per_decision(row["bot"])
        row["failures"] = sum(f["bot"] == row["bot"] for f in played.failures)
    return {
        "game": ladder.game,
        "players": ladder.players,
        "options": dict(ladder.options),
        "components": component_sets.other_digest(ladder.game, ladder.components),
        "seed": ladder.seed,
        "together": ladder.together,
        "champion": ladder.champion,
        "bots": bots,
        "pairs": pairs,
        "mirrors": mirrors,
        "failures": played.failures,
    }


class _Played:
    """The games of a state that belong to a ladder, found by seating and number."""

    def __init__(self, ladder: Ladder, state: State) -> None:
        self.ladder = ladder
        wanted = {
            (seats, number)
            for pairing in pairings(ladder)
            for number in range(numbers(ladder, pairing))
            for seats in pairing.seatings(number)
        }
        self.entries: list[Entry] = []
        self.failures: list[dict[str, Any]] = []
        self.rows = {game: row for game, row in state.rows().items() if game in wanted}
        for entry in sorted(state.entries, key=lambda entry: (entry.seats, entry.first)):
            numbered = range(entry.first, entry.first + len(entry.rows))
            if any((entry.seats, number) in wanted for number in numbered):
                self.entries.append(entry)
                self.failures += entry.failures

    def tallies(self, pairing: Pairing) -> dict[str, Tally]:
        """The results of each bot of a pairing; in a mirror, those of the first seat."""
        found = {bot: Tally() for bot in pairing.bots}
        for number in range(numbers(self.ladder, pairing)):
            for seats in pairing.seatings(number):
                row = self.rows.get((seats, number))
                if row is None:
                    continue
                for seat, bot in enumerate(seats[:1] if pairing.is_mirror else seats):
                    share = row[PER_SEAT + len(seats) + seat] / WIN
                    found[bot].add(number, row[PER_SEAT + seat], share)
        return found

    def scores(self, pairing: Pairing) -> list[int]:
        """The scores of all seats of a pairing."""
        return [
            score
            for number in range(numbers(self.ladder, pairing))
            for seats in pairing.seatings(number)
            for score in self.rows.get((seats, number), [])[PER_SEAT : PER_SEAT + len(seats)]
        ]

    def seconds_per_decision(self, bot: str) -> float | None:
        """CPU seconds: measured for Python bots; for compiled bots, from their mirror games."""
        places = [(e, s) for e in self.entries for s, name in enumerate(e.seats) if name == bot]
        asked = sum(entry.asked[seat] for entry, seat in places)
        if asked:
            return sum(entry.seconds[seat] for entry, seat in places) / asked
        alone = [entry for entry in self.entries if set(entry.seats) == {bot}]
        decisions = sum(int(entry.rows[:, DECISIONS].sum()) for entry in alone)
        return sum(entry.cpu for entry in alone) / decisions if decisions else None


def _pair(ladder: Ladder, played: _Played, pairing: Pairing) -> dict[str, Any]:
    one, other = pairing.bots[0], pairing.bots[-1]
    tallies = played.tallies(pairing)
    return {
        "bot": one,
        "other": other,
        **tallies[one].data(),
        "other_score_mean": mean(tallies[other].scores),
    }


def _mirror(ladder: Ladder, played: _Played, pairing: Pairing) -> dict[str, Any]:
    """A control: with equal bots only the seat and luck make a difference."""
    data = played.tallies(pairing)[pairing.bots[0]].data()
    data["score_mean"] = mean(played.scores(pairing))
    return {"bot": pairing.bots[0], **data, "even": 1 / ladder.players}


def _guest(played: _Played, pairing: Pairing, bot: str) -> dict[str, Any]:
    return {"bot": bot, "rating": None, "error": None, **played.tallies(pairing)[bot].data()}


def _ranking(ladder: Ladder, played: _Played, pairs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every bot with its rating, the strongest first."""
    place = {bot: number for number, bot in enumerate(ladder.bots)}
    duels = [
        ratings.Duel(place[p["bot"]], place[p["other"]], ladder.players - 1, p["games"], p["wins"])
        for p in pairs
    ]
    deals: dict[int, list[ratings.Duel]] = {}
    for pairing in pairings(ladder):
        one, other = pairing.bots[0], pairing.bots[-1]
        for number, (wins, games) in played.tallies(pairing)[one].deals.items():
            if one != other:
                duel = ratings.Duel(place[one], place[other], ladder.players - 1, games, wins)
                deals.setdefault(number, []).append(duel)
    fitted = ratings.fit(len(place), duels, list(deals.values()))
    rows = []
    for bot, (rating, error) in zip(ladder.bots, fitted, strict=True):
        data = _sum(ladder, played, bot).data()
        rows.append({"bot": bot, "rating": rating, "error": error, **data})
    return sorted(rows, key=lambda row: -row["rating"])


def _sum(ladder: Ladder, played: _Played, bot: str) -> Tally:
    """A bot's games as the first of a pair; with two players also as the second."""
    whole = Tally()
    for pairing in pairings(ladder):
        first_only = pairing.bots[:1] if ladder.players > 2 else pairing.bots
        if not pairing.is_mirror and bot in first_only:
            whole.join(played.tallies(pairing)[bot])
    return whole
