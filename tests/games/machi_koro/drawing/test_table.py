"""The drawing of a Machi Koro position: complete, well-formed, and within its frame."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from polis.core import registry
from polis.core.position import Position
from polis.games.machi_koro.drawing.cards import CARD_HEIGHT, CARD_WIDTH
from polis.games.machi_koro.drawing.table import draw
from polis.games.machi_koro.text.view import view
from polis.text.translation import translation
from tests.games.drawings import of_class, played

RULES = registry.rules("machi-koro")
NAMES = ["Anna", "Bea", "Cyril", "Dana"]
SVG = "{http://www.w3.org/2000/svg}"
MOVE = re.compile(r"translate\(([^ ]+) ([^ )]+)\)")
MOMENTS = [(2, 0, {}), (3, 40, {}), (4, 120, {}), (4, 30, {"supply": "ten"}), (2, 4000, {})]


@pytest.fixture(params=MOMENTS, ids=str)
def moment(request: pytest.FixtureRequest, seed: int) -> Position:
    players, decisions, options = request.param
    return played(RULES, players, decisions, random.Random(f"{seed} {request.param}"), **options)


def drawn(found: Position, language: str = "en") -> Element:
    source = draw(found, translation(language), NAMES[: found.seats])
    return ElementTree.fromstring(source)


def keys(group: Element) -> list[str]:
    return [part.attrib["data-card"] for part in of_class(group, "mk-card")]


def test_it_is_one_complete_document(moment: Position) -> None:
    root = drawn(moment)
    assert root.tag == SVG + "svg"
    assert root.get("role") == "img"
    assert root.findtext(SVG + "title") == "Machi Koro"
    said = root.findtext(SVG + "desc") or ""
    assert all(name in said for name in NAMES[: moment.seats])


def test_it_refers_to_nothing_outside(moment: Position) -> None:
    ids = [part.attrib["id"] for part in drawn(moment).iter() if "id" in part.attrib]
    assert len(ids) == len(set(ids))
    source = draw(moment, translation("en"), NAMES)
    assert set(re.findall(r'href="([^"]*)"', source)) <= {f"#{name}" for name in ids}
    assert "<script" not in source
    assert "http" not in source.replace("http://www.w3.org/2000/svg", "", 1)


def test_it_has_the_supply_and_every_city(moment: Position) -> None:
    root, shown = drawn(moment), view(moment)
    [supply] = of_class(root, "mk-supply")
    assert keys(supply) == [pile["key"] for pile in shown["supply"]]
    panels = of_class(root, "mk-player")
    landmarks = [landmark["key"] for landmark in shown["landmarks"]]
    assert len(panels) == moment.seats
    for panel, city in zip(panels, shown["cities"], strict=True):
        assert keys(panel)[:4] == landmarks
        assert set(keys(panel)[4:]) == {key for key, count in city["cards"].items() if count}
        assert len(of_class(panel, "mk-unbuilt")) == 4 - len(city["landmarks"])
    assert [int(die.attrib["data-face"]) for die in of_class(root, "mk-die")] == shown["dice"]


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_cards_lie_within_their_surface_and_apart(moment: Position, language: str) -> None:
    root = drawn(moment, language)
    for group in [*of_class(root, "mk-supply"), *of_class(root, "mk-player")]:
        places = []
        for card in of_class(group, "mk-card"):
            found = MOVE.match(card.attrib["transform"])
            assert found
            places.append((float(found[1]), float(found[2])))
        assert len(set(places)) == len(places)
        for x, y in places:
            for u, v in places:
                apart = abs(x - u) >= CARD_WIDTH or abs(y - v) >= CARD_HEIGHT
                assert apart or (x, y) == (u, v)
    frame = float(root.attrib["width"]), float(root.attrib["height"])
    for panel in of_class(root, "mk-player"):
        found = MOVE.match(panel.attrib["transform"])
        assert found
        surface = panel[0]
        assert float(found[1]) + float(surface.attrib["width"]) <= frame[0]
        assert float(found[2]) + float(surface.attrib["height"]) <= frame[1]
        rows = max(
            float(move[2]) for card in of_class(panel, "mk-card")
            if (move := MOVE.match(card.attrib["transform"]))
        )  # fmt: skip
        assert rows + CARD_HEIGHT < float(surface.attrib["height"])


def test_the_same_position_is_drawn_the_same(moment: Position) -> None:
    assert draw(moment, translation("en"), NAMES) == draw(moment.copy(), translation("en"), NAMES)
