"""Building a package: the pages of the browser must be in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesHook(BuildHookInterface[Any]):
    """Refuses to pack Polis without its pages; working from a checkout needs none."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        pages = Path(self.root, "src/polis/web_app/index.html")
        if version != "editable" and not pages.exists():
            raise SystemExit("The pages are not built yet: npm --prefix web run build")
