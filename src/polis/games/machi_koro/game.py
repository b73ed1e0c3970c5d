"""Machi Koro: its `Rules`, assembled from its parts."""

from __future__ import annotations

from polis.core.interfaces import GameText
from polis.core.rules import Rules, gather
from polis.games.machi_koro import scorepad
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
from polis.games.machi_koro.strategy import playout, prior, shopping_lists, value, weights
from polis.games.machi_koro.terminal import scorepad as scorepad_terminal
from polis.games.machi_koro.terminal import table as terminal
from polis.games.machi_koro.text import explanation, narration, notation, prompts, view, why_not

RULES = Rules(
    sheet=SHEET,
    printed=make_box(),
    strategy=weights.make_strategy(),
    dtype=position.POSITION,
    kernels=gather(position, chance, legal, apply, score, observation, value, prior, playout),
    text=GameText(
        write=notation.write,
        read=notation.read,
        why_not=why_not.why_not,
        tell=narration.tell,
        news=narration.news,
        prompt=prompts.prompt,
        explain=explanation.explain,
        view=view.view,
    ),
    terminal=terminal,
    scorepad=scorepad,
    scorepad_terminal=scorepad_terminal,
    bots=shopping_lists,
    extra_kernels={"outlook": (outlook.outlook, outlook.scratch())},
)
