"""The preference for reduced motion, as each system stores it."""

import ctypes
import plistlib
from pathlib import Path
from types import SimpleNamespace

import pytest

from app.platform import reduced_motion
from app.run import stored_settings
from app.storage import paths, settings


@pytest.mark.parametrize(
    ("name", "words", "still"),
    [
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=1.5\n", False),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", True),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n", False),
        ("gtk-3.0/settings.ini", "no sections at all", False),
    ],
)
def test_desktops_of_linux(tmp_path: Path, name: str, words: str, still: bool) -> None:
    path = tmp_path / ".config" / name
    path.parent.mkdir(parents=True)
    path.write_text(words, encoding="utf-8")
    assert reduced_motion.reduced(tmp_path, "linux") is still


def test_an_unknown_preference_counts_as_none(tmp_path: Path) -> None:
    assert not reduced_motion.reduced(tmp_path, "linux")
    assert not reduced_motion.reduced(tmp_path, "darwin")


@pytest.mark.parametrize("still", [True, False])
def test_macos(tmp_path: Path, still: bool) -> None:
    path = tmp_path / "Library" / "Preferences" / "com.apple.universalaccess.plist"
    path.parent.mkdir(parents=True)
    path.write_bytes(plistlib.dumps({"reduceMotion": still}))
    assert reduced_motion.reduced(tmp_path, "darwin") is still
    path.write_bytes(b"no list")
    assert not reduced_motion.reduced(tmp_path, "darwin")


@pytest.mark.parametrize("shown", [0, 1])
def test_windows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, shown: int) -> None:
    def ask(what: int, _: int, answer: object, __: int) -> int:
        assert what == reduced_motion.CLIENT_AREA_ANIMATION
        answer._obj.value = shown  # type: ignore[attr-defined]
        return 1

    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=SimpleNamespace(SystemParametersInfoW=ask)), raising=False)
    assert reduced_motion.reduced(tmp_path, "win32") is (shown == 0)


def test_the_first_start_follows_the_system_and_later_ones_the_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(paths, "settings_file", lambda: tmp_path / "settings.json")
    monkeypatch.setattr(reduced_motion, "reduced", lambda: True)
    assert stored_settings().animation == "calm"
    settings.save(settings.Settings(animation="fast"), tmp_path / "settings.json")
    assert stored_settings().animation == "fast"
