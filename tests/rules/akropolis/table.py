"""A table for tests: a game on the contract's kernels, driven in notation.

>>> game = Game()
>>> game.reveal("Bqq", "hhq", "Mqq", "Gqq").take(1).place(0, 1, "se").stones
[1, 2]
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from polis.core.contract import (
    CHANCE,
    OVER,
    apply,
    chance,
    legal,
    score,
    setup,
    shares,
    to_act,
)
from polis.core.kernel import new_records, with_attributes
from polis.games.akropolis.box import DISTRICT_KEYS, LETTERS, NAMES, tile_name
from polis.games.akropolis.game import RULES
from polis.games.akropolis.rules.bitboard import bit, build_up, column_of, row_of, set_letter
from polis.games.akropolis.rules.position import (
    NO_TILE,
    PLACING,
    POSITION,
    count_plaza,
    extend_to_cell,
)
from polis.games.akropolis.sheet import DISTRICTS, REVEAL, SHEET, STONES_LINE, TAKE
from polis.games.akropolis.text import coordinates

BOX = RULES.box

Cell = tuple[int, int]


class Game:
    """One game: actions are checked against the legal ones and played in notation."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        self.players = players
        self.P = new_records(2, POSITION)
        codes = np.array([*SHEET.option_codes(options), SHEET.rules_version], np.int64)
        setup(BOX, self.P, 0, players, codes)

    # What there is to see

    @property
    def seat(self) -> int:
        return int(to_act(BOX, self.P, 0))

    @property
    def turns(self) -> int:
        return int(self.P["turns"][0])

    @property
    def stones(self) -> list[int]:
        return self.P["stones"][0, : self.players].tolist()

    @property
    def site(self) -> list[str]:
        return [NAMES[kind] for kind in self.P["site"][0, : self.P["site_count"][0]]]

    @property
    def hand(self) -> str | None:
        kind = int(self.P["hand"][0])
        return None if kind == NO_TILE else NAMES[kind]

    def codes(self) -> list[int]:
        """The legal codes, as the kernel writes them."""
        out = np.zeros(SHEET.most_actions, np.int64)
        return out[: legal(BOX, self.P, 0, out)].tolist()

    def name(self, code: int) -> str:
        """The notation of a decision or outcome."""
        if code >= REVEAL:
            return f"reveal {NAMES[code - REVEAL]}"
        if self.hand is None:
            return f"take {code - TAKE + 1}"
        q, r, direction = coordinates.read_place(self.P, 0, code)
        return f"place {q},{r} {coordinates.DIRECTIONS[direction]}"

    def legal(self) -> list[str]:
        return [self.name(code) for code in self.codes()]

    def outcomes(self) -> dict[str, int]:
        """What may be revealed, each with its weight."""
        out, weights = np.zeros((2, SHEET.most_outcomes), np.int64)
        n = chance(BOX, self.P, 0, out, weights)
        return {self.name(int(out[k])): int(weights[k]) for k in range(n)}

    def places(self) -> set[frozenset[Cell]]:
        """The cells of every place where the tile in hand may lie."""
        return {
            frozenset(triangle(*coordinates.read_place(self.P, 0, code))) for code in self.codes()
        }

    def hexes(self, seat: int = 0) -> dict[Cell, str]:
        """What each cell of a city shows, with its level: `h2`."""
        letters = {number: letter for letter, number in LETTERS.items()}
        return {
            cell: f"{letters[letter]}{level}"
            for cell, (letter, level, _) in coordinates.cells(self.P, 0, seat).items()
        }

    def score(self, seat: int = 0) -> dict[str, Any]:
        """The total, the stones, and for each kind (value, stars, points)."""
        sheet, marks = np.zeros(SHEET.score_lines, np.int64), np.zeros(SHEET.reasons, np.int64)
        total = int(score(BOX, self.P, 0, seat, sheet, marks))
        lines = sheet[: DISTRICTS * 3].reshape(DISTRICTS, 3).tolist()
        kinds = {kind: tuple(line) for kind, line in zip(DISTRICT_KEYS, lines, strict=True)}
        return {"total": total, "stones": int(sheet[STONES_LINE]), **kinds}

    def worth(self, kind: str, seat: int = 0) -> int:
        """The value of the districts of a kind that count."""
        return self.score(seat)[kind][0]

    def marks(self, seat: int = 0) -> dict[Cell, int]:
        """The mark of every built cell of a city."""
        sheet, marks = np.zeros(SHEET.score_lines, np.int64), np.zeros(SHEET.reasons, np.int64)
        score(BOX, self.P, 0, seat, sheet, marks)
        found = coordinates.cells(self.P, 0, seat)
        return {cell: int(marks[place]) for cell, (_, _, place) in found.items()}

    def shares(self) -> list[int]:
        parts = np.zeros(4, np.int64)
        shares(BOX, self.P, 0, parts)
        return parts[: self.players].tolist()

    # What can happen

    def play(self, name: str) -> Game:
        """Let a legal decision or a possible outcome happen."""
        known = self.outcomes() if self.seat == CHANCE else self.legal()
        assert name in known, f"{name} is not possible"
        word, *rest = name.split()
        if word == "reveal":
            code = REVEAL + NAMES.index(rest[0])
        elif word == "take":
            code = TAKE + int(rest[0]) - 1
        else:
            q, r = map(int, rest[0].split(","))
            code = coordinates.write_place(self.P, 0, q, r, coordinates.DIRECTIONS.index(rest[1]))
        apply(BOX, self.P, 0, code)
        return self

    def reveal(self, *codes: str) -> Game:
        for code in codes:
            self.play(f"reveal {tile_name(code)}")
        return self

    def take(self, place: int) -> Game:
        return self.play(f"take {place}")

    def place(self, q: int, r: int, direction: str) -> Game:
        return self.play(f"place {q},{r} {direction}")

    def fill_site(self) -> Game:
        """Reveal what sorts first until somebody is to act or the game is over."""
        while self.seat == CHANCE:
            self.play(next(iter(self.outcomes())))
        return self

    def play_out(self, rng: random.Random | None = None) -> Game:
        """Go on to the end with random moves, or always the first."""
        while self.seat != OVER:
            names = list(self.outcomes()) if self.seat == CHANCE else self.legal()
            self.play(rng.choice(names) if rng else names[0])
        return self

    # Scenes

    def hold(self, code: str, seat: int = 0) -> Game:
        """Let a seat have this tile in its hand, about to place it."""
        self.P["phase"][0], self.P["seat"][0] = PLACING, seat
        self.P["hand"][0] = NAMES.index(tile_name(code))
        return self

    def build(self, *tiles: tuple[str, int, int, str], seat: int = 0) -> Game:
        """Place tiles in a city, each legally: its name's letter 0 on (q, r), and a direction."""
        for code, q, r, direction in tiles:
            self.hold(code, seat).place(q, r, direction)
        return self

    def paint(self, hexes: dict[Cell, str], seat: int = 0) -> Game:
        """Let a city show exactly these hexes: `h` is a house on level 1, `h3` one on level 3."""
        P, ring = with_attributes(self.P), int(self.P["ring"][0])
        city = P[0]["rows"][seat * ring : (seat + 1) * ring]
        city[:] = 0
        P[0]["plazas"][seat] = 0
        first = next(iter(hexes))
        for side, line in (("west", 0), ("east", 0), ("north", 1), ("south", 1)):
            P[0][side][seat] = first[line]
        for (q, r), text in hexes.items():
            row, cell = row_of(P[0], r), bit(column_of(q))
            for _ in range(int(text[1:] or 1)):
                build_up(city, row, cell)
            set_letter(city, row, cell, LETTERS[text[0]])
            extend_to_cell(P[0], seat, q, r)
            count_plaza(P[0], seat, LETTERS[text[0]], 1)
        return self


def triangle(q: int, r: int, direction: int) -> list[Cell]:
    """Clockwise: a cell, its neighbour in the direction, its neighbour in the next one."""
    ends = [coordinates.STEPS[direction], coordinates.STEPS[(direction + 1) % 6]]
    return [(q, r), *((q + dq, r + dr) for dq, dr in ends)]


def around(q: int, r: int) -> list[Cell]:
    """The six neighbours of a cell, clockwise from n."""
    return [(q + dq, r + dr) for dq, dr in coordinates.STEPS]


def row(text: str, r: int = 0, start: int = 0) -> dict[Cell, str]:
    """Hexes side by side in the direction se: `row("h h2 M")`."""
    return {(start + step, r): word for step, word in enumerate(text.split())}


def ring_of(text: str, q: int = 0, r: int = 0) -> dict[Cell, str]:
    """Six hexes around a cell, clockwise from n."""
    return dict(zip(around(q, r), text.split(), strict=True))
