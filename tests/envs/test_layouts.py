"""Observations stay as they are documented, and change only with their version.

`python -m tests.envs.test_layouts` adds the layouts of new versions to `layouts.json`. A version
that is in the file is never changed: a learner's weights fit the numbers that it was trained on.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from polis.core import registry
from polis.envs.batch import Batch
from polis.envs.layouts import layout, page
from tests.native import NATIVE

FILE = Path(__file__).with_name("layouts.json")
ROOT = FILE.parent.parent.parent
KEYS = [sheet.key for sheet in registry.sheets()]
STEPS = 200


def digest(key: str) -> str:
    """A digest of what all observations of some random games hold, and of their masks."""
    batch = Batch(registry.rules(key), 4, players=3, seed=5, observe=True, mask=True)
    found = hashlib.sha256()
    for number in range(STEPS):
        for array in (batch.seen.vectors, batch.seen.planes, batch.masks):
            found.update(array.astype(array.dtype.newbyteorder("<")).tobytes())
        chosen = (number * 7 + np.arange(4) * 13) % batch.counts
        batch.step(batch.codes[np.arange(4), chosen])
    return found.hexdigest()[:16]


def described(key: str) -> dict[str, Any]:
    return {**layout(registry.sheet(key)), "digest": digest(key)}


@pytest.mark.parametrize("key", KEYS)
def test_a_layout_changes_only_with_its_version(key: str) -> None:
    recorded = json.loads(FILE.read_text(encoding="utf-8"))[key]
    now = str(registry.sheet(key).observation.version)
    assert now == max(recorded, key=int)
    expected = dict(recorded[now])
    if not NATIVE:
        expected.pop("digest")
        assert layout(registry.sheet(key)) == expected
    else:
        assert described(key) == expected


def test_the_page_is_current() -> None:
    written = ROOT / "docs" / "generated" / "observations.md"
    assert written.read_text(encoding="utf-8") == page(), (
        "run python -m polis.envs.layouts --write docs/generated/observations.md"
    )


def add_new_versions() -> None:
    recorded = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for key in KEYS:
        versions = recorded.setdefault(key, {})
        versions.setdefault(str(registry.sheet(key).observation.version), described(key))
    FILE.write_text(json.dumps(recorded, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    add_new_versions()
