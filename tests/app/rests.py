"""Players who often look away: long rests in a real window, each followed by another size, another page and another size of text.

    python -m tests.app.rests GAME PLAYERS SEED STEPS RESTS [OPTION=VALUE ...]

Between the rests a game is played as in ``on_screen``. Anything that begins after a while (a pulse, a hint, a picture painted ahead, the
end of a movement) is under way then, and meets what has changed: the screen must stay equal to a full repaint, no error may be reported,
and nothing logged. Windows that rest need no processor time: several can rest at the same time, each on a display of its own.

The display needs a window manager, for instance ``Xvfb :99 -screen 0 2000x1200x24`` with openbox, since only then is the window maximised
and given its sizes late, as on a player's screen.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from app.windows.main_window import MainWindow
from app.windows.page_directory import PAGES
from rules import Value
from tests.app.on_screen import SERVED, SIZES, Onlooker, Player, options_of, play, save_pictures
from tests.app.sitting import Sitting
from tests.app.windows.monkey import watched

REST = 15_000
"""Milliseconds of a rest: after ten seconds hints pulse, and later nothing new begins."""
AFTERWARDS = (0, 40, 400, 1500)
"""Milliseconds after a change at which the screen is compared."""
CLICKS = 3
"""Clicks that lead on with the game after each random act."""
TEXT = (90, 110, 130, 100)


class Resting:
    """Rests every now and then, and changes something afterwards: each kind of change is the first one after some of the rests."""

    def __init__(self, rests: int, steps: int) -> None:
        self.rests = 0
        self._wanted = rests
        self.changes = 0
        self._every = steps / (rests + 1)
        self._kinds: tuple[Callable[[Player], str], ...] = (resize, turn_page, resize_text)

    def __call__(self, player: Player, onlooker: Onlooker) -> None:
        """Go on with the game by some clicks, and rest if it is time."""
        for _ in range(CLICKS):
            click_on(player)
            onlooker.look(f"{player.done.total()} clicks")
        if self.rests == self._wanted or player.done.total() < self._every * (self.rests + 1):
            return
        player.clear_the_table()
        QTest.qWait(REST)
        onlooker.look(f"rest {self.rests + 1}")
        for n in range(len(self._kinds)):
            did = self._kinds[(self.rests + n) % len(self._kinds)](player)
            self.changes += 1
            for pause in AFTERWARDS:
                QTest.qWait(pause)
                onlooker.look(f"rest {self.rests + 1}, {did}, {pause} ms later", SERVED if did.startswith("size") else 0)
        self.rests += 1


def click_on(player: Player) -> None:
    """Click what leads on in the game, as a player does who wants to build rather than try things out."""
    program = player.program
    player.clear_the_table()
    if program.match is None or program.match.record.game.over or player.view.table.carried is not None:
        return
    if program.match.curtain:
        program.match.lift_curtain()
    sitting = Sitting(program, player.chance)
    before = len(sitting.record.entries)
    if program.at_table and sitting.lit():
        sitting.click(sitting.wanted())
    player.decisions += len(sitting.record.entries) > before


def resize(player: Player) -> str:
    """Maximise the window, or give it another size."""
    if not player.program.isMaximized() and player.chance.random() < 0.5:
        player.program.showMaximized()
        return "size maximised"
    player.program.showNormal()
    size = player.chance.choice(SIZES)
    player.program.resize(*size)
    return f"size {size}"


def turn_page(player: Player) -> str:
    """Look at another page for a moment and come back to the game, as players do: from the start page by the button of its shelf."""
    program = player.program
    page = player.chance.choice((*PAGES, "home", "review"))
    if page == "home":
        program.go_home()
        QTest.qWait(300)
        _continue(program)
    else:
        program.show_history() if page == "review" else program.open_page(page)
        QTest.qWait(300)
        QTest.keyClick(QApplication.focusWidget() or program, Qt.Key.Key_Escape)
        if not program.isActiveWindow():  # without a window manager, or with another window in front: no shortcut is heard
            program.history.put_away()
            program.go_back()
    assert program.at_table, f"no way back from {page}"
    return f"page {page}"


def _continue(program: MainWindow) -> None:
    """Click the newest game on the shelf of the start page, and lift the curtain of its table."""
    control = program.start_page.findChild(QAbstractButton, "resume:0")
    assert control is not None
    QTest.mouseClick(control, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, control.rect().center())
    assert program.match is not None
    if program.match.curtain:
        program.match.lift_curtain()


def resize_text(player: Player) -> str:
    """Change the size of the text."""
    share = player.chance.choice([share for share in TEXT if share != player.program.program.settings.text_size])
    player.program.program.change(text_size=share)
    return f"text {share}"


class Logged(logging.Handler):
    """Keeps what is logged as a warning or worse."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(f"{record.levelname} {record.name}: {record.getMessage()}")


def main(game: str, players: int, seed: int, steps: int, rests: int, options: Mapping[str, Value]) -> int:
    """Play and rest, print the figures as one line of JSON and keep pictures that differ; return 1 if anything was wrong."""
    logged, resting = Logged(), Resting(rests, steps)
    logging.getLogger().addHandler(logged)
    with watched() as trouble:
        player, onlooker = play(game, players, seed, steps, options, resting)
    save_pictures(onlooker, f"{game}_{players}_{seed}", Path("build/rests"))
    found = {
        "game": game,
        "players": players,
        "options": dict(options),
        "acts": player.done.total(),
        "games": player.games,
        "decisions": player.decisions,
        "rests": resting.rests,
        "changes": resting.changes,
        "looks": onlooker.looks,
        "wrong": onlooker.wrong,
        "dialogs": onlooker.dialogs,
        "logged": logged.lines + trouble,
    }
    print(json.dumps(found))
    return 1 if onlooker.wrong or onlooker.dialogs or logged.lines or trouble else 0


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "xcb")
    with tempfile.TemporaryDirectory() as home:
        os.environ |= dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "APPDATA"), home)
        from app.application import qt

        qt()
        players, seed, steps, rests = (int(word) for word in sys.argv[2:6])
        sys.exit(main(sys.argv[1], players, seed, steps, rests, options_of(sys.argv[1], sys.argv[6:])))
