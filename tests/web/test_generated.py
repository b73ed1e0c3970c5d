"""Every file of the pages that a script generates is what the script would write now."""

from __future__ import annotations

import json

import pytest

from tests.web.npm import WEB, npm

SCRIPTS = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["scripts"]
GENERATORS = sorted(
    name
    for name, command in SCRIPTS.items()
    if command.startswith("node tools/")
    and "'./generated.mjs'" in (WEB / command.split()[1]).read_text(encoding="utf-8")
)


def test_there_are_generators() -> None:
    assert GENERATORS == ["art", "wire"]


@pytest.mark.parametrize("script", GENERATORS)
def test_generated_files_are_current(script: str) -> None:
    npm(script, "--", "--check")
