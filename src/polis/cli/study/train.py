"""`polis train`: teaches a network of a game by playing the game."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from polis.cli.console import out, speaker, with_language
from polis.cli.options import AnyWholeNumber, WholeNumber
from polis.core.errors import BadOption
from polis.text.message import Message

if TYPE_CHECKING:
    from polis.arena.training.trainer import Trainer

MEASURED = ("greedy",)
"""Bots of every game against which progress is measured, besides those held out of training."""


@click.command()
@click.argument("game")
@click.option(
    "--players",
    type=AnyWholeNumber(),
    default=2,
    show_default=True,
    help="The network for this number of players.",
)
@click.option(
    "--games",
    type=WholeNumber(min=1),
    default=400_000,
    show_default=True,
    help="Games in all; the learning rate falls until then.",
)
@click.option("--seed", type=AnyWholeNumber(), default=1, show_default=True, help="Seed of it all.")
@click.option(
    "--every",
    type=WholeNumber(min=1),
    default=100,
    show_default=True,
    help="Batches of games after which the state is kept and progress is printed.",
)
@click.option(
    "--measure",
    type=WholeNumber(min=1),
    default=500,
    show_default=True,
    help="Games in each seat that measure progress.",
)
@click.option(
    "--state",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    help="The file of the state; checkpoints lie beside it.",
)
@click.option("--resume", is_flag=True, help="Continue from the file of --state, if there is one.")
@click.option(
    "--out",
    "target",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write all networks of the game to this file in the end.",
)
@with_language
def train(
    game: str,
    players: int,
    games: int,
    seed: int,
    every: int,
    measure: int,
    state: Path,
    resume: bool,
    target: Path | None,
) -> None:
    """Train a network of GAME: it plays against itself, older selves and other bots."""
    from polis.arena.training import checkpoints

    trainer = _trainer(game, players, games, seed)
    if resume and state.exists():
        checkpoints.resume(trainer, state)
    while trainer.batch < trainer.batches:
        report = trainer.step()
        if trainer.batch % every == 0 or trainer.batch == trainer.batches:
            checkpoints.save(trainer, state)
            _tell(trainer, report.games, report.loss, measure)
    if target is not None:
        checkpoints.export(trainer.rules, trainer.network, trainer.learner.integers(), target)
        out().print(speaker().format("train-done", path=str(target)), markup=False, soft_wrap=True)


def _trainer(game: str, players: int, games: int, seed: int) -> Trainer:
    """What trains the network for this number of players; BadOption if there is none."""
    from polis.arena.training.trainer import BATCH, Trainer
    from polis.core import registry

    rules = registry.rules(game)
    title = rules.sheet.title
    if rules.networks is None:
        raise BadOption(Message("train-none", game=title))
    found = [k for k, counts in enumerate(rules.networks.PLAYERS) if players in counts]
    if not found:
        raise BadOption(Message("train-players", game=title, players=str(players)))
    return Trainer(rules, found[0], -(-games // BATCH), seed)


def _tell(trainer: Trainer, games: int, loss: float, measure: int) -> None:
    """One line with the win rates of one-move play."""
    words = speaker()
    rates = [
        words.format("train-rate", rate=words.percent(trainer.measure(bot, measure), 1), bot=bot)
        for bot in (*MEASURED, *trainer.parts.HELD_OUT)
    ]
    seconds = round(time.process_time())
    line = words.format(
        "train-progress",
        games=games,
        seconds=seconds,
        loss=words.number(loss, 4),
        rates=words.listed(rates),
    )
    out().print(line, markup=False, soft_wrap=True)
