"""Where things of the player are: settings and journals, in the platform's own places."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths

PROGRAM = "burgage"


def _place(location: QStandardPaths.StandardLocation) -> Path:
    # GenericXLocation and an own folder, so that the place does not depend on when the application's name was set.
    return Path(QStandardPaths.writableLocation(location)) / PROGRAM


def settings_file() -> Path:
    """The settings; the folder need not exist."""
    return _place(QStandardPaths.StandardLocation.GenericConfigLocation) / "settings.json"


def games_folder() -> Path:
    """The journals of running games; need not exist."""
    return _place(QStandardPaths.StandardLocation.GenericDataLocation) / "games"


def saves_folder() -> Path:
    """The saves; need not exist."""
    return _place(QStandardPaths.StandardLocation.GenericDataLocation) / "saves"


def archive_folder(games: Path | None = None) -> Path:
    """The finished games, those of the folder ``games`` or of the player; need not exist."""
    return (games or games_folder()).with_name("finished")


def crash_file() -> Path:
    """The report of the last unexpected error."""
    return _place(QStandardPaths.StandardLocation.GenericDataLocation) / "last-error.txt"


def translations_folder() -> Path:
    """Qt's own translations, for its dialogs and context menus."""
    from PySide6.QtCore import QLibraryInfo

    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
