"""Runs all tests and reports the time of each step.

    ./polis test              everything
    ./polis test ARGUMENTS    one pytest run with these arguments: -k word, tests/x.py, ...

A run draws a new seed and prints it; POLIS_SEED=n repeats a run. If CI is set, a test that was
skipped or expected to fail counts as failed, because in CI every test must run.
"""

from __future__ import annotations

import os
import secrets
import shlex
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

import debian_packages

ROOT = Path(__file__).resolve().parent.parent
RULE_TESTS = "tests/rules"
CI = bool(os.environ.get("CI"))
WORKERS = str(len(os.sched_getaffinity(0)))

PLATFORMS = ("linux-x86_64", "web-wasm32")

OK, FAILED, NONE = "ok", "FAILED", "none yet"


@dataclass
class Tally:
    """The sums of all pytest runs; any other failed check counts as one more failure."""

    passed: int = 0
    failed: int = 0
    failures: list[str] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)

    def line(self) -> str:
        if CI or not self.skipped:
            return f"{self.passed} passed, {self.failed} failed"
        return f"{self.passed} passed, {self.failed} failed, {len(self.skipped)} skipped"


@dataclass
class Step:
    name: str
    run: Callable[[Tally], str]


def call(*command: str, env: dict[str, str] | None = None) -> int:
    print("$", shlex.join(command), flush=True)
    return subprocess.run(command, cwd=ROOT, env=os.environ | (env or {}), check=False).returncode


def tool(name: str) -> str:
    return str(Path(sys.executable).parent / name)


def check(*command: str) -> Callable[[Tally], str]:
    """A step that passes if its command succeeds."""

    def run(tally: Tally) -> str:
        if call(*command) == 0:
            return OK
        tally.failed += 1
        return FAILED

    return run


def install_packages(tally: Tally) -> str:
    if debian_packages.install(debian_packages.TESTS):
        return OK
    tally.failed += 1
    return FAILED


# pytest -----------------------------------------------------------------------------------------


LONGEST = 600
"""Characters of a failure in the summary, the last ones."""


def read_report(report: Path, tally: Tally) -> tuple[int, list[str]]:
    """Add the tests of one run to the tally; return the failures and the skipped tests."""
    failed, skipped = 0, []
    for case in ElementTree.parse(report).iter("testcase"):
        name = ".".join(filter(None, (case.get("classname"), case.get("name"))))
        skip = case.find("skipped")
        wrong = [*case.findall("failure"), *case.findall("error")]
        if wrong:
            failed += 1
            tally.failures.append(f"{name}\n{(wrong[0].text or '')[-LONGEST:]}")
        elif skip is not None:
            skipped.append(f"{name}: {skip.get('message') or 'no reason given'}")
        else:
            tally.passed += 1
    tally.failed += failed
    tally.skipped += skipped
    return failed, skipped


def pytest(
    *arguments: str, launch: tuple[str, ...] = (), env: dict[str, str] | None = None
) -> Callable[[Tally], str]:
    """A step that runs pytest, through the module in `launch` if given."""

    def run(tally: Tally) -> str:
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder, "report.xml")
            code = call(
                *(sys.executable, *launch, "-m", "pytest", "-p", "no:cacheprovider"),
                *(f"--junitxml={report}", f"--hypothesis-seed={os.environ['POLIS_SEED']}"),
                *arguments,
                env=env,
            )
            failed, skipped = read_report(report, tally) if report.exists() else (0, [])
        if code != 0 and not failed:
            # No test failed, but pytest did: nothing was collected, or pytest crashed.
            tally.failed += 1
        if skipped and CI:
            print("Skipped, which counts as failed here:", *skipped, sep="\n  ")
            tally.failed += len(skipped)
        return FAILED if code != 0 or (skipped and CI) else OK

    return run


# Coverage of the rules --------------------------------------------------------------------------


def rule_files() -> list[Path]:
    """The rule files that pyproject.toml names."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = settings["tool"]["coverage"]["report"]["include"]
    return [path for pattern in patterns for path in ROOT.glob(pattern)]


def plain_rules(tally: Tally) -> str:
    """Run the rules in plain Python, because coverage only sees that."""
    if not rule_files():
        return NONE
    call(tool("coverage"), "erase")
    return pytest(
        *("-n", WORKERS, "--dist", "worksteal", RULE_TESTS),
        launch=("-m", "coverage", "run"),
        env={"NUMBA_DISABLE_JIT": "1"},
    )(tally)


def rule_coverage(tally: Tally) -> str:
    if not rule_files():
        return NONE
    call(tool("coverage"), "combine", "--quiet")
    return check(tool("coverage"), "report")(tally)


# The whole --------------------------------------------------------------------------------------

EVERYTHING = [
    Step("Debian packages", install_packages),
    Step("lint", check(tool("ruff"), "check")),
    Step("format", check(tool("ruff"), "format", "--check")),
    Step("types", check(tool("mypy"))),
    # Instead of `polis warm`: also for processors without x86-64-v3, because the wheel of
    # tests/test_wheel.py holds both, and for WebAssembly. Optimising the kernels once more takes
    # 40 CPU seconds here; in a build of its own, they would be lowered once more, too.
    Step("native code", check(sys.executable, "tools/libraries.py", "build/libraries", *PLATFORMS)),
    Step("tests", pytest("-n", WORKERS, "--dist", "worksteal", "--durations=15")),
    Step("rules in plain Python", plain_rules),
    Step("coverage of the rules", rule_coverage),
]


def from_here(argument: str) -> str:
    """An argument for pytest, which runs in the project's folder, with its path adjusted."""
    path, colons, rest = argument.partition("::")
    here = Path.cwd() / path
    if argument.startswith("-") or Path.cwd() == ROOT or not here.exists():
        return argument
    return f"{here}{colons}{rest}"


def main(arguments: list[str]) -> int:
    if arguments in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    arguments = [from_here(argument) for argument in arguments]
    steps = [Step("tests", pytest(*arguments))] if arguments else EVERYTHING

    seed = os.environ.setdefault("POLIS_SEED", str(secrets.randbelow(2**32)))
    repeat = f"POLIS_SEED={seed} {shlex.join(['./polis', 'test', *arguments])}"
    print(f"Seed {seed}; to repeat this run: {repeat}", flush=True)

    tally = Tally()
    rows: list[tuple[str, float, str]] = []
    interrupted = False
    for step in steps:
        print(f"\n== {step.name}", flush=True)
        began = time.monotonic()
        try:
            result = step.run(tally)
        except KeyboardInterrupt:
            interrupted, result = True, "stopped"
        except Exception as error:  # the other steps and the summary must still run
            print(f"{step.name}: {error!r}")
            tally.failed += 1
            result = FAILED
        rows.append((step.name, time.monotonic() - began, result))
        if interrupted:
            break

    width = max(len(name) for name, _, _ in rows)
    print(f"\n{'step':{width}}  seconds  result")
    for name, seconds, result in rows:
        print(f"{name:{width}}  {seconds:7.1f}  {result}")
    print(f"{'total':{width}}  {sum(seconds for _, seconds, _ in rows):7.1f}\n")
    for failure in tally.failures:
        print(f"FAILED {failure}\n")
    print(tally.line(), flush=True)
    if interrupted:
        return 130
    return 1 if any(result == FAILED for _, _, result in rows) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
