"""An adapter without its library says in one sentence what to install."""

from __future__ import annotations

import importlib
import sys

import pytest

ADAPTERS = {
    "gymnasium": ("gymnasium", "envs"),
    "vector": ("gymnasium", "envs"),
    "spaces": ("gymnasium", "envs"),
    "pettingzoo": ("pettingzoo", "envs"),
    "openspiel": ("pyspiel", "envs"),
    "sb3": ("stable_baselines3", "sb3"),
}


@pytest.mark.parametrize("adapter", ADAPTERS)
def test_the_error_names_the_extra(adapter: str, monkeypatch: pytest.MonkeyPatch) -> None:
    library, extra = ADAPTERS[adapter]
    module = f"polis.envs.adapters.{adapter}"
    kept = sys.modules.pop(module, None)
    for name in [name for name in sys.modules if name.split(".")[0] == library]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(
        ImportError,
        match=rf"not installed; .* pip install 'polis-games\[{extra}\]'; "
        rf"in a checkout with: \.venv/bin/uv pip install --editable '\.\[{extra}\]'$",
    ):
        importlib.import_module(module)
    if kept is not None:
        sys.modules[module] = kept


def test_batches_need_no_extra() -> None:
    importlib.import_module("polis.envs.batch")
    importlib.import_module("polis.envs.afterstates")
