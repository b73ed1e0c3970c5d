"""The options of a game."""

from __future__ import annotations

SEATS = "ABCDE"

# Every option with its possible values, the default first.
OPTIONS = {
    "map_side": ("A", "B"),  # A: the lake for all, B: a river for each
    "track_side": ("A", "B"),
    "objectives": ("none", "three", "chosen"),  # drawn, or chosen; not in the solo game
    "solo_mode": ("easy", "hard"),  # only in the solo game
}


def complete(options: dict, players: int) -> dict:
    """The options given, with the default for every one left out."""
    assert 1 <= players <= len(SEATS)
    for key, value in options.items():
        assert value in OPTIONS[key], f"{value!r} is no value of the option {key}"
    assert players == 1 or "solo_mode" not in options, "a solo mode needs a solo game"
    whole = {key: options.get(key, values[0]) for key, values in OPTIONS.items()}
    assert players > 1 or whole["objectives"] == "none", "no objectives in the solo game"
    return whole
