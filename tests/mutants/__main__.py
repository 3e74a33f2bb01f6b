"""Break the rules in many ways, one at a time, and check that the tests notice each: ``python -m tests.mutants [NUMBER ...]``.

Each mutant is made in a copy of the project. The tests of its own game run first; any mutant they miss is put to all other tests that
``make test`` runs. This takes a while; it is meant for anyone changing tests.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from .mutants import MUTANTS, Mutant

ROOT = Path(__file__).parents[2]
PARTS = (
    "app",
    "rules",
    "resources",
    "tests",
    "packaging",
    "pyproject.toml",
    "README.md",
    "CHANGELOG.md",
    "LICENSE",
    "Makefile",
    ".ci",
    ".github",
)


def main(numbers: list[int]) -> int:
    """Try the mutants with these numbers, or all of them; return how many survived."""
    lived = 0
    with tempfile.TemporaryDirectory() as folder:
        project = Path(folder) / "project"
        project.mkdir()
        for part in PARTS:
            (shutil.copytree if (ROOT / part).is_dir() else shutil.copy)(ROOT / part, project / part)
        for number, mutant in enumerate(MUTANTS, 1):
            if not numbers or number in numbers:
                found = _noticed(project, mutant)
                lived += found is None
                print(f"{number:3} {mutant.clause:14} {mutant.file:38} {found or 'LIVES'}", flush=True)
    return lived


def _noticed(project: Path, mutant: Mutant) -> str | None:
    """Return the first test that fails with a mutant, or None if all pass. Raise ValueError if the mutant no longer fits the rules."""
    path = project / "rules" / mutant.file
    right = path.read_text(encoding="utf-8")
    if right.count(mutant.right) != 1:
        raise ValueError(f"{mutant.file} has {mutant.right!r} {right.count(mutant.right)} times")
    path.write_text(right.replace(mutant.right, mutant.wrong), encoding="utf-8")
    try:
        return _first_failure(project, mutant.tests) or _first_failure(project, ("tests",))
    finally:
        path.write_text(right, encoding="utf-8")


def _first_failure(project: Path, tests: tuple[str, ...]) -> str | None:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-m", "not slow", "-p", "no:cacheprovider", *tests]
    result = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    if result.returncode == 0:
        return None
    failures = [line for line in result.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    if not failures:
        raise RuntimeError(f"the tests did not run:\n{result.stdout[-2000:]}{result.stderr[-2000:]}")
    return failures[0].partition(" - ")[0]


if __name__ == "__main__":
    sys.exit(main([int(number) for number in sys.argv[1:]]))
