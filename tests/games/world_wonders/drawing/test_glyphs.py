"""The signs of World Wonders as data: silhouettes, glyphs and colours."""

from __future__ import annotations

import itertools
import re

import pytest

from polis.drawing.svg import fitting, in_lines, theme, width_of
from polis.games.world_wonders.box import RESOURCE_KEYS, TYPE_LETTERS
from polis.games.world_wonders.drawing.glyphs import (
    COLOURS,
    DEEP,
    GLYPHS,
    GROUND,
    PATTERNS,
    SIGNS,
    TRACKS,
)
from polis.games.world_wonders.drawing.silhouettes import SILHOUETTES, TONES, silhouette

# Monuments


@pytest.mark.parametrize("name", [*SILHOUETTES, "other"])
def test_a_silhouette_stays_in_its_box_and_in_its_tones(name: str) -> None:
    picture = silhouette(name)
    for tone, path in picture.layers:
        assert tone in TONES
        for part in re.findall(r"M(-?[\d.]+) (-?[\d.]+)", path):
            x, y = map(float, part)
            assert 0 <= x <= picture.width
            assert 0 <= y <= picture.height


def test_only_drawings_that_are_longer_than_high_turn() -> None:
    for picture in SILHOUETTES.values():
        assert not picture.turns or picture.width >= 2 * picture.height


# Text


@pytest.mark.parametrize("text", ["", "a", "dwelling", "longest continuous road", "W" * 60])
def test_a_text_in_lines_fits(text: str) -> None:
    size, lines = in_lines(text, 12, 60, 2)
    assert " ".join(lines) == text
    assert len(lines) <= 2
    assert all(size * width_of(line) <= 60 + 1e-9 for line in lines)
    assert fitting(text, 12, 60) <= size <= 12


# Colours


def luminance(colour: str) -> float:
    shares = [value / 255 for value in bytes.fromhex(colour[1:])]
    linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_signs_can_be_read_on_their_ground() -> None:
    for letter in TYPE_LETTERS:
        assert contrast("#fffaf0", DEEP[letter]) >= 7, "a glyph and its lines"
        assert contrast(GROUND["land"], DEEP[letter]) >= 4.5, "a building's edge on the land"
    for colour, ink in TRACKS.values():
        assert contrast(colour, ink) >= 4.5
    assert contrast(SIGNS["coin"], "#2b2622") >= 4.5


def test_text_can_be_read_in_both_themes() -> None:
    light, dark = (
        dict(re.findall(r"--(\w+):(#\w+)", block)) for block in theme("ww").split("@media")
    )
    for colours in (light, dark):
        for ink, ground in itertools.product(("ink", "quiet"), ("surface", "raised")):
            assert contrast(colours[ink], colours[ground]) >= 4.5


def test_every_kind_has_a_sign() -> None:
    assert set(COLOURS) == set(DEEP) == set(PATTERNS) == set(TYPE_LETTERS)
    assert {*TYPE_LETTERS, *RESOURCE_KEYS, "population"} <= set(GLYPHS)
    assert len({glyph for glyph, _ in GLYPHS.values()}) == len(GLYPHS)
