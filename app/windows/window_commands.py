"""What the commands do that work on every page of the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.table.commands import Command

if TYPE_CHECKING:
    from app.windows.main_window import MainWindow

TEXT_STEP = 10
"""Per cent by which a key press changes the size of text."""


def commands_of(window: MainWindow) -> dict[Command, Callable[[], object]]:
    """Return what carries out each of these commands in a window."""
    program = window.program
    return {
        Command.KEYS: window.show_keys,
        Command.NEW: window.set_up_again,
        Command.SAVE: window.quick_save.save_copy,
        Command.OPEN: lambda: window.open_page("saves"),
        Command.SETTINGS: lambda: window.open_page("settings"),
        Command.HISTORY: window.show_history,
        Command.FULL_SCREEN: lambda: program.change(full_screen=not program.settings.full_screen),
        Command.MUTE: program.switch_sound,
        Command.TEXT_LARGER: lambda: program.resize_text(TEXT_STEP),
        Command.TEXT_SMALLER: lambda: program.resize_text(-TEXT_STEP),
        Command.TEXT_USUAL: lambda: program.change(text_size=100),
        Command.HOME: window.go_home,
        Command.QUIT: window.close,
    }
