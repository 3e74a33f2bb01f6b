"""Whether the system is set to reduce motion. Qt does not say; each system stores it in a different place."""

from __future__ import annotations

import sys
from pathlib import Path

CLIENT_AREA_ANIMATION = 0x1042
"""SPI_GETCLIENTAREAANIMATION of the Windows function SystemParametersInfo."""


def reduced(home: Path | None = None, platform: str = sys.platform) -> bool:
    """Say whether the system is set to reduce motion; False if that cannot be found out."""
    home = Path.home() if home is None else home
    if platform == "win32":
        return _windows()
    if platform == "darwin":
        return _mac(home / "Library" / "Preferences" / "com.apple.universalaccess.plist")
    return _value(home / ".config" / "kdeglobals", "KDE", "AnimationDurationFactor") in ("0", "0.0") or any(
        _value(home / ".config" / folder / "settings.ini", "Settings", "gtk-enable-animations") in ("0", "false")
        for folder in ("gtk-4.0", "gtk-3.0")
    )


def _windows() -> bool:
    import ctypes  # modules that only some systems need, and only at the first start, are imported where they are used

    shown = ctypes.c_int(1)
    known = ctypes.windll.user32.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(shown), 0)  # type: ignore[attr-defined]
    return bool(known) and shown.value == 0


def _mac(path: Path) -> bool:
    import plistlib

    try:
        return bool(plistlib.loads(path.read_bytes()).get("reduceMotion"))
    except (OSError, plistlib.InvalidFileException, ValueError):
        return False  # never set, or not readable by programs


def _value(path: Path, section: str, key: str) -> str:
    """Return a value of a file with sections; empty if there is none."""
    try:
        content = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""  # a different desktop
    import configparser

    found = configparser.ConfigParser(interpolation=None, strict=False)
    try:
        found.read_string(content)
    except configparser.Error:
        return ""
    return found.get(section, key, fallback="").strip().lower()
