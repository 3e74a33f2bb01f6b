"""Check rules of the whole source tree that no other tool covers."""

import re
import subprocess
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from rules import catalogue

ROOT = Path(__file__).parents[1]
TOP = {"app", "resources", "rules", "tests", "packaging", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "Makefile"}
# Folders that exist on one machine only and slip into files by accident: homes, mounted work folders, a tool's temporary folders.
MACHINE_PATH = re.compile(r"(?<![\w.~])/(?:home|Users|root|work|mnt|media)/[\w.-]+|\b[A-Z]:\\\\?Users\\")
BINARY = {".png", ".jpg", ".ico", ".icns", ".otf", ".ttf", ".wav", ".ogg"}


def tracked() -> list[Path]:
    """Return the files under version control, relative to the root; skip the test in a source archive."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git working copy")
    command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"]  # the checkout may belong to a different user
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [Path(name) for name in run.stdout.split("\0") if name and (ROOT / name).exists()]


def test_top_level_holds_only_what_was_agreed() -> None:
    assert {path.parts[0] for path in tracked() if not path.parts[0].startswith(".")} <= TOP


def test_packaging_is_no_package() -> None:
    """An __init__.py there would shadow the library `packaging`."""
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_no_path_of_one_machine_in_any_file() -> None:
    found = [
        f"{path}: {match[0]}"
        for path in tracked()
        if path.suffix not in BINARY
        for match in MACHINE_PATH.finditer((ROOT / path).read_text(encoding="utf-8"))
    ]
    assert not found


def test_every_package_folder_is_a_package() -> None:
    """A folder of modules without __init__.py works from the source tree but is missing from the built program."""
    folders = {path.parent for path in tracked() if path.suffix == ".py" and path.parts[0] in {"app", "rules", "resources"}}
    assert not [str(folder) for folder in folders if not (ROOT / folder / "__init__.py").exists()]


def test_every_file_that_is_no_code_is_installed_too() -> None:
    """Installing a wheel gets only what the patterns name, relative to the package that a file belongs to."""
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]["package-data"]["*"]
    missing = []
    for path in tracked():
        if path.parts[0] in ("app", "rules") and path.suffix not in (".py", ".md"):
            package = next(folder for folder in path.parents if (ROOT / folder / "__init__.py").exists())
            inside = path.relative_to(package)
            if not any(inside.match(pattern) and len(inside.parts) == len(Path(pattern).parts) for pattern in patterns):
                missing.append(str(path))
    assert not missing


def test_no_two_files_differ_only_in_case() -> None:
    """No two paths differ in case alone: Windows and macOS would keep only one of them."""
    counts = Counter(str(path).casefold() for path in tracked())
    assert not [name for name, count in counts.items() if count > 1]


def test_the_summary_says_for_how_many_the_games_are() -> None:
    counts = [n for game in catalogue() for n in (game.min_players, game.max_players)]
    words = ("nobody", "one", "two", "three", "four", "five", "six")
    summary = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["description"]
    assert f"for {words[min(counts)]} to {words[max(counts)]} people" in summary
