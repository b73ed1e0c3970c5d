"""Builds the documentation site in build/site.

    ./polis docs             build it
    ./polis docs --serve     build it and serve it on this computer

Pages come from docs/, from the project's README, CONTRIBUTING and CHANGELOG, from the rules pages
of the games, and from docstrings and schemas (tools/reference.py).
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import reference
from polis.core import registry
from polis.text.translation import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"
MOVED = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^()\s]+)\)")
CODE = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)


def collect() -> None:
    """Write all pages of the site to build/docs."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES, ignore=shutil.ignore_patterns("__pycache__"))
    for page in (ROOT / "docs").rglob("*.md"):
        _write(page.relative_to(ROOT / "docs"), page)
    for name, moved in MOVED.items():
        _write(Path(moved), ROOT / name)
    (PAGES / "rules").mkdir()
    for sheet in registry.sheets():
        for language in LANGUAGES:
            text = registry.rules_page(sheet.key, language)
            (PAGES / "rules" / f"{sheet.key}.{language}.md").write_text(text, encoding="utf-8")
    (PAGES / "reference").mkdir()
    (PAGES / "reference" / "python.md").write_text(reference.python(), encoding="utf-8")
    (PAGES / "reference" / "protocol.md").write_text(reference.protocol(), encoding="utf-8")


def _write(place: Path, page: Path) -> None:
    """Write a page to its place, its links changed to lead to the pages of the site."""
    parts = CODE.split(page.read_text(encoding="utf-8"))
    link = partial(_link, page.parent, (PAGES / place).parent)
    # Every other part is code, in which nothing is a link.
    parts[::2] = [LINK.sub(link, part) for part in parts[::2]]
    (PAGES / place).write_text("".join(parts), encoding="utf-8")


def _link(old: Path, new: Path, found: re.Match[str]) -> str:
    """A link of a page that moves from one folder to another; plain text if it leaves the site."""
    picture, text, target = found.groups()
    file, mark, heading = target.partition("#")
    if re.match(r"[a-z]+:", target) or not file:
        return found.group()
    path = (old / file).resolve().relative_to(ROOT)
    if path.name == str(path) and path.name in MOVED:
        there = PAGES / MOVED[path.name]
    elif path.parts[0] == "docs":
        there = PAGES / path.relative_to("docs")
    else:
        return text
    return f"{picture}[{text}]({os.path.relpath(there, new)}{mark}{heading})"


def build() -> int:
    """Build the site from its pages; a link that leads nowhere is an error."""
    shutil.rmtree(SITE, ignore_errors=True)
    command = [str(Path(sys.executable).parent / "zensical"), "build", "--clean", "--strict"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n")
    return done.returncode


def serve() -> None:
    """Serve the site on this computer until it is interrupted."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(SITE))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        print(f"http://127.0.0.1:{server.server_port}/ (Ctrl+C ends)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


def main() -> int:
    parser = argparse.ArgumentParser(description="Builds the documentation site in build/site.")
    parser.add_argument("--serve", action="store_true", help="serve it on this computer")
    arguments = parser.parse_args()
    collect()
    code = build()
    if code == 0:
        print(f"The site is in {SITE.relative_to(ROOT)}.")
        if arguments.serve:
            serve()
    return code


if __name__ == "__main__":
    sys.exit(main())
