"""Runs every proof in full and writes docs/generated/proofs.md.

    ./polis prove               all proofs
    ./polis prove WORD ...      those whose name contains every word
    ./polis prove --seed N      with this seed instead of a new one
    ./polis prove --missing     those that the page does not show in full for today's sources
    ./polis prove --list        only their names and counts, and which were run for other sources

A stopped run can be continued: finished chunks are kept in .proofs.json, with a digest of the
sources they apply to. When the sources change, the proof starts again. The page keeps the rows of
proofs that are not run.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import subprocess
import sys
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import debian_packages

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / ".proofs.json"
sys.path.insert(0, str(ROOT))

from tests.proofs import REPORT, Proof, all_proofs, note, reported  # noqa: E402

State = dict[str, dict[str, Any]]


def run_chunk(name: str, count: int, seed: int) -> tuple[int, float]:
    """Run one chunk in its own process; return its count and its CPU seconds."""
    proof = next(proof for proof in all_proofs() if proof.name == name)
    began = cpu_seconds()
    measured = proof.run(count, seed)
    if proof.judge is not None:
        proof.judge(measured)
    return count, cpu_seconds() - began


def cpu_seconds() -> float:
    """The CPU seconds of this process and of those it has started, as far as they have ended."""
    return sum(os.times()[:4])


def load() -> State:
    """The results of earlier runs for exactly these sources."""
    if not STATE.exists():
        return {}
    saved = json.loads(STATE.read_text(encoding="utf-8"))
    digests = {proof.name: proof.digest for proof in all_proofs()}
    return {name: entry for name, entry in saved.items() if entry["digest"] == digests.get(name)}


def save(state: State) -> None:
    draft = STATE.with_suffix(".draft")
    draft.write_text(json.dumps(state, indent=1, ensure_ascii=False), encoding="utf-8")
    draft.replace(STATE)


def commit() -> str:
    """The current commit, with a plus if the work tree differs from it."""
    git = ("git", "-C", str(ROOT))
    head = subprocess.run([*git, "rev-parse", "--short=12", "HEAD"], capture_output=True, text=True)
    changed = subprocess.run(
        [*git, "status", "--porcelain", "--", "src", "tests"], capture_output=True, text=True
    )
    return head.stdout.strip() + ("+" if changed.stdout.strip() else "")


def row_of(proof: Proof, entry: dict[str, Any] | None) -> str:
    """The row of a proof, run or not."""
    done = sum(entry["chunks"].values()) if entry else 0
    checks = f"{done:,} {proof.unit}"
    if done != proof.total:
        checks = f"{done:,} of {proof.total:,} {proof.unit}"
    facts = (
        f"{entry['seed']} | {entry['seconds']:,.0f} | {entry['commit']} | {entry['digest']}"
        if entry
        else "– | – | – | –"
    )
    return f"| {proof.name} | {checks} | {facts} |"


def write_report(state: State) -> None:
    lines = [
        "# Proofs",
        "",
        "Written by `./polis prove`. Each line is a claim that held in every one of its checks.",
        "`./polis test` runs a twentieth of a count with a new seed every time. Of the claims that",
        "first compile a game, search in plain Python or start a browser it runs one of a group,",
        "chosen by the seed; those on an emulated arm64 processor it leaves out. `sources` is a",
        "digest of the files that a claim is about; `./polis prove --list` marks what changed.",
        "",
        "| claim | checks | seed | CPU seconds | commit | sources |",
        "|---|---:|---:|---:|---|---|",
    ]
    page = reported(REPORT.read_text(encoding="utf-8")) if REPORT.exists() else {}
    for proof in all_proofs():
        known = page.get(proof.name)
        if proof.name not in state and known is not None:
            lines.append(known.line)
        else:
            lines.append(row_of(proof, state.get(proof.name)))
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")


def prove(proofs: list[Proof], seed: int) -> list[str]:
    """Run the missing chunks of the proofs; return the failures.

    Those that measure time run last and one by one; the others run on all cores.
    """
    state = load()
    measuring = [proof for proof in proofs if proof.judge is not None]
    others = [proof for proof in proofs if proof.judge is None]
    failures = run_all(others, os.cpu_count() or 1, state, seed)
    failures += run_all(measuring, 1, state, seed)
    write_report(state)
    return failures


def run_all(proofs: list[Proof], processes: int, state: State, seed: int) -> list[str]:
    """Run the missing chunks in so many processes at once; return the failures."""
    failures = []
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        pending: dict[Future[tuple[int, float]], tuple[Proof, int]] = {}
        for proof in proofs:
            entry = state.setdefault(
                proof.name,
                {
                    "digest": proof.digest,
                    "seed": seed,
                    "commit": commit(),
                    "chunks": {},
                    "seconds": 0.0,
                },
            )
            for number, count in enumerate(proof.chunks(proof.total)):
                if str(number) not in entry["chunks"]:
                    chunk_seed = proof.seed_of(entry["seed"], number)
                    future = pool.submit(run_chunk, proof.name, count, chunk_seed)
                    pending[future] = (proof, number)
        print(f"{len(pending)} chunks to run, seed {seed}", flush=True)
        for done, future in enumerate(as_completed(pending), start=1):
            proof, number = pending[future]
            try:
                count, seconds = future.result()
            except AssertionError as error:
                failures.append(f"{proof.name}, chunk {number}: {error}")
                continue
            state[proof.name]["chunks"][str(number)] = count
            state[proof.name]["seconds"] += seconds
            save(state)
            print(f"{done}/{len(pending)}  {proof.name}", flush=True)
    return failures


def list_proofs(proofs: list[Proof]) -> None:
    """Print their names and counts, and what the page does not show of today's sources."""
    page = reported(REPORT.read_text(encoding="utf-8"))
    lines = []
    for proof in proofs:
        said = note(proof, page)
        lines.append(f"{proof.name}: {proof.total:,} {proof.unit}" + (said and f" ({said})"))
    print("\n".join(lines))


def main() -> int:
    parser = argparse.ArgumentParser(prog="./polis prove", description=__doc__.split("\n")[0])
    parser.add_argument("words", nargs="*", help="only proofs whose name holds every word")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(2**32))
    parser.add_argument("--missing", action="store_true", help="only what the page lacks")
    parser.add_argument("--list", action="store_true", help="only list them")
    arguments = parser.parse_args()
    proofs = [p for p in all_proofs() if all(word in p.name for word in arguments.words)]
    if not proofs:
        print(f"polis: no proof's name holds {' '.join(arguments.words)!r}; see --list")
        return 2
    if arguments.list:
        list_proofs(proofs)
        return 0
    if arguments.missing:
        page = reported(REPORT.read_text(encoding="utf-8"))
        proofs = [proof for proof in proofs if note(proof, page)]
    if not debian_packages.install(debian_packages.PROOFS):
        return 2
    # Without native code the chunks would play in plain Python, for hours. `polis warm` would not
    # build that for older processors, which is proven as well.
    subprocess.run([sys.executable, "tools/libraries.py", "build/libraries"], cwd=ROOT, check=True)
    try:
        failures = prove(proofs, arguments.seed)
    except KeyboardInterrupt:
        print("Stopped; the next run goes on from here.")
        return 130
    print(*failures, sep="\n")
    print(f"{len(proofs) - len({f.split(', chunk')[0] for f in failures})} proofs hold, "
          f"{len(failures)} chunks failed; see {REPORT.relative_to(ROOT)}")  # fmt: skip
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
