"""The scenes of Machi Koro's cards as data."""

from __future__ import annotations

import re

import pytest

from polis.games.machi_koro.box import CARD_KEYS, ESTABLISHMENTS
from polis.games.machi_koro.drawing.art import ART
from polis.games.machi_koro.drawing.glyphs import GLYPHS, LANDMARK_SIGNS
from polis.games.machi_koro.drawing.motifs import HEIGHT, WIDTH
from polis.games.machi_koro.drawing.scenes import SCENES
from polis.games.machi_koro.drawing.tones import BARE, GROUNDS, TONES

EDGE = 6  # what may begin beyond the box, such as furrows and hills


def test_every_card_has_a_scene_of_its_own() -> None:
    assert list(SCENES) == list(CARD_KEYS)
    assert len(set(SCENES.values())) == len(SCENES)


@pytest.mark.parametrize("key", SCENES)
def test_a_scene_stays_in_its_box_and_in_its_tones(key: str) -> None:
    for tone, path in SCENES[key]:
        assert (tone in TONES) != (tone in GROUNDS)
        starts = re.findall(r"M(-?[\d.]+) (-?[\d.]+)", path)
        assert starts
        for x, y in starts:
            assert -EDGE <= float(x) <= WIDTH + EDGE
            assert -EDGE <= float(y) <= HEIGHT + EDGE


@pytest.mark.parametrize("key", SCENES)
def test_a_scene_covers_its_box(key: str) -> None:
    _, path = SCENES[key][0]
    assert path == f"M0 0h{WIDTH}v{HEIGHT}h-{WIDTH}Z"


def test_paths_are_closed_and_short() -> None:
    for path in (path for scene in SCENES.values() for _, path in scene):
        assert path.endswith("Z")
        assert not re.search(r"\.\d{4}", path), "more digits than anybody sees"


def test_every_sign_is_drawn() -> None:
    assert {card["symbol"] for card in ESTABLISHMENTS} <= set(GLYPHS)
    assert set(LANDMARK_SIGNS.values()) <= set(GLYPHS)
    assert set(LANDMARK_SIGNS) == set(CARD_KEYS) - {card["key"] for card in ESTABLISHMENTS}


def test_the_browser_has_every_tone() -> None:
    assert set(ART["TONES"]) == set(TONES) | set(GROUNDS)
    assert set(ART["BARE"]) == set(BARE) | set(GROUNDS)
    assert {f"scene-{name}" for name in GROUNDS} <= set(ART["PALETTE"])
