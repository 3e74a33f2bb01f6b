"""The list of all keys, over whatever page is shown."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.art.tokens import INK_SECOND
from app.program import Program
from app.shortcuts import keymap, written
from app.table.input import keys
from app.windows.kit.leaves import Words
from app.windows.kit.scroll_sheet import ScrollSheet
from app.windows.settings.key_table import Group, key_table

WIDTH = 1040
COLUMNS = (("turn", "game", "program"), ("look", "window", "fixed"))


class KeysSheet(ScrollSheet):
    """Every key, by group."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent, "keys_sheet", WIDTH)
        self.games: tuple[str, ...] = ()
        """The games whose keys are listed too: the one on the table."""
        program.settings_changed.connect(self.retext)  # the settings change keys
        self.retext()

    def open(self) -> None:
        """Show the list over its whole page, or put it away."""
        if self.isVisible():
            self.put_away()
            return
        self.retext()
        self.show_up()
        (self.scroller if self.scroller.focusPolicy() == Qt.FocusPolicy.StrongFocus else self.close_button).setFocus()

    def retext(self) -> None:
        """Set all texts."""
        say = self._program.texts
        self.head(say("settings.keys.title"), say("app.close"))
        columns = self._columns()
        self.setAccessibleDescription("\n".join(f"{key}: {words}" for groups in columns for _, rows in groups for key, words in rows))
        self.scroller.setAccessibleName(say("settings.keys.title"))
        self.lay_body(key_table(columns), Words(say("settings.keys.change"), "italic", INK_SECOND, wrapped=True))
        self.refit()

    def rows(self, group: str) -> list[tuple[str, str]]:
        """Return the keys of a group as they are written here, with what they do."""
        say, known = self._program.texts, keymap(self._program, *self.games)
        if group == "fixed":
            named = [(say(f"settings.cap.{key}") if say.has(f"settings.cap.{key}") else cap, key) for key, cap in keys.FIXED]
            return [(cap, say(f"settings.fixed.{key}")) for cap, key in named]
        commands = [command for command in known.commands.values() if command.group == group]
        return [(written(known.first(command.id)), say(command.words)) for command in commands]

    def _columns(self) -> list[list[Group]]:
        """Return the groups side by side; the keys of a game only with that game on the table."""
        say = self._program.texts
        listed = [[(group, self.rows(group)) for group in groups] for groups in COLUMNS]
        return [[(say(f"settings.keys.{group}"), rows) for group, rows in groups if rows] for groups in listed]
