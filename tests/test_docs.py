"""The pages for people: every link leads somewhere, and file names stay short."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from polis.arena.ladder.report import PLOTS, plot_name

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "web/README.md")),
    *sorted(DOCS.rglob("*.md")),
]
LINK = re.compile(r"\]\(([^()\s]+)\)|(?:href|src)=\"([^\"]+)\"")
LONGEST_NAME = 60


def links(page: Path) -> list[str]:
    """The relative links of a page, without those in code."""
    text = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    targets = [markdown or html for markdown, html in LINK.findall(text)]
    return [target for target in targets if not re.match(r"[a-z]+:|#", target)]


def test_links_are_found() -> None:
    assert "docs/architecture.md" in links(ROOT / "README.md")
    assert "docs/pictures/world-wonders-phone.webp" in links(ROOT / "README.md")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_relative_link_resolves(page: Path) -> None:
    broken = [link for link in links(page) if not (page.parent / link.split("#")[0]).exists()]
    assert broken == []


def test_file_names_are_short() -> None:
    names = [path.name for path in DOCS.rglob("*")]
    assert [name for name in names if len(name) > LONGEST_NAME] == []


def test_every_plot_belongs_to_a_section_of_the_ladder() -> None:
    page = DOCS / "generated" / "ladder.md"
    titles = re.findall(r"^## (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    plots = {path.name for path in (page.parent / PLOTS).iterdir()}
    assert {plot_name(title) for title in titles} == plots


def test_learners_read_what_was_measured_of_batches() -> None:
    bench = (DOCS / "generated" / "bench.md").read_text(encoding="utf-8")
    row = re.compile(r"Akropolis: batch of \d+ with observation and mask \| .*, (\d+)%")
    small, large = row.findall(bench)
    page = " ".join((DOCS / "learning.md").read_text(encoding="utf-8").split())
    assert f"the former have {small} % of the speed of stepping alone, the latter {large} %" in page
