"""The results of a ladder: win rates of all pairings, and ratings of all bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from polis.arena.compiled_games import DECISIONS, PER_SEAT
from polis.arena.ladder import ratings
from polis.arena.ladder.plan import Ladder, Pairing, numbers, pairings
from polis.arena.ladder.state import Entry, State
from polis.arena.simulation import wilson
from polis.core.contract import WIN


@dataclass
class Tally:
    """The results of one bot in one pairing."""

    games: int = 0
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)

    def add(self, score: int, share: int) -> None:
        """Add a game."""
        self.games += 1
        self.wins += share / WIN
        self.scores.append(score)

    def data(self) -> dict[str, Any]:
        """The summary of these games."""
        return figures(self.games, self.wins, mean(self.scores))


def figures(games: int, wins: float, score_mean: float) -> dict[str, Any]:
    """The summary of some games, with Wilson's 95 % interval."""
    low, high = wilson(wins, games)
    return {
        "games": games,
        "wins": wins,
        "win_rate": wins / games if games else 0.0,
        "win_low": low,
        "win_high": high,
        "score_mean": score_mean,
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
        bots = _ranking(ladder, pairs)
    for row in bots:
        row["seconds"] = played.seconds_per_decision(row["bot"])
        row["failures"] = sum(f["bot"] == row["bot"] for f in played.failures)
    return {
        "game": ladder.game,
        "players": ladder.players,
        "options": dict(ladder.options),
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
        self.rows: dict[tuple[tuple[str, ...], int], list[int]] = {}
        wanted = {
            (seats, number)
            for pairing in pairings(ladder)
            for number in range(numbers(ladder, pairing))
            for seats in pairing.seatings(number)
        }
        self.entries: list[Entry] = []
        self.failures: list[dict[str, Any]] = []
        for entry in state.entries:
            found = {
                (entry.seats, entry.first + k): row
                for k, row in enumerate(entry.rows)
                if (entry.seats, entry.first + k) in wanted
            }
            if found:
                self.rows.update(found)
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
                    share = row[PER_SEAT + len(seats) + seat]
                    found[bot].add(row[PER_SEAT + seat], share)
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
        decisions = sum(row[DECISIONS] for entry in alone for row in entry.rows)
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


def _ranking(ladder: Ladder, pairs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every bot with its rating, the strongest first."""
    place = {bot: number for number, bot in enumerate(ladder.bots)}
    duels = [
        ratings.Duel(place[p["bot"]], place[p["other"]], ladder.players - 1, p["games"], p["wins"])
        for p in pairs
    ]
    rows = []
    for bot, (rating, error) in zip(ladder.bots, ratings.fit(len(place), duels), strict=True):
        rows.append({"bot": bot, "rating": rating, "error": error, **_sum(ladder, pairs, bot)})
    return sorted(rows, key=lambda row: -row["rating"])


def _sum(ladder: Ladder, pairs: list[dict[str, Any]], bot: str) -> dict[str, Any]:
    """The sum of a bot's games as the first of a pair; with two players also as the second."""
    games, wins, points = 0, 0.0, 0.0
    for pair in pairs:
        if pair["bot"] == bot:
            games, wins = games + pair["games"], wins + pair["wins"]
            points += pair["score_mean"] * pair["games"]
        elif pair["other"] == bot and ladder.players == 2:
            games, wins = games + pair["games"], wins + pair["games"] - pair["wins"]
            points += pair["other_score_mean"] * pair["games"]
    return figures(games, wins, points / games if games else 0.0)
