"""Set-up for all tests: no window appears, no player's file is touched, and random examples have no deadline."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import hypothesis
import pytest
from PySide6.QtWidgets import QApplication

from tests.memory import forget_positions, forget_reports, free_what_adds_up, freeze_what_stays
from tests.slow import mark_all_but_few

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.pop("QT_QPA_PLATFORMTHEME", None)  # a desktop's theme would change fonts and colours
os.environ["QT_SCALE_FACTOR"] = "1"

# The machines that run the tests are slow and shared, so nothing is timed, not even generating examples: the first has to wait
# until hypothesis has read all our modules. The check of a commit uses the same examples every time.
hypothesis.settings.register_profile(
    "burgage", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow], derandomize="CI" in os.environ
)
hypothesis.settings.load_profile("burgage")

gc.set_threshold(50_000, 20, 20)  # memory is watched after every test: looking for garbage in between takes a twentieth of the time


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is slow before it is left out."""
    mark_all_but_few(items)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Forget the tests that are left out and freeze the thousands of others."""
    forget_reports(session.config)
    freeze_what_stays()


HOMES = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "APPDATA", "LOCALAPPDATA", "TMPDIR")


@pytest.fixture(autouse=True)
def free_memory() -> Iterator[None]:
    """Let go of what a test leaves behind before it adds up."""
    yield
    free_what_adds_up()


@pytest.fixture(scope="module", autouse=True)
def free_positions(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let go of the games a module shares among its tests; what then remains stays, and is not looked through for garbage again."""
    yield
    forget_positions(request.module)
    forget_reports(request.config)
    freeze_what_stays()


_homes: list[TemporaryDirectory[str]] = []
"""The home of the test before, if any."""


@pytest.fixture(autouse=True)
def players_home(monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test an empty home folder, which the programs it starts use too: the user's own saves and settings are left alone.

    Most tests leave nothing in it, and the next one gets the same: deleting a folder takes longer than many a test. It is not part of
    ``tmp_path``: pytest keeps every request for something made once per session, and every test needs a home.
    """
    if _homes and (not Path(_homes[0].name).is_dir() or os.listdir(_homes[0].name)):
        _homes.pop().cleanup()
    if not _homes:
        _homes.append(TemporaryDirectory(prefix="burgage_test_", ignore_cleanup_errors=True))
    home = _homes[0].name
    for name in HOMES:
        monkeypatch.setenv(name, home)
    return Path(home)


def pytest_sessionfinish() -> None:
    """Delete the last home."""
    while _homes:
        _homes.pop().cleanup()


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    """Return the application as the program sets it up, with its typefaces, whichever test comes first."""
    from app.application import qt

    return qt()
