"""Whatever is wrong gets one sentence that quotes it, exit code 2, and no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands import Run


@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        (["castle"], "castle"),
        (["play", "chess"], "chess"),
        (["rules", "chess"], "chess"),
        (["simulate", "chess"], "chess"),
        (["bench", "chess"], "chess"),
        (["warm", "chess"], "chess"),
        (["play", "machi-koro", "--players", "7"], "7"),
        (["play", "machi-koro", "--players", "1"], "1"),
        (["play", "machi-koro", "--seats", "me,castle"], "castle"),
        (["play", "machi-koro", "--players", "2", "--seats", "me"], "2"),
        (["play", "machi-koro", "--option", "supply=some"], "some"),
        (["play", "machi-koro", "--option", "colour=red"], "colour"),
        (["play", "machi-koro", "--resume", "nothing.json"], "nothing.json"),
        (["simulate", "machi-koro", "--players", "9"], "9"),
        (["simulate", "machi-koro", "--bots", "castle"], "castle"),
        (["simulate", "machi-koro", "--bots", "random,random,random"], "3"),
        (["simulate", "akropolis", "--bots", "ranch-list"], "ranch-list"),
        (["simulate", "machi-koro", "--bots", "greedy:noise=0"], "greedy:noise=0"),
        (["simulate", "machi-koro", "--bots", "program:"], "program:"),
        (["simulate", "machi-koro", "--bots", "master:time=1"], "time=1"),
        (["simulate", "machi-koro", "--games", "many"], "“many” is not a whole number"),
        (["simulate", "machi-koro", "--games", "0"], "“0” is too small for --games"),
        (["simulate", "machi-koro", "--seed", "x"], "“x” is not a whole number; write --seed like"),
        (["simulate", "machi-koro", "--players", "two"], "“two” is not a whole number"),
        (["dataset", "machi-koro", "--out", "x", "--seed", "1.5"], "“1.5” is not a whole number"),
        (["ladder", "machi-koro", "--players", "two"], "“two” is not a whole number"),
        (["exploit", "machi-koro", "greedy", "--sims", "few"], "“few” is not a whole number"),
        (["exploit", "machi-koro", "greedy", "--jobs", "0"], "“0” is too small for --jobs"),
        (["exploit", "machi-koro", "greedy", "--cpu-hours", "nan"], "“nan” does not fit"),
        (["exploit", "machi-koro", "greedy", "--cpu-hours", "0"], "“0” does not fit --cpu-hours"),
        (["puzzles", "machi-koro", "--out", "x", "--count", "many"], "“many” is not a whole"),
        (["bench", "--scale", "nan"], "“nan” does not fit --scale; write a number above 0"),
        (["bench", "--scale", "fast"], "“fast” does not fit --scale"),
        (["hint", "x.json", "--seconds", "-1"], "“-1” does not fit --seconds"),
        (["replay", "x.json", "--at", "end"], "“end” is not a whole number; write --at like"),
        (["play", "machi-koro", "--seed", "x"], "“x” is not a whole number"),
        (["simulate", "machi-koro", "--colour"], "--colour"),
        (["erase", "line", "room", "yy"], "“yy” is not a whole number; write NUMBER like this: 3."),
        (["erase", "line", "room", "-1"], "“-1” is too small for NUMBER; the least is 0."),
        (["serve", "--port", "70000"], "“70000” does not fit --port; the range is 0 to 65535."),
        (["replay", "nothing.json"], "nothing.json"),
        (["games", "--lang", "xx"], "xx"),
    ],
)
def test_one_sentence_and_exit_code_two(arguments: list[str], quoted: str, run: Run) -> None:
    answer = run(*arguments)
    assert answer.code == 2
    assert answer.out == ""
    assert quoted in answer.err
    sentence = answer.err.strip().splitlines()
    assert [line.startswith("polis: ") for line in sentence] == [True]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "polis-log/1"}'])
def test_a_broken_log(text: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text)
    answer = run("replay", file)
    assert answer.code == 2
    assert answer.err.startswith("polis: ")
    assert "Traceback" not in answer.err


def test_a_move_beyond_the_end(run: Run, tmp_path: Path) -> None:
    from polis.core import log
    from tests.core.test_game import played

    log.save(played("machi-koro", 2, 3), tmp_path / "game.json")
    answer = run("replay", tmp_path / "game.json", "--at", 999)
    assert answer.code == 2
    assert "999" in answer.err
