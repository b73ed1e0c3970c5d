"""Tic-Tac-Die, put together: the smallest game that Polis can play."""

from __future__ import annotations

from polis.games.tic_tac_die.box import make_box
from polis.games.tic_tac_die.rules import position, turn
from polis.games.tic_tac_die.sheet import SHEET
from polis.games.tic_tac_die.strategy import bots
from polis.games.tic_tac_die.terminal import table as terminal
from polis.games.tic_tac_die.text import words

from polis.core.interfaces import GameText
from polis.core.rules import Rules, gather

RULES = Rules(
    sheet=SHEET,
    printed=make_box(),
    strategy=bots.make_strategy(),
    dtype=position.POSITION,
    kernels=gather(position, turn, bots),
    text=GameText(
        write=words.write,
        read=words.read,
        why_not=words.why_not,
        tell=words.tell,
        news=words.news,
        prompt=words.prompt,
        explain=words.explain,
        view=words.view,
    ),
    terminal=terminal,
)
