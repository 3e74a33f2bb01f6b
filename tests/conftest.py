"""Set-up for all tests: no window appears, no player's file is touched, and random examples have no deadline."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import hypothesis
import pytest
from PySide6.QtWidgets import QApplication

from tests.memory import forget_positions, forget_reports, free_what_adds_up, freeze_what_stays

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.pop("QT_QPA_PLATFORMTHEME", None)  # a desktop's theme would change fonts and colours
os.environ["QT_SCALE_FACTOR"] = "1"

# The machines that run the tests are slow and shared, so nothing is timed, not even generating examples: the first has to wait
# until hypothesis has read all our modules. The check of a commit uses the same examples every time.
hypothesis.settings.register_profile(
    "burgage", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow], derandomize="CI" in os.environ
)
hypothesis.settings.load_profile("burgage")


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
    """Let go of the games a module shares among its tests."""
    yield
    forget_positions(request.module)
    forget_reports(request.config)


@pytest.fixture(autouse=True)
def players_home(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give each test an empty home folder, which the programs it starts use too: the user's own saves and settings are left alone.

    It is not part of ``tmp_path``: pytest keeps every request for something made once per session, and every test needs a home.
    """
    with TemporaryDirectory(prefix="burgage_test_", ignore_cleanup_errors=True) as home:
        for name in HOMES:
            monkeypatch.setenv(name, home)
        yield Path(home)


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    """Return the application as the program sets it up, with its typefaces, whichever test comes first."""
    from app.application import qt

    return qt()
