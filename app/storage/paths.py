"""Where the player's data is: settings, games and the log, in the platform's usual places or in the folder of a throw-away profile."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QStandardPaths

PROGRAM = "burgage"
_profile: Path | None = None
"""The folder that holds everything instead."""


def use_profile(folder: Path | None) -> None:
    """Keep all the player's data in ``folder`` from now on; None: in the platform's places."""
    global _profile
    _profile = None if folder is None else Path(os.path.abspath(folder))


def _place(location: QStandardPaths.StandardLocation, variable: str, usual: str) -> Path:
    """Return the program's folder in one of the platform's places, or that of the profile.

    Qt is not used where the environment names the place, by ``variable`` or else ``usual`` below the home folder: a path consists of bytes
    there, and Qt changes those that are not text in its encoding.
    """
    if _profile is not None:
        return _profile
    if sys.platform in ("win32", "darwin"):
        # GenericXLocation and a folder of our own, so that the place does not depend on when the application's name was set.
        return Path(QStandardPaths.writableLocation(location)) / PROGRAM
    given = os.environ.get(variable, "")
    return (Path(given) if os.path.isabs(given) else Path.home() / usual) / PROGRAM


def _data() -> Path:
    return _place(QStandardPaths.StandardLocation.GenericDataLocation, "XDG_DATA_HOME", ".local/share")


def settings_file() -> Path:
    """Return the settings file; the folder need not exist."""
    return _place(QStandardPaths.StandardLocation.GenericConfigLocation, "XDG_CONFIG_HOME", ".config") / "settings.json"


def games_folder() -> Path:
    """Return the folder of the journals of running games; it need not exist."""
    return _data() / "games"


def saves_folder() -> Path:
    """Return the folder of the saves; it need not exist."""
    return _data() / "saves"


def archive_folder(games: Path | None = None) -> Path:
    """Return the folder of the finished games of ``games``, by default the player's; it need not exist."""
    return (games or games_folder()).with_name("finished")


def learning_folder(game: str, players: int) -> Path:
    """Return the folder of what bots learn about a game with this many players; it need not exist."""
    return _data() / "learning" / f"{game}-{players}"


def crash_file() -> Path:
    """Return the file for the report of the last unexpected error."""
    return _data() / "last-error.txt"


def log_file() -> Path:
    """Return the log file of the program; the folder need not exist."""
    return _place(QStandardPaths.StandardLocation.GenericDataLocation, "XDG_STATE_HOME", ".local/state") / "burgage.log"


def translations_folder() -> Path:
    """Return the folder of Qt's own translations, for its dialogs and context menus."""
    from PySide6.QtCore import QLibraryInfo

    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
