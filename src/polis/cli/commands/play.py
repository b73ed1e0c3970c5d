"""`polis play`: a game in the terminal, people and bots in any seats."""

from __future__ import annotations

import secrets
from datetime import datetime
from pathlib import Path

import click

from polis import folders
from polis.cli.console import is_terminal, out, speaker, with_language
from polis.cli.options import AnyWholeNumber, read_options, ready, with_components, with_options
from polis.core import registry
from polis.core.errors import BadOption, UsageError
from polis.text.message import Message


def default_save(game: str) -> Path:
    """Where a game is saved unless a file is named."""
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return folders.data_folder() / f"{stamp}-{game}.json"


def read_seats(seats: str | None, players: int | None, game: str) -> list[str]:
    """Who sits where: `me`, `me:Anna`, or a bot's spec."""
    from polis.cli.terminal_game import PERSON, is_person  # loads the compiler

    if seats is None:
        return [PERSON, *["greedy"] * ((players or 2) - 1)]
    from polis.bots.specs import parse, split

    entries = split(seats)
    if players is not None and len(entries) != players:
        raise BadOption(Message("bot-count", bots=len(entries), players=players))
    for entry in entries:
        if not is_person(entry):
            parse(entry, game)
    return entries


def choose_game() -> str:
    """Ask which game, where there is more than one."""
    sheets = registry.sheets()
    if len(sheets) == 1 or not is_terminal():
        return sheets[0].key
    say = speaker().format
    for number, sheet in enumerate(sheets, start=1):
        out().print(f"  [bold]{number}[/]  {sheet.title}")
    while True:
        answer = click.prompt(say("choose-game"), prompt_suffix=" ")
        if answer.isdecimal() and 1 <= int(answer) <= len(sheets):
            return sheets[int(answer) - 1].key
        try:
            return registry.find(answer)
        except ValueError as error:
            out().print(str(error))


@click.command()
@click.argument("game", required=False)
@click.option("--players", type=AnyWholeNumber(), help="Number of players; by default two.")
@click.option(
    "--seats",
    metavar="A,B,…",
    help="Who sits where: me, me:Anna, or a bot; by default you against greedy.",
)
@click.option("--seed", type=AnyWholeNumber(), help="Seed of the dealer, to repeat a game.")
@click.option("--save", type=click.Path(path_type=Path), help="File for the log.")
@click.option("--resume", type=click.Path(path_type=Path), help="Continue this log.")
@with_options
@with_components
@with_language
def play(
    game: str | None,
    players: int | None,
    seats: str | None,
    seed: int | None,
    save: Path | None,
    resume: Path | None,
    options: tuple[str, ...],
    components: Path | None,
) -> None:
    """Play GAME in the terminal."""
    from polis.cli.terminal_game import TerminalGame
    from polis.core import log
    from polis.core.game import Game

    luck = secrets.randbits(63) if seed is None else seed % 2**64
    if resume is not None:
        if components is not None:
            raise UsageError(Message("components-resume", path=str(components)))
        played = log.load(resume)
        players_given = read_seats(seats, played.players, played.rules.sheet.key)
        ready(played.rules.sheet.key)
        played.seed = luck
        path = save or resume
    else:
        key = registry.find(game) if game else choose_game()
        players_given = read_seats(seats, players, key)
        registry.sheet(key).check_players(len(players_given), study=False)
        chosen = read_options(key, options)
        rules = ready(key, components)
        played = Game(rules, len(players_given), chosen, seed=luck)
        path = save or default_save(key)
    TerminalGame(played, players_given, path).run()
