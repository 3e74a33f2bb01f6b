"""For all tests: no window appears, no file of a player is touched, and random examples have no deadline."""

import gc
import os
from pathlib import Path

import hypothesis
import pytest
from PySide6.QtWidgets import QApplication

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.pop("QT_QPA_PLATFORMTHEME", None)  # a desktop's theme would change fonts and colours
os.environ["QT_SCALE_FACTOR"] = "1"

# The machines that run the tests are slow and shared, so nothing is timed: not even the making of examples, the first of which waits
# until hypothesis has read all our modules. In the check of a commit the examples are the same every time.
hypothesis.settings.register_profile(
    "burgage", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow], derandomize="CI" in os.environ
)
hypothesis.settings.load_profile("burgage")


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end. Without them the garbage collection when a table is left looks at what the program made."""
    gc.collect()
    gc.freeze()


HOMES = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "APPDATA", "LOCALAPPDATA", "TMPDIR")


@pytest.fixture(autouse=True)
def players_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home folder of the test's own, also for the programs it starts: saves and settings of the person stay alone."""
    home = tmp_path / "home"
    home.mkdir()
    for name in HOMES:
        monkeypatch.setenv(name, str(home))
    return home


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    """The application as the program sets it up, with its typefaces, whatever test comes first."""
    from app.application import qt

    return qt()
