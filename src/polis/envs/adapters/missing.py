"""What an adapter says when the library behind it is not installed."""

from __future__ import annotations


def missing(package: str, extra: str = "envs") -> ImportError:
    """The error that names the package and says what to install."""
    return ImportError(
        f"{package} is not installed; install it with: pip install 'polis-games[{extra}]'"
        f"; in a checkout with: .venv/bin/uv pip install --editable '.[{extra}]'",
        name=package,
    )
