"""The log and the throw-away profile that holds it: what is logged, that nothing secret is, and that logging never disturbs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import Struct

from app import __version__
from tests.app.programs import ROOT, in_program
from tests.conftest import HOMES

PLAY = """
for _ in range(5):
    QApplication.processEvents()
from rules import new
window.play(new("guildhall", ("Wilhelmina", "Ottokar"), 7))
window.match.lift_curtain()
for _ in range(12):
    window.match.play(window.match.record.game.legal[0])
    window.match.lift_curtain()
window.quick_save.save_copy()
window.program.change(text_size=110)
window.go_home()
"""


def log_of(profile: Path) -> str:
    return (profile / "burgage.log").read_text(encoding="utf-8")


class Run(Struct, frozen=True):
    """The program, run once in a profile within the home folder of its player."""

    home: Path
    profile: Path
    done: subprocess.CompletedProcess[str]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Play a little."""
    home = tmp_path_factory.mktemp("home")
    profile = home / "profile"
    with pytest.MonkeyPatch.context() as patch:
        for name in HOMES:
            patch.setenv(name, str(home))
        return Run(home, profile, in_program(PLAY, f"home=Path({str(profile)!r})"))


@pytest.mark.slow
def test_everything_of_the_player_lies_in_the_profile(run: Run) -> None:
    assert run.done.returncode == 0, run.done.stderr
    assert (run.profile / "settings.json").is_file()
    assert list((run.profile / "games").iterdir())
    assert list((run.profile / "saves").iterdir())
    assert [path for path in run.home.rglob("*") if "burgage" in path.name and run.profile not in path.parents] == []


@pytest.mark.slow
def test_the_log_says_what_ran_and_what_it_did_and_nothing_of_the_game(run: Run) -> None:
    assert run.done.stderr == ""
    log = log_of(run.profile)
    assert f"Burgage {__version__}, Python 3." in log
    assert "Qt 6." in log
    assert "first picture after" in log
    assert "*.json" in log
    assert "saves/*.burgage" in log.replace("\\", "/")
    assert log.splitlines()[-1].endswith("closed")
    assert not [secret for secret in ("card:", "Wilhelmina", "Ottokar", "Draw") if secret in log]


def test_only_what_was_asked_for_is_logged(tmp_path: Path) -> None:
    assert in_program(PLAY, f"home=Path({str(tmp_path)!r}), log='error'").returncode == 0
    assert not (tmp_path / "burgage.log").exists() or log_of(tmp_path) == ""


def test_the_home_folder_is_not_named(run: Run) -> None:
    log = log_of(run.profile)
    assert "~/profile/" in log or "~\\profile\\" in log
    assert str(run.home) not in log


def test_without_a_profile_it_lies_in_the_state_folder(players_home: Path) -> None:
    assert in_program("pass").returncode == 0
    assert [path.parent.name for path in players_home.rglob("burgage.log")] == ["burgage"]


@pytest.mark.slow
def test_an_unexpected_error_is_logged_without_what_is_secret(tmp_path: Path) -> None:
    act = f"""{PLAY.replace("window.go_home()", "")}
from PySide6.QtCore import QTimer
QTimer.singleShot(0, lambda: 1 / 0)
for _ in range(5):
    QApplication.processEvents()
"""
    in_program(act, f"home=Path({str(tmp_path)!r})")
    log = log_of(tmp_path)
    assert "ERROR app.windows.crash_sheet: unexpected error" in log
    assert "ZeroDivisionError" in log
    assert not [secret for secret in ("Wilhelmina", "Ottokar") if secret in log]


@pytest.mark.slow
@pytest.mark.parametrize("place", ["full", "folder", "pipe"])
@pytest.mark.skipif(sys.platform == "win32", reason="the devices of Linux and macOS")
def test_a_log_that_cannot_be_written_disturbs_nobody(tmp_path: Path, place: str) -> None:
    log = tmp_path / "burgage.log"
    if place == "folder":
        log.mkdir()
    elif place == "pipe":
        import os

        os.mkfifo(log)
    else:
        log.symlink_to("/dev/full")
    done = in_program(PLAY, f"home=Path({str(tmp_path)!r})")
    assert done.returncode == 0
    assert done.stderr == ""
    assert list((tmp_path / "saves").iterdir())


MANY = """
import logging, os, sys
from pathlib import Path
from app.platform import log_file
{before}
path = Path(sys.argv[1])
log_file.start(path, "info")
for n in range(9000):
    logging.getLogger("app").info("line %d %s", n, "." * 100)
"""


def logged(path: Path, before: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", MANY.format(before=before), str(path)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.slow
def test_it_never_grows_large(tmp_path: Path) -> None:
    assert logged(tmp_path / "log", "").returncode == 0
    found = sorted(path for path in tmp_path.iterdir() if path.is_file())
    assert [path.name for path in found] == ["log", "log.1"]
    assert sum(path.stat().st_size for path in found) < 600_000
    assert "line 8999" in found[0].read_text(encoding="utf-8")


@pytest.mark.slow
def test_a_file_held_by_another_program_is_continued(tmp_path: Path) -> None:
    """Logging continues in a file that cannot be renamed, as on Windows when another program has it open."""
    refuse = "def refuse(*_): raise PermissionError(13, 'in use')\nos.rename = refuse"
    done = logged(tmp_path / "log", refuse)
    assert (done.returncode, done.stderr) == (0, "")
    lines = (tmp_path / "log").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 9000


def test_a_full_disk_loses_lines_and_nothing_else(tmp_path: Path) -> None:
    limit = "import resource\nresource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))"
    done = logged(tmp_path / "log", limit)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "log").stat().st_size <= 50_000
