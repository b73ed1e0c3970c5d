"""The notebook among the examples: every cell runs, and its results are what the text says."""

from __future__ import annotations

import runpy
from pathlib import Path

NOTEBOOK = Path(__file__).resolve().parent.parent / "docs/examples/notebook.py"


def test_every_cell_of_the_notebook_runs() -> None:
    outputs, values = runpy.run_path(str(NOTEBOOK))["app"].run()
    assert len(outputs) == 5
    rates = [seat["win_rate"] for seat in values["seats"].values()]
    assert len(rates) == 4
    assert rates[0] > rates[-1]  # much noise costs more than little
    assert "<svg" in str(outputs[3].text)
