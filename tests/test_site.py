"""The documentation site: complete, every link leads somewhere, and no other host is asked."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote
from urllib.request import urlopen

import pytest
from filelock import FileLock

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "site"
LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}


class Page(HTMLParser):
    """What an HTML page links to, loads, and can be linked to."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors = {""}
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.anchors |= {value for key in ("id", "name") if (value := found.get(key))}
        if tag == "a" and found.get("href"):
            self.links.append(str(found["href"]))
        if tag in LOADED and found.get(LOADED[tag]):
            self.loaded.append(str(found[LOADED[tag]]))


def build_and_serve(kept: Path) -> None:
    """Build the site by `./polis docs --serve`; keep the first page and a script that it serves."""
    run = subprocess.Popen(
        [ROOT / "polis", "docs", "--serve"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, process_group=0,
    )  # fmt: skip
    assert run.stdout is not None
    said = ""
    try:
        while not (address := re.search(r"^http://127\.0\.0\.1:\d+/", said, re.MULTILINE)):
            line = run.stdout.readline()
            assert line, said
            said += line
        kept.mkdir()
        fetch(address.group(), kept / "index.html")
        script = next(one for one in Page(kept / "index.html").loaded if one.endswith(".js"))
        fetch(address.group() + script, kept / script)
        run.terminate()  # not an interrupt, which tests in the background would ignore
        assert run.wait(timeout=60) == -signal.SIGTERM
    finally:
        run.kill()
        run.communicate()


def fetch(url: str, file: Path) -> None:
    """Keep what the server answers."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with urlopen(url, timeout=60) as answer:
        file.write_bytes(answer.read())


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What was served of the site, built once in a test run, whichever process comes first."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    with FileLock(folder / "site.lock"):
        if not (folder / "site").exists():
            build_and_serve(folder / "building")
            (folder / "building").rename(folder / "site")
    return folder / "site"


@pytest.fixture(scope="module")
def pages(served: Path) -> dict[Path, Page]:
    """All pages of the site."""
    return {file: Page(file) for file in SITE.rglob("*.html")}


def test_the_site_is_served(served: Path) -> None:
    kept = {file.relative_to(served) for file in served.rglob("*.*")}
    assert {file.suffix for file in kept} == {".html", ".js"}
    for file in kept:
        assert (served / file).read_bytes() == (SITE / file).read_bytes()


def listed(entry: Any) -> set[str]:
    """The pages that an entry of the navigation names."""
    if isinstance(entry, str):
        return {entry}
    values = entry.values() if isinstance(entry, dict) else entry
    return set[str]().union(*map(listed, values))


def test_every_page_is_in_the_navigation(pages: dict[Path, Page]) -> None:
    settings = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]
    folder = ROOT / settings["docs_dir"]
    assert {str(page.relative_to(folder)) for page in folder.rglob("*.md")} == listed(
        settings["nav"]
    )


def test_every_link_leads_to_a_page_and_a_heading(pages: dict[Path, Page]) -> None:
    broken = []
    for file, page in pages.items():
        if file.name == "404.html":  # its links are from the root of the site
            continue
        for link in page.links:
            target, _, heading = unquote(link).partition("#")
            if re.match(r"[a-z]+:", target):
                continue
            there = (file.parent / target).resolve() if target else file
            if there.is_dir():
                there /= "index.html"
            anchors = pages[there].anchors if there in pages else {"", heading}
            if not there.exists() or heading not in anchors:
                broken.append(f"{file.relative_to(SITE)}: {link}")
    assert broken == []


def test_nothing_is_loaded_from_another_host(pages: dict[Path, Page]) -> None:
    loaded = [one for page in pages.values() for one in page.loaded]
    assert len(loaded) > len(pages)
    assert [one for one in loaded if re.match(r"(https?:)?//", one)] == []
    styles = "".join(file.read_text(encoding="utf-8") for file in SITE.rglob("*.css"))
    assert re.findall(r"(?:url\(|@import )[\"']?(?:https?:)?//[^\"')]+", styles) == []


def test_the_reference_documents_the_api_and_the_protocol(pages: dict[Path, Page]) -> None:
    python = (SITE / "reference" / "python.html").read_text(encoding="utf-8")
    protocol = (SITE / "reference" / "protocol.html").read_text(encoding="utf-8")
    assert "polis.Position" in python
    assert "legal" in python
    for adapter in ("gymnasium.SeatEnv", "pettingzoo.SeatsEnv", "openspiel.SpielGame"):
        assert f"polis.envs.adapters.{adapter}" in python
    assert "polis.envs.adapters.sb3.MaskedVecEnv" in python
    assert "polis.bots.specs.parse" in python
    for internal in ("is_among", "clear_mask", "new_workspace"):
        assert internal not in python
    assert "POST /api/rooms" in protocol
    assert "ClientMessage" in protocol
    assert cells(protocol, "get-apipadgame")["players"] == [
        "query", "integer", "always", "The number of players.",
    ]  # fmt: skip
    shown = cells(protocol, "settings")
    assert shown["public"][1] == "always"
    assert shown["spectator_chat"][1:] == [
        "else false",
        "Whether those who watch can write as well.",
    ]


def cells(page: str, heading: str) -> dict[str, list[str]]:
    """The first table after a heading: the other cells of each row by its first one."""
    table = page.partition(f'id="{heading}"')[2].partition("<tbody>")[2].partition("</tbody>")[0]
    rows = [re.findall(r"<td>(.*?)</td>", row, re.DOTALL) for row in table.split("</tr>")]
    plain = [[re.sub(r"<[^>]+>", "", cell).strip() for cell in row] for row in rows if row]
    return {first: others for first, *others in plain}
