"""The example files for SLURM and Kubernetes: their shards are whole runs together."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import yaml

from tests.commands import Run

EXAMPLES = Path(__file__).resolve().parents[2] / "docs/examples"


def environment(tmp_path: Path, **variables: str) -> dict[str, str]:
    """An environment in which `polis` is this checkout's."""
    tools = tmp_path / "bin"
    tools.mkdir(exist_ok=True)
    command = tools / "polis"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m polis "$@"\n')
    command.chmod(0o755)
    return {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}", **variables}


def test_the_tasks_of_the_slurm_array_are_one_ladder(run: Run, tmp_path: Path) -> None:
    script = EXAMPLES / "ladder.slurm"
    assert "#SBATCH --array=1-8\n" in script.read_text()
    for task in ("1", "2"):
        variables = environment(
            tmp_path, SLURM_ARRAY_TASK_ID=task, SLURM_ARRAY_TASK_COUNT="2", SLURM_CPUS_PER_TASK="1",
            POLIS_GAME="machi-koro", POLIS_BOTS="random,bakery-list", POLIS_LADDER_GAMES="2",
        )  # fmt: skip
        subprocess.run(["bash", script], cwd=tmp_path, env=variables, check=True)
    answer = run("ladder", "merge", *sorted((tmp_path / "games").glob("*.jsonl")))
    assert answer.code == 0, answer.err
    assert "bakery-list" in answer.out


def test_the_pods_of_the_kubernetes_job_are_one_simulation(run: Run, tmp_path: Path) -> None:
    job = yaml.safe_load((EXAMPLES / "simulate-job.yaml").read_text())
    spec = job["spec"]
    assert (spec["completionMode"], spec["completions"]) == ("Indexed", 8)
    container = spec["template"]["spec"]["containers"][0]
    (text,) = container["args"]
    for wanted, small in (
        ("--games 100000", "--games 30"), ("search:sims=200", "random"), ("/8", "/2"),
        ("/games/", f"{tmp_path}/"),
    ):  # fmt: skip
        assert text.count(wanted) == 1
        text = text.replace(wanted, small)
    for index in ("0", "1"):
        variables = environment(tmp_path, JOB_COMPLETION_INDEX=index)
        subprocess.run([*container["command"], text], env=variables, check=True)
    answer = run("simulate", "merge", tmp_path / "0.jsonl", tmp_path / "1.jsonl")
    assert answer.code == 0, answer.err
    assert "greedy" in answer.out
