"""What all tests share: the seed of this run."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

# Machines are shared and kernels compile on first use: time says nothing about a test.
settings.register_profile(
    "polis", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("polis")


@pytest.fixture(scope="session")
def seed() -> int:
    """The seed of this run, new each time; `./polis test` prints it and says how to repeat it."""
    return int(os.environ.get("POLIS_SEED", "1"))
