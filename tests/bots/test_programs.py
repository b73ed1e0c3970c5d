"""A bot can be any program that speaks JSON lines; what fails loses and is reported."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

import pytest

import polis
from polis.arena.simulation import simulate
from polis.bots import program_bots as module
from polis.bots.bot import ask, close
from polis.bots.program_bots import ProgramBot, question
from polis.bots.specs import parse
from polis.core import component_sets, registry
from polis.core.errors import BotFailed
from tests.commands import Run

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = f"program:{sys.executable} {ROOT}/docs/examples/bot.py"


def written(tmp_path: Path, body: str) -> str:
    """The spec of a program with this text."""
    file = tmp_path / "bot.py"
    file.write_text(f"import json, os, sys, time\n{body}\n")
    return f"program:{sys.executable} {file}"


@pytest.mark.parametrize("key", ["machi-koro", "akropolis"])
def test_the_example_plays_whole_games(key: str, seed: int) -> None:
    result = simulate(key, 2, [EXAMPLE, "random"], 2, seed)
    assert result["failures"] == []
    assert sum(seat["wins"] for seat in result["seats"]) == 2
    assert result["cpu_seconds"] > 0


def test_a_program_is_told_the_game_and_nothing_about_luck(seed: int) -> None:
    game = polis.Game("machi-koro", 3, {"supply": "ten"}, seed=seed)
    asked = question(game, 0.5)
    assert asked == {
        "game": "machi-koro",
        "rules_version": 1,
        "options": {"supply": "ten", "beginner": False},
        "seats": 3,
        "seat": 0,
        "moves": game.moves,
        "legal": list(game.position.legal),
        "seconds": 0.5,
    }
    again = polis.Game("machi-koro", 3, asked["options"])
    for move in asked["moves"]:
        again.play(move)
    assert again.position == game.position


def test_a_program_is_told_another_set_of_components(seed: int) -> None:
    own = component_sets.set_of(registry.rules("world-wonders"))
    assert "components" not in question(polis.Game("world-wonders", 2, seed=seed), 1.0)
    other = json.loads(json.dumps(own)) | {"note": "Another set."}
    game = polis.Game("world-wonders", 2, seed=seed, components=other)
    asked = json.loads(json.dumps(question(game, 1.0)))
    assert asked["components"] == other
    again = polis.Game("world-wonders", 2, asked["options"], components=asked["components"])
    for move in asked["moves"]:
        again.play(move)
    assert again.rules is game.rules
    assert again.position == game.position


@pytest.mark.parametrize(
    ("body", "quoted"),
    [
        ("print('build bakery', flush=True); sys.stdin.read()", "“build bakery” instead of"),
        ("print('[1]', flush=True); sys.stdin.read()", "“[1]” instead of"),
        ("print(json.dumps({'action': 7}), flush=True); sys.stdin.read()", "instead of"),
        ("print(json.dumps({'action': 'castle'}), flush=True); sys.stdin.read()", "“castle”"),
        ("print(json.dumps({'action': 'build radio-tower'}), flush=True); time.sleep(60)", "radio"),
        ("sys.exit(3)", "ended before it answered"),
        ("raise RuntimeError('no idea')", "RuntimeError: no idea"),
        ("os.write(1, b'x' * 2_000_000); time.sleep(60)", "xxx” instead of"),
    ],
)
def test_what_fails_loses_and_is_reported(body: str, quoted: str, tmp_path: Path) -> None:
    spec = written(tmp_path, body)
    result = simulate("machi-koro", 2, ["random", spec], 2, 1)
    assert [seat["wins"] for seat in result["seats"]] == [2, 0]
    assert [failure["seat"] for failure in result["failures"]] == [1, 1]
    assert all(quoted in failure["reason"] for failure in result["failures"])


def test_a_late_answer_loses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STARTING", 0.0)
    monkeypatch.setattr(module, "GRACE", 0.0)
    spec = written(tmp_path, "time.sleep(600)").replace("program:", "program:time=0.05:")
    result = simulate("machi-koro", 2, [spec, "random"], 1, 1)
    assert [seat["wins"] for seat in result["seats"]] == [0, 1]
    assert "no answer within 0.05 secs" in result["failures"][0]["reason"]


def test_a_command_that_does_not_exist_loses() -> None:
    result = simulate("machi-koro", 2, ["program:./castle", "random"], 1, 1)
    assert "No such file" in result["failures"][0]["reason"]


def test_the_report_names_the_bot(tmp_path: Path, run: Run) -> None:
    spec = written(tmp_path, "sys.exit('lost my dice')")
    arguments = ("simulate", "machi-koro", "--games", 2, "--bots", f"{spec},random")
    answer = run(*arguments)
    assert answer.code == 0
    assert "failed and lost 2 games" in " ".join(answer.err.split())
    assert "lost my dice" in answer.err.replace("\n", " ")
    assert len(json.loads(run(*arguments, "--json").out)["failures"]) == 2


def alive(pid: str) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_the_program_and_what_it_started_end_with_the_game(tmp_path: Path) -> None:
    note = tmp_path / "pids"
    body = f"""
import subprocess
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open({str(note)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
for line in sys.stdin:
    print(json.dumps({{"action": json.loads(line)["legal"][0]}}), flush=True)
"""
    bot = parse(written(tmp_path, body)).make(1)
    game = polis.Game("machi-koro", seed=1)
    assert isinstance(bot, ProgramBot)
    ask(bot, "bot", game.position, game=game)
    close(bot)
    close(bot)  # a second time does no harm
    for pid in note.read_text().split():
        while alive(pid):  # the signal has been sent: what it hits ends soon, or this test never
            time.sleep(0.01)
    assert bot.cpu_seconds > 0
    assert os.getpid() not in map(int, note.read_text().split())


def test_a_position_alone_is_not_enough_for_a_program() -> None:
    bot = parse(EXAMPLE).make(1)
    with pytest.raises(BotFailed, match="whole game"):
        ask(bot, EXAMPLE, polis.rules("machi-koro").new().play("dice 1"))
    close(bot)
