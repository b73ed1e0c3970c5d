"""Machi Koro: its `Rules`, assembled from its parts."""

from __future__ import annotations

from polis.core.rules import Rules, gather, gather_text
from polis.games.machi_koro.box import make_box
from polis.games.machi_koro.rules import (
    apply,
    chance,
    legal,
    observation,
    outlook,
    position,
    score,
)
from polis.games.machi_koro.sheet import SHEET
from polis.games.machi_koro.strategy import (
    playout,
    prior,
    shopping_lists,
    training,
    value,
    weights,
)
from polis.games.machi_koro.text import (
    effects,
    explanation,
    narration,
    notation,
    prompts,
    view,
    why_not,
)
from polis.lazy import on_first_use

RULES = Rules(
    sheet=SHEET,
    printed=make_box(),
    strategy=weights.make_strategy(),
    styles=weights.make_styles(),
    dtype=position.POSITION,
    kernels=gather(position, chance, legal, apply, score, observation, value, prior, playout),
    text=gather_text(notation, why_not, narration, effects, prompts, explanation, view),
    terminal=on_first_use("polis.games.machi_koro.terminal.table"),
    drawing=on_first_use("polis.games.machi_koro.drawing.table"),
    scorepad=on_first_use("polis.games.machi_koro.scorepad"),
    scorepad_terminal=on_first_use("polis.games.machi_koro.terminal.scorepad"),
    bots=shopping_lists,
    networks=training,
    prospects=on_first_use("polis.games.machi_koro.strategy.prospects"),
    extra_kernels=((outlook.outlook, outlook.scratch()),),
)
