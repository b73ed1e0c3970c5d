"""Modules that are imported on first use, so that a game starts without what it rarely needs."""

from __future__ import annotations

import importlib
from typing import Any


class LazyModule:
    """A module that is imported when an attribute is first asked for."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, attribute: str) -> Any:
        return getattr(importlib.import_module(self._name), attribute)

    def __repr__(self) -> str:
        return f"<{self._name}, imported on first use>"


def on_first_use(module: str) -> Any:
    """The module of this name, not yet imported."""
    return LazyModule(module)
