"""The score: a point for each landmark."""

from __future__ import annotations

import numpy as np

from tests.rules.machi_koro.table import MALL, RULES, TOWER, scene


def test_the_score_sheet_is_filled_and_marked() -> None:
    position = scene(landmarks=[{MALL, TOWER}])
    sheet, marks = np.full(4, 7, np.int64), np.full(4, 7, np.int64)
    score = RULES.kernels["score"](RULES.box, position.records, 0, 0, sheet, marks)
    assert score == 2
    assert sheet.tolist() == [0, 1, 0, 1]
    assert marks.tolist() == [0, 1, 0, 1]
